import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Expected,
  verifyPayment,
  verifyResults,
} from '../../../src/features/payments/look-up-payment.ts';
import type { Payment, PaymentItem } from '../../../src/features/payments/payment.ts';
import { amountDue } from '../../../src/features/purchases/questions/ask-about-payment.ts';
import { approvedItems } from './payment-answer.ts';

const expected: Expected = { reference: 'ref-1', total: 10_000 };
const good: Payment = {
  id: '5',
  status: 'paid',
  amount: 10_000,
  reference: 'ref-1',
  items: approvedItems,
  pricedBy: 'browser',
  approvedAt: null,
};

test('an approved payment of the exact amount confirms its order', () => {
  expect(verifyPayment(good, expected)).toBe('confirmed');
});

test.each([
  [{ amount: 9999 }, 'contradicting'],
  [{ amount: 10_001 }, 'contradicting'],
  [{ reference: 'ref-2' }, 'contradicting'],
  [{ reference: null }, 'contradicting'],
  [{ status: 'unclear' }, 'contradicting'],
  [{ status: 'underWay' }, 'underWay'],
  [{ status: 'refused' }, 'refused'],
  [{ status: 'returned' }, 'returned'],
  // A stranger's payment says nothing about this order, whatever its status.
  [{ status: 'underWay', reference: 'ref-2' }, 'contradicting'],
  [{ status: 'refused', reference: 'ref-2' }, 'contradicting'],
] as const)('a payment with %j is %s', (changes, verdict) => {
  expect(verifyPayment({ ...good, ...changes }, expected)).toBe(verdict);
});

test('no payment confirms an unknown order', () => {
  expect(verifyPayment(good, { reference: null, total: null })).toBe('failed');
});

/** Returns an item that is not a product of ours, at this price. */
const worth = (unitPrice: number): readonly PaymentItem[] => [{ id: 'otro', quantity: 1, unitPrice }];

test('only an approved payment of the exact amount confirms its order', () => {
  const payment = fc.record<Payment>({
    id: fc.constant('5'),
    status: fc.constantFrom('paid', 'underWay', 'refused', 'returned', 'unclear'),
    amount: fc.constantFrom(0, 1, 9999, 10_000),
    reference: fc.constantFrom('ref-1', 'ref-2', null),
    items: fc.constantFrom([], ...[0, 1, 9999, 10_000].map(worth)),
    pricedBy: fc.constantFrom('browser', 'proxy'),
    approvedAt: fc.constant(null),
  });
  const order = fc.record<Expected>({
    reference: fc.constantFrom('ref-1', null),
    total: fc.constantFrom(10_000, 1, null),
  });
  fc.assert(
    fc.property(payment, order, (found, of) => {
      const isGood =
        found.status === 'paid' &&
        found.amount === (of.total ?? found.items[0]?.unitPrice ?? 0) &&
        (of.reference === null || of.reference === found.reference) &&
        (of.total !== null || (found.items.length > 0 && found.reference !== null));
      expect(verifyPayment(found, { ...of, total: of.total ?? amountDue(found) }) === 'confirmed').toBe(
        isGood,
      );
    }),
  );
});

const all = (...replies: Parameters<typeof verifyResults>[0]) =>
  verifyResults(replies, () => expected).answer;
const found = (...payments: readonly Partial<Payment>[]) =>
  ({ kind: 'found', payments: payments.map((each) => ({ ...good, ...each })) }) as const;
/** Returns a search result with these payments and some unreadable ones. */
const partly = (...payments: readonly Partial<Payment>[]) =>
  ({ ...found(...payments), kind: 'partly' }) as const;
const failed = { kind: 'failed' } as const;
const noAnswer = { kind: 'noAnswer' } as const;
const withheld = { kind: 'withheld' } as const;

test('an approved payment precedes an open one of the same order', () => {
  expect(all(found({ status: 'refused' }, { id: '6' }))).toBe('confirmed');
  expect(all(found({ status: 'refused' }), found({ status: 'underWay' }))).toBe('underWay');
  expect(all(found({ status: 'refused' }, { status: 'returned' }))).toBe('returned');
  expect(all(found({ reference: 'ref-2' }), found({ status: 'refused' }))).toBe('contradicting');
});

test('a payment is finally refused only if every request was answered', () => {
  expect(all(found({ status: 'refused' }), found())).toBe('refused');
  expect(all(found({ status: 'refused' }), failed)).toBe('failed');
  expect(all(found({ status: 'refused' }), noAnswer)).toBe('failed');
});

test('an unknown number says nothing about an order if its search failed', () => {
  expect(all(found(), failed)).toBe('failed');
  expect(all(found(), noAnswer)).toBe('failed');
  expect(all(found(), withheld)).toBe('withheld');
});

test('a payment is withheld only if nothing else failed or was refused', () => {
  expect(all(withheld)).toBe('withheld');
  expect(all(withheld, withheld)).toBe('withheld');
  expect(all(withheld, failed)).toBe('failed');
  expect(all(noAnswer, withheld)).toBe('failed');
  expect(all(found({ status: 'refused' }), withheld)).toBe('failed');
});

test('a search without results means that the order is not found', () => {
  expect(all(found())).toBe('nothing');
  expect(all(failed, found())).toBe('nothing');
  expect(all(withheld, found())).toBe('nothing');
  expect(all(noAnswer, found())).toBe('nothing');
  expect(all(noAnswer, failed)).toBe('failed');
  expect(all(noAnswer, noAnswer)).toBe('noAnswer');
  expect(all()).toBe('notAsked');
});

test('an unreadable payment does not hide a good one', () => {
  expect(all(partly({}))).toBe('confirmed');
  expect(all(found(), partly({ status: 'refused' }, {}))).toBe('confirmed');
  expect(all(partly({ status: 'underWay' }))).toBe('underWay');
  expect(all(partly())).toBe('failed');
  expect(all(found(), partly())).toBe('failed');
  expect(all(partly({ status: 'refused' }))).toBe('failed');
  expect(all(found({ status: 'refused' }), partly())).toBe('failed');
  expect(all(withheld, partly())).toBe('failed');
});
