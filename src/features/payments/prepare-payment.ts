import * as v from 'valibot';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { runWithTimeout } from '../../platform/async.ts';
import { HttpError, InvalidResponse } from '../../platform/http.ts';
import { parseUrl } from '../../platform/parse-url.ts';
import { refusalOf, requestMercadoPago } from './mercado-pago-api.ts';
import type { PaymentService } from './payment-env.ts';
import { maxTextLength, type PaymentOrder, preferenceOf } from './preference.ts';

export type PreparedPayment = {
  /** The payment service's id of the prepared payment. */
  readonly id: string;
  /** Address of the payment page, for paying without the wallet's button. */
  readonly payUrl: string;
  /** Reference that the payment will have. It differs from the order's behind a proxy, which appends a signature. */
  readonly reference: string;
};

/** Milliseconds to wait for the preparation, including its second request. */
const timeoutMs = 14_000;
/** Mercado Pago Chile's payment page, used if the answer's `init_point` is missing or must not be followed. */
const paymentPagePrefix = 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=';
/** Mercado Pago's domains and their subdomains, on the port of https. */
const paymentHostPattern = /^(?:[a-z\d-]+\.)*(?:mercadopago\.cl|mercadopago\.com|mercadolibre\.com)$/;

/**
 * True if the page may send a buyer to this address to pay. Besides Mercado Pago's hosts, the origin of the wallet's
 * script is allowed, since that script has all of the page's rights anyway. Thus the sandbox, which serves the script,
 * can serve the payment page too.
 */
function isPayAddress(url: URL, sdkUrl: string): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && paymentHostPattern.test(url.host)) return true;
  return /^https?:$/.test(url.protocol) && url.origin === parseUrl(sdkUrl)?.origin;
}

/** Returns whole CLP. */
function totalOf({ lines }: PaymentOrder): number {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

const PreparedAnswer = v.object({
  // The id goes into an address and into storage. Mercado Pago's ids consist of printable ASCII.
  id: v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(maxTextLength)),
  init_point: v.fallback(v.nullable(v.string()), null),
  external_reference: v.fallback(
    v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxTextLength))),
    null,
  ),
});

/**
 * Prepares the payment of an order, which the buyer then makes in the wallet or at `payUrl`. Mercado Pago refuses
 * `auto_return` for addresses that are not public (localhost, an IP, http). After exactly that refusal the request is
 * repeated without `auto_return`, and the buyer returns by a link on Mercado Pago's page.
 * @throws HttpError, InvalidResponse or NetworkError of platform/http, for which `paymentErrorMessage` has the
 * messages, or `signal.reason`
 */
export async function preparePayment(
  service: PaymentService,
  order: PaymentOrder,
  signal: AbortSignal,
): Promise<PreparedPayment> {
  return runWithTimeout(timeoutMs, signal, async (timeoutSignal) => {
    const { auto_return, ...preference } = {
      ...preferenceOf(order, new Date()),
      // A proxy charges the prices of its own catalogue, and refuses if the page showed the buyer different prices.
      ...(service.accessToken === null && { total: totalOf(order), build: order.catalogueVersion }),
    };
    const post = (body: object) =>
      requestMercadoPago(service, '/checkout/preferences', PreparedAnswer, {
        method: 'POST',
        body,
        signal: timeoutSignal,
        timeoutMs,
      });
    const answer = await post({ ...preference, auto_return }).catch((error: unknown) => {
      const refusesAutoReturn =
        error instanceof HttpError && refusalOf(error).error === 'invalid_auto_return';
      if (!refusesAutoReturn) throw error;
      return post(preference);
    });
    const payPageUrl = parseUrl(answer.init_point ?? '');
    return {
      id: answer.id,
      // Use the parsed address, so that the browser follows exactly what was checked.
      payUrl:
        payPageUrl && isPayAddress(payPageUrl, service.sdkUrl)
          ? payPageUrl.href
          : paymentPagePrefix + encodeURIComponent(answer.id),
      reference: answer.external_reference ?? order.reference,
    };
  });
}

/** Returns the message for a page whose version or prices differ from the shop's; null for any other error. */
function outdatedMessage(error: unknown): string | null {
  const { priceChanged, otherVersion } = checkoutCopy.failures;
  const errorCode = error instanceof HttpError ? refusalOf(error).error : '';
  if (errorCode === 'price_changed') return priceChanged;
  return errorCode === 'other_version' ? otherVersion : null;
}

export type Remedy =
  | 'again'
  /** Either the page is outdated or this one request failed, and the error doesn't say which. */
  | 'againOrReload'
  /** Trying again would fail too, because the page's catalogue differs from the shop's. */
  | 'reload';

/**
 * Returns the remedy for an error. The proxy answers `bad_request` to an order from an outdated page and to an order
 * that arrived incomplete. It also passes on a `bad_request` of Mercado Pago.
 */
export function remedyFor(error: unknown, service: PaymentService | null): Remedy {
  if (outdatedMessage(error) !== null) return 'reload';
  const isProxyRefusal = error instanceof HttpError && error.status === 400 && service?.accessToken === null;
  return isProxyRefusal && refusalOf(error).error === 'bad_request' ? 'againOrReload' : 'again';
}

export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer } = checkoutCopy.failures;
  const outdatedText = outdatedMessage(error);
  if (outdatedText !== null) return outdatedText;
  if (error instanceof HttpError) return refusalOf(error).message || refused;
  return error instanceof InvalidResponse ? unusable : noAnswer;
}
