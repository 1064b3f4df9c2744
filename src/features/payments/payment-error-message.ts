import { checkoutCopy } from '../../content/checkout.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { refusalOf } from './mercado-pago-api.ts';

/** Whether a proxy refused the total: the page was opened before a price changed. */
export function isPriceChange(error: unknown): boolean {
  return error instanceof HttpError && refusalOf(error).error === 'price_changed';
}

/** What the toast says of a payment that could not start. */
export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer, priceChanged } = checkoutCopy.failures;
  if (isPriceChange(error)) return priceChanged;
  if (error instanceof HttpError) return refusalOf(error).message || refused;
  return error instanceof UnexpectedAnswer ? unusable : noAnswer;
}
