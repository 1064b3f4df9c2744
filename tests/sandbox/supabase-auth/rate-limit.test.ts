import { expect, test } from 'vitest';
import { createRateLimit } from '../../../sandbox/supabase-auth/rate-limit.ts';

test('the limit passes at once, and as many again over the window, never more', () => {
  let time = 0;
  const limit = createRateLimit({ size: 3, window: 3000 }, () => time);
  const taken = () => Array.from({ length: 4 }, () => limit.take()).filter(Boolean).length;
  expect(taken()).toBe(3);
  time = 999;
  expect(taken()).toBe(0);
  time = 1000;
  expect(taken()).toBe(1);
  time = 100_000;
  expect(taken()).toBe(3);
  limit.clear();
  expect(taken()).toBe(3);
});
