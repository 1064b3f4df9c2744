import { payableDays } from '../payments/payment.ts';
import type { Attempt } from './purchases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds that an attempt is kept. The payment can't be made any longer after that. */
const keptFor = (payableDays + 1) * day;

/**
 * Milliseconds in which «not found» doesn't mean unpaid: the buyer is still on the payment page, perhaps on a phone, or
 * tries another card after a refused one.
 */
const payingFor = 15 * minute;

/** True if nobody can pay the attempt any more, and nobody came back from paying it. */
export function isOverdue({ startedAt, pending }: Attempt, now: number): boolean {
  return !pending && now - Date.parse(startedAt) > keptFor;
}

/** True if the attempt may turn out to be paid: the service hasn't denied it once the buyer had the time to pay. */
export function mayBePaid(attempt: Attempt, now: number): boolean {
  const { startedAt, deniedAt } = attempt;
  const isUnpaid = deniedAt !== undefined && Date.parse(deniedAt) - Date.parse(startedAt) >= payingFor;
  return !isUnpaid && !isOverdue(attempt, now);
}
