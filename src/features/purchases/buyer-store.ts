import { parserOf } from '../../platform/parser.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { type Buyer, noBuyer, StoredBuyer } from './buyer.ts';

export const buyerKey = 'mle.buyer';

export type BuyerStore = Pick<PersistedStore<Buyer>, 'get' | 'subscribe'> & {
  readonly answer: (key: keyof Buyer, value: string) => void;
  readonly erase: () => void;
};

/** The school that this device's receipts are made out to. */
export function createBuyerStore(): BuyerStore {
  const store = createPersistedStore({ key: buyerKey, parse: parserOf(StoredBuyer), empty: noBuyer });
  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (key, value) =>
      store.update((buyer) => (buyer[key] === value ? buyer : { ...buyer, [key]: value })),
    erase: () => store.update(() => noBuyer),
  };
}
