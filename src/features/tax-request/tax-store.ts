import { createPersistedStore, type PersistedStore, type Wiping } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
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

export const taxKey = 'mle.tax';

export type TaxStore = Pick<PersistedStore<TaxData>, 'get' | 'subscribe'> & {
  readonly answer: (key: DetailKey, text: string) => void;
  readonly keep: (request: TaxRequest) => void;
  readonly forget: (reference: string) => void;
  /** @returns brings it back, unless something was typed since */
  readonly erase: () => () => void;
  readonly wiping: Wiping;
};

export function createTaxStore(): TaxStore {
  const store = createPersistedStore({
    key: taxKey,
    parse: parserOf(StoredTaxData),
    empty: noTaxData,
    isHeld: isTyped,
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    answer: (key, text) =>
      store.update((data) =>
        data.details[key] === text ? data : { ...data, details: { ...data.details, [key]: text } },
      ),
    keep: (request) => store.update((data) => keepRequest(data, request)),
    forget: (reference) => store.update((data) => forgetRequest(data, reference)),
    erase: store.erase,
    wiping: store,
  };
}
