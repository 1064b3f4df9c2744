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
  { receipts }: Purchases,
): Promise<string | null> {
  try {
    const code = Promise.all([import('../cart/quoted-cart-store.ts'), import('../cart/quoted-carts.ts')]);
    const [{ ownQuotedCarts }, { numberFor }] = await inTime(code, codeMs);
    const bought = receipts.map(({ quote }) => quote);
    return numberFor(ownQuotedCarts.get(), lines, bought);
  } catch {
    return null;
  }
}
