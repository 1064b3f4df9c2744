import type { Cart, CartItem } from '../cart/cart.ts';
import { hasSameLines } from '../cart/same-lines.ts';
import { hasBought, isPending, type Purchases } from './purchases.ts';

/** The warning before paying: none, or about another payment that this one may repeat. */
export type OrderHint = 'none' | 'begun' | 'pending' | 'paid';

/** References of what this page did not do itself: its own payment is no reason to warn. */
export type Others = {
  /** Payments that were begun by another tab, or recently enough to be under way when the page was opened. */
  readonly begun: readonly string[];
  /** Purchases that another tab completed while the page was open. */
  readonly paid: readonly string[];
};

/** Milliseconds after which a payment that was begun counts as abandoned: paying takes minutes. */
const recentMs = 15 * 60_000;

type Referenced = { readonly reference: string };

function newcomers(before: readonly Referenced[], after: readonly Referenced[]): readonly string[] {
  return after
    .filter(({ reference }) => !before.some((each) => each.reference === reference))
    .map(({ reference }) => reference);
}

/** @param now milliseconds since 1970 */
export function othersAtOpening({ attempts }: Purchases, now: number): Others {
  const underWay = attempts.filter(
    (attempt) => isPending(attempt) || Math.abs(now - Date.parse(attempt.startedAt)) < recentMs,
  );
  return { begun: underWay.map(({ reference }) => reference), paid: [] };
}

/** @param before what was stored when another tab changed it to `after` */
export function withOthers(others: Others, before: Purchases, after: Purchases): Others {
  const begun = newcomers(before.attempts, after.attempts);
  const paid = newcomers(before.receipts, after.receipts);
  if (begun.length === 0 && paid.length === 0) return others;
  return { begun: [...others.begun, ...begun], paid: [...others.paid, ...paid] };
}

/** The strongest warning that applies. Any completed purchase counts, because completing one empties the cart. */
export function hintFor(cart: Cart, { attempts, receipts }: Purchases, others: Others): OrderHint {
  if (receipts.some(({ reference }) => others.paid.includes(reference))) return 'paid';
  const same = attempts.filter(
    ({ reference, lines }) => others.begun.includes(reference) && hasSameLines(lines, cart.items),
  );
  if (same.some(isPending)) return 'pending';
  return same.length > 0 ? 'begun' : 'none';
}

/** The cart's items that this device has a receipt for. */
export function boughtBefore(cart: Cart, purchases: Purchases): readonly CartItem[] {
  return cart.items.filter(({ id }) => hasBought(purchases, id));
}
