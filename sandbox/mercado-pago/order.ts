import * as v from 'valibot';
import { type Refusal, refusal } from './errors.ts';

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const address = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https?:/))]), '');

// The service refuses prices with decimals, because Chilean pesos have no cents.
const positiveInteger = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Fields of the body of `POST /checkout/preferences` that the shop or its proxy sends. */
const Order = v.object({
  items: v.pipe(
    v.array(
      v.object({
        id: v.optional(text(256), ''),
        title: text(256),
        description: v.optional(text(256), ''),
        category_id: v.optional(text(256), ''),
        currency_id: v.optional(v.literal('CLP'), 'CLP'),
        quantity: positiveInteger,
        unit_price: positiveInteger,
      }),
    ),
    v.minLength(1),
  ),
  back_urls: v.optional(v.object({ success: address, failure: address, pending: address }), {}),
  auto_return: v.optional(v.picklist(['approved', 'all'])),
  external_reference: v.optional(v.nullable(text(256)), ''),
  statement_descriptor: v.optional(v.nullable(text(22)), null),
  expires: v.optional(v.boolean(), false),
  expiration_date_to: v.optional(v.nullable(text(40)), null),
});

export type Order = v.InferOutput<typeof Order>;

/** Returns the total in CLP. */
export function totalOf({ items }: Order): number {
  return items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0);
}

/**
 * Parses an order like the service.
 * @param allowsLoopback true if `auto_return` may lead to loopback addresses. The service refuses them, but a purchase
 * on a developer's machine needs them.
 */
export function parseOrder(
  body: unknown,
  allowsLoopback: boolean,
): { readonly order: Order } | { readonly refusal: Refusal } {
  const result = v.safeParse(Order, body);
  if (!result.success) {
    const path = v.getDotPath(result.issues[0]) ?? 'body';
    return { refusal: refusal(400, `invalid_${path.split('.')[0]}`, `${path} invalid.`) };
  }
  const order = result.output;
  if (order.auto_return && !canReturnTo(order.back_urls.success, allowsLoopback)) {
    const message = 'auto_return invalid. back_url.success must be defined';
    return { refusal: refusal(400, 'invalid_auto_return', message) };
  }
  return { order };
}

function canReturnTo(successUrl: string, allowsLoopback: boolean): boolean {
  if (successUrl === '') return false;
  const { protocol, hostname } = new URL(successUrl);
  if (/^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)) return allowsLoopback;
  return protocol === 'https:' && !/^(\d+\.\d+\.\d+\.\d+|\[.+\])$/.test(hostname);
}
