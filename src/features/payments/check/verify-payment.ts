import { inTime } from '../../../platform/async.ts';
import type { PaymentEnv } from '../../../platform/env.ts';
import { type FindOptions, type FindResult, findByNumber, findByReference } from '../find-payments.ts';
import type { Payment } from '../payment.ts';
import type { Answer } from './decide-return.ts';

/** The order that a payment should be for. */
export type Expected = {
  /** null: whichever the payment names. */
  readonly reference: string | null;
  /** Whole CLP; null when nobody knows what was ordered. */
  readonly total: number | null;
};

export type Verdict = Exclude<Answer, 'nothing' | 'noAnswer' | 'notAsked'>;

/** What a payment means for the expected order. */
export function verifyPayment(payment: Payment, { reference, total }: Expected): Verdict {
  if (reference !== null && payment.reference !== reference) return 'contradicting';
  if (payment.status === 'unclear') return 'contradicting';
  if (payment.status !== 'paid') return payment.status;
  if (total === null) return 'failed';
  return payment.amount === total ? 'confirmed' : 'contradicting';
}

export type Lookup = {
  /** 'withheld' is a failure that is about this payment: the service may answer for others. */
  readonly answer: Answer | 'withheld';
  /** The payment that the answer is about, where there is one. */
  readonly payment: Payment | null;
};

/** Of several payments for one order the first of these counts: a rejected card may be followed by a good one. */
const weight: readonly Verdict[] = [
  'confirmed',
  'underWay',
  'returned',
  'contradicting',
  'failed',
  'refused',
];

/** The answer where no question led to a payment. */
function emptyAnswer(results: readonly FindResult[]): Lookup['answer'] {
  const last = results.at(-1);
  if (!last) return 'notAsked';
  if (last.kind === 'found') return 'nothing';
  if (results.every(({ kind }) => kind === 'noAnswer')) return 'noAnswer';
  const isWithheld =
    last.kind === 'withheld' && results.every(({ kind }) => kind === 'withheld' || kind === 'found');
  return isWithheld ? 'withheld' : 'failed';
}

/**
 * One answer from the results of one or two questions about an order.
 * @param results of the search by its reference last: an unknown number alone does not say that the order was not paid
 */
export function verifyResults(
  results: readonly FindResult[],
  expectedOf: (payment: Payment) => Expected,
): Lookup {
  const verified = results
    .flatMap((result) => ('payments' in result ? result.payments : []))
    .map((payment) => ({ answer: verifyPayment(payment, expectedOf(payment)), payment }));
  const first = weight.map((verdict) => verified.find(({ answer }) => answer === verdict)).find(Boolean);
  // «Nothing was charged» takes every question: another payment of the order may be a good one.
  if (first?.answer === 'refused' && results.some(({ kind }) => kind !== 'found')) {
    return { answer: 'failed', payment: first.payment };
  }
  if (first) return first;
  return { answer: emptyAnswer(results), payment: null };
}

/** What to find a payment by. */
export type PaymentQuery = {
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

/**
 * Asks about a payment: by its number, and unless that confirms it by the order's reference too; 8 s at most for both.
 * @param expectedOf the order that a payment found should be for
 * @throws the caller's own abort, and nothing else
 */
export async function lookUpPayment(
  service: PaymentEnv,
  { paymentId, reference, guess = null }: PaymentQuery,
  expectedOf: (payment: Payment) => Expected,
  signal: AbortSignal,
): Promise<Lookup> {
  const end = performance.now() + timeoutMs;
  const options = (): FindOptions => ({ signal, timeoutMs: Math.max(Math.ceil(end - performance.now()), 0) });
  const byNumber = paymentId === null ? null : findByNumber(service, paymentId, options());
  const first = byNumber && (await inTime(byNumber, headStart).catch(() => null));
  const isConfirmed = (result: FindResult) => verifyResults([result], expectedOf).answer === 'confirmed';
  signal.throwIfAborted();
  if (first && isConfirmed(first)) return verifyResults([first], expectedOf);
  const named = first?.kind === 'found' ? first.payments[0]?.reference : null;
  const askBy = reference ?? named ?? guess;
  const results: FindResult[] = [];
  if (askBy !== null) results.push(await findByReference(service, askBy, options()));
  if (byNumber && !results.some(isConfirmed)) results.unshift(await byNumber);
  signal.throwIfAborted();
  return verifyResults(results, expectedOf);
}
