import * as v from 'valibot';
import { account } from './account.ts';

const short = (name: string, length = 256) =>
  v.pipe(v.string(`${name} invalid.`), v.maxLength(length, `${name} invalid.`));

const notWhole = 'items.<n>.quantity must be a integer.';

const Item = v.object(
  {
    quantity: v.pipe(v.number(notWhole), v.integer(notWhole), v.minValue(1, 'quantity needed.')),
    unit_price: v.pipe(
      v.number('unit_price must be a number.'),
      // Chile has no cents: the service answers a price with decimals by this refusal.
      v.integer('unit_price invalid.'),
      v.minValue(1, 'unit_price invalid.'),
    ),
    currency_id: v.optional(v.literal(account.currency, 'currency_id invalid.'), account.currency),
    title: short('title'),
    id: v.optional(short('id'), ''),
    description: v.optional(short('description'), ''),
    category_id: v.optional(short('category_id'), ''),
    picture_url: v.optional(short('picture_url'), ''),
  },
  missing,
);

const wrongAddress = 'back_urls invalid. Wrong format';

const address = v.optional(v.pipe(v.string(wrongAddress), v.check(isAddressOrEmpty, wrongAddress)), '');

const noInstallments = 'installments invalid.';

export const refusedReturn = 'auto_return invalid. back_url.success must be defined';

/** The body of `POST /checkout/preferences`; the messages are the service's own where they are known. */
export const Order = v.object(
  {
    items: v.pipe(
      v.array(Item, 'items must be a array'),
      v.minLength(1, 'items needed.'),
      v.check((items) => totalOf(items) <= account.largestTotal, 'amount cannot be paid with Mercado Pago.'),
    ),
    back_urls: v.optional(
      v.object({ success: address, failure: address, pending: address }, wrongAddress),
      {},
    ),
    auto_return: v.optional(v.picklist(['approved', 'all'], refusedReturn)),
    external_reference: v.optional(v.nullable(short('external_reference')), ''),
    statement_descriptor: v.optional(v.nullable(short('statement_descriptor', 22)), null),
    notification_url: v.optional(v.nullable(short('notification_url', 500)), null),
    payment_methods: v.optional(
      v.looseObject({
        installments: v.optional(
          v.nullable(
            v.pipe(
              v.number(noInstallments),
              v.integer(noInstallments),
              v.minValue(1, noInstallments),
              v.maxValue(36, noInstallments),
            ),
          ),
          null,
        ),
      }),
      {},
    ),
    metadata: v.optional(v.record(v.string(), v.unknown()), {}),
    expires: v.optional(v.boolean(), false),
  },
  missing,
);

export type Order = v.InferOutput<typeof Order>;

/** CLP. */
export function totalOf(
  items: readonly { readonly quantity: number; readonly unit_price: number }[],
): number {
  return items.reduce((sum, item) => sum + item.quantity * item.unit_price, 0);
}

function isAddressOrEmpty(text: string): boolean {
  return text === '' || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol));
}

/** An object's one message is for a missing key, whose name arrives in quotes. */
function missing(issue: { readonly expected: string | null }): string {
  return `${issue.expected?.replaceAll('"', '')} needed.`;
}
