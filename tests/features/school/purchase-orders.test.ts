// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { createProfileStore } from '../../../src/features/school/profile.ts';
import {
  createPurchaseOrderStore,
  orderNumberOf,
  orderNumberProblem,
  ordersPart,
} from '../../../src/features/school/purchase-orders.ts';
import { readStoredPart, storePart } from './stored-parts.ts';

const quoteNumber = 'C-261122-7KQP';

beforeEach(() => localStorage.clear());

const createStore = () => createPurchaseOrderStore(createProfileStore().part(ordersPart));

test('a quote and its purchase share one order number', () => {
  const store = createStore();
  store.write([quoteNumber], 'OC-4500');
  expect(orderNumberOf(store.get(), [quoteNumber, 'ref-1'])).toBe('OC-4500');
  store.write([quoteNumber, 'ref-1'], 'OC-4501');
  expect(orderNumberOf(store.get(), [quoteNumber])).toBe('OC-4501');
  expect(Object.keys(store.get())).toEqual([quoteNumber]);
});

test('a number stored for the purchase is also found if its quote is known', () => {
  const store = createStore();
  store.write(['ref-1'], 'OC-4500');
  expect(orderNumberOf(store.get(), [quoteNumber, 'ref-1'])).toBe('OC-4500');
  expect(orderNumberOf(store.get(), ['ref-2'])).toBe('');
});

test('emptying the field removes the number', () => {
  const store = createStore();
  store.write(['ref-1'], 'OC-4500');
  store.write([quoteNumber, 'ref-1'], '');
  expect(readStoredPart('orders')).toBe('');
});

test.each([
  [null],
  [[]],
  [{ [quoteNumber]: 7 }],
  [{ [quoteNumber]: { number: '1' } }],
  [{ [quoteNumber]: '' }],
  [{ [quoteNumber]: '9'.repeat(201) }],
])('an invalid stored number is dropped: %.60j', (stored) => {
  storePart('orders', stored);
  expect(orderNumberOf(createStore().get(), [quoteNumber])).toBe('');
});

test('keys inherited from Object.prototype have no number', () => {
  expect(orderNumberOf(createStore().get(), ['constructor'])).toBe('');
});

test('an invalid entry does not affect the latest 500', () => {
  const many = Array.from({ length: 501 }, (_, index) => [`ref-${index}`, String(index + 1)] as const);
  storePart('orders', { ...Object.fromEntries(many), bad: 1 });
  const store = createStore();
  expect(orderNumberOf(store.get(), ['ref-500'])).toBe('501');
  expect(orderNumberOf(store.get(), ['ref-0'])).toBe('');
  store.write([quoteNumber], '1');
  expect(Object.keys(store.get()).length).toBeLessThanOrEqual(500);
});

test('a number of more than 40 characters has a problem', () => {
  expect(orderNumberProblem(`  ${'9'.repeat(40)}  `)).toBeNull();
  expect(orderNumberProblem('9'.repeat(41))).toBe(
    'El número de orden de compra puede tener hasta 40 letras y cifras. Acórtelo.',
  );
});

test('a stored number is cut off after 200 characters', () => {
  createStore().write([quoteNumber], '9'.repeat(5000));
  expect(orderNumberOf(createStore().get(), [quoteNumber])).toHaveLength(200);
});
