import { parserOf } from '../../platform/schema.ts';
import { createPersistedStore } from '../../platform/storage/persisted-store.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import type { DocumentEntry } from '../documents/model/document-entry.ts';
import {
  addAttempt,
  addReceipt,
  clearPending,
  deleteOrder,
  discardAttempt,
  markAsked,
  markDenied,
  markPending,
  mergePurchases,
  recordDownload,
} from './change-purchases.ts';
import { findReceipt, noPurchases, type Purchases, type Receipt } from './purchases.ts';
import { purchasesKey } from './purchases-key.ts';
import { StoredPurchases } from './stored-purchases.ts';

export type PurchasesStore = ReturnType<typeof createPurchasesStore>;

export function createPurchasesStore(storage = deviceStorage) {
  const { get, subscribe, update } = createPersistedStore({
    key: purchasesKey,
    parse: parserOf(StoredPurchases),
    empty: noPurchases,
    merge: mergePurchases,
    storage,
  });
  /** Turns a change of purchases into a method that applies it to the stored purchases. */
  const toMethod =
    <Rest extends readonly unknown[]>(change: (purchases: Purchases, ...rest: Rest) => Purchases) =>
    (...rest: Rest): void =>
      update((purchases) => change(purchases, ...rest));
  return {
    get,
    subscribe,
    addAttempt: toMethod(addAttempt),
    /** @returns true if the receipt is new; another tab or an earlier visit may have stored it already */
    addReceipt: (receipt: Receipt): boolean => {
      let isNew = false;
      update((purchases) => {
        isNew = !findReceipt(purchases, receipt.reference);
        return addReceipt(purchases, receipt);
      });
      return isNew;
    },
    markPending: toMethod(markPending),
    markAsked: toMethod(markAsked),
    markDenied: toMethod(markDenied),
    clearPending: toMethod(clearPending),
    noteDownload: ({ productId: id, textDate: text }: Pick<DocumentEntry, 'productId' | 'textDate'>) =>
      update((purchases) => recordDownload(purchases, { id, text, at: new Date().toISOString() })),
    discard: toMethod(discardAttempt),
    deleteOrder: toMethod(deleteOrder),
  };
}

export function usePurchasesStore(): PurchasesStore {
  return useStoreInstance(createPurchasesStore);
}

/** The first render has no purchases, to match the prerendered page. */
export function usePurchases(): Purchases {
  return useStore(usePurchasesStore(), noPurchases);
}
