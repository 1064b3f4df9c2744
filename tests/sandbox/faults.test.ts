import { expect, test } from 'vitest';
import { createFaults } from '../../sandbox/faults.ts';

test('a fault without `times` applies every time', () => {
  const faults = createFaults();
  faults.set([{ fault: 'html-200', route: 'sdk.script' }]);
  faults.take('html-200', 'sdk.script');
  expect(faults.take('html-200', 'sdk.script')).toBeDefined();
  expect(faults.list()).toEqual([{ fault: 'html-200', route: 'sdk.script' }]);
});

test('a fault with `times` applies that often, and the list has the remaining number', () => {
  const faults = createFaults();
  faults.set([{ fault: 'html-200', route: 'sdk.script', times: 2 }]);
  expect(faults.take('html-200', 'sdk.script')).toBeDefined();
  expect(faults.list()).toEqual([{ fault: 'html-200', route: 'sdk.script', times: 1 }]);
  expect(faults.take('html-200', 'sdk.script')).toBeDefined();
  expect(faults.list()).toEqual([]);
  expect(faults.take('html-200', 'sdk.script')).toBeUndefined();
});

test('faults of one name follow one another', () => {
  const faults = createFaults();
  faults.set([
    { fault: 'status', route: 'payment.read', status: 500, body: 'json', times: 1 },
    { fault: 'status', route: 'payment.read', status: 429, body: 'json', times: 1 },
  ]);
  expect(faults.take('status', 'payment.read')?.status).toBe(500);
  expect(faults.take('status', 'payment.read')?.status).toBe(429);
});

test('a fault does not affect other names and other routes', () => {
  const faults = createFaults();
  faults.set([{ fault: 'html-200', route: 'sdk.script' }]);
  expect(faults.take('html-200', 'payment.read')).toBeUndefined();
  expect(faults.take('no-cors', 'sdk.script')).toBeUndefined();
});

test('setting faults replaces the earlier ones', () => {
  const faults = createFaults();
  faults.set([{ fault: 'html-200', route: 'sdk.script' }]);
  faults.set([{ fault: 'search-empty' }]);
  expect(faults.list()).toEqual([{ fault: 'search-empty' }]);
});
