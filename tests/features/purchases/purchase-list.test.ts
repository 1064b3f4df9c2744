import { expect, test } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { listPurchases } from '../../../src/features/purchases/purchase-list.ts';
import { bothTemplates } from './shop-world.ts';

const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', '2026-03-01T12:00:00.000Z');
const day = (n: number) => `2026-03-0${n}T12:00:00.000Z`;

test('receipts and pending payments come newest first, whatever order they are stored in', () => {
  const receipts = [3, 1, 2].map((n) => ({
    ...attempt,
    reference: `r${n}`,
    paymentId: null,
    paidAt: day(n),
  }));
  const attempts = [4, 6, 5].map((n) => ({
    ...attempt,
    reference: `a${n}`,
    pending: { paymentId: null, since: day(n) },
  }));
  const list = listPurchases({ attempts, receipts });
  expect(list.receipts.map(({ reference }) => reference)).toEqual(['r3', 'r2', 'r1']);
  expect(list.pending.map(({ reference }) => reference)).toEqual(['a6', 'a5', 'a4']);
});

test('instants are compared as instants, not as text', () => {
  const receipts = ['2026-03-02T01:00:00+05:00', '2026-03-01T23:00:00Z'].map((paidAt, at) => ({
    ...attempt,
    reference: `r${at}`,
    paymentId: null,
    paidAt,
  }));
  expect(listPurchases({ attempts: [], receipts }).receipts[0]?.reference).toBe('r1');
});

test('a payment that was only begun is no pending one', () => {
  const later = { ...attempt, reference: 'ref-2', startedAt: day(2) };
  const list = listPurchases({ attempts: [attempt, later], receipts: [] });
  expect(list).toEqual({ pending: [], receipts: [], begun: [later, attempt] });
});
