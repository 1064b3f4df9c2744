import { checkoutCopy } from '../../content/checkout.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { refusalOf } from './mercado-pago-api.ts';

function isPriceChange(error: unknown): boolean {
  return error instanceof HttpError && refusalOf(error).error === 'price_changed';
}

/** Whether a proxy refused what only an old page sends: one that was opened before a price, or the catalogue, changed. */
export function isOutdated(error: unknown, service: PaymentEnv | null): boolean {
  if (isPriceChange(error)) return true;
  const isRefused = error instanceof HttpError && error.status === 400 && service?.accessToken === null;
  return isRefused && refusalOf(error).error === 'bad_request';
}

/** What the toast says of a payment that could not start. */
export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer, priceChanged } = checkoutCopy.failures;
  if (isPriceChange(error)) return priceChanged;
  if (error instanceof HttpError) return refusalOf(error).message || refused;
  return error instanceof UnexpectedAnswer ? unusable : noAnswer;
}
