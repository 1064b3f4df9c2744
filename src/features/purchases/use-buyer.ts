import { useStore, useStoreOf } from '../../platform/store.ts';
import { type Buyer, noBuyer } from './buyer.ts';
import { type BuyerStore, createBuyerStore } from './buyer-store.ts';

export function useBuyerStore(): BuyerStore {
  return useStoreOf(createBuyerStore);
}

/** The buyer as it is now. The first render, like the prerendered page, knows none. */
export function useBuyer(): Buyer {
  return useStore(useBuyerStore(), noBuyer);
}
