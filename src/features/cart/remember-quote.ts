import * as v from 'valibot';
import { type LinkedCart, quoteParameter } from './cart-link.ts';
import { QuoteNumber } from './quote-number.ts';
import { ownQuotedCarts } from './quoted-cart-store.ts';

/**
 * Notes that the accepted lines are those of the quote that the address names. Lines of which parts were left out are not.
 * @param search of the address
 */
export function rememberQuote(search: string, { items, leftOut }: LinkedCart): void {
  const number = new URLSearchParams(search).get(quoteParameter);
  if (leftOut === 0 && v.is(QuoteNumber, number)) ownQuotedCarts.remember({ number, lines: items });
}
