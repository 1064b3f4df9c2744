import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeInTime, inTime, TooLate } from '../../src/platform/time-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in time is handed on, be it a value or an error', async () => {
  await expect(inTime(Promise.resolve(7), 100)).resolves.toBe(7);
  await expect(inTime(Promise.reject(new RangeError('no')), 100)).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});

test('what does not come is too late at the limit, and code after twenty seconds', async () => {
  const never = new Promise<never>(() => {});
  const late = Promise.all([
    expect(inTime(never, 100)).rejects.toThrow(TooLate),
    expect(codeInTime(never)).rejects.toThrow(TooLate),
  ]);
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
});

test('what fails after its limit is nobody’s unhandled rejection', async () => {
  const slow = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), 200);
  });
  const late = expect(inTime(slow, 100)).rejects.toThrow(TooLate);
  await vi.advanceTimersByTimeAsync(300);
  await late;
});
