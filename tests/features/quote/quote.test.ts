import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { maxQuantity } from '../../../src/features/cart/cart.ts';
import { isNumberMadeOn, makeQuoteNumber, QuoteNumber } from '../../../src/features/cart/quote-number.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import {
  makeQuote,
  payAddress,
  type Quote,
  quoteAddress,
  quoteStatus,
  readQuote,
} from '../../../src/features/quote/quote.ts';
import { anyText } from '../../any-text.ts';
import { contractProduct, deaForm } from '../../shop.ts';

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a quote number contains its date and no ambiguous characters', () => {
  fc.assert(
    fc.property(anyDay, (today) => {
      const number = makeQuoteNumber(today);
      expect(v.is(QuoteNumber, number)).toBe(true);
      expect(number.slice(9)).not.toMatch(/[01IO]/);
      expect(isNumberMadeOn(number, today)).toBe(true);
      expect(isNumberMadeOn(number, '2025-12-31')).toBe(false);
    }),
  );
});

test('numbers of the same day rarely collide', () => {
  const numbers = Array.from({ length: 100 }, () => makeQuoteNumber('2026-11-22'));
  expect(new Set(numbers).size).toBeGreaterThan(97);
});

const nothingOmitted = { ignoredCount: 0, isTruncated: false };
const items = products.map((product) => ({ ...product, quantity: 1 }));
const quote = makeQuote(items, '2026-11-22', null);

test.each([
  ['2026-11-22', 30, '2026-12-22'],
  ['2026-12-20', 15, '2027-01-04'],
  // Chile changes its clocks in between.
  ['2026-04-01', 10, '2026-04-11'],
  ['2028-02-28', 1, '2028-02-29'],
])('a quote of %s for %i days is valid until %s', (date, days, validUntil) => {
  expect(quoteStatus({ ...quote, date }, date, days, nothingOmitted).validUntil).toBe(validUntil);
});

test('a quote is valid through its last day', () => {
  expect(quoteStatus(quote, '2026-12-22', 30, nothingOmitted)).toEqual({
    hasChangedPrices: false,
    expiredOn: null,
    validUntil: '2026-12-22',
    isStale: false,
  });
  expect(quoteStatus(quote, '2026-12-23', 30, nothingOmitted)).toMatchObject({
    expiredOn: '2026-12-22',
    isStale: true,
  });
});

test('a quote has no last day if the firm has not set a validity', () => {
  expect(quoteStatus(quote, '2099-01-01', null, nothingOmitted)).toEqual({
    hasChangedPrices: false,
    expiredOn: null,
    validUntil: null,
    isStale: false,
  });
});

const changedQuote = {
  ...quote,
  items: quote.items.map((item) => ({ ...item, quotedPrice: item.price - 1 })),
};

test('a quote with a changed price has no valid-until date', () => {
  expect(quoteStatus(changedQuote, '2026-11-23', 30, nothingOmitted)).toEqual({
    hasChangedPrices: true,
    expiredOn: null,
    validUntil: null,
    isStale: true,
  });
  expect(quoteStatus(changedQuote, '2027-11-23', 30, nothingOmitted).expiredOn).toBe('2026-12-22');
});

test.each([
  { ignoredCount: 1, isTruncated: false },
  { ignoredCount: 0, isTruncated: true },
])('an incomplete quote (%o) has no valid-until date', (omissions) => {
  expect(quoteStatus(quote, '2026-11-23', 30, omissions)).toMatchObject({ validUntil: null, isStale: true });
});

test('only a valid and complete quote keeps its number in the link to pay', () => {
  const number = `&cotizacion=${quote.number}`;
  expect(payAddress(quote, quoteStatus(quote, '2026-11-23', 30, nothingOmitted))).toContain(number);
  for (const address of [
    payAddress(changedQuote, quoteStatus(changedQuote, '2026-11-23', 30, nothingOmitted)),
    payAddress(quote, quoteStatus(quote, '2027-11-23', 30, nothingOmitted)),
    payAddress(quote, quoteStatus(quote, '2026-11-23', 30, { ignoredCount: 1, isTruncated: false })),
  ]) {
    expect(address).toBe(`/tienda?carrito=${items.map(({ slug }) => `${slug}:1`).join(',')}`);
  }
});

const today = '2026-11-22';
const numberAndDate = 'numero=C-261101-7KQP&fecha=2026-11-01';
const validLine = 'prod_dea_01:1:2000';

/** Reads the quote from an address's query, as a browser parses it. */
const read = (search: string) => readQuote(new URL(search, 'https://sitio.example/cotizacion').search, today);
const searchOf = (quote: Quote) => `?${quoteAddress(quote).split('?')[1]}`;

const anyItems = fc
  .uniqueArray(
    fc.record({
      product: fc.constantFrom(...products),
      quantity: fc.integer({ min: 1, max: maxQuantity }),
    }),
    { selector: ({ product }) => product.id, minLength: 1 },
  )
  .map((lines) => lines.map(({ product, quantity }) => ({ ...product, quantity })));

test('the address contains number, date, lines and prices in readable form', () => {
  const quote = makeQuote([{ ...deaForm, price: 2000, quantity: 2 }], today, 'C-261122-7KQP');
  expect(quoteAddress(quote)).toBe(
    '/cotizacion?numero=C-261122-7KQP&fecha=2026-11-22&lineas=formulario-registro-dea:2:2000',
  );
});

test('every quote can be restored from its address', () => {
  fc.assert(
    fc.property(anyItems, (lines) => {
      const quote = makeQuote(lines, today, null);
      expect(read(searchOf(quote))).toEqual({ kind: 'quote', quote, ignoredCount: 0, isTruncated: false });
    }),
  );
});

