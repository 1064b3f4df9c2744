import { createPersistedStore, type PersistedStore, type Wiping } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { type Buyer, isKnown, noBuyer, StoredBuyer } from './buyer.ts';

export const buyerKey = 'mle.buyer';

export type BuyerStore = Pick<PersistedStore<Buyer>, 'get' | 'subscribe'> & {
  readonly answer: (key: keyof Buyer, value: string) => void;
  readonly erase: () => void;
  readonly wiping: Wiping;
};

/** The school that this device's receipts are made out to. */
export function createBuyerStore(): BuyerStore {
  const store = createPersistedStore({
    key: buyerKey,
    parse: parserOf(StoredBuyer),
    empty: noBuyer,
    isHeld: isKnown,
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (key, value) =>
      store.update((buyer) => (buyer[key] === value ? buyer : { ...buyer, [key]: value })),
    erase: store.erase,
    wiping: store,
  };
}

export function useBuyerStore(): BuyerStore {
  return useStoreOf(createBuyerStore);
}

/** The buyer as it is now. The first render, like the prerendered page, knows none. */
export function useBuyer(): Buyer {
  return useStore(useBuyerStore(), noBuyer);
}
