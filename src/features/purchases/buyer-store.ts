import { createPersistedStore } from '../../platform/persisted-store.ts';
import { type Buyer, noBuyer, StoredBuyer } from './buyer.ts';

export const buyerKey = 'mle.buyer';

const store = createPersistedStore({ key: buyerKey, schema: StoredBuyer, empty: noBuyer });

/** Whom receipts are made out to, on this device. One for its page: no other asks for it. */
export const buyerStore = {
  get: store.get,
  subscribe: store.subscribe,
  answer: (key: keyof Buyer, value: string) =>
    store.update((buyer) => (buyer[key] === value ? buyer : { ...buyer, [key]: value })),
  erase: () => store.update(() => noBuyer),
};
