import * as v from 'valibot';
import { Instant } from '../../platform/dates.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { inTime } from '../../platform/time-limit.ts';
import { productById } from '../catalogue/products.ts';
import { requestMercadoPago } from '../payments/mercado-pago-api.ts';
import { type Expected, type FoundPayment, judgeAll, type Lookup, type Reply } from './judge.ts';
import { soundLines } from './purchases.ts';

/** What a payment is asked about by. */
export type Question = {
  readonly paymentId: string | null;
  /** The order's; null: unknown, so that the payment's own counts. */
  readonly reference: string | null;
  /** What to ask by where neither the question nor the payment under the number gives a reference. */
  readonly guess?: string | null;
};

/** Milliseconds for one whole look-up. */
const timeoutMs = 8_000;
/** Milliseconds that the first question has to itself; then the second is asked beside it. */
const headStart = 4_000;

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
});
const SearchAnswer = v.object({ results: v.array(PaymentAnswer) });

type Payment = v.InferOutput<typeof PaymentAnswer>;

/** Whom to ask about payments; null where nobody is configured, or the look-up is off. */
export function askablePayment(payment: PaymentEnv | null): PaymentEnv | null {
  return payment?.verification === 'off' ? null : payment;
}

const standings: ReadonlyMap<string, FoundPayment['standing']> = new Map([
  ['pending', 'underWay'],
  ['in_process', 'underWay'],
  ['authorized', 'underWay'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
  ['refunded', 'returned'],
  ['charged_back', 'returned'],
  ['in_mediation', 'returned'],
]);

function standingOf(payment: Payment): FoundPayment['standing'] {
  const { status, status_detail: detail, transaction_amount_refunded: refunded, currency_id } = payment;
  if (status !== 'approved') return standings.get(status) ?? 'odd';
  if (refunded || detail === 'partially_refunded') return 'returned';
  return detail === 'accredited' && currency_id === 'CLP' ? 'good' : 'odd';
}

/** An item that is not in the catalogue costs what it says, and never lowers what the others cost. */
function priceOf({ id, unit_price }: v.InferOutput<typeof Item>): number {
  return productById(id)?.price ?? Math.max(Math.ceil(unit_price), 0);
}

/** @returns the payment in this shop's words */
function found(payment: Payment): FoundPayment {
  const { items } = payment.additional_info;
  const lines = items.map(({ id, quantity, unit_price: unitPrice }) => ({
    id,
    quantity,
    ...(Number.isInteger(unitPrice) && unitPrice > 0 ? { unitPrice } : {}),
  }));
  return {
    id: payment.id,
    standing: standingOf(payment),
    amount: payment.transaction_amount,
    reference: payment.external_reference || null,
    lines: soundLines(lines),
    due: items.reduce((sum, item) => sum + item.quantity * priceOf(item), 0),
    approvedAt: payment.date_approved,
  };
}

/** Mercado Pago's own word for a number that it does not know; a proxy that leads nowhere says other things. */
const NotFound = v.object({ error: v.literal('not_found') });

/** What became of a question. The caller sees to its own abort. */
async function replyTo(asking: Promise<readonly Payment[]>): Promise<Reply> {
  try {
    return { kind: 'found', payments: (await asking).map(found) };
  } catch (error) {
    const isAnswer = error instanceof HttpError || error instanceof UnexpectedAnswer;
    if (!isAnswer) return { kind: 'silent' };
    const isUnknown = error instanceof HttpError && error.status === 404 && v.is(NotFound, error.body);
    return isUnknown ? { kind: 'found', payments: [] } : { kind: 'failed' };
  }
}

type Limits = { readonly signal: AbortSignal; readonly timeoutMs: number };

async function read(payment: PaymentEnv, paymentId: string, limits: Limits): Promise<readonly Payment[]> {
  return [await requestMercadoPago(payment, `/v1/payments/${paymentId}`, PaymentAnswer, limits)];
}

async function search(payment: PaymentEnv, reference: string, limits: Limits): Promise<readonly Payment[]> {
  const query = new URLSearchParams({
    sort: 'date_created',
    criteria: 'desc',
    external_reference: reference,
  });
  const answer = await requestMercadoPago(payment, `/v1/payments/search?${query}`, SearchAnswer, limits);
  return answer.results;
}

/**
 * Asks Mercado Pago about a payment: by its number, and unless that confirms it by the order's reference too; 8 s at
 * most for both.
 * @param expectedOf the order that a payment found should be for
 * @throws the caller's own abort, and nothing else
 */
export async function lookUpPayment(
  payment: PaymentEnv,
  question: Question,
  expectedOf: (payment: FoundPayment) => Expected,
  signal: AbortSignal,
): Promise<Lookup> {
  const end = performance.now() + timeoutMs;
  const limits = (): Limits => ({ signal, timeoutMs: Math.max(Math.ceil(end - performance.now()), 0) });
  const { paymentId } = question;
  const byNumber = paymentId === null ? null : replyTo(read(payment, paymentId, limits()));
  const first = byNumber && (await inTime(byNumber, headStart).catch(() => null));
  const isConfirmed = (reply: Reply) => judgeAll([reply], expectedOf).answer === 'confirmed';
  signal.throwIfAborted();
  if (first && isConfirmed(first)) return judgeAll([first], expectedOf);
  const named = first?.kind === 'found' ? first.payments[0]?.reference : null;
  const reference = question.reference ?? named ?? question.guess ?? null;
  const replies: Reply[] = [];
  if (reference !== null) replies.push(await replyTo(search(payment, reference, limits())));
  if (byNumber && !replies.some(isConfirmed)) replies.unshift(await byNumber);
  signal.throwIfAborted();
  return judgeAll(replies, expectedOf);
}
