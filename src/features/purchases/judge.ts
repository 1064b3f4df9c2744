import type { FindResult } from '../payments/find-payments.ts';
import type { Payment } from '../payments/payment.ts';
import { amountDue } from './payment-items.ts';
import type { Answer } from './returns.ts';

/** The order that a payment should be for. */
export type Expected = {
  /** null: whichever the payment names. */
  readonly reference: string | null;
  /** Whole CLP; null when this device does not know what was ordered. */
  readonly total: number | null;
};

export type Verdict = Exclude<Answer, 'nothing' | 'noAnswer' | 'notAsked'>;

/** What a payment means for the expected order. */
export function judge(payment: Payment, { reference, total }: Expected): Verdict {
  if (reference !== null && payment.reference !== reference) return 'contradicting';
  if (payment.status === 'unclear') return 'contradicting';
  if (payment.status !== 'paid') return payment.status;
  // Paid, but neither the device nor the service knows for what.
  if (total === null && (payment.items.length === 0 || payment.reference === null)) return 'failed';
  return payment.amount === (total ?? amountDue(payment)) ? 'confirmed' : 'contradicting';
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
export function judgeAll(results: readonly FindResult[], expectedOf: (payment: Payment) => Expected): Lookup {
  const judged = results
    .flatMap((result) => (result.kind === 'found' ? result.payments : []))
    .map((payment) => ({ answer: judge(payment, expectedOf(payment)), payment }));
  const first = weight.map((verdict) => judged.find(({ answer }) => answer === verdict)).find(Boolean);
  // «Nothing was charged» takes every question: another payment of the order may be a good one.
  if (first?.answer === 'refused' && results.some(({ kind }) => kind !== 'found')) {
    return { answer: 'failed', payment: first.payment };
  }
  if (first) return first;
  return { answer: emptyAnswer(results), payment: null };
}
