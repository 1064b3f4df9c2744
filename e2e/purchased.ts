// A device that bought something, without the way through the payment.
import type { Receipt } from '../src/features/purchases/purchases.ts';
import { toStored } from '../src/features/purchases/stored-purchases.ts';

/** Two forms and a contract, of a cart that came from a quote. */
export const purchase: Receipt = {
  reference: 'ref-1',
  preparedId: 'pref-1',
  lines: [
    { id: 'prod_dea_01', quantity: 2, unitPrice: 2000 },
    { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: 8000 },
  ],
  total: 12_000,
  startedAt: '2026-03-02T12:00:00.000Z',
  quote: 'C-260301-7KQP',
  paymentId: '5550001',
  paidAt: '2026-03-02T12:04:00.000Z',
  approvedAt: '2026-03-02T12:04:00.000Z',
};

/** What the storage of such a device holds. */
export function storedPurchases(...receipts: readonly Receipt[]) {
  return { 'mle.purchases': JSON.stringify(toStored({ attempts: [], receipts })) };
}
