import type { PurchasedLine } from './purchases.ts';
import type { Answer } from './returns.ts';

/** A payment as the service knows it, in this shop's own words. */
export type FoundPayment = {
  /** The service's number. */
  readonly id: string;
  /** 'odd': approved, but not accredited or not in pesos; or a state that is unknown here. */
  readonly standing: 'good' | 'underWay' | 'refused' | 'returned' | 'odd';
  /** Whole CLP. */
  readonly amount: number;
  /** The shop's own reference of the order; null when the payment has none. */
  readonly reference: string | null;
  readonly lines: readonly PurchasedLine[];
  /** Whole CLP: what its items cost here, whatever was paid for them. */
  readonly due: number;
  /** ISO instant. */
  readonly approvedAt: string | null;
};

/** The order that a payment should be for. */
export type Expected = {
  /** null: whichever the payment names. */
  readonly reference: string | null;
  /** Whole CLP; null when this device does not know what was ordered. */
  readonly total: number | null;
};

export type Verdict = Exclude<Answer, 'nothing' | 'noAnswer' | 'notAsked'>;

/** What one payment means for the order expected. */
export function judge(payment: FoundPayment, { reference, total }: Expected): Verdict {
  if (reference !== null && payment.reference !== reference) return 'contradicting';
  if (payment.standing === 'odd') return 'contradicting';
  if (payment.standing !== 'good') return payment.standing;
  // Good, but what it paid for is known neither here nor there.
  if (total === null && (payment.lines.length === 0 || payment.reference === null)) return 'failed';
  return payment.amount === (total ?? payment.due) ? 'confirmed' : 'contradicting';
}

/** What came of one question. */
export type Reply =
  | { readonly kind: 'found'; readonly payments: readonly FoundPayment[] }
  /** Answered, but with nothing that can be used. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'silent' };

export type Lookup = {
  readonly answer: Answer;
  /** The payment that the answer is about, where there is one. */
  readonly payment: FoundPayment | null;
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

/** The answer that one or two questions about an order come to. */
export function judgeAll(replies: readonly Reply[], expectedOf: (payment: FoundPayment) => Expected): Lookup {
  const judged = replies
    .flatMap((reply) => (reply.kind === 'found' ? reply.payments : []))
    .map((payment) => ({ answer: judge(payment, expectedOf(payment)), payment }));
  const first = weight.map((verdict) => judged.find(({ answer }) => answer === verdict)).find(Boolean);
  // «Nothing was charged» takes every question: another payment of the order may be a good one.
  if (first?.answer === 'refused' && replies.some(({ kind }) => kind !== 'found')) {
    return { answer: 'failed', payment: first.payment };
  }
  if (first) return first;
  const has = (kind: Reply['kind']) => replies.some((reply) => reply.kind === kind);
  if (has('found')) return { answer: 'nothing', payment: null };
  if (has('failed')) return { answer: 'failed', payment: null };
  return { answer: has('silent') ? 'noAnswer' : 'notAsked', payment: null };
}
