import { useStore } from '../../platform/store.ts';
import { type Buyer, noBuyer } from './buyer.ts';
import { type BuyerStore, createBuyerStore } from './buyer-store.ts';
import { usePurchasesStore } from './purchases-context.ts';
import type { PurchasesStore } from './purchases-store.ts';

/** One for each purchases store, created on first use so that only /mis-compras loads its code. */
const stores = new WeakMap<PurchasesStore, BuyerStore>();

export function useBuyerStore(): BuyerStore {
  const purchases = usePurchasesStore();
  const store = stores.get(purchases) ?? createBuyerStore();
  stores.set(purchases, store);
  return store;
}

/** The buyer as it is now. The first render, like the prerendered page, knows none. */
export function useBuyer(): Buyer {
  return useStore(useBuyerStore(), noBuyer);
}
