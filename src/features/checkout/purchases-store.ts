import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import {
  type Attempt,
  addAttempt,
  addReceipt,
  forget,
  markPending,
  noPurchases,
  type Pending,
  type Purchases,
  type Receipt,
  StoredPurchases,
} from './purchases.ts';

export const purchasesKey = 'mle.purchases';

export type PurchasesStore = Pick<PersistedStore<Purchases>, 'get' | 'subscribe'> & {
  readonly start: (attempt: Attempt) => void;
  readonly complete: (receipt: Receipt) => void;
  readonly markPending: (reference: string, pending: Pending) => void;
  readonly forget: (reference: string) => void;
};

/** What this browser tried to buy, and what it bought. */
export function createPurchasesStore(): PurchasesStore {
  const store = createPersistedStore({ key: purchasesKey, schema: StoredPurchases, empty: noPurchases });
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (attempt) => store.update((purchases) => addAttempt(purchases, attempt)),
    complete: (receipt) => store.update((purchases) => addReceipt(purchases, receipt)),
    markPending: (reference, pending) =>
      store.update((purchases) => markPending(purchases, reference, pending)),
    forget: (reference) => store.update((purchases) => forget(purchases, reference)),
  };
}
