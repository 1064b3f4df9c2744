import { expect, test } from 'vitest';
import { noPurchases, type Receipt } from '../../../src/features/purchases/purchases.ts';
import { findRepeatPurchase } from '../../../src/features/purchases/repeat-note.tsx';

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
  findRepeatPurchase(receipt, { ...noPurchases, receipts });

const bothReceipt = receiptOf('both', ['dea', 'contract']);
const formReceipt = receiptOf('dea', ['dea']);
const contractReceipt = receiptOf('contract', ['contract']);

test('a purchase repeats the products it shares with an earlier one', () => {
  expect(repeatOf(formReceipt, bothReceipt, formReceipt)).toEqual({
    productIds: ['dea'],
    earlierReceipts: [bothReceipt],
  });
  expect(repeatOf(bothReceipt, formReceipt, bothReceipt)).toEqual({
    productIds: ['dea'],
    earlierReceipts: [formReceipt],
  });
  expect(repeatOf(bothReceipt, formReceipt, contractReceipt, bothReceipt)).toEqual({
    productIds: ['dea', 'contract'],
    earlierReceipts: [formReceipt, contractReceipt],
  });
});

test('another quantity of the same product is a repetition', () => {
  const twoFormsReceipt = { ...receiptOf('two', []), lines: [line('dea', 2)] };
  expect(repeatOf(twoFormsReceipt, formReceipt, twoFormsReceipt)?.productIds).toEqual(['dea']);
});

test('a purchase of other products repeats nothing', () => {
  expect(repeatOf(contractReceipt, formReceipt, contractReceipt)).toBeNull();
});

test('of two purchases, the one delivered later is the repetition', () => {
  const laterReceipt = receiptOf('later', ['dea'], '2026-03-02T12:01:00.000Z');
  expect(repeatOf(formReceipt, formReceipt, laterReceipt)).toBeNull();
  expect(repeatOf(laterReceipt, formReceipt, laterReceipt)?.earlierReceipts).toEqual([formReceipt]);
  expect(repeatOf(formReceipt, laterReceipt, formReceipt)?.earlierReceipts).toEqual([laterReceipt]);
});

test.each([
  ['2026-03-03T11:59:59.999Z', true],
  ['2026-03-03T12:00:00.000Z', false],
  ['2026-03-01T12:00:00.001Z', true],
  ['2026-03-01T12:00:00.000Z', false],
])('a purchase paid at %s repeats a purchase paid at noon on 2 March: %s', (paidAt, isRepeat) => {
  const otherReceipt = receiptOf('other', ['dea'], paidAt);
  expect(repeatOf(otherReceipt, formReceipt, otherReceipt) !== null).toBe(isRepeat);
});

test('an unstored purchase repeats nothing', () => {
  expect(repeatOf(bothReceipt, formReceipt)).toBeNull();
});
