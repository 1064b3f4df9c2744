import * as v from 'valibot';
import { withTimeLimit } from '../../platform/async.ts';
import { HttpError, InvalidResponse } from '../../platform/http.ts';
import { parserOf } from '../../platform/schema.ts';
import type { Answer } from './decide-return.ts';
import { requestMercadoPago } from './mercado-pago-api.ts';
import { type Payment, type PaymentStatus, signedReferencePattern } from './payment.ts';
import { PaymentAnswer, SearchAnswer } from './payment-answer.ts';
import type { PaymentService } from './payment-env.ts';

export type FindResult =
  /** All payments can be read. A search that finds none has the result 'found' with an empty list. */
  | { readonly kind: 'found'; readonly payments: readonly Payment[] }
  /** Some payments of the order can't be read. `payments` has the others. */
  | { readonly kind: 'partly'; readonly payments: readonly Payment[] }
  /**
   * The payment belongs to another account (403), or the proxy can't verify the order's reference (404). Requests about
   * other payments may still succeed.
   */
  | { readonly kind: 'inaccessible' }
  /** The service answered with an error or with something unreadable. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'noAnswer' };

export type FindOptions = {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
};

const statuses: ReadonlyMap<string, PaymentStatus> = new Map([
  ['pending', 'underWay'],
  ['in_process', 'underWay'],
  ['authorized', 'underWay'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
  ['refunded', 'returned'],
  ['charged_back', 'returned'],
  ['in_mediation', 'returned'],
]);

function statusOf(answer: PaymentAnswer, { acceptsTestPayments }: PaymentService): PaymentStatus {
  const { status, status_detail: detail, transaction_amount_refunded: refundedAmount, currency_id } = answer;
  if (status !== 'approved') return statuses.get(status) ?? 'unclear';
  if (refundedAmount || detail === 'partially_refunded') return 'returned';
  const isRealPayment = currency_id === 'CLP' && (answer.live_mode || acceptsTestPayments);
  return detail === 'accredited' && isRealPayment ? 'paid' : 'unclear';
}

/**
 * Returns who wrote the order's prices. The proxy answers only for references that it signed, and it wrote the prices
 * of those orders itself.
 */
function priceAuthor(reference: string | null, { accessToken }: PaymentService): Payment['priceAuthor'] {
  return accessToken === null && reference !== null && signedReferencePattern.test(reference)
    ? 'proxy'
    : 'browser';
}

function paymentOf(answer: PaymentAnswer, service: PaymentService): Payment {
  return {
    id: answer.id,
    status: statusOf(answer, service),
    amount: answer.transaction_amount,
    reference: answer.external_reference || null,
    items: answer.additional_info.items.map(({ id, quantity, unit_price: unitPrice }) => ({
      id,
      quantity,
      unitPrice,
    })),
    priceAuthor: priceAuthor(answer.external_reference, service),
    approvedAt: answer.date_approved,
  };
}

/**
 * Mercado Pago's body for an unknown number. A misconfigured proxy answers 404 with another body. After a search a 404
 * doesn't mean unpaid: Mercado Pago answers an unknown reference with an empty list, while the shop's proxy answers 404
 * for any reference that it did not sign or can no longer verify.
 */
const NotFoundBody = v.object({ error: v.literal('not_found') });

const isUnknownNumber = (error: unknown) =>
  error instanceof HttpError && error.status === 404 && v.is(NotFoundBody, error.body);

/**
 * Mercado Pago's body for a payment of another account. A 403 from a policy or a firewall has another body, and
 * concerns every payment.
 */
const OtherAccountBody = v.object({ cause: v.looseTuple([v.object({ code: v.literal(4) })]) });

const isInaccessible = (error: unknown) =>
  isUnknownNumber(error) ||
  (error instanceof HttpError && error.status === 403 && v.is(OtherAccountBody, error.body));

async function resultOf(
  service: PaymentService,
  answers: Promise<readonly (PaymentAnswer | null)[]>,
): Promise<FindResult> {
  try {
    const entries = await answers;
    const payments = entries.flatMap((answer) => (answer ? [paymentOf(answer, service)] : []));
    return { kind: payments.length === entries.length ? 'found' : 'partly', payments };
  } catch (error) {
    if (isInaccessible(error)) return { kind: 'inaccessible' };
    const isServiceAnswer = error instanceof HttpError || error instanceof InvalidResponse;
    return { kind: isServiceAnswer ? 'failed' : 'noAnswer' };
  }
}

/** Never rejects, so the caller has to check its own signal. */
export function findByNumber(
  service: PaymentService,
  paymentId: string,
  options: FindOptions,
): Promise<FindResult> {
  const answers = requestMercadoPago(service, `/v1/payments/${paymentId}`, PaymentAnswer, options).then(
    (answer) => [answer],
    (error: unknown) => {
      if (isUnknownNumber(error)) return [];
      throw error;
    },
  );
  return resultOf(service, answers);
}

/**
 * Schema of a payment that a search by reference may return. It refuses a payment without a reference, since nobody
 * knows which order that payment is for.
 */
const PaymentWithReference = v.pipe(
  PaymentAnswer,
  v.check(({ external_reference }) => !!external_reference),
);

