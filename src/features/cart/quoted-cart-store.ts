import { parserOf } from '../../platform/parser.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import {
  noQuotedCarts,
  type QuotedCart,
  type QuotedCarts,
  remember,
  StoredQuotedCarts,
} from './quoted-carts.ts';

export const quotedCartsKey = 'mle.quotes';

export type QuotedCartStore = Pick<PersistedStore<QuotedCarts>, 'get'> & {
  readonly remember: (quoted: QuotedCart) => void;
};

/** Which quotes this device has made or accepted: a purchase of the same lines bears the quote's number. */
export function createQuotedCartStore(): QuotedCartStore {
  const store = createPersistedStore({
    key: quotedCartsKey,
    parse: parserOf(StoredQuotedCarts),
    empty: noQuotedCarts,
  });
  return {
    get: store.get,
    remember: (quoted) => store.update((carts) => remember(carts, quoted)),
  };
}

/** The page's only store of it. Imported on demand: where a payment starts, a link is accepted, a quote is shown. */
export const ownQuotedCarts = createQuotedCartStore();
