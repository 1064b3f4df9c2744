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
import { contractProduct, deaForm, twoProducts } from '../../shop.ts';

const fullCart = twoProducts.reduce(addProduct, emptyCart);
const quantities = (cart: Cart | null) => cart?.items.map(({ id, quantity }) => [id, quantity]);

test('a new product starts with quantity one and its price', () => {
  expect(addProduct(emptyCart, deaForm).items).toEqual([
    { id: deaForm.id, price: deaForm.price, quantity: 1 },
  ]);
});

test('adding the same product twice makes one line of two', () => {
  expect(quantities(addProduct(addProduct(emptyCart, deaForm), deaForm))).toEqual([[deaForm.id, 2]]);
});

test('each actual change raises the version by one', () => {
  let cart = fullCart;
  expect(cart.version).toBe(2);
  cart = setQuantity(cart, deaForm.id, 5);
  cart = setQuantity(cart, contractProduct.id, 0);
  cart = clearCart(cart);
  expect(cart).toEqual({ items: [], version: 5 });
  expect(clearCart(cart)).toBe(cart);
  expect(setQuantity(fullCart, 'prod_otro', 0)).toBe(fullCart);
});

test('restores removed lines in their original order and keeps later changes', () => {
  const itemsBefore = setQuantity(fullCart, deaForm.id, 3).items;
  const [firstId, secondId] = itemsBefore.map(({ id }) => id);
  if (!firstId || !secondId) throw new Error('The shop must sell two products');
  const smallerCart = setQuantity({ ...fullCart, items: itemsBefore }, firstId, 0);
  expect(restoreItems(smallerCart, itemsBefore).items).toEqual(itemsBefore);
  expect(restoreItems(clearCart(smallerCart), itemsBefore).items).toEqual(itemsBefore);
  expect(quantities(restoreItems(setQuantity(smallerCart, secondId, 7), itemsBefore))).toEqual([
    [firstId, 3],
    [secondId, 7],
  ]);
  expect(restoreItems(smallerCart, itemsBefore).version).toBe(smallerCart.version + 1);
});

test.each([
  [3, 3],
  [2.9, 2],
  [1_000_000, 999],
])('quantity %d is stored as %d', (requested, stored) => {
  expect(quantities(setQuantity(fullCart, deaForm.id, requested))).toContainEqual([deaForm.id, stored]);
});

test.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY])('quantity %d removes the line', (requested) => {
  expect(quantities(setQuantity(fullCart, deaForm.id, requested))).toEqual([[contractProduct.id, 1]]);
});

test('the subtotal is the sum of price times quantity', () => {
  const priced = [
    { ...deaForm, price: 2000 },
    { ...contractProduct, price: 8000 },
  ];
  const cart = setQuantity(priced.reduce(addProduct, emptyCart), deaForm.id, 3);
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
    items: [{ id: deaForm.id, quantity: 2, price: 1, name: 'Gratis', link: 'javascript:alert(1)' }],
    version: 7,
  };
  expect(parseCart(forged, prices)).toEqual({
    items: [{ id: deaForm.id, price: deaForm.price, quantity: 2 }],
    version: 7,
  });
});

test('an invalid stored line does not affect the others', () => {
  const lines = [
    null,
    'prod_dea_01',
    { id: 'prod_otro', quantity: 1 },
    { id: deaForm.id, quantity: 0 },
    { id: deaForm.id, quantity: -2 },
    { id: deaForm.id, quantity: 1.5 },
    { id: deaForm.id, quantity: '1' },
    { id: deaForm.id, quantity: 1e21 },
    { id: '__proto__', quantity: 1 },
    { id: contractProduct.id, quantity: 4 },
    { id: contractProduct.id, quantity: 9 },
  ];
  for (const version of [null, 'a', -1, 1.5, Number.MAX_SAFE_INTEGER]) {
    const cart = parseCart({ items: lines, version }, prices);
    expect(quantities(cart)).toEqual([[contractProduct.id, 4]]);
    expect(cart?.version).toBe(0);
  }
});

test('any payment removes exactly the paid quantities', () => {
  const quantity = fc.integer({ min: 1, max: 9 });
  const lines = fc.array(
    fc.record({ id: fc.constantFrom(deaForm.id, contractProduct.id, 'otro'), quantity }),
  );
  fc.assert(
    fc.property(quantity, quantity, lines, (formCount, contractCount, paidLines) => {
      const cart = setQuantity(
        setQuantity(fullCart, deaForm.id, formCount),
        contractProduct.id,
        contractCount,
      );
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
