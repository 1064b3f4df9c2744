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
import { checkOfReturn, findOrder } from '../../../src/features/purchases/find-order.ts';
import { noPurchases } from '../../../src/features/purchases/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const now = '2026-03-02T12:00:00.000Z';
const first = attemptFor(bothTemplates, 'ref-1', 'pref-1', now);
const second = attemptFor(bothTemplates, 'ref-2', 'pref-2', '2026-03-02T12:00:01.000Z');
const started = addAttempt(addAttempt(noPurchases, first), second);
const receipt = { ...first, paymentId: '11', paidAt: now };
const paid = addReceipt(started, receipt);
const waiting = markPending(started, 'ref-1', { paymentId: '11', since: now });
const order = (search: string, purchases = started) => findOrder(parseReturn(search), purchases);

test.each([
  ['?external_reference=ref-1&payment_id=11', started, { known: 'attempt', attempt: first }],
  ['?preference_id=pref-1', started, { known: 'attempt', attempt: first }],
  ['?payment_id=11', waiting, { known: 'attempt', attempt: waiting.attempts[0] }],
  ['?payment_id=12', waiting, { known: 'nothing' }],
  ['?external_reference=ref-1', paid, { known: 'receipt', receipt }],
  ['?preference_id=pref-1', paid, { known: 'receipt', receipt }],
  ['?payment_id=11', paid, { known: 'receipt', receipt }],
  ['?external_reference=ref-1', forget(started, 'ref-1'), { known: 'deleted' }],
  ['?external_reference=ref-1', forget(paid, 'ref-1'), { known: 'deleted' }],
  ['?status=approved&external_reference=de-otro&payment_id=11', paid, { known: 'nothing' }],
  ['?status=approved', started, { known: 'nothing' }],
])('the address %s names an order or none', (search, purchases, known) => {
  expect(order(search, purchases)).toEqual(known);
});

test('an attempt that was checked is known as such', () => {
  expect(order('?external_reference=ref-1', markAsked(started, 'ref-1', now)).known).toBe('askedAttempt');
});

test('a return without ids is attributed to the attempt begun last; a bare visit of /pago-exitoso to none', () => {
  const unnamed = '?status=null&payment_id=null&external_reference=null';
  const turned = addAttempt(addAttempt(noPurchases, second), first);
  for (const purchases of [started, turned]) {
    expect(checkOfReturn('notPaid', parseReturn(unnamed), purchases)).toMatchObject({ reference: 'ref-2' });
    expect(checkOfReturn('paid', parseReturn('?status=approved'), purchases).order).toEqual({
      known: 'attempt',
      attempt: second,
    });
  }
  expect(checkOfReturn('paid', parseReturn(''), started)).toMatchObject({
    reference: null,
    order: { known: 'nothing' },
  });
  expect(checkOfReturn('notPaid', parseReturn(unnamed), noPurchases).reference).toBeNull();
});
