import { dayInChile } from '../../platform/format.ts';
import type { CountedLine } from '../cart/cart.ts';
import type { QuotedCartStore } from '../cart/quoted-cart-store.ts';
import { isPending, type Purchases, type Receipt } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';

type Quotes = Pick<QuotedCartStore, 'numberFor' | 'forget'>;

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

/** A quote is not of a purchase that was paid before its day. 'C-261122-7KQP' is of 2026-11-22. */
const isMadeBy = (number: string, paidAt: string) =>
  number.slice(2, 8) <= dayInChile(new Date(paidAt)).slice(2).replaceAll('-', '');

/**
 * A purchase that was rebuilt from its payment knows of no quote; this device may, where it has opened the quote's
 * address.
 */
export function findQuote(
  { reference, lines, paidAt }: Receipt,
  purchases: Pick<PurchasesStore, 'get' | 'addQuote'>,
  quotes: Quotes,
): void {
  const number = quoteOfOrder(lines, purchases.get(), quotes);
  if (!number || !isMadeBy(number, paidAt)) return;
  purchases.addQuote(reference, number);
  // No other purchase ever bears it.
  quotes.forget(number);
}
