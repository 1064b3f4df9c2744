import * as v from 'valibot';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { Instant, parserOf } from '../../platform/schema.ts';
import { requestMercadoPago } from './mercado-pago-api.ts';
import { type Payment, type PaymentStatus, signedReference } from './payment.ts';

/** What came of one question. */
export type FindResult =
  | { readonly kind: 'found'; readonly payments: readonly Payment[] }
  /** There are more, which cannot be read: what is not among these may be among those. */
  | { readonly kind: 'partly'; readonly payments: readonly Payment[] }
  /** Refused as not ours: it may answer for another payment, and says nothing of this one. */
  | { readonly kind: 'withheld' }
  /** Answered, but with nothing that can be used. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'noAnswer' };

/** `timeoutMs`: milliseconds until the question is given up. */
export type FindOptions = { readonly signal: AbortSignal; readonly timeoutMs: number };

const numeric = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));
/** In `additional_info` the numbers are strings; a payment of another kind may have no items at all. */
const Item = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  quantity: v.fallback(v.pipe(numeric, v.integer(), v.minValue(1)), 1),
  unit_price: v.fallback(v.pipe(numeric, v.finite()), 0),
});
const PaymentAnswer = v.object({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(String), v.regex(/^\d{1,20}$/)),
  status: v.string(),
  status_detail: v.fallback(v.nullable(v.string()), null),
  currency_id: v.string(),
  transaction_amount: v.number(),
  transaction_amount_refunded: v.optional(v.nullable(v.number()), 0),
  external_reference: v.optional(v.nullable(v.string()), null),
  additional_info: v.fallback(v.object({ items: v.array(Item) }), { items: [] }),
  date_approved: v.fallback(v.nullable(Instant), null),
  live_mode: v.fallback(v.boolean(), true),
});
/** One entry that cannot be read must not hide the others. */
const SearchAnswer = v.object({ results: v.array(v.unknown()) });

type PaymentAnswer = v.InferOutput<typeof PaymentAnswer>;

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

/** A proxy answers for no signature but its own, and what it signed it has priced. */
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
 * Mercado Pago's own word for an unknown number; a proxy that leads nowhere answers 404 with other bodies. Of a search
 * it says nothing: Mercado Pago answers an unknown reference with an empty list, and the shop's proxy one that it did
 * not sign, or no longer can verify, with 404, paid or not.
 */
const NotFound = v.object({ error: v.literal('not_found') });

const isUnknown = (error: unknown) =>
  error instanceof HttpError && error.status === 404 && v.is(NotFound, error.body);

/** Mercado Pago's body for the payment of another account. A policy's or a firewall's 403 is about every payment. */
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

/** The payment with this number. Never rejects: the caller has to look at its own signal. */
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

/** The payments of the order with this reference, newest first. Never rejects, like {@link findByNumber}. */
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
    answers.then(({ results }) => results.map(parserOf(PaymentAnswer))),
  );
}
