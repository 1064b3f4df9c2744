import { mailText } from './request-mail.ts';
import { requestFor } from './tax-data.ts';
import { ownTaxData } from './tax-store.ts';

/** The request that was written on this device for the purchase; null for none. */
export function ownRequest(reference: string) {
  const request = requestFor(ownTaxData.get(), reference);
  return request && { composedAt: request.composedAt, text: mailText(request) };
}

/** Erases what was written for the purchase; with the last one also who asked. */
export function forgetOwnRequest(reference: string, isLast: boolean): void {
  if (isLast) ownTaxData.erase();
  else ownTaxData.forget(reference);
}
