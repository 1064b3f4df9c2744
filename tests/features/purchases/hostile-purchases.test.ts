import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';
import type { Purchases, Receipt } from '../../../src/features/purchases/purchases.ts';
import { purchasesKey } from '../../../src/features/purchases/purchases-key.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { findOrder, questionOfReturn } from '../../../src/features/purchases/questions/question.ts';
import { longDateInChile } from '../../../src/platform/format.ts';
import { anyText } from '../../any-text.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { cartWithBothTemplates, newBrowser } from './shop-fixture.ts';

beforeEach(newBrowser);

const now = '2026-03-02T12:00:00.000Z';
const attempt = attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', now);
const receipt: Receipt = {
  ...attempt,
  reference: 'ref-2',
  paymentId: '123',
  paidAt: now,
  approvedAt: now,
  downloads: [{ id: 'prod_dea_01', text: '2026-03-02', at: now }],
};
const storedText = hostileText({
  attempts: [{ ...attempt, pending: { paymentId: '7', since: now }, askedAt: now }],
  receipts: [receipt],
  deleted: ['ref-3'],
});

const isStorableText = (value: unknown) =>
  typeof value === 'string' && value.length >= 1 && value.length <= 256;
const isNaturalNumber = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

function expectValid({ attempts, receipts }: Purchases): void {
  for (const { reference, preparedId, lines, total, startedAt } of [...attempts, ...receipts]) {
    expect(isStorableText(reference) && (preparedId === null || isStorableText(preparedId))).toBe(true);
    expect(lines.length).toBeGreaterThan(0);
    expect(
      lines.every(({ id, quantity }) => isStorableText(id) && isNaturalNumber(quantity) && quantity > 0),
    ).toBe(true);
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    expect(isNaturalNumber(total) && longDateInChile(startedAt) !== '').toBe(true);
  }
  for (const { pending, askedAt } of attempts) {
    for (const instant of [pending?.since, askedAt]) {
      expect(instant === undefined || longDateInChile(instant) !== '').toBe(true);
    }
  }
  for (const { paymentId, paidAt, approvedAt = paidAt, downloads = [] } of receipts) {
    expect(longDateInChile(approvedAt)).not.toBe('');
    for (const { id, text, at } of downloads) {
      expect(isStorableText(id) && /^[\d-]{10}$/.test(text) && longDateInChile(at) !== '').toBe(true);
    }
    expect((paymentId === null || isStorableText(paymentId)) && longDateInChile(paidAt) !== '').toBe(true);
  }
}

test('any stored text is read as valid purchases that can be extended', () => {
  fc.assert(
    fc.property(storedText, (text) => {
      localStorage.setItem(purchasesKey, text);
      const purchases = createPurchasesStore();
      expectValid(purchases.get());
      const newAttempt = { ...attempt, reference: 'ref-nueva' };
      purchases.addAttempt(newAttempt);
      expect(createPurchasesStore().get()).toEqual(purchases.get());
      expect(createPurchasesStore().get().attempts).toContainEqual(newAttempt);
      const newReceipt = { ...newAttempt, paymentId: '5', paidAt: now };
      purchases.addReceipt(newReceipt);
      expect(createPurchasesStore().get().receipts).toContainEqual(newReceipt);
    }),
    manyRuns,
  );
});

const paramNames = [
  'status',
  'collection_status',
  'payment_id',
  'collection_id',
  'external_reference',
  'preference_id',
];
const paramValue = fc.oneof(
  fc.constantFrom(
    'approved',
    'rejected',
    'pending',
    'null',
    '',
    'ref-1',
    'ref-2',
    'pref-1',
    '123',
    '../users/me',
    'a'.repeat(300),
  ),
  anyText({ maxLength: 300 }),
);
const anySearch = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...paramNames), paramValue))
    .map((pairs) => `?${new URLSearchParams(pairs)}`),
  anyText(),
);

test('any return URL is parsed as strings that can be stored', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      const { paymentId, ...texts } = parseReturn(search);
      expect(paymentId === null || /^\d{1,20}$/.test(paymentId)).toBe(true);
      for (const text of Object.values(texts)) expect(text === null || isStorableText(text)).toBe(true);
    }),
    manyRuns,
  );
});

test('no return URL matches an order that the device has not stored', () => {
  fc.assert(
    fc.property(anySearch, storedText, (search, text) => {
      localStorage.setItem(purchasesKey, text);
      const purchases = createPurchasesStore().get();
      const question = questionOfReturn('notPaid', parseReturn(search), purchases);
      const order = findOrder(question, null, purchases);
      if (order.recordKind === 'receipt') expect(purchases.receipts).toContain(order.receipt);
      if (order.attempt) expect(purchases.attempts).toContain(order.attempt);
    }),
    manyRuns,
  );
});
