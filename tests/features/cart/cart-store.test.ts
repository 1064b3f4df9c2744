// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { countItems } from '../../../src/features/cart/cart.ts';
import { cartKey, createCartStore } from '../../../src/features/cart/cart-store.ts';
import { form, twoProducts } from '../../shop.ts';

beforeEach(() => localStorage.clear());

test('the cart is there on the next visit', () => {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  expect(createCartStore().get()).toEqual(cart.get());
});

test('two tabs add to the same cart', () => {
  const [first, second] = [createCartStore(), createCartStore()];
  for (const product of twoProducts) {
    first.add(product);
    second.add(product);
  }
  expect(countItems(second.get())).toBe(4);
});

test('a hundred additions at once are a hundred', () => {
  const cart = createCartStore();
  const versions: number[] = [];
  cart.subscribe(() => versions.push(cart.get().version));
  for (let n = 0; n < 100; n += 1) cart.add(form);
  expect(countItems(cart.get())).toBe(100);
  expect(versions).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
});

test('a hundred additions at once from two tabs are a hundred, and no version comes back', () => {
  const tabs = [createCartStore(), createCartStore()];
  const versions: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const tab = tabs[n % 2];
    tab?.add(form);
    versions.push(tab?.get().version ?? 0);
  }
  expect(countItems(createCartStore().get())).toBe(100);
  expect(versions).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
});

test('a storage that is wiped during a visit loses neither the cart nor its version', () => {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(countItems(cart.get())).toBe(2);
  for (const product of twoProducts) cart.add(product);
  expect(createCartStore().get()).toEqual(cart.get());
  expect(cart.get()).toMatchObject({ items: [{ quantity: 2 }, { quantity: 2 }], version: 4 });
});

test('after a wipe the version rises here too when the other tab counts from the start', () => {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  localStorage.clear();
  createCartStore().add(form);
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  expect(cart.get()).toMatchObject({ items: [{ quantity: 1 }], version: 3 });
});

test.each([
  ['one without a version', { items: [{ id: 'prod_dea_01', quantity: 2 }] }],
  ['one that knows more', { items: [{ id: 'prod_dea_01', quantity: 2, gift: true }], version: 9, schema: 2 }],
])('the valid parts of a cart from another release are read: %s', (_, stored) => {
  localStorage.setItem(cartKey, JSON.stringify(stored));
  expect(countItems(createCartStore().get())).toBe(2);
});

test.each([
  ['letters', JSON.stringify('a'.repeat(5_000_000))],
  [
    'lines',
    JSON.stringify({ items: Array(100_000).fill({ id: 'prod_dea_01', quantity: 3, note: 'a'.repeat(20) }) }),
  ],
])('five megabytes of %s are read, and the cart works', (_, stored) => {
  localStorage.setItem(cartKey, stored);
  const cart = createCartStore();
  const before = countItems(cart.get());
  for (const product of twoProducts) cart.add(product);
  expect(countItems(createCartStore().get())).toBe(before + 2);
  expect(localStorage.getItem(cartKey)?.length).toBeLessThan(5_000);
});

test('a cart emptied in the other tab is empty here', () => {
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  createCartStore().clear();
  window.dispatchEvent(new StorageEvent('storage', { key: cartKey }));
  expect(cart.get().items).toEqual([]);
});

test('adding returns whether there was room, and changes nothing at the limit', () => {
  const cart = createCartStore();
  expect(cart.add(form)).toBe(true);
  cart.setQuantity(form.id, 999);
  const before = cart.get();
  expect(cart.add(form)).toBe(false);
  expect(cart.get()).toBe(before);
});
