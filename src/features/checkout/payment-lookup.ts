import * as v from 'valibot';
import { withTimeout } from '../../platform/abort.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError } from '../../platform/http.ts';
import { productById } from '../catalogue/products.ts';
import { askMercadoPago } from './mercado-pago-api.ts';
import { isUnderWay } from './outcome.ts';
import { type PurchasedLine, soundLines } from './purchases.ts';

/** What Mercado Pago itself says of a payment. */
export type Lookup =
  | { readonly kind: 'confirmed'; readonly payment: Payment }
  /** Its own answer contradicts the purchase: other amount, refunded, rejected… */
  | { readonly kind: 'contradicted' }
  /** It can be asked and knows of no approval so far: payments are indexed late. */
  | { readonly kind: 'notYet' }
  /** It cannot be asked: offline, refused, broken. */
  | { readonly kind: 'unreachable' };

export type Expected = {
  readonly paymentId: string | null;
  readonly reference: string | null;
  /** Whole CLP; null when this browser does not know what was bought. */
  readonly total: number | null;
};

/** Milliseconds for one whole look-up. */
const timeoutMs = 8_000;

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
  date_approved: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
});
const SearchAnswer = v.object({ results: v.array(PaymentAnswer) });

export type Payment = v.InferOutput<typeof PaymentAnswer>;

/** Whom to ask about payments; null where nobody is configured, or the look-up is off. */
export function askablePayment(payment: PaymentEnv | null): PaymentEnv | null {
  return payment?.verification === 'off' ? null : payment;
}

/** Approved, but part of the money has gone back. */
function isRefunded({ transaction_amount_refunded, status_detail }: Payment): boolean {
  return Boolean(transaction_amount_refunded) || status_detail === 'partially_refunded';
}

/**
 * What a payment must amount to where this browser does not know the purchase: what its items cost here, those that
 * are no longer sold what it says itself. Without items nothing is delivered, whatever it amounts to.
 */
function priceOf({ additional_info: { items }, transaction_amount }: Payment): number {
  if (items.length === 0) return transaction_amount;
  return items.reduce(
    (sum, { id, quantity, unit_price }) => sum + quantity * (productById(id)?.price ?? unit_price),
    0,
  );
}

/** Whether this payment is the one expected, and good. */
export function judge(payment: Payment, { reference, total }: Expected): Lookup {
  if (isUnderWay(payment.status)) return { kind: 'notYet' };
  const good =
    payment.status === 'approved' &&
    payment.currency_id === 'CLP' &&
    !isRefunded(payment) &&
    payment.transaction_amount === (total ?? priceOf(payment)) &&
    (reference === null || payment.external_reference === reference);
  return good ? { kind: 'confirmed', payment } : { kind: 'contradicted' };
}

/** Of several payments for one purchase (a rejected card, then a good one) the good one counts. */
export function judgeAll(payments: readonly Payment[], expected: Expected): Lookup {
  const verdicts = payments.map((payment) => judge(payment, expected));
  return (
    verdicts.find(({ kind }) => kind === 'confirmed') ??
    verdicts.find(({ kind }) => kind === 'notYet') ??
    verdicts[0] ?? { kind: 'notYet' }
  );
}

/** What the payment says was bought. */
export function purchasedLines(payment: Payment): readonly PurchasedLine[] {
  const lines = payment.additional_info.items.map(({ id, quantity, unit_price: unitPrice }) => ({
    id,
    quantity,
    ...(Number.isInteger(unitPrice) && unitPrice > 0 ? { unitPrice } : {}),
  }));
  return soundLines(lines);
}

/** Mercado Pago's own word for a number that it does not know; a proxy that leads nowhere says other things. */
const NotFound = v.object({ error: v.literal('not_found') });

type Question = { readonly signal: AbortSignal; readonly timeoutMs: number };

async function search(payment: PaymentEnv, reference: string, question: Question) {
  const query = new URLSearchParams({
    sort: 'date_created',
    criteria: 'desc',
    external_reference: reference,
  });
  const answer = await askMercadoPago(payment, `/v1/payments/search?${query}`, SearchAnswer, question);
  return answer.results;
}

async function ask(payment: PaymentEnv, expected: Expected, question: Question): Promise<Lookup> {
  const { paymentId, reference } = expected;
  let isUnknown = false;
  if (paymentId !== null) {
    try {
      const found = await askMercadoPago(payment, `/v1/payments/${paymentId}`, PaymentAnswer, question);
      return judge(found, expected);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
      isUnknown = v.is(NotFound, error.body);
    }
  }
  if (reference === null) return { kind: 'notYet' };
  try {
    return judgeAll(await search(payment, reference, question), expected);
  } catch (error) {
    // It was asked, and had nothing under the number: that counts, whatever became of the second question.
    if (isUnknown) return { kind: 'notYet' };
    throw error;
  }
}

/**
 * Asks Mercado Pago about a payment: by its number, else by the purchase's reference; 8 s at most.
 * Never throws, except for the caller's own abort.
 */
export async function lookUpPayment(
  payment: PaymentEnv,
  expected: Expected,
  signal: AbortSignal,
): Promise<Lookup> {
  try {
    return await withTimeout(timeoutMs, signal, (inTime) =>
      ask(payment, expected, { signal: inTime, timeoutMs }),
    );
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}
