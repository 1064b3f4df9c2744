import { inTime } from '../../platform/time-limit.ts';
import type { CountedLine } from '../cart/same-lines.ts';
import type { Purchases } from './purchases.ts';

/** Milliseconds: about as long as a slow answer of the payment service, which is asked meanwhile. */
const codeMs = 3_000;

/**
 * The number of the quote that these lines come from, as this device remembers it; null for none. A payment never
 * fails for it: code that does not come in time counts as no quote.
 */
export async function quoteOfOrder(
  lines: readonly CountedLine[],
  purchases: Purchases,
): Promise<string | null> {
  try {
    const code = Promise.all([import('../cart/quoted-cart-store.ts'), import('./used-quotes.ts')]);
    const [{ ownQuotedCarts }, { usedQuotes }] = await inTime(code, codeMs);
    return ownQuotedCarts.numberFor(lines, usedQuotes(purchases));
  } catch {
    return null;
  }
}

/** A purchase has borne the number, and no other ever shall. It fails for nothing. */
export async function forgetQuote(number: string): Promise<void> {
  try {
    (await import('../cart/quoted-cart-store.ts')).ownQuotedCarts.forget(number);
  } catch {}
}
