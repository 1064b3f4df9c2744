import { expect, test, vi } from 'vitest';
import { ChunkLoadError, TimeoutError } from '../../../src/platform/async.ts';
import { lazyCode } from '../../../src/platform/lazy-code/lazy-code.ts';

test('code is loaded once for any number of calls', async () => {
  const load = vi.fn(async () => 'code');
  const lazy = lazyCode(load);
  expect(lazy.get()).toBeNull();
  expect(await Promise.all([lazy.load(), lazy.load()])).toEqual(['code', 'code']);
  expect([await lazy.load(), lazy.get()]).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledOnce();
});

test('the next call after a failure tries again', async () => {
  const lazy = lazyCode(vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch')));
  await expect(lazy.load()).rejects.toThrow(ChunkLoadError);
  expect(lazy.get()).toBeNull();
  expect(await lazy.load()).toBe('code');
});

test('loading code times out after twenty seconds', async () => {
  vi.useFakeTimers();
  const lazy = lazyCode(() => new Promise(() => {}));
  const failure = expect(lazy.load()).rejects.toThrow(TimeoutError);
  await vi.advanceTimersByTimeAsync(20_000);
  await failure;
  vi.useRealTimers();
});
