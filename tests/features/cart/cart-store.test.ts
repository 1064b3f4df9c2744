// @vitest-environment dom
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { type Cart, countItems, subtotal } from '../../../src/features/cart/cart.ts';
import { cartKey, createCartStore } from '../../../src/features/cart/cart-store.ts';
import { productById, products } from '../../../src/features/catalogue/products.ts';
import { hostileText, manyRuns } from '../../random-json.ts';
import { deaForm, twoProducts } from '../../shop.ts';

beforeEach(() => localStorage.clear());

test('a hundred additions by two tabs are all counted', () => {
  const tabs = [createCartStore(), createCartStore()];
  const versions: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const tab = tabs[n % 2];
    tab?.add(deaForm);
    versions.push(tab?.get().version ?? 0);
  }
  expect(countItems(createCartStore().get())).toBe(100);
  expect(versions).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
});

test('wiping the storage during a visit keeps the cart and its version', () => {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(countItems(cart.get())).toBe(2);
  for (const product of twoProducts) cart.add(product);
  expect(createCartStore().get()).toEqual(cart.get());
  expect(cart.get()).toMatchObject({ items: [{ quantity: 2 }, { quantity: 2 }], version: 4 });
});

test('the version keeps rising after a wipe if the other tab starts from zero', () => {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  localStorage.clear();
  createCartStore().add(deaForm);
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  expect(cart.get()).toMatchObject({ items: [{ quantity: 1 }], version: 3 });
});

test('the cart works with 100,000 stored lines', () => {
  const items = Array(100_000).fill({ id: deaForm.id, quantity: 3, note: 'a'.repeat(20) });
  localStorage.setItem(cartKey, JSON.stringify({ items }));
  const cart = createCartStore();
  expect(countItems(cart.get())).toBe(3);
  cart.add(deaForm);
  expect(countItems(createCartStore().get())).toBe(4);
  expect(localStorage.getItem(cartKey)?.length).toBeLessThan(5_000);
});

test('adding to the maximum quantity fails without a change', () => {
  const cart = createCartStore();
  expect(cart.add(deaForm)).toBe(true);
  cart.setQuantity(deaForm.id, 999);
  const cartBefore = cart.get();
  expect(cart.add(deaForm)).toBe(false);
  expect(cart.get()).toBe(cartBefore);
});

const storedText = hostileText({
  items: products.map((product, index) => ({ ...product, quantity: index + 1 })),
  version: 7,
});

function expectValid({ items, version }: Cart): void {
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { id, price, quantity } of items) {
    expect(price).toBe(productById(id)?.price);
    expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
  }
  expect(Number.isSafeInteger(version) && version >= 0).toBe(true);
  expect(Number.isSafeInteger(subtotal({ items }))).toBe(true);
}

test('a cart read from any stored text is valid and accepts products', () => {
  fc.assert(
    fc.property(storedText, (text) => {
      localStorage.setItem(cartKey, text);
      const cart = createCartStore();
      const previousCart = cart.get();
      expectValid(previousCart);
      for (const product of products) cart.add(product);
      expectValid(cart.get());
      expect(cart.get().version).toBe(previousCart.version + products.length);
      expect(countItems(cart.get())).toBeGreaterThanOrEqual(countItems(previousCart));
      expect(createCartStore().get()).toEqual(cart.get());
    }),
    manyRuns,
  );
});

test('the version rises whatever another tab stores', () => {
  const cart = createCartStore();
  fc.assert(
    fc.property(storedText, (text) => {
      const { version } = cart.get();
      localStorage.setItem(cartKey, text);
      for (const product of products) cart.add(product);
      expectValid(cart.get());
      expect(cart.get().version).toBeGreaterThan(version);
      cart.clear();
    }),
    manyRuns,
  );
});
