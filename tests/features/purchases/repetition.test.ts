import { expect, test } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { noPurchases, type Receipt } from '../../../src/features/purchases/purchases.ts';
import { repeatedBy } from '../../../src/features/purchases/repetition.ts';
import { bothTemplates } from './shop-world.ts';

const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', '2026-03-02T12:00:00.000Z');
const first: Receipt = { ...attempt, paymentId: '1', paidAt: '2026-03-02T12:00:00.000Z' };
const second: Receipt = { ...first, reference: 'ref-2', paymentId: '2', paidAt: '2026-03-02T12:01:00.000Z' };
const of = (receipt: Receipt, ...receipts: readonly Receipt[]) =>
  repeatedBy(receipt, { ...noPurchases, receipts });

test('of two equal purchases the one that was delivered later repeats the other, whichever was paid first', () => {
  expect(of(second, first, second)).toBe(first);
  expect(of(first, first, second)).toBeNull();
  expect(of(first, second, first)).toBe(second);
});

test('of three the last repeats the one before it', () => {
  const third = { ...first, reference: 'ref-3' };
  expect(of(third, first, second, third)).toBe(second);
});

test('the order of the lines does not matter, their quantities do', () => {
  const [form, contract] = second.lines;
  if (!form || !contract) throw new Error('Both templates are in it');
  const turned = { ...second, lines: [contract, form] };
  const twice = { ...second, lines: [{ ...form, quantity: 2 }, contract] };
  const one = { ...second, lines: [form] };
  expect(of(turned, first, turned)).toBe(first);
  expect(of(twice, first, twice)).toBeNull();
  expect(of(one, first, one)).toBeNull();
});

test('a purchase of another day is no repetition', () => {
  const at = (paidAt: string) => ({ ...second, paidAt });
  expect(of(at('2026-03-03T11:59:59.000Z'), first, at('2026-03-03T11:59:59.000Z'))).toBe(first);
  expect(of(at('2026-03-03T12:00:00.000Z'), first, at('2026-03-03T12:00:00.000Z'))).toBeNull();
  expect(of(at('2026-03-01T12:00:00.000Z'), first, at('2026-03-01T12:00:00.000Z'))).toBeNull();
});

test('a receipt that is not stored repeats nothing', () => {
  expect(of(second, first)).toBeNull();
});
