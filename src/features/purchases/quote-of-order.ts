import { dayInChile } from '../../platform/local-days.ts';
import { inTime } from '../../platform/time-limit.ts';
import type { CountedLine } from '../cart/same-lines.ts';
import type { Purchases, Receipt } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';

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

/** A quote is not of a purchase that was paid before its day. 'C-261122-7KQP' is of 2026-11-22. */
const isMadeBy = (number: string, paidAt: string) =>
  number.slice(2, 8) <= dayInChile(new Date(paidAt)).slice(2).replaceAll('-', '');

/**
 * A purchase that was rebuilt from its payment knows of no quote; this device may, where it has opened the quote's
 * address. It fails for nothing.
 */
export async function findQuote(
  { reference, lines, paidAt }: Receipt,
  purchases: Pick<PurchasesStore, 'get' | 'addQuote'>,
): Promise<void> {
  const number = await quoteOfOrder(lines, purchases.get());
  if (!number || !isMadeBy(number, paidAt)) return;
  purchases.addQuote(reference, number);
  await forgetQuote(number);
}
