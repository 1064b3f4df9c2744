import { dayInChile } from '../../platform/format.ts';
import type { CountedLine } from '../cart/cart.ts';
import type { QuotedCartStore } from '../cart/quoted-cart-store.ts';
import { isPending, type Purchases, type Receipt } from './purchases.ts';

type Quotes = Pick<QuotedCartStore, 'numberFor'>;

/** The numbers of quotes that purchases, or payments that are not decided yet, have taken. */
export function usedQuotes({ receipts, attempts }: Purchases): readonly string[] {
  return [...receipts, ...attempts.filter(isPending)].flatMap(({ quote }) => quote ?? []);
}

/** The number of the quote that these lines come from, as this device remembers it; null for none. */
export function quoteOfOrder(
  lines: readonly CountedLine[],
  purchases: Purchases,
  quotes: Quotes,
): string | null {
  return quotes.numberFor(lines, usedQuotes(purchases));
}

/**
 * The number for a purchase that was rebuilt from its payment, which names none; null for none. A quote is not of a
 * purchase that was paid before its day: 'C-261122-7KQP' is of 2026-11-22.
 */
export function quoteOfRebuilt(
  { lines, paidAt }: Pick<Receipt, 'lines' | 'paidAt'>,
  purchases: Purchases,
  quotes: Quotes,
): string | null {
  const number = quoteOfOrder(lines, purchases, quotes);
  const dayPaid = dayInChile(new Date(paidAt)).slice(2).replaceAll('-', '');
  return number !== null && number.slice(2, 8) <= dayPaid ? number : null;
}
