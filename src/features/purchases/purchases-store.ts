import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import type { DocumentEntry } from '../documents/model/document-entry.ts';
import {
  addAttempt,
  addQuote,
  addReceipt,
  discard,
  forget,
  markAsked,
  markPending,
  markRefused,
  mergePurchases,
  noteDownload,
} from './change-purchases.ts';
import {
  type Attempt,
  findReceipt,
  noPurchases,
  type Purchases,
  purchasesKey,
  type Receipt,
  type UndecidedReturn,
} from './purchases.ts';
import { StoredPurchases } from './stored-purchases.ts';

export type PurchasesStore = Pick<PersistedStore<Purchases>, 'get' | 'subscribe'> & {
  readonly start: (attempt: Attempt) => void;
  /** @returns whether the receipt is new: another tab, or an earlier visit, may have it already */
  readonly complete: (receipt: Receipt) => boolean;
  readonly addQuote: (reference: string, quote: string) => void;
  readonly markPending: (reference: string, pending: UndecidedReturn) => void;
  /** @param askedAt ISO instant of an answer that did not confirm the payment */
  readonly markAsked: (reference: string, askedAt: string) => void;
  readonly markRefused: (reference: string) => void;
  readonly discard: (reference: string) => void;
  /** Notes which text of the document was downloaded now. */
  readonly noteDownload: (document: Pick<DocumentEntry, 'productId' | 'textDate'>) => void;
  readonly forget: (reference: string) => void;
};

/** What this browser tried to buy, and what it bought. */
export function createPurchasesStore(): PurchasesStore {
  const store = createPersistedStore({
    key: purchasesKey,
    parse: parserOf(StoredPurchases),
    empty: noPurchases,
    merge: mergePurchases,
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    start: (attempt) => store.update((purchases) => addAttempt(purchases, attempt)),
    complete: (receipt) => {
      let isNew = false;
      store.update((purchases) => {
        isNew = !findReceipt(purchases, receipt.reference);
        return addReceipt(purchases, receipt);
      });
      return isNew;
    },
    addQuote: (reference, quote) => store.update((purchases) => addQuote(purchases, reference, quote)),
    markPending: (reference, pending) =>
      store.update((purchases) => markPending(purchases, reference, pending)),
    markAsked: (reference, askedAt) => store.update((purchases) => markAsked(purchases, reference, askedAt)),
    markRefused: (reference) => store.update((purchases) => markRefused(purchases, reference)),
    noteDownload: ({ productId: id, textDate: text }) =>
      store.update((purchases) => noteDownload(purchases, { id, text, at: new Date().toISOString() })),
    discard: (reference) => store.update((purchases) => discard(purchases, reference)),
    forget: (reference) => store.update((purchases) => forget(purchases, reference)),
  };
}

export function usePurchasesStore(): PurchasesStore {
  return useStoreOf(createPurchasesStore);
}

/** This browser's purchases as they are now. The first render, like the prerendered page, shows none. */
export function usePurchases(): Purchases {
  return useStore(usePurchasesStore(), noPurchases);
}
