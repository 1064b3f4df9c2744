import * as v from 'valibot';
import { mostOfOne } from './cart.ts';
import { QuoteNumber } from './quote-number.ts';
import { type CountedLine, hasSameLines } from './same-lines.ts';

/** The lines of a quote that was made or accepted on this device. */
export type QuotedCart = { readonly number: string; readonly lines: readonly CountedLine[] };

export type QuotedCarts = { readonly list: readonly QuotedCart[] };

export const noQuotedCarts: QuotedCarts = { list: [] };

/** More quotes than anybody has open at once. */
const mostQuotes = 20;
/** As many as an address may carry. */
const mostLines = 50;

const Line = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOne)),
});

const StoredCart = v.object({
  number: QuoteNumber,
  lines: v.pipe(v.array(Line), v.nonEmpty(), v.maxLength(mostLines)),
});

/** Only the valid ones are kept, and the last of too many. */
export const StoredQuotedCarts: v.GenericSchema<unknown, QuotedCarts> = v.object({
  list: v.pipe(
    v.array(v.unknown()),
    v.transform((list): readonly QuotedCart[] =>
      list.slice(-mostQuotes).flatMap((entry) => {
        const parsed = v.safeParse(StoredCart, entry);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  ),
});

type NumberRule = (number: string) => boolean;

/**
 * Notes what was quoted under a number, as the latest; an earlier entry of that number goes, and every one that does not
 * count any more.
 */
export function remember(
  { list }: QuotedCarts,
  { number, lines }: QuotedCart,
  isCounted: NumberRule,
): QuotedCarts {
  const counted = lines.map(({ id, quantity }) => ({ id, quantity }));
  const others = list.filter((each) => each.number !== number);
  const all = [...others, { number, lines: counted }];
  return { list: all.filter((each) => isCounted(each.number)).slice(-mostQuotes) };
}

/** Without the entry of that number. */
export function forgetNumber(carts: QuotedCarts, number: string): QuotedCarts {
  const list = carts.list.filter((each) => each.number !== number);
  return list.length === carts.list.length ? carts : { list };
}

/**
 * The number of the latest quote of exactly these lines; null for none.
 * @param used numbers that purchases have taken
 * @param isWanted whether a number counts
 */
export function numberFor(
  { list }: QuotedCarts,
  lines: readonly CountedLine[],
  used: readonly string[],
  isWanted: NumberRule,
): string | null {
  const found = list.findLast(
    (each) => hasSameLines(each.lines, lines) && !used.includes(each.number) && isWanted(each.number),
  );
  return found?.number ?? null;
}
