import * as v from 'valibot';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, requestJson } from '../../platform/http.ts';
import { isUnderWay } from './outcome.ts';
import { authorization } from './preference.ts';
import type { PurchasedLine } from './purchases.ts';

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

/** In `additional_info` the numbers are strings; a payment of another kind may have no items at all. */
const Item = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  quantity: v.fallback(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)),
    1,
  ),
  unit_price: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(0))),
    undefined,
  ),
});
const PaymentAnswer = v.object({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
  status: v.string(),
  currency_id: v.string(),
  transaction_amount: v.number(),
  transaction_amount_refunded: v.optional(v.nullable(v.number()), 0),
  external_reference: v.optional(v.nullable(v.string()), null),
  additional_info: v.fallback(v.object({ items: v.array(Item) }), { items: [] }),
});
const SearchAnswer = v.object({ results: v.array(PaymentAnswer) });

export type Payment = v.InferOutput<typeof PaymentAnswer>;

/** Whether this payment is the one expected, and good. */
export function judge(payment: Payment, { reference, total }: Expected): Lookup {
  if (isUnderWay(payment.status)) return { kind: 'notYet' };
  const good =
    payment.status === 'approved' &&
    payment.currency_id === 'CLP' &&
    !payment.transaction_amount_refunded &&
    (total === null || payment.transaction_amount === total) &&
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
  return payment.additional_info.items.map(({ id, quantity, unit_price: unitPrice }) => ({
    id,
    quantity,
    ...(unitPrice === undefined ? {} : { unitPrice }),
  }));
}

async function ask(payment: PaymentEnv, expected: Expected, signal: AbortSignal): Promise<Lookup> {
  const options = { headers: authorization(payment), signal, timeoutMs };
  if (expected.paymentId !== null) {
    try {
      const found = await requestJson(
        `${payment.apiUrl}/v1/payments/${expected.paymentId}`,
        PaymentAnswer,
        options,
      );
      return judge(found, expected);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    }
  }
  if (expected.reference === null) return { kind: 'notYet' };
  const query = new URLSearchParams({
    sort: 'date_created',
    criteria: 'desc',
    external_reference: expected.reference,
  });
  const { results } = await requestJson(
    `${payment.apiUrl}/v1/payments/search?${query}`,
    SearchAnswer,
    options,
  );
  return judgeAll(results, expected);
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
    return await ask(payment, expected, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: 'unreachable' };
  }
}
