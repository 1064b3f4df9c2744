import { checkoutCopy } from '../../content/checkout.ts';
import { HttpError, UnexpectedAnswer } from '../../platform/http.ts';
import { refusalOf } from './mercado-pago-api.ts';

/** What the toast says of a payment that could not start. */
export function paymentErrorMessage(error: unknown): string {
  const { refused, unusable, noAnswer, priceChanged } = checkoutCopy.failures;
  if (error instanceof HttpError) {
    const { error: word, message } = refusalOf(error);
    // A proxy refuses a total other than its catalogue's: the page was opened before a price changed.
    return word === 'price_changed' ? priceChanged : message || refused;
  }
  return error instanceof UnexpectedAnswer ? unusable : noAnswer;
}
