import { env } from '../../platform/current-env.ts';
import { dayInChile } from '../../platform/format.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { isNumberOf } from './make-quote-number.ts';
import { isCountedNumber } from './quote-day.ts';
import {
  forgetNumber,
  noQuotedCarts,
  numberFor,
  type QuotedCart,
  type QuotedCarts,
  remember,
  StoredQuotedCarts,
} from './quoted-carts.ts';
import type { CountedLine } from './same-lines.ts';

export const quotedCartsKey = 'mle.quotes';

/**
 * Days that a number counts where the firm has not said for how long a quote is valid: a school's approval takes weeks,
 * and a purchase of the same products months later is another one.
 */
const undecidedDays = 60;

type NumberOf = (lines: readonly CountedLine[], used: readonly string[]) => string | null;

export type QuotedCartStore = Pick<PersistedStore<QuotedCarts>, 'get'> & {
  /** @returns whether the number counts; one that does not is not remembered */
  readonly remember: (quoted: QuotedCart) => boolean;
  /** The number of the latest quote of exactly these lines, while it counts and is not used; null for none. */
  readonly numberFor: NumberOf;
  /** The same, of a quote that was made today. */
  readonly numberOfToday: NumberOf;
  readonly forget: (number: string) => void;
  readonly erase: () => void;
};

/** Which quotes this device has made or accepted: a purchase of the same lines bears the quote's number. */
export function createQuotedCartStore(): QuotedCartStore {
  const store = createPersistedStore({
    key: quotedCartsKey,
    parse: parserOf(StoredQuotedCarts),
    empty: noQuotedCarts,
  });
  const today = () => dayInChile(new Date());
  function countedRule() {
    const day = today();
    return (number: string) => isCountedNumber(number, day, env.firm.quoteDays ?? undecidedDays);
  }
  return {
    get: store.get,
    remember: (quoted) => {
      const isCounted = countedRule();
      store.update((carts) => remember(carts, quoted, isCounted));
      return isCounted(quoted.number);
    },
    numberFor: (lines, used) => numberFor(store.get(), lines, used, countedRule()),
    numberOfToday: (lines, used) => {
      const day = today();
      return numberFor(store.get(), lines, used, (number) => isNumberOf(number, day));
    },
    forget: (number) => store.update((carts) => forgetNumber(carts, number)),
    erase: () => store.replace(noQuotedCarts),
  };
}
