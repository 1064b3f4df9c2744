// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { addReceipt, markPending, markRefused } from '../../../src/features/purchases/change-purchases.ts';
import { checkNumber } from '../../../src/features/purchases/check-payment.ts';
import { noPurchases } from '../../../src/features/purchases/purchases.ts';
import { purchasesKey } from '../../../src/features/purchases/purchases-key.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { quoteOfOrder } from '../../../src/features/purchases/quote-of-order.ts';
import { approvedAnswer } from '../payments/payment-answer.ts';
import { bothTemplates, deviceOf } from './shop-world.ts';

const number = 'C-261122-7KQP';
const now = '2026-11-22T15:00:00.000Z';
const { items } = bothTemplates;
const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', now, number);
const receipt = { ...attempt, paymentId: '1', paidAt: now };

let quotes = createQuotedCartStore();

beforeEach(() => {
  localStorage.clear();
  quotes = createQuotedCartStore();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
});
afterEach(() => vi.useRealTimers());

test('an order of exactly the quoted lines bears the quote’s number, once', () => {
  quotes.remember({ number, lines: items });
  expect(quoteOfOrder(items, noPurchases, quotes)).toBe(number);
  expect(quoteOfOrder(items.slice(1), noPurchases, quotes)).toBeNull();
  expect(quoteOfOrder(items, addReceipt(noPurchases, receipt), quotes)).toBeNull();
});

test('a payment that is not decided yet keeps its number to itself; an abandoned one does not', () => {
  quotes.remember({ number, lines: items });
  const begun = { ...noPurchases, attempts: [attempt] };
  expect(quoteOfOrder(items, begun, quotes)).toBe(number);
  const pending = markPending(begun, 'ref-1', { paymentId: '1', since: now });
  expect(quoteOfOrder(items, pending, quotes)).toBeNull();
  expect(quoteOfOrder(items, markRefused(pending, 'ref-1'), quotes)).toBe(number);
});

test('the number stays through a pending return, a check, a refusal, another tab and the storage', () => {
  const stores = [createPurchasesStore(), createPurchasesStore()];
  const [store, other] = stores;
  if (!store || !other) throw new Error('Two tabs are needed');
  store.start(attempt);
  store.markPending('ref-1', { paymentId: '1', since: now });
  other.markAsked('ref-1', now);
  other.markRefused('ref-1');
  expect(createPurchasesStore().get().attempts).toMatchObject([{ reference: 'ref-1', quote: number }]);
  store.complete(receipt);
  expect(createPurchasesStore().get().receipts).toEqual([receipt]);
});

test.each(['C-77', 7, null, { text: number }])(
  'a stored number in another form (%o) costs the number and not the purchase',
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
    for (const each of [attempts, receipts]) {
      expect(each).toHaveLength(1);
      expect(each[0]).not.toHaveProperty('quote');
    }
  },
);

test('a purchase that was rebuilt from its payment bears the quote that this device has opened, if it was there by then', async () => {
  quotes.remember({ number, lines: items });
  const purchases = createPurchasesStore();
  const device = { ...deviceOf(purchases), quotes };
  for (const [id, date_approved] of [
    [1, '2026-11-21T15:00:00.000Z'],
    [2, now],
  ] as const) {
    const answer = { ...approvedAnswer, id, external_reference: `ref-${id}`, date_approved };
    vi.stubGlobal('fetch', async () => Response.json(answer));
    await checkNumber(String(id), device, new AbortController().signal);
  }
  expect(purchases.get().receipts.map(({ quote }) => quote)).toEqual([undefined, number]);
  expect(quotes.get().list).toEqual([]);
});
