import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeInTime, inTime, TooLate } from '../../src/platform/time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a promise that settles in time is passed on, with its value or its error', async () => {
  await expect(inTime(Promise.resolve(7), 100)).resolves.toBe(7);
  await expect(inTime(Promise.reject(new RangeError('no')), 100)).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that does not settle is TooLate at the limit, and code after twenty seconds', async () => {
  const never = new Promise<never>(() => {});
  const late = Promise.all([
    expect(inTime(never, 100)).rejects.toThrow(TooLate),
    expect(codeInTime(never)).rejects.toThrow(TooLate),
  ]);
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
});

test('a rejection after the limit is not unhandled', async () => {
  const slow = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), 200);
  });
  const late = expect(inTime(slow, 100)).rejects.toThrow(TooLate);
  await vi.advanceTimersByTimeAsync(300);
  await late;
});
