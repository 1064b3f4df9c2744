// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { ownQuotedCarts, quotedCartsKey } from '../../../src/features/cart/quoted-cart-store.ts';
import {
  addReceipt,
  markAsked,
  markPending,
  markRefused,
} from '../../../src/features/purchases/change-purchases.ts';
import { mergePurchases } from '../../../src/features/purchases/merge-purchases.ts';
import { attemptFor } from '../../../src/features/purchases/order.ts';
import { noPurchases } from '../../../src/features/purchases/purchases.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { quoteOfOrder } from '../../../src/features/purchases/quote-of-order.ts';
import { bothTemplates } from './shop-world.ts';

const number = 'C-261122-7KQP';
const now = '2026-11-22T15:00:00.000Z';
const { items } = bothTemplates;
const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', now, number);
const receipt = { ...attempt, paymentId: '1', paidAt: now };

beforeEach(() => localStorage.clear());

test('an order of exactly the quoted lines bears the quote’s number, once', async () => {
  ownQuotedCarts.remember({ number, lines: items });
  expect(await quoteOfOrder(items, noPurchases)).toBe(number);
  expect(await quoteOfOrder(items.slice(1), noPurchases)).toBeNull();
  expect(await quoteOfOrder(items, addReceipt(noPurchases, receipt))).toBeNull();
});

test('what another tab has stored counts too', async () => {
  const lines = [{ id: 'prod_dea_01', quantity: 5 }];
  localStorage.setItem(quotedCartsKey, JSON.stringify({ list: [{ number, lines }] }));
  window.dispatchEvent(new StorageEvent('storage', { key: quotedCartsKey }));
  expect(await quoteOfOrder(lines, noPurchases)).toBe(number);
});

test('an attempt without a quote says nothing of one', () => {
  expect(attemptFor(bothTemplates, 'ref-1', 'pref-1', now)).not.toHaveProperty('quote');
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

test('merged with another tab’s purchases it stays', () => {
  const mine = markPending({ ...noPurchases, attempts: [attempt] }, 'ref-1', { paymentId: null, since: now });
  const stored = markRefused(markAsked({ ...noPurchases, attempts: [attempt] }, 'ref-1', now), 'ref-1');
  for (const merged of [mergePurchases(mine, stored), mergePurchases(mine, noPurchases)]) {
    expect(merged.attempts).toMatchObject([{ quote: number }]);
  }
});
