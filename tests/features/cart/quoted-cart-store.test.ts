import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuotedCartStore, quotedCartsKey } from '../../../src/features/cart/quoted-cart-store.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { newBrowser } from '../purchases/shop-fixture.ts';

beforeEach(() => {
  newBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const formLine = { id: 'prod_dea_01', quantity: 1 };
const contractLine = { id: 'prod_contrato_pf_ed_01', quantity: 1 };
const earlierNumber = 'C-261122-7KQP';
const laterNumber = 'C-261123-2345';

const readStored = () => JSON.parse(localStorage.getItem(quotedCartsKey) ?? 'null');

test('only a cart of exactly the quoted lines gets the quote’s number', () => {
  const store = createQuotedCartStore();
  store.remember({ number: earlierNumber, lines: [formLine, contractLine] });
  expect(store.numberFor([contractLine, formLine], [])).toBe(earlierNumber);
  for (const lines of [
    [],
    [formLine],
    [{ ...formLine, quantity: 2 }, contractLine],
    [formLine, { ...contractLine, id: 'otro' }],
  ]) {
    expect(store.numberFor(lines, [])).toBeNull();
  }
});

test('the later unused quote wins if two quotes have the same lines', () => {
  const store = createQuotedCartStore();
  for (const quoteNumber of [earlierNumber, laterNumber])
    store.remember({ number: quoteNumber, lines: [formLine] });
  expect(store.numberFor([formLine], [])).toBe(laterNumber);
  expect(store.numberFor([formLine], [laterNumber])).toBe(earlierNumber);
  expect(store.numberFor([formLine], [earlierNumber, laterNumber])).toBeNull();
  store.remove(laterNumber);
  expect(store.numberFor([formLine], [])).toBe(earlierNumber);
  store.clear();
  expect(readStored()).toEqual({ list: [] });
});

test('at most twenty quotes are stored, each number once', () => {
  const store = createQuotedCartStore();
  for (const line of [formLine, contractLine]) store.remember({ number: earlierNumber, lines: [line] });
  expect(store.get().list).toEqual([{ number: earlierNumber, lines: [contractLine] }]);
  const numbers = [...'23456789ABCDEFGHJKLMNPQRST'].map((letter) => `C-261122-AAA${letter}`);
  for (const quoteNumber of numbers) store.remember({ number: quoteNumber, lines: [formLine] });
  expect(store.get().list.map((quote) => quote.number)).toEqual(numbers.slice(-20));
});

test('only number, ids and quantities are stored', () => {
  const line = { ...formLine, name: 'Formulario', price: 2000 };
  createQuotedCartStore().remember({ number: earlierNumber, lines: [line] });
  expect(readStored()).toEqual({ list: [{ number: earlierNumber, lines: [formLine] }] });
});

test('a quote can be stored whatever was stored before', () => {
  const hostile = hostileText({
    list: [
      { number: earlierNumber, lines: [formLine, contractLine] },
      { number: laterNumber, lines: [formLine] },
    ],
  });
  fc.assert(
    fc.property(hostile, (text) => {
      localStorage.setItem(quotedCartsKey, text);
      const store = createQuotedCartStore();
      expect(store.get().list.length).toBeLessThanOrEqual(20);
      for (const quote of store.get().list) {
        expect(quote.number).toMatch(/^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/);
        expect(quote.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
      }
      const lines = [{ ...formLine, quantity: 7 }];
      store.remember({ number: 'C-261122-ZZZZ', lines });
      expect(createQuotedCartStore().numberFor(lines, [])).toBe('C-261122-ZZZZ');
    }),
    manyRuns,
  );
});

test.each([
  ['today', 'C-261124-7KQP', true],
  ['60 days ago', 'C-260925-7KQP', true],
  ['61 days ago', 'C-260924-7KQP', false],
  ['two days ahead, by a fast clock', 'C-261126-7KQP', true],
  ['three days ahead', 'C-261127-7KQP', false],
  ['month 99', 'C-999999-7KQP', false],
  ['a nonexistent day', 'C-260230-7KQP', false],
  ['before the shop’s first day', 'C-251231-7KQP', false],
])('a number dated %s (%s) can be used: %s', (_, quoteNumber, isUsable) => {
  const store = createQuotedCartStore();
  expect(store.remember({ number: quoteNumber, lines: [formLine] })).toBe(isUsable);
  expect(store.numberFor([formLine], [])).toBe(isUsable ? quoteNumber : null);
});

test('a quote that is months old is never matched to a cart', () => {
  const store = createQuotedCartStore();
  store.remember({ number: earlierNumber, lines: [formLine] });
  vi.setSystemTime(new Date('2027-03-01T15:00:00Z'));
  expect(store.numberFor([formLine], [])).toBeNull();
  store.remember({ number: 'C-270301-2345', lines: [contractLine] });
  expect(store.get().list.map((quote) => quote.number)).toEqual(['C-270301-2345']);
});

test('reuses a quote’s number only on the day it was made', () => {
  const store = createQuotedCartStore();
  store.remember({ number: earlierNumber, lines: [formLine] });
  expect(store.numberOfToday([formLine], [])).toBeNull();
  store.remember({ number: 'C-261124-2345', lines: [formLine] });
  expect(store.numberOfToday([formLine], [])).toBe('C-261124-2345');
  expect(store.numberOfToday([formLine], ['C-261124-2345'])).toBeNull();
});

test.each(['2015-05-01', '1970-01-01'])('a device whose clock says %s accepts its own numbers', (day) => {
  vi.setSystemTime(new Date(`${day}T15:00:00Z`));
  const quoteNumber = `C-${day.slice(2).replaceAll('-', '')}-7KQP`;
  const store = createQuotedCartStore();
  expect(store.remember({ number: quoteNumber, lines: [formLine] })).toBe(true);
  expect(store.numberFor([formLine], [])).toBe(quoteNumber);
});