/** Finds the payments of the order with this reference, newest first. Never rejects, like {@link findByNumber}. */
export function findByReference(
  service: PaymentService,
  reference: string,
  options: FindOptions,
): Promise<FindResult> {
  const query = new URLSearchParams({
    sort: 'date_created',
    criteria: 'desc',
    external_reference: reference,
  });
  const path = `/v1/payments/search?${query}`;
  const answers = requestMercadoPago(service, path, SearchAnswer, options);
  return resultOf(
    service,
    answers.then(({ results }) => results.map(parserOf(PaymentWithReference))),
  );
}

export type ExpectedOrder = {
  /** null to accept the payment's own reference. */
  readonly reference: string | null;
  /** Whole CLP; null when nobody knows what was ordered. */
  readonly total: number | null;
};

export type Verdict = Exclude<Answer, 'nothing' | 'noAnswer' | 'notAsked'>;

export function verifyPayment(payment: Payment, { reference, total }: ExpectedOrder): Verdict {
  if (reference !== null && payment.reference !== reference) return 'contradicting';
  if (payment.status === 'unclear') return 'contradicting';
  if (payment.status !== 'paid') return payment.status;
  if (total === null) return 'failed';
  return payment.amount === total ? 'confirmed' : 'contradicting';
}

export type Lookup = {
  /** 'inaccessible': the service refused to answer about this payment, but may answer about others. */
  readonly answer: Answer | 'inaccessible';
  readonly payment: Payment | null;
};

/**
 * Verdicts from the most to the least important. If an order has several payments, the most important verdict counts,
 * because an approved payment may follow a rejected card.
 */
const verdictPriority: readonly Verdict[] = [
  'confirmed',
  'underWay',
  'returned',
  'contradicting',
  'failed',
  'refused',
];

function answerWithoutPayment(results: readonly FindResult[]): Lookup['answer'] {
  const lastResult = results.at(-1);
  if (!lastResult) return 'notAsked';
  if (lastResult.kind === 'found') return 'nothing';
  if (results.every(({ kind }) => kind === 'noAnswer')) return 'noAnswer';
  const isLookupInaccessible =
    lastResult.kind === 'inaccessible' &&
    results.every(({ kind }) => kind === 'inaccessible' || kind === 'found');
  return isLookupInaccessible ? 'inaccessible' : 'failed';
}

/**
 * Combines the results of one or two requests about an order into one answer.
 * @param results in the order of the requests: first by number, then by reference. If neither found a payment, the last
 * result decides, because an unknown number alone doesn't mean that the order is unpaid.
 */
export function verifyResults(
  results: readonly FindResult[],
  expectedOrderOf: (payment: Payment) => ExpectedOrder,
): Lookup {
  const verifiedPayments = results
    .flatMap((result) => ('payments' in result ? result.payments : []))
    .map((payment) => ({ answer: verifyPayment(payment, expectedOrderOf(payment)), payment }));
  const decisiveResult = verdictPriority
    .map((verdict) => verifiedPayments.find(({ answer }) => answer === verdict))
    .find(Boolean);
  // Say «nothing was charged» only if every request was answered, because another payment of the order may be approved.
  if (decisiveResult?.answer === 'refused' && results.some(({ kind }) => kind !== 'found')) {
    return { answer: 'failed', payment: decisiveResult.payment };
  }
  if (decisiveResult) return decisiveResult;
  return { answer: answerWithoutPayment(results), payment: null };
}

export type PaymentQuery = {
  readonly paymentId: string | null;
  /** The order's reference; null if it is unknown, so that the search uses that of the payment found by number. */
  readonly reference: string | null;
  /** Reference to search by if `reference` is null and the payment found by number has none. */
  readonly guessedReference?: string | null;
};

/** Milliseconds to wait for one whole look-up. */
const timeoutMs = 8_000;
/** Milliseconds to wait for the answer by number before searching by reference as well. */
const headStartMs = 4_000;

/**
 * Asks about a payment by its number. If the answer doesn't confirm the payment, or takes longer than 4 s, also asks by
 * the order's reference. Both requests together take at most 8 s.
 * @param expectedOrderOf returns the order that a found payment should be for
 * @throws `signal.reason` if the caller aborts, and nothing else
 */
export async function lookUpPayment(
  service: PaymentService,
  { paymentId, reference, guessedReference = null }: PaymentQuery,
  expectedOrderOf: (payment: Payment) => ExpectedOrder,
  signal: AbortSignal,
): Promise<Lookup> {
  const deadline = performance.now() + timeoutMs;
  const remainingOptions = (): FindOptions => ({
    signal,
    timeoutMs: Math.max(Math.ceil(deadline - performance.now()), 0),
  });
  const requestByNumber = paymentId === null ? null : findByNumber(service, paymentId, remainingOptions());
  const resultByNumber =
    requestByNumber && (await withTimeLimit(requestByNumber, headStartMs).catch(() => null));
  const isConfirmed = (result: FindResult) => verifyResults([result], expectedOrderOf).answer === 'confirmed';
  signal.throwIfAborted();
  if (resultByNumber && isConfirmed(resultByNumber)) return verifyResults([resultByNumber], expectedOrderOf);
  const foundReference = resultByNumber?.kind === 'found' ? resultByNumber.payments[0]?.reference : null;
  const searchReference = reference ?? foundReference ?? guessedReference;
  const results: FindResult[] = [];
  if (searchReference !== null)
    results.push(await findByReference(service, searchReference, remainingOptions()));
  if (requestByNumber && !results.some(isConfirmed)) results.unshift(await requestByNumber);
  signal.throwIfAborted();
  return verifyResults(results, expectedOrderOf);
}
