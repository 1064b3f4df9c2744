import type { PaymentEnv } from '../../platform/env.ts';
import { inTime } from '../../platform/time-limit.ts';
import {
  type FindOptions,
  type FindResult,
  findByNumber,
  findByReference,
} from '../payments/find-payments.ts';
import type { Payment } from '../payments/payment.ts';
import { type Expected, judgeAll, type Lookup } from './judge.ts';

/** What to find a payment by. */
export type Question = {
  readonly paymentId: string | null;
  /** The order's; null: unknown, so that the payment's own counts. */
  readonly reference: string | null;
  /** The reference to use where neither the question nor the payment found by number gives one. */
  readonly guess?: string | null;
};

/** Milliseconds for one whole look-up. */
const timeoutMs = 8_000;
/** Milliseconds before the second question starts beside an unanswered first one. */
const headStart = 4_000;

/** The service to ask about payments; null where none is configured, or the look-up is off. */
export function lookupService(service: PaymentEnv | null): PaymentEnv | null {
  return service?.verification === 'off' ? null : service;
}

/**
 * Asks about a payment: by its number, and unless that confirms it by the order's reference too; 8 s at most for both.
 * @param expectedOf the order that a payment found should be for
 * @throws the caller's own abort, and nothing else
 */
export async function lookUpPayment(
  service: PaymentEnv,
  { paymentId, reference, guess = null }: Question,
  expectedOf: (payment: Payment) => Expected,
  signal: AbortSignal,
): Promise<Lookup> {
  const end = performance.now() + timeoutMs;
  const options = (): FindOptions => ({ signal, timeoutMs: Math.max(Math.ceil(end - performance.now()), 0) });
  const byNumber = paymentId === null ? null : findByNumber(service, paymentId, options());
  const first = byNumber && (await inTime(byNumber, headStart).catch(() => null));
  const isConfirmed = (result: FindResult) => judgeAll([result], expectedOf).answer === 'confirmed';
  signal.throwIfAborted();
  if (first && isConfirmed(first)) return judgeAll([first], expectedOf);
  const named = first?.kind === 'found' ? first.payments[0]?.reference : null;
  const askBy = reference ?? named ?? guess;
  const results: FindResult[] = [];
  if (askBy !== null) results.push(await findByReference(service, askBy, options()));
  if (byNumber && !results.some(isConfirmed)) results.unshift(await byNumber);
  signal.throwIfAborted();
  return judgeAll(results, expectedOf);
}
