import { useStore, useStoreOf } from '../../platform/store.ts';
import { noPurchases, type Purchases } from './purchases.ts';
import { createPurchasesStore, type PurchasesStore } from './purchases-store.ts';

export function usePurchasesStore(): PurchasesStore {
  return useStoreOf(createPurchasesStore);
}

/** This browser's purchases as they are now. The first render, like the prerendered page, shows none. */
export function usePurchases(): Purchases {
  return useStore(usePurchasesStore(), noPurchases);
}
