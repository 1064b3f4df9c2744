import { taxKey } from '../../features/tax-request/tax-key.ts';
import { readItem, removeItem } from '../../platform/storage.ts';
import { codeInTime } from '../../platform/time-limit.ts';

/**
 * Erases the request for a boleta or factura of a deleted purchase, and with the last one the data for it. Also where
 * the firm takes requests no longer; the code for it is fetched only if there is something.
 */
export async function forgetTaxRequest(reference: string, isLast: boolean): Promise<void> {
  if (readItem(taxKey) === null) return;
  try {
    const { ownTaxData } = await codeInTime(import('../../features/tax-request/tax-store.ts'));
    if (isLast) ownTaxData.erase();
    else ownTaxData.forget(reference);
  } catch {
    // Rather all of it than what the person wanted to be gone.
    removeItem(taxKey);
  }
}
