import { expect, test } from 'vitest';
import { attemptFor } from '../../../../src/features/checkout/order.ts';
import type { Payment } from '../../../../src/features/payments/payment.ts';
import { parseReturn } from '../../../../src/features/payments/payment-return.ts';
import {
  addAttempt,
  addReceipt,
  deleteOrder,
  markAsked,
  markPending,
} from '../../../../src/features/purchases/change-purchases.ts';
import { noPurchases } from '../../../../src/features/purchases/purchases.ts';
import { findOrder, questionOfReturn } from '../../../../src/features/purchases/questions/question.ts';
import { cartWithBothTemplates } from '../shop-fixture.ts';

const now = '2026-03-02T12:00:00.000Z';
const firstAttempt = attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', now);
const secondAttempt = attemptFor(cartWithBothTemplates, 'ref-2', 'pref-2', '2026-03-02T12:00:01.000Z');
const begunPurchases = addAttempt(addAttempt(noPurchases, firstAttempt), secondAttempt);
const receipt = { ...firstAttempt, paymentId: '11', paidAt: now };
const paidPurchases = addReceipt(begunPurchases, receipt);
const pendingPurchases = markPending(begunPurchases, 'ref-1', { paymentId: '11', since: now });
/** Returns what the device knows about the order in the address of a return. */
const findOrderOf = (search: string, purchases = begunPurchases) =>
  findOrder(questionOfReturn('paid', parseReturn(search), purchases), null, purchases);
const payment: Payment = {
  id: '12',
  status: 'paid',
  amount: firstAttempt.total,
  reference: null,
  items: [],
  priceAuthor: 'browser',
  approvedAt: null,
};
const noOrder = { recordKind: 'nothing', attempt: null, receipt: null };

test.each([
  [
    '?external_reference=ref-1&payment_id=11',
    begunPurchases,
    { recordKind: 'attempt', attempt: firstAttempt, receipt: null },
  ],
  ['?preference_id=pref-1', begunPurchases, { recordKind: 'attempt', attempt: firstAttempt, receipt: null }],
  [
    '?payment_id=11',
    pendingPurchases,
    { recordKind: 'attempt', attempt: pendingPurchases.attempts[0], receipt: null },
  ],
  ['?external_reference=ref-1', paidPurchases, { recordKind: 'receipt', attempt: null, receipt }],
  ['?preference_id=pref-1', paidPurchases, { recordKind: 'receipt', attempt: null, receipt }],
  ['?payment_id=11', paidPurchases, { recordKind: 'receipt', attempt: null, receipt }],
  [
    '?external_reference=ref-1',
    deleteOrder(begunPurchases, 'ref-1'),
    { recordKind: 'deleted', attempt: null, receipt: null },
  ],
  [
    '?external_reference=ref-1',
    deleteOrder(paidPurchases, 'ref-1'),
    { recordKind: 'deleted', attempt: null, receipt: null },
  ],
  ['?status=approved&external_reference=de-otro&payment_id=11', paidPurchases, noOrder],
])('finds the order of the return URL %s', (search, purchases, expected) => {
  expect(findOrderOf(search, purchases)).toEqual(expected);
});

test('an attempt that was checked before has the record kind askedAttempt', () => {
  expect(findOrderOf('?external_reference=ref-1', markAsked(begunPurchases, 'ref-1', now)).recordKind).toBe(
    'askedAttempt',
  );
});

test('a return without ids is attributed to the latest attempt', () => {
  const searchWithoutIds = '?status=null&payment_id=null&external_reference=null';
  const reversed = addAttempt(addAttempt(noPurchases, secondAttempt), firstAttempt);
  for (const purchases of [begunPurchases, reversed]) {
    for (const [place, address] of [
      ['notPaid', searchWithoutIds],
      ['paid', '?status=approved'],
    ] as const) {
      expect(questionOfReturn(place, parseReturn(address), purchases)).toMatchObject({
        reference: 'ref-2',
        guessedAttempt: secondAttempt,
      });
    }
  }
  expect(questionOfReturn('paid', parseReturn(''), begunPurchases)).toMatchObject({
    reference: null,
    guessedAttempt: null,
  });
  expect(questionOfReturn('notPaid', parseReturn(searchWithoutIds), noPurchases).reference).toBeNull();
});

test('a return with only a number belongs to the latest attempt until its payment is found', () => {
  const question = questionOfReturn('paid', parseReturn('?status=approved&payment_id=12'), begunPurchases);
  expect(question).toMatchObject({ reference: null, guessedAttempt: secondAttempt });
  expect(findOrder(question, null, begunPurchases)).toMatchObject({
    recordKind: 'attempt',
    attempt: secondAttempt,
  });
  const foundPayment = { ...payment, reference: 'ref-1' };
  expect(findOrder(question, foundPayment, begunPurchases)).toMatchObject({
    recordKind: 'attempt',
    attempt: firstAttempt,
  });
  expect(findOrder(question, { ...payment, reference: null }, begunPurchases)).toEqual(noOrder);
});

test('an attempt that is discarded while its payment is looked up is still found', () => {
  const question = questionOfReturn('paid', parseReturn('?external_reference=ref-1'), begunPurchases);
  expect(findOrder(question, null, noPurchases)).toMatchObject({
    recordKind: 'attempt',
    attempt: firstAttempt,
  });
});
