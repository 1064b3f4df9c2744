import { expect, test } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';
import {
  addAttempt,
  addReceipt,
  forget,
  markAsked,
  markPending,
} from '../../../src/features/purchases/change-purchases.ts';
import { findOrder, latestAttempt } from '../../../src/features/purchases/find-order.ts';
import { noPurchases } from '../../../src/features/purchases/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const now = '2026-03-02T12:00:00.000Z';
const first = attemptFor(bothTemplates, 'ref-1', 'pref-1', now);
const second = attemptFor(bothTemplates, 'ref-2', 'pref-2', '2026-03-02T12:00:01.000Z');
const started = addAttempt(addAttempt(noPurchases, first), second);
const receipt = { ...first, paymentId: '11', paidAt: now };
const paid = addReceipt(started, receipt);
const order = (search: string, purchases = started) => findOrder(parseReturn(search), purchases);

test('a return without ids belongs to no order, and the latest attempt is the one begun last', () => {
  expect(order('')).toEqual({ known: 'nothing' });
  expect(order('?status=approved')).toEqual({ known: 'nothing' });
  expect(latestAttempt(started)).toBe(second);
  expect(latestAttempt(addAttempt(addAttempt(noPurchases, second), first))).toBe(second);
  expect(latestAttempt(noPurchases)).toBeNull();
});

test('a return belongs to the attempt it names, by reference or by preference', () => {
  expect(order('?external_reference=ref-1&payment_id=11')).toEqual({ known: 'attempt', attempt: first });
  expect(order('?preference_id=pref-1')).toEqual({ known: 'attempt', attempt: first });
});

test('a reload of a return finds its receipt by any of its ids', () => {
  for (const name of ['external_reference=ref-1', 'preference_id=pref-1', 'payment_id=11']) {
    expect(order(`?status=approved&${name}`, paid)).toEqual({ known: 'receipt', receipt });
  }
});

test('a number leads to the attempt that waits for it', () => {
  const waiting = markPending(started, 'ref-1', { paymentId: '11', since: now });
  expect(order('?payment_id=11', waiting)).toMatchObject({
    known: 'attempt',
    attempt: { reference: 'ref-1' },
  });
  expect(order('?payment_id=12', waiting)).toEqual({ known: 'nothing' });
});

test('an attempt that was checked is known as such, and a deleted one as deleted', () => {
  expect(order('?external_reference=ref-1', markAsked(started, 'ref-1', now)).known).toBe('askedAttempt');
  for (const before of [started, paid]) {
    expect(order('?external_reference=ref-1', forget(before, 'ref-1'))).toEqual({ known: 'deleted' });
  }
});

test('a reference of another browser finds no purchase of this one', () => {
  expect(order('?status=approved&external_reference=otra&payment_id=11', paid)).toEqual({ known: 'nothing' });
});
