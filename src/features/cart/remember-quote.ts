import * as v from 'valibot';
import { type LinkedCart, quoteParameter } from './cart-link.ts';
import { QuoteNumber } from './quote-number.ts';
import type { QuotedCartStore } from './quoted-cart-store.ts';

/**
 * Notes that the accepted lines are those of the quote that the address names. Lines of which parts were left out are not.
 * @param search of the address
 * @returns the quote's number; null where it was not noted
 */
export function rememberQuote(
  search: string,
  { items, leftOut, isCut }: LinkedCart,
  quotes: Pick<QuotedCartStore, 'remember'>,
): string | null {
  const number = new URLSearchParams(search).get(quoteParameter);
  if (leftOut > 0 || isCut || !v.is(QuoteNumber, number)) return null;
  return quotes.remember({ number, lines: items }) ? number : null;
}
