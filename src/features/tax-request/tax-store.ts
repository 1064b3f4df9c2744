import { parserOf } from '../../platform/parser.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { type Wiping, wipingOf } from '../school/wiping.ts';
import { tellTaxChange } from './held-tax-data.ts';
import {
  forgetRequest,
  isTyped,
  keepRequest,
  noTaxData,
  StoredTaxData,
  type TaxData,
  type TaxRequest,
} from './tax-data.ts';
import type { DetailKey } from './tax-details.ts';
import { taxKey } from './tax-key.ts';

export type TaxStore = Pick<PersistedStore<TaxData>, 'get' | 'subscribe'> & {
  readonly answer: (key: DetailKey, text: string) => void;
  readonly keep: (request: TaxRequest) => void;
  readonly forget: (reference: string) => void;
  readonly erase: () => void;
  readonly wiping: Wiping;
};

export function createTaxStore(): TaxStore {
  const store = createPersistedStore({
    key: taxKey,
    parse: parserOf(StoredTaxData),
    empty: noTaxData,
    isHeld: isTyped,
  });
  store.subscribe(tellTaxChange);
  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (key, text) =>
      store.update((data) =>
        data.details[key] === text ? data : { ...data, details: { ...data.details, [key]: text } },
      ),
    keep: (request) => store.update((data) => keepRequest(data, request)),
    forget: (reference) => store.update((data) => forgetRequest(data, reference)),
    erase: () => {
      if (store.get() !== noTaxData) store.replace(noTaxData);
    },
    wiping: wipingOf(store, noTaxData),
  };
}

/** The page's only one: a second one in the same tab would miss what the first erases. */
export const ownTaxData = createTaxStore();
