import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, emptyCart, maxQuantity } from '../../../src/features/cart/cart.ts';
import { addItems, cartLink, readCartLink, replaceItems } from '../../../src/features/cart/cart-link.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { contractProduct, deaForm } from '../../shop.ts';

const quoteNumber = 'C-261122-7KQP';

const readCarrito = (carrito: string, otherParams = {}) =>
  readCartLink(`?${new URLSearchParams({ carrito, ...otherParams })}`);
const openLink = (link: string) => readCartLink(new URL(link, 'https://sitio.example').search);
const quantities = ({ items }: Pick<Cart, 'items'>) => items.map(({ id, quantity }) => [id, quantity]);

test('a link contains the cart and its quote’s number in readable form', () => {
  const { items } = readCarrito(`${deaForm.slug}:1,${contractProduct.slug}:2`);
  const link = '/tienda?carrito=formulario-registro-dea:1,contrato-plazo-fijo-educadora:2';
  expect(cartLink(items)).toBe(link);
  expect(cartLink(items, quoteNumber)).toBe(`${link}&cotizacion=${quoteNumber}`);
});

test('every cart and its quote’s number can be read back from their link', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...products.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: maxQuantity }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(lines, fc.constantFrom(undefined, quoteNumber), (sent, quote) => {
      const { items, ignoredCount, quoteNumber: linkedNumber } = openLink(cartLink(sent, quote));
      expect(quantities({ items })).toEqual(sent.map(({ id, quantity }) => [id, quantity]));
      expect(ignoredCount).toBe(0);
      expect(linkedNumber).toBe(quote ?? null);
    }),
  );
});

test.each([
  ['a malformed number', `${deaForm.id}:1`, 'OC-1'],
  ['parts that are ignored', `${deaForm.id}:1,nada:1`, quoteNumber],
  ['more parts than are read', `${deaForm.id}:1,`.repeat(51), quoteNumber],
])('drops a quote’s number if the link has %s', (_, carrito, cotizacion) => {
  expect(readCarrito(carrito, { cotizacion })).toMatchObject({
    items: [{ id: deaForm.id }],
    quoteNumber: null,
  });
});

test('names and prices come from the catalogue', () => {
  expect(readCarrito(`${deaForm.slug}:3`).items).toEqual([{ ...deaForm, quantity: 3 }]);
});

test('an address may name products by their ids', () => {
  expect(readCarrito(`${deaForm.id}:3,${contractProduct.id}:1,${deaForm.slug}:5`)).toMatchObject({
    items: [
      { ...deaForm, quantity: 3 },
      { ...contractProduct, quantity: 1 },
    ],
    ignoredCount: 1,
  });
});

test.each([
  'prod_desconocido:1',
  'prod_dea_01',
  'prod_dea_01:0',
  'prod_dea_01:-1',
  'prod_dea_01:1.5',
  'prod_dea_01:1e3',
  'prod_dea_01:1000',
  'prod_dea_01:001',
  'prod_dea_01:2:3',
  '__proto__:1',
  'constructor:1',
  '<script>alert(1)</script>:1',
  'prod_dea_01:１',
])('%s is ignored without affecting other parts', (part) => {
  const { items, ignoredCount } = readCarrito(`${part},${contractProduct.id}:2`);
  expect(quantities({ items })).toEqual([[contractProduct.id, 2]]);
  expect(ignoredCount).toBe(1);
});

test('uses the first mention of a repeated product', () => {
  const { items, ignoredCount } = readCarrito(`,${deaForm.id}:2,,${deaForm.id}:900, `);
  expect(quantities({ items })).toEqual([[deaForm.id, 2]]);
  expect(ignoredCount).toBe(1);
});

test('only fifty parts of a longer list are read', () => {
  expect(readCarrito(`${'a:1,'.repeat(100_000)}${deaForm.id}:1`)).toMatchObject({
    items: [],
    ignoredCount: 50,
    isTruncated: true,
  });
});

test('a list of fifty parts is not truncated', () => {
  expect(readCarrito(Array(50).fill('a:1').join(','))).toMatchObject({
    ignoredCount: 50,
    isTruncated: false,
  });
});

test('any text yields only products of the catalogue', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { id, quantity } of readCarrito(text).items) {
        expect(products.map((product) => product.id)).toContain(id);
        expect(quantity).toBeGreaterThan(0);
      }
    }),
  );
});

test('adding a cart from an address sums quantities up to the maximum', () => {
  const cart = addItems(emptyCart, readCarrito(`${deaForm.id}:998`).items);
  const linkedItems = readCarrito(`${deaForm.id}:5,${contractProduct.id}:1`).items;
  expect(quantities(addItems(cart, linkedItems))).toEqual([
    [deaForm.id, maxQuantity],
    [contractProduct.id, 1],
  ]);
});

test('replacing the cart by one from an address raises the version', () => {
  const cart = addItems(emptyCart, readCarrito(`${deaForm.id}:998`).items);
  const linkedItems = readCarrito(`${deaForm.id}:5,${contractProduct.id}:1`).items;
  expect(quantities(replaceItems(cart, readCarrito(`${contractProduct.id}:4`).items))).toEqual([
    [contractProduct.id, 4],
  ]);
  expect(replaceItems(cart, linkedItems).version).toBeGreaterThan(cart.version);
});
