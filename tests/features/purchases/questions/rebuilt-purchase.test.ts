import { expect, test } from 'vitest';
import type { Payment } from '../../../../src/features/payments/payment.ts';
import { amountDue, purchasedLines } from '../../../../src/features/purchases/questions/ask-about-payment.ts';
import { contractProduct, deaForm, orderAmount } from '../../../shop.ts';

const currentPrice = deaForm.price;
const formItem = { id: deaForm.id, quantity: 1, unitPrice: currentPrice };
const contractItem = { id: contractProduct.id, quantity: 1, unitPrice: contractProduct.price };
const unknownItem = { id: 'otro', quantity: 1, unitPrice: 0 };

const payment: Payment = {
  id: '5',
  status: 'paid',
  amount: 1,
  reference: 'ref-1',
  items: [formItem],
  priceAuthor: 'browser',
  approvedAt: null,
};

test('a price written by a browser is replaced by the catalogue’s', () => {
  for (const unitPrice of [0, 1, currentPrice, 9 * currentPrice]) {
    expect(amountDue({ ...payment, items: [{ ...formItem, unitPrice }] })).toBe(currentPrice);
  }
  expect(amountDue({ ...payment, items: [{ ...formItem, quantity: 3 }, contractItem] })).toBe(
    orderAmount({ forms: 3, contracts: 1 }),
  );
});

test('a former price counts if the proxy wrote it', () => {
  for (const unitPrice of [Math.ceil(currentPrice * 0.75), currentPrice * 2]) {
    expect(amountDue({ ...payment, priceAuthor: 'proxy', items: [{ ...formItem, unitPrice }] })).toBe(
      unitPrice,
    );
  }
});

test('a proxy’s price below half of today’s is replaced by the catalogue’s', () => {
  const halfPrice = Math.ceil(currentPrice / 2);
  for (const [unitPrice, expectedAmount] of [
    [0, currentPrice],
    [1, currentPrice],
    [halfPrice - 1, currentPrice],
    [halfPrice, halfPrice],
  ] as const) {
    expect(amountDue({ ...payment, priceAuthor: 'proxy', items: [{ ...formItem, unitPrice }] })).toBe(
      expectedAmount,
    );
  }
});

test.each([
  [1 - currentPrice, 0],
  [0.5 - currentPrice, 0],
  [0, 0],
  [0.5, 1],
  [1, 1],
])('an unknown item at %d adds %d to the amount due', (unitPrice, extraAmount) => {
  expect(amountDue({ ...payment, items: [formItem, { ...unknownItem, unitPrice }] })).toBe(
    currentPrice + extraAmount,
  );
});

test('a payment without items or a reference has no amount due', () => {
  expect(amountDue({ ...payment, items: [] })).toBeNull();
  expect(amountDue({ ...payment, reference: null })).toBeNull();
});

test('a receipt keeps each product once, without an impossible price', () => {
  const lines = purchasedLines([formItem, { ...formItem, quantity: 2 }, { ...unknownItem, unitPrice: 0.5 }]);
  expect(lines).toEqual([formItem, { id: 'otro', quantity: 1 }]);
});
