import * as v from 'valibot';
import { expect, test } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import {
  addAttempt,
  addReceipt,
  clearPending,
  deleteOrder,
  markAsked,
  markPending,
  mergePurchases,
} from '../../../src/features/purchases/change-purchases.ts';
import {
  findReceipt,
  hasPurchases,
  isDeleted,
  listPurchases,
  noPurchases,
  type Receipt,
  uniqueLines,
} from '../../../src/features/purchases/purchases.ts';
import { StoredPurchases } from '../../../src/features/purchases/stored-purchases.ts';
import { contractProduct, deaForm, orderAmount } from '../../shop.ts';
import { cartWithBothTemplates, referencesOf } from './shop-fixture.ts';

const now = '2026-03-02T12:00:00.000Z';
const attempt = attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', now);
const receipt: Receipt = { ...attempt, paymentId: '123', paidAt: now };

test('an attempt has the ids and prices of products, but not their names', () => {
  expect(attempt).toEqual({
    reference: 'ref-1',
    preparedId: 'pref-1',
    lines: [
      { id: 'prod_dea_01', quantity: 1, unitPrice: deaForm.price },
      { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: contractProduct.price },
    ],
    total: orderAmount({ forms: 1, contracts: 1 }),
    startedAt: now,
  });
});

test('uniqueLines drops repeated products and all lines after the fiftieth', () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({ id: `prod_${index}`, quantity: 1 }));
  expect(uniqueLines([...lines.slice(0, 2), ...lines])).toEqual(lines.slice(0, 50));
});

test('a paid attempt becomes a single receipt', () => {
  const paidPurchases = addReceipt(addAttempt(noPurchases, attempt), receipt);
  expect(paidPurchases).toEqual({ attempts: [], receipts: [receipt] });
  expect(addReceipt(paidPurchases, { ...receipt, paymentId: '999' })).toBe(paidPurchases);
});

const pendingPayment = { paymentId: '123', since: now };

test('a pending return marks only its own attempt', () => {
  const startedPurchases = addAttempt(addAttempt(noPurchases, attempt), { ...attempt, reference: 'ref-2' });
  expect(hasPurchases(startedPurchases)).toBe(false);
  const markedPurchases = markPending(startedPurchases, 'ref-1', pendingPayment);
  expect(markedPurchases.attempts.map((entry) => entry.pending)).toEqual([pendingPayment, undefined]);
  expect(hasPurchases(markedPurchases)).toBe(true);
  expect(markPending(startedPurchases, 'de-otro-navegador', pendingPayment)).toBe(startedPurchases);
});

test('a repeated return changes nothing unless its payment id is new', () => {
  const laterTime = '2026-03-03T12:00:00.000Z';
  const purchasesWithPending = markPending(addAttempt(noPurchases, attempt), 'ref-1', pendingPayment);
  expect(markPending(purchasesWithPending, 'ref-1', { ...pendingPayment, since: laterTime })).toBe(
    purchasesWithPending,
  );
  expect(markPending(purchasesWithPending, 'ref-1', { paymentId: null, since: laterTime })).toBe(
    purchasesWithPending,
  );
  const otherPending = { paymentId: '124', since: laterTime };
  expect(markPending(purchasesWithPending, 'ref-1', otherPending).attempts[0]?.pending).toEqual(otherPending);
});

test('deleting a purchase leaves the others', () => {
  const second = { ...receipt, reference: 'ref-2' };
  const all = {
    attempts: [{ ...attempt, reference: 'ref-3', pending: pendingPayment }],
    receipts: [receipt, second],
  };
  expect(deleteOrder(all, 'ref-1').receipts).toEqual([second]);
  expect(deleteOrder(all, 'ref-3')).toEqual({
    attempts: [],
    receipts: [receipt, second],
    deleted: ['ref-3'],
  });
  expect(deleteOrder(all, 'de-otro-navegador')).toBe(all);
});

test('a deletion is remembered until its purchase is added again', () => {
  const afterDeletion = deleteOrder({ attempts: [], receipts: [receipt] }, 'ref-1');
  expect(afterDeletion).toEqual({ attempts: [], receipts: [], deleted: ['ref-1'] });
  expect(isDeleted(afterDeletion, 'ref-1')).toBe(true);
  expect(addReceipt(afterDeletion, receipt)).toEqual({ attempts: [], receipts: [receipt], deleted: [] });
});

test('only the latest 200 deletions are remembered', () => {
  let purchases = noPurchases;
  for (let n = 0; n < 250; n += 1) {
    purchases = deleteOrder(addReceipt(purchases, { ...receipt, reference: `r${n}` }), `r${n}`);
  }
  expect(purchases.deleted).toHaveLength(200);
  expect(isDeleted(purchases, 'r49')).toBe(false);
  expect(isDeleted(purchases, 'r249')).toBe(true);
});

test('an attempt stores the time of its last check', () => {
  const nextDay = '2026-03-03T12:00:00.000Z';
  const pendingPurchases = markPending(addAttempt(noPurchases, attempt), 'ref-1', pendingPayment);
  const checkedPurchases = markAsked(pendingPurchases, 'ref-1', now);
  expect(checkedPurchases.attempts[0]?.askedAt).toBe(now);
  expect(markAsked(checkedPurchases, 'ref-1', now)).toBe(checkedPurchases);
  expect(markAsked(checkedPurchases, 'ref-1', nextDay).attempts[0]?.askedAt).toBe(nextDay);
  expect(clearPending(checkedPurchases, 'ref-1').attempts).toEqual([{ ...attempt, askedAt: now }]);
  expect(v.parse(StoredPurchases, JSON.parse(JSON.stringify(checkedPurchases)))).toEqual(checkedPurchases);
});

