import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isNumberOf, makeQuoteNumber, QuoteNumber } from '../../../src/features/cart/quote-number.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { makeQuote, payAddress, standingOf } from '../../../src/features/quote/quote.ts';

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a number says its day, in a form that can be read aloud', () => {
  fc.assert(
    fc.property(day, (today) => {
      const number = makeQuoteNumber(today);
      expect(v.is(QuoteNumber, number)).toBe(true);
      expect(number.slice(9)).not.toMatch(/[01IO]/);
      expect(isNumberOf(number, today)).toBe(true);
      expect(isNumberOf(number, '2025-12-31')).toBe(false);
    }),
  );
});

test('two numbers of a day differ', () => {
  const numbers = Array.from({ length: 100 }, () => makeQuoteNumber('2026-11-22'));
  expect(new Set(numbers).size).toBeGreaterThan(97);
});

const whole = { leftOut: 0, isCut: false };
const items = products.map((product) => ({ ...product, quantity: 1 }));
const quote = makeQuote(items, '2026-11-22', null);

test.each([
  ['2026-11-22', 30, '2026-12-22'],
  ['2026-12-20', 15, '2027-01-04'],
  // Chile changes its clocks in between.
  ['2026-04-01', 10, '2026-04-11'],
  ['2028-02-28', 1, '2028-02-29'],
])('a quote of %s for %i days is valid until %s', (date, days, until) => {
  expect(standingOf({ ...quote, date }, date, days, whole).until).toBe(until);
});

test('it is valid on its last day and over on the next', () => {
  expect(standingOf(quote, '2026-12-22', 30, whole)).toEqual({
    isChanged: false,
    expired: null,
    until: '2026-12-22',
    isStale: false,
  });
  expect(standingOf(quote, '2026-12-23', 30, whole)).toMatchObject({ expired: '2026-12-22', isStale: true });
});

test('where the firm has not decided for how long, nothing is said of it', () => {
  expect(standingOf(quote, '2099-01-01', null, whole)).toEqual({
    isChanged: false,
    expired: null,
    until: null,
    isStale: false,
  });
});

const changed = { ...quote, items: quote.items.map((item) => ({ ...item, written: item.price - 1 })) };

test('another price is a change, and what is asked now is not said to be valid until a day', () => {
  expect(standingOf(changed, '2026-11-23', 30, whole)).toEqual({
    isChanged: true,
    expired: null,
    until: null,
    isStale: true,
  });
  expect(standingOf(changed, '2027-11-23', 30, whole).expired).toBe('2026-12-22');
});

test.each([
  { leftOut: 1, isCut: false },
  { leftOut: 0, isCut: true },
])('a quote of which something was left out (%o) is valid until no day', (parts) => {
  expect(standingOf(quote, '2026-11-23', 30, parts)).toMatchObject({ until: null, isStale: true });
});

test('only what was quoted is paid under its number', () => {
  const number = `&cotizacion=${quote.number}`;
  expect(payAddress(quote, standingOf(quote, '2026-11-23', 30, whole))).toContain(number);
  for (const address of [
    payAddress(changed, standingOf(changed, '2026-11-23', 30, whole)),
    payAddress(quote, standingOf(quote, '2027-11-23', 30, whole)),
    payAddress(quote, standingOf(quote, '2026-11-23', 30, { leftOut: 1, isCut: false })),
  ]) {
    expect(address).toBe(`/tienda?carrito=${items.map(({ slug }) => `${slug}:1`).join(',')}`);
  }
});
