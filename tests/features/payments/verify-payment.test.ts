import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ExpectedOrder,
  verifyPayment,
  verifyResults,
} from '../../../src/features/payments/look-up-payment.ts';
import type { Payment, PaymentItem } from '../../../src/features/payments/payment.ts';
import { amountDue } from '../../../src/features/purchases/questions/ask-about-payment.ts';
import { approvedItems } from './payment-answer.ts';

const expected: ExpectedOrder = { reference: 'ref-1', total: 10_000 };
const goodPayment: Payment = {
  id: '5',
  status: 'paid',
  amount: 10_000,
  reference: 'ref-1',
  items: approvedItems,
  priceAuthor: 'browser',
  approvedAt: null,
};

test('an approved payment of the exact amount confirms its order', () => {
  expect(verifyPayment(goodPayment, expected)).toBe('confirmed');
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
  // A payment of another order says nothing about this order, whatever the payment's status.
  [{ status: 'underWay', reference: 'ref-2' }, 'contradicting'],
  [{ status: 'refused', reference: 'ref-2' }, 'contradicting'],
] as const)('a payment with %j is %s', (changes, verdict) => {
  expect(verifyPayment({ ...goodPayment, ...changes }, expected)).toBe(verdict);
});

test('no payment confirms an unknown order', () => {
  expect(verifyPayment(goodPayment, { reference: null, total: null })).toBe('failed');
});

/** Returns a single item, at this price, that the shop doesn't sell. */
const itemsAt = (unitPrice: number): readonly PaymentItem[] => [{ id: 'otro', quantity: 1, unitPrice }];

test('only an approved payment of the exact amount confirms its order', () => {
  const anyPayment = fc.record<Payment>({
    id: fc.constant('5'),
    status: fc.constantFrom('paid', 'underWay', 'refused', 'returned', 'unclear'),
    amount: fc.constantFrom(0, 1, 9999, 10_000),
    reference: fc.constantFrom('ref-1', 'ref-2', null),
    items: fc.constantFrom([], ...[0, 1, 9999, 10_000].map(itemsAt)),
    priceAuthor: fc.constantFrom('browser', 'proxy'),
    approvedAt: fc.constant(null),
  });
  const anyOrder = fc.record<ExpectedOrder>({
    reference: fc.constantFrom('ref-1', null),
    total: fc.constantFrom(10_000, 1, null),
  });
  fc.assert(
    fc.property(anyPayment, anyOrder, (found, order) => {
      const isExact =
        found.status === 'paid' &&
        found.amount === (order.total ?? found.items[0]?.unitPrice ?? 0) &&
        (order.reference === null || order.reference === found.reference) &&
        (order.total !== null || (found.items.length > 0 && found.reference !== null));
      expect(verifyPayment(found, { ...order, total: order.total ?? amountDue(found) }) === 'confirmed').toBe(
        isExact,
      );
    }),
  );
});

const verify = (...results: Parameters<typeof verifyResults>[0]) =>
  verifyResults(results, () => expected).answer;
const foundResult = (...payments: readonly Partial<Payment>[]) =>
  ({ kind: 'found', payments: payments.map((changes) => ({ ...goodPayment, ...changes })) }) as const;
/** Returns a search result with these payments and some unreadable ones. */
const partlyFoundResult = (...payments: readonly Partial<Payment>[]) =>
  ({ ...foundResult(...payments), kind: 'partly' }) as const;
const failedResult = { kind: 'failed' } as const;
const noAnswerResult = { kind: 'noAnswer' } as const;
const inaccessibleResult = { kind: 'inaccessible' } as const;

test('the most favourable payment of an order counts', () => {
  expect(verify(foundResult({ status: 'refused' }, { id: '6' }))).toBe('confirmed');
  expect(verify(foundResult({ status: 'refused' }), foundResult({ status: 'underWay' }))).toBe('underWay');
  expect(verify(foundResult({ status: 'refused' }, { status: 'returned' }))).toBe('returned');
  expect(verify(foundResult({ reference: 'ref-2' }), foundResult({ status: 'refused' }))).toBe(
    'contradicting',
  );
});

test('a payment counts as refused only if every request was answered', () => {
  expect(verify(foundResult({ status: 'refused' }), foundResult())).toBe('refused');
  expect(verify(foundResult({ status: 'refused' }), failedResult)).toBe('failed');
  expect(verify(foundResult({ status: 'refused' }), noAnswerResult)).toBe('failed');
});

test('an unknown number decides nothing if the search by reference failed', () => {
  expect(verify(foundResult(), failedResult)).toBe('failed');
  expect(verify(foundResult(), noAnswerResult)).toBe('failed');
  expect(verify(foundResult(), inaccessibleResult)).toBe('inaccessible');
});

test('a payment is inaccessible only if nothing else failed or was refused', () => {
  expect(verify(inaccessibleResult)).toBe('inaccessible');
  expect(verify(inaccessibleResult, inaccessibleResult)).toBe('inaccessible');
  expect(verify(inaccessibleResult, failedResult)).toBe('failed');
  expect(verify(noAnswerResult, inaccessibleResult)).toBe('failed');
  expect(verify(foundResult({ status: 'refused' }), inaccessibleResult)).toBe('failed');
});

test('a search without results means that the order is not found', () => {
  expect(verify(foundResult())).toBe('nothing');
  expect(verify(failedResult, foundResult())).toBe('nothing');
  expect(verify(inaccessibleResult, foundResult())).toBe('nothing');
  expect(verify(noAnswerResult, foundResult())).toBe('nothing');
  expect(verify(noAnswerResult, failedResult)).toBe('failed');
  expect(verify(noAnswerResult, noAnswerResult)).toBe('noAnswer');
  expect(verify()).toBe('notAsked');
});

test('an unreadable payment does not change the verdict on a paid or pending one', () => {
  expect(verify(partlyFoundResult({}))).toBe('confirmed');
  expect(verify(foundResult(), partlyFoundResult({ status: 'refused' }, {}))).toBe('confirmed');
  expect(verify(partlyFoundResult({ status: 'underWay' }))).toBe('underWay');
  expect(verify(partlyFoundResult())).toBe('failed');
  expect(verify(foundResult(), partlyFoundResult())).toBe('failed');
  expect(verify(partlyFoundResult({ status: 'refused' }))).toBe('failed');
  expect(verify(foundResult({ status: 'refused' }), partlyFoundResult())).toBe('failed');
  expect(verify(inaccessibleResult, partlyFoundResult())).toBe('failed');
});
