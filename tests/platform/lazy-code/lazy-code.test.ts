import { expect, test, vi } from 'vitest';
import { ChunkLoadError, TimeoutError } from '../../../src/platform/async.ts';
import { lazyCode } from '../../../src/platform/lazy-code/lazy-code.ts';

test('code is loaded once for any number of calls', async () => {
  const load = vi.fn(async () => 'code');
  const late = lazyCode(load);
  expect(late.get()).toBeNull();
  expect(await Promise.all([late.load(), late.load()])).toEqual(['code', 'code']);
  expect([await late.load(), late.get()]).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
});

test('the next call after a failure tries again', async () => {
  const late = lazyCode(vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(late.load()).rejects.toThrow(ChunkLoadError);
  expect(late.get()).toBeNull();
  expect(await late.load()).toBe('code');
});

test('loading code times out after twenty seconds', async () => {
  vi.useFakeTimers();
  const late = lazyCode(() => new Promise(() => {}));
  const failure = expect(late.load()).rejects.toThrow(TimeoutError);
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
  vi.useRealTimers();
});
