import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, emptyCart, mostOfOne } from '../../../src/features/cart/cart.ts';
import { addItems, cartLink, readCartLink, replaceItems } from '../../../src/features/cart/cart-link.ts';
import { cartParameter } from '../../../src/features/cart/cart-parameter.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { contract, form } from '../../shop.ts';

/** The text of the parameter, as the page that is opened gets it. */
const carried = (link: string) =>
  new URL(link, 'https://sitio.example').searchParams.get(cartParameter) ?? '';
const quantities = ({ items }: Pick<Cart, 'items'>) => items.map(({ id, quantity }) => [id, quantity]);

test('an address carries the cart as it can be read by a person', () => {
  const { items } = readCartLink(`${form.id}:1,${contract.id}:2`);
  expect(cartLink(items)).toBe('/tienda?carrito=prod_dea_01:1,prod_contrato_pf_ed_01:2');
});

test('the cart of a quote brings the quote’s number along', () => {
  const link = cartLink([{ id: 'prod_dea_01', quantity: 1 }], 'C-261122-7KQP');
  expect(link).toBe('/tienda?carrito=prod_dea_01:1&cotizacion=C-261122-7KQP');
  expect(carried(link)).toBe('prod_dea_01:1');
});

test('every cart comes back from its address', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...products.map(({ id }) => id)),
      quantity: fc.integer({ min: 1, max: mostOfOne }),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(lines, (sent) => {
      const { items, leftOut } = readCartLink(carried(cartLink(sent)));
      expect(quantities({ items })).toEqual(sent.map(({ id, quantity }) => [id, quantity]));
      expect(leftOut).toBe(0);
    }),
  );
});

test('names and prices are the catalogue’s', () => {
  const [item] = readCartLink(`${form.id}:3`).items;
  expect(item).toEqual({ ...form, quantity: 3 });
});

test.each([
  'prod_desconocido:1',
  `${'prod_dea_01'}`,
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
])('%s is left out, and what stands beside it stays', (part) => {
  const { items, leftOut } = readCartLink(`${part},${contract.id}:2`);
  expect(quantities({ items })).toEqual([[contract.id, 2]]);
  expect(leftOut).toBe(1);
});

test('of a product that is named twice the first counts; commas without a part are nothing', () => {
  const { items, leftOut } = readCartLink(`,${form.id}:2,,${form.id}:900, `);
  expect(quantities({ items })).toEqual([[form.id, 2]]);
  expect(leftOut).toBe(1);
});

test('an address of any length is read in a moment, and what comes after fifty parts is told apart', () => {
  const { items, leftOut, isCut } = readCartLink(`${'a:1,'.repeat(100_000)}${form.id}:1`);
  expect(items).toEqual([]);
  expect(leftOut).toBe(50);
  expect(isCut).toBe(true);
});

test('any text gives items of the catalogue alone', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { id, quantity } of readCartLink(text).items) {
        expect(products.map((product) => product.id)).toContain(id);
        expect(quantity).toBeGreaterThan(0);
      }
    }),
  );
});

test('added, quantities are summed up to the most there can be; replaced, only these are left', () => {
  const mine = addItems(emptyCart, readCartLink(`${form.id}:998`).items);
  const shared = readCartLink(`${form.id}:5,${contract.id}:1`).items;
  expect(quantities(addItems(mine, shared))).toEqual([
    [form.id, mostOfOne],
    [contract.id, 1],
  ]);
  expect(quantities(replaceItems(mine, readCartLink(`${contract.id}:4`).items))).toEqual([[contract.id, 4]]);
  expect(replaceItems(mine, shared).version).toBeGreaterThan(mine.version);
});
