import * as v from 'valibot';
import { Instant } from '../../platform/schema.ts';

const text = v.pipe(v.string(), v.maxLength(64));

const decimal = v.pipe(v.string(), v.maxLength(32), v.regex(/^-?\d+(?:\.\d+)?$/), v.transform(Number));
const amount = v.pipe(v.union([v.number(), decimal]), v.finite());
const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
]);

const Item = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  quantity: v.fallback(v.pipe(amount, v.integer(), v.minValue(1)), 1),
  unit_price: v.fallback(amount, 0),
});

/**
 * Schema of a payment in Mercado Pago's answer. Behind a proxy a payment is parsed twice, by the proxy and by the page,
 * so parsing must be idempotent. The schema drops payer, card and fee.
 *
 * Mercado Pago writes the numbers of `additional_info` as text, so every number may be text. In a field that decides
 * whether the shop was paid, a value of any other type makes the payment unreadable, because a default could deliver or
 * withhold a document.
 */
export const PaymentAnswer = v.object({
  id: v.pipe(
    v.union([v.pipe(v.number(), v.safeInteger()), v.string()]),
    v.transform(String),
    v.regex(/^\d{1,20}$/),
  ),
  status: text,
  status_detail: v.fallback(v.nullable(text), null),
  currency_id: text,
  live_mode: flag,
  transaction_amount: amount,
  transaction_amount_refunded: v.optional(v.nullable(amount), 0),
  external_reference: v.optional(v.nullable(v.string()), null),
  date_approved: v.fallback(v.nullable(Instant), null),
  // Accept a payment without items, which the shop may not have prepared.
  additional_info: v.fallback(v.object({ items: v.array(Item) }), { items: [] }),
});

export type PaymentAnswer = v.InferOutput<typeof PaymentAnswer>;

/** Answer to a search. Callers parse each result separately, so that an unreadable one doesn't hide the others. */
export const SearchAnswer = v.object({ results: v.array(v.unknown()) });
