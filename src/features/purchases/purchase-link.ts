import { paths, purchaseFragment } from '../../content/paths.ts';
import { parsePaymentNumber } from '../payments/payment-number.ts';

/** Maximum number of characters of a fragment. Longer ones aren't parsed. */
const maxFragmentLength = 100;

/** @returns path and fragment of the page that finds this purchase, e.g. /mis-compras#compra=123456789 */
export function purchaseLink(paymentId: string): string {
  return paths.purchases + purchaseFragment + encodeURIComponent(paymentId);
}

/**
 * Reads the fragment of an address, which anyone may have written.
 * @returns the payment's number; null if there is none, or several
 */
export function readPurchaseLink(hash: string): string | null {
  const text = new URLSearchParams(hash.slice(1)).get(purchaseFragment.slice(1, -1)) ?? '';
  const number = text.length > maxFragmentLength ? null : parsePaymentNumber(text);
  return number === 'several' ? null : number;
}
