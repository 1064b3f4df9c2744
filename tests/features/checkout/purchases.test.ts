import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addAttempt,
  addReceipt,
  attemptFor,
  findAttempt,
  findReceipt,
  noPurchases,
  StoredPurchases,
} from '../../../src/features/checkout/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const now = '2026-03-02T12:00:00.000Z';
const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', now);
const receipt = { ...attempt, paymentId: '123', paidAt: now };

test('an attempt remembers the ids and what is to be paid, not names or prices', () => {
  expect(attempt).toEqual({
    reference: 'ref-1',
    preferenceId: 'pref-1',
    lines: [
      { id: 'prod_dea_01', quantity: 1 },
      { id: 'prod_contrato_pf_ed_01', quantity: 1 },
    ],
    total: 10_000,
    startedAt: now,
  });
});

test('a paid attempt becomes a receipt, once', () => {
  const paid = addReceipt(addAttempt(noPurchases, attempt), receipt);
  expect(paid).toEqual({ attempts: [], receipts: [receipt] });
  expect(addReceipt(paid, { ...receipt, paymentId: '999' })).toBe(paid);
});

test('twenty attempts are kept, the newest', () => {
  let purchases = noPurchases;
  for (let n = 1; n <= 25; n += 1) purchases = addAttempt(purchases, { ...attempt, reference: `ref-${n}` });
  expect(purchases.attempts).toHaveLength(20);
  expect(findAttempt(purchases, 'ref-5')).toBeNull();
  expect(findAttempt(purchases, 'ref-25')).not.toBeNull();
});

test('what is stored is read again', () => {
  const purchases = addReceipt(
    addAttempt(addAttempt(noPurchases, attempt), { ...attempt, reference: 'b' }),
    receipt,
  );
  expect(v.parse(StoredPurchases, JSON.parse(JSON.stringify(purchases)))).toEqual(purchases);
});

test('one entry that makes no sense does not cost the others', () => {
  const stored = {
    attempts: [
      null,
      { ...attempt, total: -1 },
      { ...attempt, lines: [] },
      { ...attempt, startedAt: 'ayer' },
      attempt,
    ],
    receipts: [{ ...receipt, paymentId: 7 }, receipt],
  };
  expect(v.parse(StoredPurchases, stored)).toEqual({ attempts: [attempt], receipts: [receipt] });
});

test('a purchase of something that is no longer sold is still a purchase', () => {
  const old = { ...receipt, lines: [{ id: 'prod_retirado', quantity: 1 }] };
  const purchases = v.parse(StoredPurchases, { attempts: 'no', receipts: [old] });
  expect(findReceipt(purchases, 'ref-1')?.lines).toEqual([{ id: 'prod_retirado', quantity: 1 }]);
});
