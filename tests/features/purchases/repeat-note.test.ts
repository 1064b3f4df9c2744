import { expect, test } from 'vitest';
import { noPurchases, type Receipt } from '../../../src/features/purchases/purchases.ts';
import { findRepeat } from '../../../src/features/purchases/repeat-note.tsx';

const now = '2026-03-02T12:00:00.000Z';
const line = (id: string, quantity = 1) => ({ id, quantity });

function receiptOf(reference: string, ids: readonly string[], paidAt = now): Receipt {
  const paymentId = `number of ${reference}`;
  return {
    reference,
    preparedId: null,
    lines: ids.map((id) => line(id)),
    total: 1,
    startedAt: now,
    paidAt,
    paymentId,
  };
}
const repeatOf = (receipt: Receipt, ...receipts: readonly Receipt[]) =>
  findRepeat(receipt, { ...noPurchases, receipts });

const both = receiptOf('both', ['dea', 'contract']);
const dea = receiptOf('dea', ['dea']);
const contract = receiptOf('contract', ['contract']);

test('a purchase repeats the products it shares with an earlier one', () => {
  expect(repeatOf(dea, both, dea)).toEqual({ productIds: ['dea'], earlierReceipts: [both] });
  expect(repeatOf(both, dea, both)).toEqual({ productIds: ['dea'], earlierReceipts: [dea] });
  expect(repeatOf(both, dea, contract, both)).toEqual({
    productIds: ['dea', 'contract'],
    earlierReceipts: [dea, contract],
  });
});

test('another quantity of the same product is a repetition', () => {
  const twoDea = { ...receiptOf('two', []), lines: [line('dea', 2)] };
  expect(repeatOf(twoDea, dea, twoDea)?.productIds).toEqual(['dea']);
});

test('a purchase of other products repeats nothing', () => {
  expect(repeatOf(contract, dea, contract)).toBeNull();
});

test('of two purchases, the one delivered later is the repetition', () => {
  const later = receiptOf('later', ['dea'], '2026-03-02T12:01:00.000Z');
  expect(repeatOf(dea, dea, later)).toBeNull();
  expect(repeatOf(later, dea, later)?.earlierReceipts).toEqual([dea]);
  expect(repeatOf(dea, later, dea)?.earlierReceipts).toEqual([later]);
});

test.each([
  ['2026-03-03T11:59:59.999Z', true],
  ['2026-03-03T12:00:00.000Z', false],
  ['2026-03-01T12:00:00.001Z', true],
  ['2026-03-01T12:00:00.000Z', false],
])('a purchase paid at %s repeats a purchase paid at noon on 2 March: %s', (paidAt, isRepeat) => {
  const other = receiptOf('other', ['dea'], paidAt);
  expect(repeatOf(other, dea, other) !== null).toBe(isRepeat);
});

test('an unstored purchase repeats nothing', () => {
  expect(repeatOf(both, dea)).toBeNull();
});
