import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  addAttempt,
  addReceipt,
  attemptFor,
  findAttempt,
  findReceipt,
  forget,
  hasPurchases,
  markPending,
  noPurchases,
  StoredPurchases,
} from '../../../src/features/checkout/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const now = '2026-03-02T12:00:00.000Z';
const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', now);
const receipt = { ...attempt, paymentId: '123', paidAt: now };

test('an attempt remembers the ids and what is to be paid, not names', () => {
  expect(attempt).toEqual({
    reference: 'ref-1',
    preferenceId: 'pref-1',
    lines: [
      { id: 'prod_dea_01', quantity: 1, unitPrice: 2000 },
      { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: 8000 },
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

const pending = { paymentId: '123', since: now };

test('a return without an answer marks its attempt, and no other', () => {
  const started = addAttempt(addAttempt(noPurchases, attempt), { ...attempt, reference: 'ref-2' });
  expect(hasPurchases(started)).toBe(false);
  const marked = markPending(started, 'ref-1', pending);
  expect(marked.attempts.map((each) => each.pending)).toEqual([pending, undefined]);
  expect(hasPurchases(marked)).toBe(true);
  expect(markPending(started, 'de-otro-navegador', pending)).toBe(started);
});

test('the same return again changes nothing, and one that knows less takes nothing away', () => {
  const later = '2026-03-03T12:00:00.000Z';
  const marked = markPending(addAttempt(noPurchases, attempt), 'ref-1', pending);
  expect(markPending(marked, 'ref-1', { ...pending, since: later })).toBe(marked);
  expect(markPending(marked, 'ref-1', { paymentId: null, since: later })).toBe(marked);
  const another = { paymentId: '124', since: later };
  expect(markPending(marked, 'ref-1', another).attempts[0]?.pending).toEqual(another);
});

test('a payment that is waited for outlasts any number of abandoned ones', () => {
  let purchases = markPending(addAttempt(noPurchases, attempt), 'ref-1', pending);
  for (let n = 2; n <= 30; n += 1) purchases = addAttempt(purchases, { ...attempt, reference: `ref-${n}` });
  expect(purchases.attempts).toHaveLength(21);
  expect(findAttempt(purchases, 'ref-1')?.pending).toEqual(pending);
});

test('a purchase is forgotten alone', () => {
  const other = { ...receipt, reference: 'ref-2' };
  const all = { attempts: [{ ...attempt, reference: 'ref-3', pending }], receipts: [receipt, other] };
  expect(forget(all, 'ref-1').receipts).toEqual([other]);
  expect(forget(all, 'ref-3')).toEqual({ attempts: [], receipts: [receipt, other] });
});

test('what earlier versions stored is read as it is', () => {
  const { lines, ...rest } = receipt;
  const old = { ...rest, lines: lines.map(({ id, quantity }) => ({ id, quantity })) };
  const stored = { attempts: [old], receipts: [old] };
  const { paymentId: _id, paidAt: _at, ...oldAttempt } = old;
  expect(v.parse(StoredPurchases, stored)).toEqual({ attempts: [oldAttempt], receipts: [old] });
});

test('what is stored is read again', () => {
  const purchases = markPending(
    addReceipt(addAttempt(addAttempt(noPurchases, attempt), { ...attempt, reference: 'b' }), receipt),
    'b',
    pending,
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
      { ...attempt, pending: { paymentId: 7, since: now } },
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
