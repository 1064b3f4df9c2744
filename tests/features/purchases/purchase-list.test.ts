import { expect, test } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { listPurchases } from '../../../src/features/purchases/purchase-list.ts';
import { bothTemplates, referencesOf } from './shop-world.ts';

const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', '2026-03-01T12:00:00.000Z');

test('receipts and pending payments come newest first by their instants, whatever order they are stored in', () => {
  const at = (paidAt: string) => ({ ...attempt, reference: paidAt, paymentId: null, paidAt });
  const since = (instant: string) => ({
    ...attempt,
    reference: instant,
    pending: { paymentId: null, since: instant },
  });
  const others = ['2026-03-03T12:00:00Z', '2026-03-02T01:00:00+05:00', '2026-03-01T23:00:00Z'];
  const sorted = ['2026-03-03T12:00:00Z', '2026-03-01T23:00:00Z', '2026-03-02T01:00:00+05:00'];
  const list = listPurchases({ attempts: others.map(since), receipts: others.map(at) });
  expect(referencesOf(list.receipts)).toEqual(sorted);
  expect(referencesOf(list.pending)).toEqual(sorted);
});

test('a payment that was only begun is no pending one', () => {
  const later = { ...attempt, reference: 'ref-2', startedAt: '2026-03-02T12:00:00.000Z' };
  const list = listPurchases({ attempts: [attempt, later], receipts: [] });
  expect(list).toEqual({ pending: [], receipts: [], begun: [later, attempt] });
});
