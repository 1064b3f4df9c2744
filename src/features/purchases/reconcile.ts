// Payments that were begun on this device and not returned from, asked about without a press.
import type { Outcome } from '../payments/check/decide-return.ts';
import { isOverdue } from './begun-payments.ts';
import { checkAttempt, type Device } from './check-payment.ts';
import { type Attempt, listPurchases } from './purchases.ts';

const day = 24 * 60 * 60 * 1000;

/** Questions in one visit, which run unasked in the background. */
const mostAsked = 10;

/** The same about payments of the last day. */
const mostFresh = 3;

/** Outcomes of what was not paid. One that is under way, or could not be checked, has none of them. */
const unpaid: ReadonlySet<Outcome> = new Set(['notYet', 'refused', 'returned', 'contradicting']);

/** Outcomes after which the next question is pointless, unless the answer was withheld for this payment alone. */
const pointless: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'noService']);

/**
 * Asks about one attempt after another, until the service does not answer.
 * @returns how many are receipts now, for how many the answer was withheld, and whether the rest was not asked about
 * @throws the signal's abort
 */
export async function checkEach(
  attempts: readonly Attempt[],
  device: Device,
  signal: AbortSignal,
  onUnpaid: (attempt: Attempt) => void = () => {},
) {
  let found = 0;
  let withheld = 0;
  for (const attempt of attempts) {
    const { outcome, answer } = await checkAttempt(attempt, device, signal);
    if (answer === 'withheld') withheld += 1;
    else if (pointless.has(outcome)) return { found, withheld, isCutOff: true };
    if (outcome === 'documents') found += 1;
    if (unpaid.has(outcome)) onUnpaid(attempt);
  }
  return { found, withheld, isCutOff: false };
}

/**
 * Checks the latest attempts of the last day: the page of the return may have been left before it worked, and whoever
 * paid looks for the purchase now. One that is not paid stays: another tab may be paying it.
 * @returns how many turned out to be paid, and are receipts now
 * @throws the signal's abort
 */
export async function reconcileFresh(device: Device, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const { begun } = listPurchases(device.purchases.get());
  const fresh = begun.filter(({ startedAt }) => Math.abs(now - Date.parse(startedAt)) < day);
  return (await checkEach(fresh.slice(0, mostFresh), device, signal)).found;
}

/** Those that are never answered for stay, and must not keep the others from their turn. */
function lastAsked({ askedAt }: Attempt): number {
  return askedAt === undefined ? 0 : Date.parse(askedAt);
}

/**
 * Checks attempts that were begun over 30 days ago and not returned from, those that were never checked first, then
 * those whose last check is longest ago, and discards those that were not paid.
 * @returns how many turned out to be paid, and are receipts now
 * @throws the signal's abort
 */
export async function reconcileOverdue(device: Device, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const overdue = device.purchases
    .get()
    .attempts.filter((attempt) => isOverdue(attempt, now))
    .toSorted((a, b) => lastAsked(a) - lastAsked(b));
  const discard = ({ reference }: Attempt) => device.purchases.discard(reference);
  return (await checkEach(overdue.slice(0, mostAsked), device, signal, discard)).found;
}
