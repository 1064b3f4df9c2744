// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { addReceipt, clearPending, markPending } from '../../../src/features/purchases/change-purchases.ts';
import { noPurchases, type Purchases, usedQuoteNumbers } from '../../../src/features/purchases/purchases.ts';
import { purchasesKey } from '../../../src/features/purchases/purchases-key.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { askAboutPayment } from '../../../src/features/purchases/questions/ask-about-payment.ts';
import { questionOfNumber } from '../../../src/features/purchases/questions/question.ts';
import { approvedAnswer } from '../payments/payment-answer.ts';
import { cartWithBothTemplates, paymentContext } from './shop-fixture.ts';

const quoteNumber = 'C-261122-7KQP';
const now = '2026-11-22T15:00:00.000Z';
const { items } = cartWithBothTemplates;
const attempt = attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', now, quoteNumber);
const receipt = { ...attempt, paymentId: '1', paidAt: now };

let quotedCartStore = createQuotedCartStore();

beforeEach(() => {
  localStorage.clear();
  quotedCartStore = createQuotedCartStore();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
});
afterEach(() => vi.useRealTimers());

const quoteNumberFor = (lines: typeof items, purchases: Purchases) =>
  quotedCartStore.numberFor(lines, usedQuoteNumbers(purchases));

test('only the first order of exactly the quoted lines gets the quote’s number', () => {
  quotedCartStore.remember({ number: quoteNumber, lines: items });
  expect(quoteNumberFor(items, noPurchases)).toBe(quoteNumber);
  expect(quoteNumberFor(items.slice(1), noPurchases)).toBeNull();
  expect(quoteNumberFor(items, addReceipt(noPurchases, receipt))).toBeNull();
});

test('a pending payment reserves its quote’s number', () => {
  quotedCartStore.remember({ number: quoteNumber, lines: items });
  const begunPurchases = { ...noPurchases, attempts: [attempt] };
  expect(quoteNumberFor(items, begunPurchases)).toBe(quoteNumber);
  const pendingPurchases = markPending(begunPurchases, 'ref-1', { paymentId: '1', since: now });
  expect(quoteNumberFor(items, pendingPurchases)).toBeNull();
  expect(quoteNumberFor(items, clearPending(pendingPurchases, 'ref-1'))).toBe(quoteNumber);
});

test('an attempt keeps its quote’s number through changes by two tabs', () => {
  const stores = [createPurchasesStore(), createPurchasesStore()];
  const [store, otherStore] = stores;
  if (!store || !otherStore) throw new Error('Two tabs are needed');
  store.addAttempt(attempt);
  store.markPending('ref-1', { paymentId: '1', since: now });
  otherStore.markAsked('ref-1', now);
  otherStore.clearPending('ref-1');
  expect(createPurchasesStore().get().attempts).toMatchObject([{ reference: 'ref-1', quote: quoteNumber }]);
  store.addReceipt(receipt);
  expect(createPurchasesStore().get().receipts).toEqual([receipt]);
});

test.each(['C-77', 7, null, { text: quoteNumber }])(
  'an invalid stored quote number (%o) is dropped without its purchase',
  (quote) => {
    const stored = { ...attempt, quote };
    localStorage.setItem(
      purchasesKey,
      JSON.stringify({
        attempts: [stored],
        receipts: [{ ...stored, reference: 'r', paymentId: null, paidAt: now }],
      }),
    );
    const { attempts, receipts } = createPurchasesStore().get();
    for (const list of [attempts, receipts]) {
      expect(list).toHaveLength(1);
      expect(list[0]).not.toHaveProperty('quote');
    }
  },
);

test('a purchase rebuilt from its payment does not use up the quote’s number', async () => {
  quotedCartStore.remember({ number: quoteNumber, lines: items });
  const device = { ...paymentContext(), quotes: quotedCartStore };
  vi.stubGlobal('fetch', async () => Response.json({ ...approvedAnswer, external_reference: 'ref-2' }));
  const question = questionOfNumber('123', device.purchasesStore.get());
  const { receipt: rebuilt } = await askAboutPayment(question, device, new AbortController().signal);
  expect(rebuilt).toMatchObject({ reference: 'ref-2' });
  expect(rebuilt).not.toHaveProperty('quote');
  expect(quotedCartStore.get().list).toHaveLength(1);
});
