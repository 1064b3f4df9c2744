import { inquiryInto } from './pending-check.ts';
import type { Attempt } from './purchases.ts';
import type { Outcome } from './returns.ts';
import { type Device, settle } from './settle.ts';

/** Milliseconds for which an attempt is kept without a question. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Whether an attempt is so old that it may be let go, once it has been asked about. */
export function isOverdue({ startedAt, pending }: Attempt, now: number): boolean {
  return !pending && now - Date.parse(startedAt) > keptFor;
}

/** Questions at one visit: they run by themselves, beside what the buyer came for. */
const mostAsked = 10;

/** Answers after which an old attempt may go. One that is under way, or could not be asked about, stays. */
const over: ReadonlySet<Outcome> = new Set(['notYet', 'refused', 'returned', 'contradicting']);

/**
 * Asks about attempts that were begun over 30 days ago and not returned from, the oldest first, and lets go of those of which the
 * payment service knows no payment.
 * @returns how many turned out to be paid, and are receipts now
 * @throws the signal's abort
 */
export async function settleOverdue(device: Device, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const overdue = device.purchases.get().attempts.filter((attempt) => isOverdue(attempt, now));
  let found = 0;
  for (const attempt of overdue.slice(0, mostAsked)) {
    const { outcome } = (await settle(inquiryInto(attempt), device, signal)).rule;
    if (outcome === 'documents') found += 1;
    else if (over.has(outcome)) device.purchases.letGo(attempt.reference);
    else if (outcome !== 'pending') break;
  }
  return found;
}