const otherAttempt = { ...attempt, reference: 'ref-2' };

test('the attempts and receipts of two tabs are merged', () => {
  const thisTab = { attempts: [attempt], receipts: [{ ...receipt, reference: 'ref-3' }] };
  const storedPurchases = { attempts: [otherAttempt], receipts: [{ ...receipt, reference: 'ref-4' }] };
  const merged = mergePurchases(thisTab, storedPurchases);
  expect(merged.attempts).toEqual([attempt, otherAttempt]);
  expect(merged.receipts.map(({ reference }) => reference)).toEqual(['ref-4', 'ref-3']);
  expect(mergePurchases(noPurchases, storedPurchases)).toEqual(storedPurchases);
  expect(mergePurchases(storedPurchases, storedPurchases)).toEqual(storedPurchases);
});

test('a merge keeps the paid, pending or checked state that one of the tabs knows', () => {
  const checkedAttempt = { ...attempt, askedAt: now, pending: pendingPayment };
  for (const [thisTab, hostilePurchases] of [
    [checkedAttempt, attempt],
    [attempt, checkedAttempt],
  ] as const) {
    expect(
      mergePurchases({ attempts: [thisTab], receipts: [] }, { attempts: [hostilePurchases], receipts: [] })
        .attempts,
    ).toEqual([checkedAttempt]);
  }
  const paidPurchases = { attempts: [], receipts: [receipt] };
  expect(mergePurchases(paidPurchases, { attempts: [attempt], receipts: [] })).toEqual(paidPurchases);
  expect(mergePurchases({ attempts: [attempt], receipts: [] }, paidPurchases)).toEqual(paidPurchases);
});

test('a deletion in another tab applies to this tab', () => {
  const paidPurchases = { attempts: [], receipts: [receipt] };
  const afterDeletion = deleteOrder(paidPurchases, 'ref-1');
  expect(mergePurchases(paidPurchases, afterDeletion)).toEqual(afterDeletion);
  expect(mergePurchases({ attempts: [attempt], receipts: [] }, afterDeletion)).toEqual(afterDeletion);
  expect(mergePurchases(afterDeletion, paidPurchases)).toEqual({ ...paidPurchases, deleted: [] });
});

test('a deletion known only to this tab is kept', () => {
  const afterDeletion = deleteOrder({ attempts: [], receipts: [receipt] }, 'ref-1');
  expect(mergePurchases(afterDeletion, noPurchases)).toEqual(afterDeletion);
});

test('only the newest 1,000 of 100,000 stored attempts are read', () => {
  const many = Array.from({ length: 100_000 }, (_, n) => ({ ...attempt, reference: `r${n}` }));
  const purchases = v.parse(StoredPurchases, { attempts: many, receipts: [], deleted: many.map(() => 'x') });
  expect(purchases.attempts).toHaveLength(1_000);
  expect(purchases.attempts.at(-1)?.reference).toBe('r99999');
});

test('invalid stored entries do not affect the valid ones', () => {
  const approved = { ...receipt, approvedAt: now };
  const stored = {
    attempts: [
      null,
      { ...attempt, total: -1 },
      { ...attempt, lines: [] },
      { ...attempt, startedAt: 'ayer' },
      // These match the pattern of an instant, but formatting them throws.
      { ...attempt, startedAt: '2026-03-02T12:00:00+05' },
      { ...attempt, pending: { paymentId: null, since: '2026-03-02T12:00:00+05' } },
      { ...attempt, askedAt: '2026-03-02T12:00:00+05' },
      { ...attempt, pending: { paymentId: 7, since: now } },
      attempt,
    ],
    receipts: [{ ...receipt, paymentId: 7 }, { ...receipt, paidAt: '2026-03-02T12:00:00+05' }, approved],
  };
  expect(v.parse(StoredPurchases, stored)).toEqual({ attempts: [attempt], receipts: [approved] });
});

test('a stored purchase of a discontinued product is kept', () => {
  const oldReceipt = { ...receipt, lines: [{ id: 'prod_retirado', quantity: 1 }] };
  const purchases = v.parse(StoredPurchases, { attempts: 'no', receipts: [oldReceipt] });
  expect(findReceipt(purchases, 'ref-1')?.lines).toEqual([{ id: 'prod_retirado', quantity: 1 }]);
});

test('receipts and pending payments are listed newest first', () => {
  const receiptAt = (paidAt: string) => ({ ...attempt, reference: paidAt, paymentId: null, paidAt });
  const pendingSince = (instant: string) => ({
    ...attempt,
    reference: instant,
    pending: { paymentId: null, since: instant },
  });
  const unsorted = ['2026-03-03T12:00:00Z', '2026-03-02T01:00:00+05:00', '2026-03-01T23:00:00Z'];
  const newestFirst = ['2026-03-03T12:00:00Z', '2026-03-01T23:00:00Z', '2026-03-02T01:00:00+05:00'];
  const list = listPurchases({ attempts: unsorted.map(pendingSince), receipts: unsorted.map(receiptAt) });
  expect(referencesOf(list.receipts)).toEqual(newestFirst);
  expect(referencesOf(list.pendingAttempts)).toEqual(newestFirst);
});

test('attempts whose buyer never came back are listed as begun, newest first', () => {
  const laterAttempt = { ...attempt, reference: 'ref-2', startedAt: '2026-03-03T12:00:00.000Z' };
  const list = listPurchases({ attempts: [attempt, laterAttempt], receipts: [] });
  expect(list).toEqual({ pendingAttempts: [], receipts: [], begunAttempts: [laterAttempt, attempt] });
});
