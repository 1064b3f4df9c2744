import { expect, test, vi } from 'vitest';
import { memoizeAsync } from '../../src/platform/memoize-async.ts';

const keyOf = (key: string) => key;

test('each thing is loaded once, and everyone gets the same promise', async () => {
  const load = vi.fn(async (key: string) => key.toUpperCase());
  const get = memoizeAsync(keyOf, load);
  expect(get('a')).toBe(get('a'));
  expect(await Promise.all([get('a'), get('b')])).toEqual(['A', 'B']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed load rejects for its callers, and the next call tries again', async () => {
  const load = vi.fn(async (key: string) => key).mockRejectedValueOnce(new Error('gone'));
  const get = memoizeAsync(keyOf, load);
  await expect(get('a')).rejects.toThrow('gone');
  expect(await get('a')).toBe('a');
});
