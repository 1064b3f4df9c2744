import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOfOne } from '../../../src/features/cart/cart.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { makeQuote, type Quote, quoteAddress, readQuote } from '../../../src/features/quote/quote.ts';
import { anyText } from '../../any-text.ts';
import { contract, form } from '../../shop.ts';

const today = '2026-11-22';
const head = 'numero=C-261101-7KQP&fecha=2026-11-01';
const good = 'prod_dea_01:1:2000';

/** The address of a quote with these parts, as a browser gives its search. */
const read = (search: string) => readQuote(new URL(search, 'https://sitio.example/cotizacion').search, today);
const searchOf = (quote: Quote) => `?${quoteAddress(quote).split('?')[1]}`;

const items = fc
  .uniqueArray(
    fc.record({
      product: fc.constantFrom(...products),
      quantity: fc.integer({ min: 1, max: mostOfOne }),
    }),
    { selector: ({ product }) => product.id, minLength: 1 },
  )
  .map((lines) => lines.map(({ product, quantity }) => ({ ...product, quantity })));

test('an address can be read by a person, and holds number, date, lines and prices', () => {
  const quote = makeQuote([{ ...form, price: 2000, quantity: 2 }], today, 'C-261122-7KQP');
  expect(quoteAddress(quote)).toBe(
    '/cotizacion?numero=C-261122-7KQP&fecha=2026-11-22&lineas=formulario-registro-dea:2:2000',
  );
});

test('every quote comes back from its address as it was made', () => {
  fc.assert(
    fc.property(items, (lines) => {
      const quote = makeQuote(lines, today, null);
      expect(read(searchOf(quote))).toEqual({ kind: 'quote', quote, leftOut: 0, isCut: false });
    }),
  );
});

test('an address that names products by their ids is read as well', () => {
  expect(read(`?${head}&lineas=${form.id}:3:${form.price}`)).toEqual(
    read(`?${head}&lineas=${form.slug}:3:${form.price}`),
  );
});

test('an address without any part of a quote is none, whatever else it says', () => {
  expect(read('')).toEqual({ kind: 'none' });
  expect(read('?utm_source=correo')).toEqual({ kind: 'none' });
});

test('names and prices are the catalogue’s; what the address says of a price is only noted', () => {
  expect(read(`?${head}&lineas=prod_dea_01:3:1`)).toEqual({
    kind: 'quote',
    quote: {
      number: 'C-261101-7KQP',
      date: '2026-11-01',
      items: [{ ...form, quantity: 3, written: 1 }],
    },
    leftOut: 0,
    isCut: false,
  });
});

test.each([
  ['no product', 'prod_desconocido:1:2000'],
  ['no price', 'prod_dea_01:1'],
  ['a price of nothing', 'prod_dea_01:1:0'],
  ['a huge price', 'prod_dea_01:1:99999999999999999999'],
  ['a price with cents', 'prod_dea_01:1:2000.5'],
  ['a price that is written for people', 'prod_dea_01:1:$2.000'],
  ['a price in other figures', 'prod_dea_01:1:２０００'],
  ['a quantity of none', 'prod_dea_01:0:2000'],
  ['a huge quantity', 'prod_dea_01:1000:2000'],
  ['one value too many', 'prod_dea_01:1:2000:1'],
  ['a name of JavaScript’s', '__proto__:1:2000'],
  ['a script', '<script>alert(1)</script>:1:2000'],
])('%s is left out, and what stands beside it stays', (_, part) => {
  expect(read(`?${head}&lineas=${encodeURIComponent(`${part},prod_contrato_pf_ed_01:2:8000`)}`)).toEqual({
    kind: 'quote',
    quote: expect.objectContaining({ items: [{ ...contract, quantity: 2, written: 8000 }] }),
    leftOut: 1,
    isCut: false,
  });
});

test.each([
  ['no number', `?fecha=2026-11-01&lineas=${good}`],
  ['no date', `?numero=C-261101-7KQP&lineas=${good}`],
  ['a number in another form', `?numero=2026/113&fecha=2026-11-01&lineas=${good}`],
  [
    'a number with letters that are taken for others',
    `?numero=C-261101-7KO0&fecha=2026-11-01&lineas=${good}`,
  ],
  ['a number of another day', `?numero=C-261102-7KQP&fecha=2026-11-01&lineas=${good}`],
  ['a script behind a number', `?numero=C-261101-7KQP<b>&fecha=2026-11-01&lineas=${good}`],
  ['a line behind a number', `?numero=C-261101-7KQP%0A&fecha=2026-11-01&lineas=${good}`],
  ['a day further ahead than clocks are wrong', `?numero=C-261125-7KQP&fecha=2026-11-25&lineas=${good}`],
  ['a day that there is not', `?numero=C-260230-7KQP&fecha=2026-02-30&lineas=${good}`],
  ['a day before the shop', `?numero=C-251231-7KQP&fecha=2025-12-31&lineas=${good}`],
  ['the same day of another century', `?numero=C-261101-7KQP&fecha=1926-11-01&lineas=${good}`],
  ['a day as people write it', `?numero=C-261101-7KQP&fecha=01-11-2026&lineas=${good}`],
])('%s is no quote, and its products can be quoted anew', (_, search) => {
  expect(read(search)).toEqual({
    kind: 'unreadable',
    items: [expect.objectContaining({ id: 'prod_dea_01' })],
  });
});

test.each([
  ['no lines', `?${head}`],
  ['empty lines', `?${head}&lineas=,,`],
  ['unknown products alone', `?${head}&lineas=nada:1:1`],
  ['JSON', `?${head}&lineas={"items":[{"id":"prod_dea_01","price":1}]}`],
])('%s is no quote', (_, search) => {
  expect(read(search)).toEqual({ kind: 'unreadable', items: [] });
});

test('any text gives products of the catalogue alone, at its prices, on a day that has been', () => {
  const text = fc.oneof(fc.string(), anyText(), fc.constantFrom(good, head, '2026-11-01'));
  fc.assert(
    fc.property(text, text, text, fc.string(), (number, date, lines, rest) => {
      const params = new URLSearchParams({ numero: number, fecha: date, lineas: lines });
      for (const search of [`?${params}`, `?${head}&lineas=${good},${rest}`, `?${rest}`]) {
        const result = readQuote(search, today);
        if (result.kind === 'none') continue;
        const { items: found } = result.kind === 'quote' ? result.quote : result;
        for (const { id, price, name } of found) {
          expect(products).toContainEqual(expect.objectContaining({ id, price, name }));
        }
        if (result.kind === 'quote') expect(result.quote.date <= '2026-11-24').toBe(true);
      }
    }),
  );
});

test('a clock that is a day or two behind, or before the shop’s first day, reads a quote all the same', () => {
  for (const [number, date] of [
    ['C-261123-7KQP', '2026-11-23'],
    ['C-261124-7KQP', '2026-11-24'],
  ]) {
    expect(read(`?numero=${number}&fecha=${date}&lineas=${good}`).kind).toBe('quote');
  }
  const quote = makeQuote([], '2015-05-01', null);
  expect(readQuote(`${searchOf(quote)}${good}`, '2015-05-01').kind).toBe('quote');
});
