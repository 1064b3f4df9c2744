// @vitest-environment dom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type Cart, countItems, subtotal } from '../../../src/features/cart/cart.ts';
import { cartKey, createCartStore } from '../../../src/features/cart/cart-store.ts';
import { productById, products } from '../../../src/features/catalogue/products.ts';
import { hostileText, manyRuns } from '../../random-json.ts';

beforeEach(() => localStorage.clear());

const stored = hostileText({
  items: products.map((product, index) => ({ ...product, quantity: index + 1 })),
  version: 7,
});

function expectSound({ items, version }: Cart): void {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { quantity, ...product } of items) {
    expect(product).toEqual(productById(product.id));
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
  }
  expect(Number.isSafeInteger(version) && version >= 0).toBe(true);
  expect(Number.isSafeInteger(subtotal({ items }))).toBe(true);
}

test('from any stored value, the cart is valid, accepts a product and is read again', () => {
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(cartKey, text);
      const cart = createCartStore();
      const before = cart.get();
      expectSound(before);
      for (const product of products) cart.add(product);
      expectSound(cart.get());
      expect(cart.get().version).toBe(before.version + products.length);
      expect(countItems(cart.get())).toBeGreaterThanOrEqual(countItems(before));
      expect(createCartStore().get()).toEqual(cart.get());
    }),
    manyRuns,
  );
});

test('for anything another tab stores during a visit, the version rises', () => {
  const cart = createCartStore();
  fc.assert(
    fc.property(stored, (text) => {
      const { version } = cart.get();
      localStorage.setItem(cartKey, text);
      for (const product of products) cart.add(product);
      expectSound(cart.get());
      expect(cart.get().version).toBeGreaterThan(version);
      cart.clear();
    }),
    manyRuns,
  );
});
