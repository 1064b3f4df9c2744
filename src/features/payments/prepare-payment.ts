import * as v from 'valibot';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { withTimeout } from '../../platform/async.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { parseUrl } from '../../platform/parse-url.ts';
import { refusalOf, requestMercadoPago } from './mercado-pago-api.ts';
import type { PaymentEnv } from './payment-env.ts';
import { longestText, type PaymentOrder, preferenceOf } from './preference.ts';

export type PreparedPayment = {
  /** The payment service's id of what was prepared. */
  readonly id: string;
  /** Where to pay without the wallet's button. */
  readonly payUrl: string;
  /** The order's reference as the payment will bear it: a proxy signs the one that it was given. */
  readonly reference: string;
};

/** Milliseconds after which a payment that does not begin is given up, both requests included. */
const timeoutMs = 14_000;
/** Chile's payment page: what `init_point` says, for an answer that has none or one that must not be followed. */
const paymentPage = 'https://www.mercadopago.cl/checkout/v1/redirect?pref_id=';
/** Mercado Pago's domains and their subdomains, at the port of https. */
const paymentHost = /^(?:[a-z\d-]+\.)*(?:mercadopago\.cl|mercadopago\.com|mercadolibre\.com)$/;

/**
 * Whether a buyer may be sent there to pay. The stand-in of Mercado Pago serves the wallet's script too, which has all
 * of the page's rights: where that comes from a link may lead as well. Elsewhere the script is Mercado Pago's own.
 */
function isPayAddress(url: URL, sdkUrl: string): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:' && paymentHost.test(url.host)) return true;
  return /^https?:$/.test(url.protocol) && url.origin === parseUrl(sdkUrl)?.origin;
}

/** Whole CLP: what the page shows. */
function totalOf({ lines }: PaymentOrder): number {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

const Answer = v.object({
  // It goes into an address and into storage: letters, figures and signs, as every id of theirs.
  id: v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(longestText)),
  init_point: v.fallback(v.nullable(v.string()), null),
  external_reference: v.fallback(
    v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))),
    null,
  ),
});

/**
 * Prepares the payment of an order, which the buyer then makes in the wallet or at `payUrl`.
 * Mercado Pago refuses `auto_return` for addresses that are not public (localhost, an IP, http);
 * on exactly that refusal it is asked once more without it, and the buyer comes back by a link.
 * @throws HttpError, UnexpectedAnswer or NoAnswer of platform/http, or the signal's reason;
 * `paymentErrorMessage` puts them in words
 */
export async function preparePayment(
  service: PaymentEnv,
  order: PaymentOrder,
  signal: AbortSignal,
): Promise<PreparedPayment> {
  return withTimeout(timeoutMs, signal, async (inTime) => {
    const { auto_return, ...preference } = {
      ...preferenceOf(order, new Date()),
      // A proxy charges its own catalogue's prices, unless they are not what the buyer was shown.
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
      // As it was parsed: what was checked is what is followed.
      payUrl:
        offered && isPayAddress(offered, service.sdkUrl)
          ? offered.href
          : paymentPage + encodeURIComponent(answer.id),
      reference: answer.external_reference ?? order.reference,
    };
  });
}

/** What is said to a page that is of another version than the shop; null for any other error. */
function outdatedMessage(error: unknown): string | null {
  const { priceChanged, otherVersion } = checkoutCopy.failures;
  const word = error instanceof HttpError ? refusalOf(error).error : '';
  if (word === 'price_changed') return priceChanged;
  return word === 'other_version' ? otherVersion : null;
}

/** What helps after a payment that could not start. */
export type Remedy =
  | 'again'
  /** The page may be older than the shop, or the order as it is: only a new page or another try tells. */
  | 'againOrReload'
  /** Another try fails alike: the page has another catalogue than the shop. */
  | 'reload';

/**
 * `bad_request` is the proxy's word for an order that an old page sent, but for one that did not arrive whole too, and
 * it passes on Mercado Pago's own.
 */
export function remedyFor(error: unknown, service: PaymentEnv | null): Remedy {
  if (outdatedMessage(error) !== null) return 'reload';
  const isRefused = error instanceof HttpError && error.status === 400 && service?.accessToken === null;
  return isRefused && refusalOf(error).error === 'bad_request' ? 'againOrReload' : 'again';
}

/** What the toast says of a payment that could not start. */
export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer } = checkoutCopy.failures;
  const outdated = outdatedMessage(error);
  if (outdated !== null) return outdated;
  if (error instanceof HttpError) return refusalOf(error).message || refused;
  return error instanceof UnexpectedAnswer ? unusable : noAnswer;
}
