import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addProduct,
  type Cart,
  clearCart,
  countItems,
  emptyCart,
  hasSameLines,
  lineTotal,
  parseCart,
  removePurchased,
  restoreItems,
  setQuantity,
  subtotal,
} from '../../../src/features/cart/cart.ts';
import { prices } from '../../../src/features/catalogue/prices.ts';
import { contract, form, twoProducts } from '../../shop.ts';

const fullCart = twoProducts.reduce(addProduct, emptyCart);
const quantities = (cart: Cart | null) => cart?.items.map(({ id, quantity }) => [id, quantity]);

test('a new product starts with quantity one and its price', () => {
  expect(addProduct(emptyCart, form).items).toEqual([{ id: form.id, price: form.price, quantity: 1 }]);
});

test('adding the same product twice makes one line of two', () => {
  expect(quantities(addProduct(addProduct(emptyCart, form), form))).toEqual([[form.id, 2]]);
});

test('each actual change raises the version by one', () => {
  let cart = fullCart;
  expect(cart.version).toBe(2);
  cart = setQuantity(cart, form.id, 5);
  cart = setQuantity(cart, contract.id, 0);
  cart = clearCart(cart);
  expect(cart).toEqual({ items: [], version: 5 });
  expect(clearCart(cart)).toBe(cart);
  expect(setQuantity(fullCart, 'prod_otro', 0)).toBe(fullCart);
});

test('restores removed lines in their original order and keeps later changes', () => {
  const before = setQuantity(fullCart, form.id, 3).items;
  const [first, second] = before.map(({ id }) => id);
  if (!first || !second) throw new Error('The shop must sell two products');
  const smallerCart = setQuantity({ ...fullCart, items: before }, first, 0);
  expect(restoreItems(smallerCart, before).items).toEqual(before);
  expect(restoreItems(clearCart(smallerCart), before).items).toEqual(before);
  expect(quantities(restoreItems(setQuantity(smallerCart, second, 7), before))).toEqual([
    [first, 3],
    [second, 7],
  ]);
  expect(restoreItems(smallerCart, before).version).toBe(smallerCart.version + 1);
});

test.each([
  [3, 3],
  [2.9, 2],
  [1_000_000, 999],
])('quantity %d is stored as %d', (requested, stored) => {
  expect(quantities(setQuantity(fullCart, form.id, requested))).toContainEqual([form.id, stored]);
});

test.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY])('quantity %d removes the line', (requested) => {
  expect(quantities(setQuantity(fullCart, form.id, requested))).toEqual([[contract.id, 1]]);
});

test('the subtotal is the sum of price times quantity', () => {
  const priced = [
    { ...form, price: 2000 },
    { ...contract, price: 8000 },
  ];
  const cart = setQuantity(priced.reduce(addProduct, emptyCart), form.id, 3);
  expect(cart.items.map(lineTotal)).toEqual([6000, 8000]);
  expect(subtotal(cart)).toBe(14_000);
  expect(countItems(cart)).toBe(4);
  expect(subtotal(emptyCart)).toBe(0);
});

test('hasSameLines ignores the order of the lines', () => {
  const a = { id: 'a', quantity: 1 };
  const b = { id: 'b', quantity: 2 };
  expect(hasSameLines([a, b], [b, a])).toBe(true);
  expect(hasSameLines([a], [a, b])).toBe(false);
  expect(hasSameLines([a, b], [a, { ...b, quantity: 1 }])).toBe(false);
});

test('only ids, quantities and the version of a stored cart are used', () => {
  const forged = {
    items: [{ id: form.id, quantity: 2, price: 1, name: 'Gratis', link: 'javascript:alert(1)' }],
    version: 7,
  };
  expect(parseCart(forged, prices)).toEqual({
    items: [{ id: form.id, price: form.price, quantity: 2 }],
    version: 7,
  });
});

test('an invalid stored line does not affect the others', () => {
  const lines = [
    null,
    'prod_dea_01',
    { id: 'prod_otro', quantity: 1 },
    { id: form.id, quantity: 0 },
    { id: form.id, quantity: -2 },
    { id: form.id, quantity: 1.5 },
    { id: form.id, quantity: '1' },
    { id: form.id, quantity: 1e21 },
    { id: '__proto__', quantity: 1 },
    { id: contract.id, quantity: 4 },
    { id: contract.id, quantity: 9 },
  ];
  for (const version of [null, 'a', -1, 1.5, Number.MAX_SAFE_INTEGER]) {
    const cart = parseCart({ items: lines, version }, prices);
    expect(quantities(cart)).toEqual([[contract.id, 4]]);
    expect(cart?.version).toBe(0);
  }
});

test('any payment removes exactly the paid quantities', () => {
  const quantity = fc.integer({ min: 1, max: 9 });
  const lines = fc.array(fc.record({ id: fc.constantFrom(form.id, contract.id, 'otro'), quantity }));
  fc.assert(
    fc.property(quantity, quantity, lines, (formCount, contractCount, paidLines) => {
      const cart = setQuantity(setQuantity(fullCart, form.id, formCount), contract.id, contractCount);
      const remainder = removePurchased(cart, paidLines);
      for (const item of cart.items) {
        const paidQuantity = paidLines
          .filter(({ id }) => id === item.id)
          .reduce((sum, line) => sum + line.quantity, 0);
        const remainingQuantity = remainder.items.find(({ id }) => id === item.id)?.quantity ?? 0;
        expect(remainingQuantity).toBe(Math.max(item.quantity - paidQuantity, 0));
      }
    }),
  );
});
