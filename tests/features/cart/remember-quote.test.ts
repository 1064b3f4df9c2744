// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCartLink } from '../../../src/features/cart/cart-link.ts';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { rememberQuote } from '../../../src/features/cart/remember-quote.ts';

let quotes = createQuotedCartStore();

beforeEach(() => {
  localStorage.clear();
  quotes = createQuotedCartStore();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const linked = readCartLink('prod_dea_01:1');

test('the number of an accepted quote is noted with its lines', () => {
  expect(rememberQuote('?carrito=prod_dea_01:1&cotizacion=C-261122-7KQP', linked, quotes)).toBe(
    'C-261122-7KQP',
  );
  expect(quotes.get().list).toEqual([
    { number: 'C-261122-7KQP', lines: [{ id: 'prod_dea_01', quantity: 1 }] },
  ]);
});

test.each([
  ['no day', 'C-999999-AAAA', linked],
  ['a day to come', 'C-261231-AAAA', linked],
  ['a day before the shop', 'C-251231-AAAA', linked],
  ['a day long ago', 'C-260301-AAAA', linked],
  ['another form', 'OC-1', linked],
  ['parts that were left out', 'C-261122-7KQP', readCartLink('prod_dea_01:1,nada:1')],
  ['more parts than are read', 'C-261122-7KQP', { ...linked, isCut: true }],
])('a number with %s is not', (_, number, cart) => {
  expect(rememberQuote(`?cotizacion=${number}`, cart, quotes)).toBeNull();
  expect(quotes.get().list).toEqual([]);
});
