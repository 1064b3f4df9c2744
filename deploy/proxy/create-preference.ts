import * as v from 'valibot';
import { type CartItem, lineTotal, maxQuantity } from '../../src/features/cart/cart.ts';
import { catalogueVersion } from '../../src/features/catalogue/catalogue-build.ts';
import { detailsOf } from '../../src/features/catalogue/product-details.ts';
import { productById } from '../../src/features/catalogue/products.ts';
import { orderFor } from '../../src/features/checkout/order.ts';
import { preferenceOf } from '../../src/features/payments/preference.ts';
import { signReference, toHex, unsignedReferencePattern } from './reference.ts';
import { refusals } from './refusal.ts';
import { type SendRequest, type ServiceRefusal, serviceRefusal } from './service.ts';
import type { Settings } from './settings.ts';

/** Maximum number of different products in one order. */
const maxItems = 20;

/**
 * Milliseconds for one request to Mercado Pago. The page allows 14 s for two requests, one with `auto_return` and one
 * without.
 */
const timeoutMs = 6_500;

/** Maximum length of an idempotency key at Mercado Pago. */
const maxKeyLength = 64;

const OrderRequest = v.object({
  items: v.array(
    v.object({
      id: v.pipe(v.string(), v.maxLength(256)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxQuantity)),
    }),
  ),
  external_reference: v.pipe(v.string(), v.regex(unsignedReferencePattern)),
  total: v.pipe(v.number(), v.safeInteger()),
  auto_return: v.optional(v.literal('approved')),
  /** Catalogue version of the page. It only decides with which error the proxy refuses an order that doesn't match. */
  build: v.fallback(v.optional(v.string()), undefined),
});

type OrderRequest = v.InferOutput<typeof OrderRequest>;

/**
 * Parses the client's body.
 * @throws {Refusal} if the body isn't a valid order
 */
function parseOrder(body: unknown): OrderRequest {
  const result = v.safeParse(OrderRequest, body);
  if (!result.success) throw refusals.unreadable();
  const { items } = result.output;
  if (items.length > maxItems) throw refusals.tooManyItems(maxItems);
  const ids = new Set(items.map(({ id }) => id));
  if (ids.size === 0 || ids.size < items.length) throw refusals.unreadable();
  return result.output;
}

/** True if the page has another catalogue than the proxy, as for a minute during a deployment. */
function hasOtherVersion({ build }: OrderRequest): boolean {
  return build !== undefined && build !== catalogueVersion();
}

/**
 * Returns the ordered items at the catalogue's prices.
 * @throws {Refusal} if an id is not in the catalogue, or if the total differs from the catalogue's
 */
function cartOf(order: OrderRequest): readonly CartItem[] {
  const items = order.items.map(({ id, quantity }) => {
    const product = productById(id);
    if (!product) throw hasOtherVersion(order) ? refusals.otherVersion() : refusals.unknownProduct();
    return { ...product, quantity };
  });
  // An outdated tab must neither charge a price that it doesn't show nor sell a product that it can't deliver.
  if (items.reduce((sum, item) => sum + lineTotal(item), 0) !== order.total) {
    throw hasOtherVersion(order) ? refusals.otherVersion() : refusals.priceChanged();
  }
  return items;
}

async function idempotencyKey(reference: string, json: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(json));
  return `${reference}-${toHex(digest)}`.slice(0, maxKeyLength);
}

const PreferenceResponse = v.object({
  id: v.pipe(v.string(), v.regex(/^[!-~]{1,256}$/)),
  init_point: v.fallback(v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/))), null),
});

export type CreatedPreference = v.InferOutput<typeof PreferenceResponse> & {
  readonly external_reference: string;
};

/**
 * Prepares the payment of the client's order at the catalogue's prices.
 * @param body the client's body, which anybody may forge
 * @param origin origin of the client's page, as its browser reports it
 * @returns the preference, or the service's refusal
 * @throws {Refusal} if the proxy itself refuses
 */
export async function createPreference(
  settings: Settings,
  sendRequest: SendRequest,
  body: unknown,
  origin: string | undefined,
  now: Date,
): Promise<CreatedPreference | ServiceRefusal> {
  const { origins, secrets, accessToken } = settings;
  const order = parseOrder(body);
  const items = cartOf(order);
  const reference = await signReference(order.external_reference, secrets[0]);
  const returnOrigin = origins.find((siteOrigin) => siteOrigin === origin) ?? origins[0];
  const { auto_return, ...preference } = preferenceOf(
    orderFor(items, detailsOf, returnOrigin, reference),
    now,
  );
  const json = JSON.stringify({ ...preference, ...(order.auto_return && { auto_return }) });
  const post = { json, idempotencyKey: await idempotencyKey(reference, json) };
  const response = await sendRequest({ path: '/checkout/preferences', post, timeoutMs });
  if (response.status !== 200 && response.status !== 201) return serviceRefusal(response, accessToken);
  const preferenceResult = v.safeParse(PreferenceResponse, response.body);
  if (!preferenceResult.success) throw refusals.unusableResponse();
  return { ...preferenceResult.output, external_reference: reference };
}
