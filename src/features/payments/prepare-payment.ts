import * as v from 'valibot';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { withTimeout } from '../../platform/async.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { parseUrl } from '../../platform/parse-url.ts';
import { refusalOf, requestMercadoPago } from './mercado-pago-api.ts';
import type { PaymentEnv } from './payment-env.ts';
import { maxTextLength, type PaymentOrder, preferenceOf } from './preference.ts';

export type PreparedPayment = {
  /** The payment service's id of the prepared payment. */
  readonly id: string;
  /** Address to pay at without the wallet's button. */
  readonly payUrl: string;
  /** Reference that the payment will have. A proxy signs the reference that it receives. */
  readonly reference: string;
};

/** Milliseconds to wait for a payment to begin, for both requests together. */
const timeoutMs = 14_000;
/** Chile's payment page, used if the answer's `init_point` is missing or must not be followed. */
const paymentPage = 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=';
/** Mercado Pago's domains and their subdomains, on the port of https. */
const paymentHost = /^(?:[a-z\d-]+\.)*(?:mercadopago\.cl|mercadopago\.com|mercadolibre\.com)$/;

/**
 * True if the page may send a buyer to this address to pay. The stand-in of Mercado Pago also serves the wallet's
 * script, which has all of the page's rights, so a link may lead to the script's origin too. Elsewhere the script is
 * Mercado Pago's own.
 */
function isPayAddress(url: URL, sdkUrl: string): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && paymentHost.test(url.host)) return true;
  return /^https?:$/.test(url.protocol) && url.origin === parseUrl(sdkUrl)?.origin;
}

/** Returns whole CLP, as the page shows it. */
function totalOf({ lines }: PaymentOrder): number {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

const Answer = v.object({
  // The id goes into an address and into storage. All ids of Mercado Pago have only letters, figures and signs.
  id: v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(maxTextLength)),
  init_point: v.fallback(v.nullable(v.string()), null),
  external_reference: v.fallback(
    v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxTextLength))),
    null,
  ),
});

/**
 * Prepares the payment of an order, which the buyer then makes in the wallet or at `payUrl`.
 * Mercado Pago refuses `auto_return` for addresses that are not public (localhost, an IP, http). On exactly that
 * refusal it repeats the request without it, and the buyer returns by a link.
 * @throws HttpError, UnexpectedAnswer or NoAnswer of platform/http, or the signal's reason; `paymentErrorMessage` puts
 * them in words
 */
export async function preparePayment(
  service: PaymentEnv,
  order: PaymentOrder,
  signal: AbortSignal,
): Promise<PreparedPayment> {
  return withTimeout(timeoutMs, signal, async (inTime) => {
    const { auto_return, ...preference } = {
      ...preferenceOf(order, new Date()),
      // A proxy charges its own catalogue's prices, and refuses if the buyer was shown others.
      ...(service.accessToken === null && { total: totalOf(order), build: order.build }),
    };
    const post = (body: object) =>
      requestMercadoPago(service, '/checkout/preferences', Answer, {
        method: 'POST',
        body,
        signal: inTime,
        timeoutMs,
      });
    const answer = await post({ ...preference, auto_return }).catch((error: unknown) => {
      const isRefused = error instanceof HttpError && refusalOf(error).error === 'invalid_auto_return';
      if (!isRefused) throw error;
      return post(preference);
    });
    const offered = parseUrl(answer.init_point ?? '');
    return {
      id: answer.id,
      // Use the parsed address, so that the browser follows exactly what was checked.
      payUrl:
        offered && isPayAddress(offered, service.sdkUrl)
          ? offered.href
          : paymentPage + encodeURIComponent(answer.id),
      reference: answer.external_reference ?? order.reference,
    };
  });
}

/** Returns the message for a page that has another version than the shop; null for any other error. */
function outdatedMessage(error: unknown): string | null {
  const { priceChanged, otherVersion } = checkoutCopy.failures;
  const word = error instanceof HttpError ? refusalOf(error).error : '';
  if (word === 'price_changed') return priceChanged;
  return word === 'other_version' ? otherVersion : null;
}

/** Remedy to offer after a payment that could not start. */
export type Remedy =
  | 'again'
  /** The page may be older than the shop, or the order may be at fault: only a reload or another try can tell. */
  | 'againOrReload'
  /** Another try would fail too, because the page has another catalogue than the shop. */
  | 'reload';

/**
 * Returns the remedy for an error. The proxy answers `bad_request` to an order from an old page, but also to one that
 * arrived incomplete, and it passes on Mercado Pago's own.
 */
export function remedyFor(error: unknown, service: PaymentEnv | null): Remedy {
  if (outdatedMessage(error) !== null) return 'reload';
  const isRefused = error instanceof HttpError && error.status === 400 && service?.accessToken === null;
  return isRefused && refusalOf(error).error === 'bad_request' ? 'againOrReload' : 'again';
}

/** Returns the toast's text for a payment that could not start. */
export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer } = checkoutCopy.failures;
  const outdated = outdatedMessage(error);
  if (outdated !== null) return outdated;
  if (error instanceof HttpError) return refusalOf(error).message || refused;
  return error instanceof UnexpectedAnswer ? unusable : noAnswer;
}
