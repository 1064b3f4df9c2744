import { parserOf } from '../../platform/schema.ts';
import { createPersistedStore } from '../../platform/storage/persisted-store.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import type { DocumentEntry } from '../documents/model/document-entry.ts';
import {
  addAttempt,
  addReceipt,
  discard,
  forget,
  markAsked,
  markDenied,
  markPending,
  markRefused,
  mergePurchases,
  noteDownload,
} from './change-purchases.ts';
import { findReceipt, noPurchases, type Purchases, type Receipt } from './purchases.ts';
import { purchasesKey } from './purchases-key.ts';
import { StoredPurchases } from './stored-purchases.ts';

export type PurchasesStore = ReturnType<typeof createPurchasesStore>;

/** What this browser tried to buy, and what it bought. */
export function createPurchasesStore(storage = deviceStorage) {
  const { get, subscribe, update } = createPersistedStore({
    key: purchasesKey,
    parse: parserOf(StoredPurchases),
    empty: noPurchases,
    merge: mergePurchases,
    storage,
  });
  /** A method that makes this change in what is stored. */
  const stored =
    <Rest extends readonly unknown[]>(change: (purchases: Purchases, ...rest: Rest) => Purchases) =>
    (...rest: Rest): void =>
      update((purchases) => change(purchases, ...rest));
  return {
    get,
    subscribe,
    start: stored(addAttempt),
    /** @returns whether the receipt is new: another tab, or an earlier visit, may have it already */
    complete: (receipt: Receipt): boolean => {
      let isNew = false;
      update((purchases) => {
        isNew = !findReceipt(purchases, receipt.reference);
        return addReceipt(purchases, receipt);
      });
      return isNew;
    },
    markPending: stored(markPending),
    markAsked: stored(markAsked),
    markDenied: stored(markDenied),
    markRefused: stored(markRefused),
    /** Notes which text of the document was downloaded now. */
    noteDownload: ({ productId: id, textDate: text }: Pick<DocumentEntry, 'productId' | 'textDate'>) =>
      update((purchases) => noteDownload(purchases, { id, text, at: new Date().toISOString() })),
    discard: stored(discard),
    forget: stored(forget),
  };
}

export function usePurchasesStore(): PurchasesStore {
  return useStoreOf(createPurchasesStore);
}

/** This browser's purchases as they are now. The first render, like the prerendered page, shows none. */
export function usePurchases(): Purchases {
  return useStore(usePurchasesStore(), noPurchases);
}