test('an address may name products by their ids', () => {
  expect(read(`?${numberAndDate}&lineas=${deaForm.id}:3:${deaForm.price}`)).toEqual(
    read(`?${numberAndDate}&lineas=${deaForm.slug}:3:${deaForm.price}`),
  );
});

test('an address without any part of a quote is not a quote', () => {
  expect(read('')).toEqual({ kind: 'none' });
  expect(read('?utm_source=correo')).toEqual({ kind: 'none' });
});

test('names and prices come from the catalogue', () => {
  expect(read(`?${numberAndDate}&lineas=prod_dea_01:3:1`)).toEqual({
    kind: 'quote',
    quote: {
      number: 'C-261101-7KQP',
      date: '2026-11-01',
      items: [{ ...deaForm, quantity: 3, quotedPrice: 1 }],
    },
    ignoredCount: 0,
    isTruncated: false,
  });
});

test.each([
  ['an unknown product', 'prod_desconocido:1:2000'],
  ['no price', 'prod_dea_01:1'],
  ['a price of zero', 'prod_dea_01:1:0'],
  ['a huge price', 'prod_dea_01:1:99999999999999999999'],
  ['a price with cents', 'prod_dea_01:1:2000.5'],
  ['a price with a currency sign', 'prod_dea_01:1:$2.000'],
  ['a price in full-width digits', 'prod_dea_01:1:２０００'],
  ['a quantity of zero', 'prod_dea_01:0:2000'],
  ['a huge quantity', 'prod_dea_01:1000:2000'],
  ['one value too many', 'prod_dea_01:1:2000:1'],
  ['__proto__ as a product', '__proto__:1:2000'],
  ['a script as a product', '<script>alert(1)</script>:1:2000'],
])('a line with %s is ignored without affecting the others', (_, part) => {
  expect(
    read(`?${numberAndDate}&lineas=${encodeURIComponent(`${part},prod_contrato_pf_ed_01:2:8000`)}`),
  ).toEqual({
    kind: 'quote',
    quote: expect.objectContaining({ items: [{ ...contractProduct, quantity: 2, quotedPrice: 8000 }] }),
    ignoredCount: 1,
    isTruncated: false,
  });
});

test.each([
  ['no number', `?fecha=2026-11-01&lineas=${validLine}`],
  ['no date', `?numero=C-261101-7KQP&lineas=${validLine}`],
  ['a number in another form', `?numero=2026/113&fecha=2026-11-01&lineas=${validLine}`],
  ['a number with ambiguous letters', `?numero=C-261101-7KO0&fecha=2026-11-01&lineas=${validLine}`],
  ['a number of another day', `?numero=C-261102-7KQP&fecha=2026-11-01&lineas=${validLine}`],
  ['a tag after the number', `?numero=C-261101-7KQP<b>&fecha=2026-11-01&lineas=${validLine}`],
  ['a line break after the number', `?numero=C-261101-7KQP%0A&fecha=2026-11-01&lineas=${validLine}`],
  ['a date more than two days ahead', `?numero=C-261125-7KQP&fecha=2026-11-25&lineas=${validLine}`],
  ['a nonexistent date', `?numero=C-260230-7KQP&fecha=2026-02-30&lineas=${validLine}`],
  ['a date before the shop’s first day', `?numero=C-251231-7KQP&fecha=2025-12-31&lineas=${validLine}`],
  ['the same date in another century', `?numero=C-261101-7KQP&fecha=1926-11-01&lineas=${validLine}`],
  ['a date in Chilean notation', `?numero=C-261101-7KQP&fecha=01-11-2026&lineas=${validLine}`],
])('an address with %s is not a quote, but its products are read', (_, search) => {
  expect(read(search)).toEqual({
    kind: 'unreadable',
    items: [expect.objectContaining({ id: 'prod_dea_01' })],
  });
});

test.each([
  ['no lines', `?${numberAndDate}`],
  ['empty lines', `?${numberAndDate}&lineas=,,`],
  ['only unknown products', `?${numberAndDate}&lineas=nada:1:1`],
  ['JSON instead of lines', `?${numberAndDate}&lineas={"items":[{"id":"prod_dea_01","price":1}]}`],
])('an address with %s is not a quote and has no products', (_, search) => {
  expect(read(search)).toEqual({ kind: 'unreadable', items: [] });
});

test('arbitrary text yields only catalogue products at catalogue prices', () => {
  const text = fc.oneof(fc.string(), anyText(), fc.constantFrom(validLine, numberAndDate, '2026-11-01'));
  fc.assert(
    fc.property(text, text, text, fc.string(), (number, date, lines, trailingText) => {
      const params = new URLSearchParams({ numero: number, fecha: date, lineas: lines });
      for (const search of [
        `?${params}`,
        `?${numberAndDate}&lineas=${validLine},${trailingText}`,
        `?${trailingText}`,
      ]) {
        const result = readQuote(search, today);
        if (result.kind === 'none') continue;
        const { items: foundItems } = result.kind === 'quote' ? result.quote : result;
        for (const { id, price, name } of foundItems) {
          expect(products).toContainEqual(expect.objectContaining({ id, price, name }));
        }
        if (result.kind === 'quote') expect(result.quote.date <= '2026-11-24').toBe(true);
      }
    }),
  );
});

test('a quote may be dated up to two days ahead', () => {
  for (const [number, date] of [
    ['C-261123-7KQP', '2026-11-23'],
    ['C-261124-7KQP', '2026-11-24'],
  ]) {
    expect(read(`?numero=${number}&fecha=${date}&lineas=${validLine}`).kind).toBe('quote');
  }
});

test('a device whose clock is years behind can read its own quote', () => {
  const quote = makeQuote([], '2015-05-01', null);
  expect(readQuote(`${searchOf(quote)}${validLine}`, '2015-05-01').kind).toBe('quote');
});
