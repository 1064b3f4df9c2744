// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { countItems } from '../../../src/features/cart/cart.ts';
import { cartKey, createCartStore } from '../../../src/features/cart/cart-store.ts';
import { products } from '../../../src/features/catalogue/products.ts';

beforeEach(() => localStorage.clear());

test('the cart is there on the next visit', () => {
  const cart = createCartStore();
  for (const product of products) cart.add(product);
  expect(createCartStore().get()).toEqual(cart.get());
});

test('two tabs add to the same cart', () => {
  const [first, second] = [createCartStore(), createCartStore()];
  for (const product of products) {
    first.add(product);
    second.add(product);
  }
  expect(countItems(second.get())).toBe(4);
});

test('a hundred additions at once are a hundred', () => {
  const cart = createCartStore();
  const versions: number[] = [];
  cart.subscribe(() => versions.push(cart.get().version));
  const [product] = products;
  for (let n = 0; n < 100 && product; n += 1) cart.add(product);
  expect(countItems(cart.get())).toBe(100);
  expect(versions).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
});

test('a cart emptied in the other tab is empty here', () => {
  const cart = createCartStore();
  for (const product of products) cart.add(product);
  createCartStore().clear();
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  expect(cart.get().items).toEqual([]);
});
