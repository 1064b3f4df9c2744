import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCountedNumber, isQuoteDay } from '../../../src/features/cart/quote-day.ts';
import { createQuotedCartStore, quotedCartsKey } from '../../../src/features/cart/quoted-cart-store.ts';
import {
  numberFor as findNumber,
  forgetNumber,
  noQuotedCarts,
  remember as note,
  type QuotedCart,
  type QuotedCarts,
} from '../../../src/features/cart/quoted-carts.ts';
import type { CountedLine } from '../../../src/features/cart/same-lines.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { newBrowser } from '../purchases/shop-world.ts';

beforeEach(() => {
  newBrowser();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T15:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const always = () => true;
const remember = (carts: QuotedCarts, quoted: QuotedCart) => note(carts, quoted, always);
const numberFor = (carts: QuotedCarts, lines: readonly CountedLine[], used: readonly string[]) =>
  findNumber(carts, lines, used, always);

const [dea, contract] = ['prod_dea_01', 'prod_contrato_pf_ed_01'].map((id) => ({ id, quantity: 1 }));
if (!dea || !contract) throw new Error('Two lines are needed');
const number = 'C-261122-7KQP';
const later = 'C-261123-2345';

test('exactly the quoted lines, in whatever order, have the quote’s number', () => {
  const carts = remember(noQuotedCarts, { number, lines: [dea, contract] });
  expect(numberFor(carts, [contract, dea], [])).toBe(number);
  for (const lines of [[], [dea], [{ ...dea, quantity: 2 }, contract], [dea, { ...contract, id: 'otro' }]]) {
    expect(numberFor(carts, lines, [])).toBeNull();
  }
});

test('of two quotes of the same lines the later counts, and none that was bought', () => {
  const carts = [number, later].reduce(
    (all, each) => remember(all, { number: each, lines: [dea] }),
    noQuotedCarts,
  );
  expect(numberFor(carts, [dea], [])).toBe(later);
  expect(numberFor(carts, [dea], [later])).toBe(number);
  expect(numberFor(carts, [dea], [number, later])).toBeNull();
});

test('the same number again takes the place of the first, and no more than twenty are kept', () => {
  const twice = [dea, contract].reduce(
    (all, line) => remember(all, { number, lines: [line] }),
    noQuotedCarts,
  );
  expect(twice.list).toEqual([{ number, lines: [contract] }]);
  const numbers = Array.from(
    { length: 30 },
    (_, index) => `C-261122-AAA${'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'[index]}`,
  );
  const many = numbers.reduce((all, each) => remember(all, { number: each, lines: [dea] }), noQuotedCarts);
  expect(many.list.map((each) => each.number)).toEqual(numbers.slice(-20));
});

test('only number, ids and quantities are stored', () => {
  const line = { ...dea, name: 'Formulario', price: 2000 };
  createQuotedCartStore().remember({ number, lines: [line] });
  expect(JSON.parse(localStorage.getItem(quotedCartsKey) ?? '')).toEqual({
    list: [{ number, lines: [dea] }],
  });
  expect(numberFor(createQuotedCartStore().get(), [dea], [])).toBe(number);
});

test('from any stored value, a quote can be remembered and is found on the next visit', () => {
  const stored = hostileText({
    list: [
      { number, lines: [dea, contract] },
      { number: later, lines: [dea] },
    ],
  });
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(quotedCartsKey, text);
      const store = createQuotedCartStore();
      expect(store.get().list.length).toBeLessThanOrEqual(20);
      for (const each of store.get().list) {
        expect(each.number).toMatch(/^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/);
        expect(each.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true);
      }
      const lines = [{ ...dea, quantity: 7 }];
      store.remember({ number: 'C-261122-ZZZZ', lines });
      expect(numberFor(createQuotedCartStore().get(), lines, [])).toBe('C-261122-ZZZZ');
    }),
    manyRuns,
  );
});

test.each([
  ['2026-11-24', 'C-261124-7KQP', true],
  ['the last of its days', 'C-260925-7KQP', true],
  ['one day more', 'C-260924-7KQP', false],
  ['two days to come, by a clock that is ahead', 'C-261126-7KQP', true],
  ['three days to come', 'C-261127-7KQP', false],
  ['no day', 'C-999999-7KQP', false],
  ['a day that there is not', 'C-260230-7KQP', false],
  ['before the shop', 'C-251231-7KQP', false],
])('a number of %s (%s) counts: %s', (_, each, counts) => {
  expect(isCountedNumber(each, '2026-11-24', 60)).toBe(counts);
  const store = createQuotedCartStore();
  expect(store.remember({ number: each, lines: [dea] })).toBe(counts);
  expect(store.numberFor([dea], [])).toBe(counts ? each : null);
});

test('a quote that is bought months later gives its number to nobody, and is dropped by the next', () => {
  const store = createQuotedCartStore();
  store.remember({ number, lines: [dea] });
  vi.setSystemTime(new Date('2027-03-01T15:00:00Z'));
  expect(store.numberFor([dea], [])).toBeNull();
  store.remember({ number: 'C-270301-2345', lines: [contract] });
  expect(store.get().list.map((each) => each.number)).toEqual(['C-270301-2345']);
});

test('the number of today alone is one to use again', () => {
  const store = createQuotedCartStore();
  store.remember({ number, lines: [dea] });
  expect(store.numberOfToday([dea], [])).toBeNull();
  store.remember({ number: 'C-261124-2345', lines: [dea] });
  expect(store.numberOfToday([dea], [])).toBe('C-261124-2345');
  expect(store.numberOfToday([dea], ['C-261124-2345'])).toBeNull();
});

test('a clock before the shop’s first day can read what it makes', () => {
  expect(isQuoteDay('2015-05-01', '2015-05-01')).toBe(true);
  expect(isQuoteDay('2015-04-30', '2015-05-01')).toBe(false);
  expect(isCountedNumber('C-150501-7KQP', '2015-05-01', 60)).toBe(true);
  expect(isCountedNumber('C-700101-7KQP', '1970-01-01', 60)).toBe(true);
});

test('one number is forgotten, or all', () => {
  const carts = remember(remember(noQuotedCarts, { number, lines: [dea] }), { number: later, lines: [dea] });
  expect(forgetNumber(carts, number).list).toEqual([{ number: later, lines: [dea] }]);
  expect(forgetNumber(carts, 'C-261122-2222')).toBe(carts);
  const store = createQuotedCartStore();
  store.remember({ number, lines: [dea] });
  store.erase();
  expect(JSON.parse(localStorage.getItem(quotedCartsKey) ?? '')).toEqual({ list: [] });
});
