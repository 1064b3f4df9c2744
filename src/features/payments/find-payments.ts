import * as v from 'valibot';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { parserOf } from '../../platform/schema.ts';
import { requestMercadoPago } from './mercado-pago-api.ts';
import { type Payment, type PaymentStatus, signedReference } from './payment.ts';
import { PaymentAnswer, SearchAnswer } from './payment-answer.ts';

/** The result of one question. */
export type FindResult =
  | { readonly kind: 'found'; readonly payments: readonly Payment[] }
  /** There are more payments, but they can't be read. */
  | { readonly kind: 'partly'; readonly payments: readonly Payment[] }
  /** The service refused this payment as not ours. It may still answer about another. */
  | { readonly kind: 'withheld' }
  /** The service answered, but with nothing usable. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'noAnswer' };

export type FindOptions = {
  readonly signal: AbortSignal;
  /** Milliseconds until the question is given up. */
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

function statusOf(answer: PaymentAnswer, { takesTestPayments }: PaymentEnv): PaymentStatus {
  const { status, status_detail: detail, transaction_amount_refunded: refunded, currency_id } = answer;
  if (status !== 'approved') return statuses.get(status) ?? 'unclear';
  if (refunded || detail === 'partially_refunded') return 'returned';
  const isMoney = currency_id === 'CLP' && (answer.live_mode || takesTestPayments);
  return detail === 'accredited' && isMoney ? 'paid' : 'unclear';
}

/** The proxy answers only for references that it signed, and it wrote the prices of those orders itself. */
function writerOf(reference: string | null, { accessToken }: PaymentEnv): Payment['pricedBy'] {
  return accessToken === null && reference !== null && signedReference.test(reference) ? 'proxy' : 'browser';
}

function paymentOf(answer: PaymentAnswer, service: PaymentEnv): Payment {
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
    pricedBy: writerOf(answer.external_reference, service),
    approvedAt: answer.date_approved,
  };
}

/**
 * Mercado Pago's body for an unknown number. A misconfigured proxy answers 404 with another body. After a search a 404
 * doesn't mean unpaid: Mercado Pago answers an unknown reference with an empty list, while the shop's proxy answers 404
 * for any reference that it did not sign or can no longer verify.
 */
const NotFound = v.object({ error: v.literal('not_found') });

const isUnknown = (error: unknown) =>
  error instanceof HttpError && error.status === 404 && v.is(NotFound, error.body);

/** Mercado Pago's body for a payment of another account. A 403 of a policy or a firewall is about every payment. */
const NotOurs = v.object({ cause: v.looseTuple([v.object({ code: v.literal(4) })]) });

const isWithheld = (error: unknown) =>
  isUnknown(error) || (error instanceof HttpError && error.status === 403 && v.is(NotOurs, error.body));

async function resultOf(
  service: PaymentEnv,
  answers: Promise<readonly (PaymentAnswer | null)[]>,
): Promise<FindResult> {
  try {
    const entries = await answers;
    const payments = entries.flatMap((answer) => (answer ? [paymentOf(answer, service)] : []));
    return { kind: payments.length === entries.length ? 'found' : 'partly', payments };
  } catch (error) {
    if (isWithheld(error)) return { kind: 'withheld' };
    const isAnswer = error instanceof HttpError || error instanceof UnexpectedAnswer;
    return { kind: isAnswer ? 'failed' : 'noAnswer' };
  }
}

/** Finds the payment with this number. Never rejects, so the caller has to check its own signal. */
export function findByNumber(
  service: PaymentEnv,
  paymentId: string,
  options: FindOptions,
): Promise<FindResult> {
  const answers = requestMercadoPago(service, `/v1/payments/${paymentId}`, PaymentAnswer, options).then(
    (answer) => [answer],
    (error: unknown) => {
      if (isUnknown(error)) return [];
      throw error;
    },
  );
  return resultOf(service, answers);
}

/** A payment without a reference doesn't belong in the answer to a search by reference: its order is unknown. */
const FoundByReference = v.pipe(
  PaymentAnswer,
  v.check(({ external_reference }) => !!external_reference),
);

/** Finds the payments of the order with this reference, newest first. Never rejects, like {@link findByNumber}. */
export function findByReference(
  service: PaymentEnv,
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
    answers.then(({ results }) => results.map(parserOf(FoundByReference))),
  );
}
