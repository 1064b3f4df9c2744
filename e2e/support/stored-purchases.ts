// Stored purchases, for tests that need a purchase but not the steps of a payment.
import type { Receipt } from '../../src/features/purchases/purchases.ts';
import { receipt } from '../../tests/features/tax-request/purchase.ts';

/** Two forms and a contract, from a cart that came from a quote. */
export const storedReceipt: Receipt = { ...receipt, quote: 'C-260301-7KQP' };

export function purchasesEntry(...receipts: readonly Receipt[]) {
  return { 'mle.purchases': JSON.stringify({ attempts: [], receipts }) };
}
