import { checkoutCopy } from '../../content/checkout-copy.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { refusalOf } from './mercado-pago-api.ts';

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
