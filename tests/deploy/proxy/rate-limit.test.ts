import { expect, test } from 'vitest';
import { createRateLimit } from '../../../deploy/proxy/rate-limit.ts';

test('an address has so many in any minute, and is told when the next one is due', () => {
  let now = 0;
  const { take } = createRateLimit({ limit: 2, windowMs: 60_000, now: () => now });
  expect(take('a')).toBeNull();
  now = 20_500;
  expect(take('a')).toBeNull();
  now = 30_000;
  expect(take('a')).toBe(30);
  expect(take('b')).toBeNull();
  now = 59_999;
  expect(take('a')).toBe(1);
  now = 60_000;
  expect(take('a')).toBeNull();
  expect(take('a')).toBe(21);
});

test('what was refused does not count', () => {
  let now = 0;
  const { take } = createRateLimit({ limit: 1, windowMs: 60_000, now: () => now });
  take('a');
  for (now = 1_000; now < 60_000; now += 1_000) expect(take('a')).not.toBeNull();
  now = 60_000;
  expect(take('a')).toBeNull();
});

test('it remembers so many addresses, the latest', () => {
  const { take } = createRateLimit({ limit: 1, windowMs: 60_000, most: 3, now: () => 0 });
  for (const address of ['a', 'b', 'c', 'd']) expect(take(address)).toBeNull();
  expect(take('b')).not.toBeNull();
  expect(take('a')).toBeNull();
});
