import { useStore } from '../../platform/store.ts';
import { type Buyer, noBuyer } from './buyer.ts';
import { type BuyerStore, createBuyerStore } from './buyer-store.ts';
import { usePurchasesStore } from './purchases-context.ts';
import type { PurchasesStore } from './purchases-store.ts';

/** One beside each store of purchases, made when it is first asked for: only /mis-compras carries its code. */
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
