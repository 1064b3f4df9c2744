import { afterEach, expect, test, vi } from 'vitest';
import {
  ChunkLoadError,
  importWithTimeout,
  memoizeAsync,
  runWithTimeout,
  TimeoutError,
  withTimeLimit,
} from '../../src/platform/async.ts';

afterEach(() => {
  vi.useRealTimers();
});

const neverSettle = () => new Promise<never>(() => {});
const rejectionOf = (promise: Promise<unknown>) => promise.catch((reason: unknown) => reason);

test('a promise that settles in time keeps its value or its error', async () => {
  vi.useFakeTimers();
  await expect(withTimeLimit(Promise.resolve(7), 100)).resolves.toBe(7);
  await expect(withTimeLimit(Promise.reject(new RangeError('no')), 100)).rejects.toThrow(RangeError);
  expect(vi.getTimerCount()).toBe(0);
});

test('a promise that never settles rejects with TimeoutError at the limit', async () => {
  vi.useFakeTimers();
  const late = Promise.all([
    expect(withTimeLimit(neverSettle(), 100)).rejects.toThrow(TimeoutError),
    expect(importWithTimeout(neverSettle())).rejects.toThrow(TimeoutError),
  ]);
  await vi.advanceTimersByTimeAsync(20_000);
  await late;
});

test('a rejection after the limit is handled', async () => {
  vi.useFakeTimers();
  const slow = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('late')), 200);
  });
  const late = expect(withTimeLimit(slow, 100)).rejects.toThrow(TimeoutError);
  await vi.advanceTimersByTimeAsync(300);
  await late;
});

test('code that fails to load rejects with ChunkLoadError', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error = await rejectionOf(importWithTimeout(Promise.reject(cause)));
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ cause });
});

test('a task within the limit resolves or rejects with its own result', async () => {
  const reason = new RangeError('no');
  expect(await runWithTimeout(1_000, undefined, async ({ aborted }) => aborted)).toBe(false);
  expect(await rejectionOf(runWithTimeout(1_000, undefined, () => Promise.reject(reason)))).toBe(reason);
});

test('a task that ignores its signal times out', async () => {
  const signals: AbortSignal[] = [];
  const reason = await rejectionOf(
    runWithTimeout(5, new AbortController().signal, (signal) => {
      signals.push(signal);
      return neverSettle();
    }),
  );
  expect(reason).toMatchObject({ name: 'TimeoutError' });
  expect(signals[0]?.reason).toBe(reason);
});

test('a time-out is a TimeoutError even if the browser calls it AbortError', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Aborted', 'AbortError')), ms);
    return controller.signal;
  });
  expect(await rejectionOf(runWithTimeout(5, undefined, neverSettle))).toMatchObject({
    name: 'TimeoutError',
  });
  vi.restoreAllMocks();
});

test('a caller’s abort rejects the task with the caller’s reason', async () => {
  const caller = new AbortController();
  const reason = new Error('left');
  const signals: AbortSignal[] = [];
  const task = vi.fn((signal: AbortSignal) => {
    signals.push(signal);
    return neverSettle();
  });
  const rejection = rejectionOf(runWithTimeout(60_000, caller.signal, task));
  caller.abort(reason);
  expect(await rejection).toBe(reason);
  expect(signals[0]?.reason).toBe(reason);
  expect(await rejectionOf(runWithTimeout(60_000, caller.signal, task))).toBe(reason);
  expect(task).toHaveBeenCalledOnce();
});

test('a caller’s abort does not reach the signal of a finished task', async () => {
  const caller = new AbortController();
  const signals: AbortSignal[] = [];
  await runWithTimeout(60_000, caller.signal, async (signal) => void signals.push(signal));
  caller.abort('left');
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
});

test('memoizeAsync loads each key once for all callers', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = memoizeAsync(String, load);
  expect(get('a')).toBe(get('a'));
  expect(await Promise.all([get('a'), get('b')])).toEqual(['A', 'B']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('memoizeAsync retries a failed load on the next call', async () => {
  const load = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error('gone'));
  const get = memoizeAsync(String, load);
  await expect(get('a')).rejects.toThrow('gone');
  expect(await get('a')).toBe('a');
});
