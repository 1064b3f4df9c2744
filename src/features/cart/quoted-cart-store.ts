import * as v from 'valibot';
import { firm } from '../../content/firm.ts';
import { dayInChile } from '../../platform/format.ts';
import { parserOf, validEntries } from '../../platform/schema.ts';
import { createPersistedStore } from '../../platform/storage/persisted-store.ts';
import { type CountedLine, hasSameLines, maxLinkedProducts, maxQuantity } from './cart.ts';
import { isNumberMadeOn, isUsableNumber, QuoteNumber } from './quote-number.ts';

export const quotedCartsKey = 'mle.quotes';

/** Number and lines of a quote that was made on this device, or whose link was accepted here. */
type QuotedCart = { readonly number: string; readonly lines: readonly CountedLine[] };

/** Quotes, the newest last. */
type QuotedCarts = { readonly list: readonly QuotedCart[] };

const noQuotedCarts: QuotedCarts = { list: [] };

/** Maximum number of quotes: more than anybody has open at once. */
const maxQuotes = 20;

/**
 * Days for which a number can be used if the firm has not decided how long a quote is valid. A school's approval takes
 * weeks. A purchase of the same products months later is unrelated.
 */
const defaultValidDays = 60;

const Line = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
});

const StoredQuotedCart = v.object({
  number: QuoteNumber,
  lines: v.pipe(v.array(Line), v.nonEmpty(), v.maxLength(maxLinkedProducts)),
});

const StoredQuotedCarts: v.GenericSchema<unknown, QuotedCarts> = v.object({
  list: validEntries<QuotedCart>(StoredQuotedCart, maxQuotes),
});

export type QuotedCartStore = ReturnType<typeof createQuotedCartStore>;

/**
 * Stores the quotes that this device has made or accepted, so that a purchase of the same lines gets the quote's
 * number.
 */
export function createQuotedCartStore() {
  const store = createPersistedStore({
    key: quotedCartsKey,
    parse: parserOf(StoredQuotedCarts),
    empty: noQuotedCarts,
  });
  const getToday = () => dayInChile(new Date());
  const isUsable = (number: string) => isUsableNumber(number, getToday(), firm.quoteDays ?? defaultValidDays);
  /**
   * Creates a function that returns the number of the latest quote with exactly these lines; null if there is none. It
   * skips numbers that `isWanted` rejects or that are in `usedNumbers`.
   */
  const createFinder =
    (isWanted: (number: string) => boolean) =>
    (lines: readonly CountedLine[], usedNumbers: readonly string[]): string | null =>
      store
        .get()
        .list.findLast(
          (quote) =>
            hasSameLines(quote.lines, lines) && !usedNumbers.includes(quote.number) && isWanted(quote.number),
        )?.number ?? null;

  return {
    get: store.get,
    /**
     * Stores the quote and replaces an earlier one with the same number.
     * @returns false if the number is too old to be stored
     */
    remember: ({ number, lines }: QuotedCart): boolean => {
      const countedLines = lines.map(({ id, quantity }) => ({ id, quantity }));
      store.update(({ list }) => {
        const otherQuotes = list.filter((quote) => quote.number !== number);
        const allQuotes = [...otherQuotes, { number, lines: countedLines }];
        return { list: allQuotes.filter((quote) => isUsable(quote.number)).slice(-maxQuotes) };
      });
      return isUsable(number);
    },
    /** Returns the number of the latest quote of exactly these lines that is neither used nor too old. */
    numberFor: createFinder(isUsable),
    /** Like `numberFor`, for quotes that were made today. */
    numberOfToday: createFinder((number) => isNumberMadeOn(number, getToday())),
    remove: (number: string) =>
      store.update((carts) => {
        const list = carts.list.filter((quote) => quote.number !== number);
        return list.length === carts.list.length ? carts : { list };
      }),
    clear: () => store.update(() => noQuotedCarts),
  };
}
