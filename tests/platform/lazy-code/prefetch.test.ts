// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest';
import { runAfterLoad } from '../../../src/platform/async.ts';
import { collectFiles, prefetchModule } from '../../../src/platform/lazy-code/prefetch.ts';

const manifest = {
  'src/menu.tsx': { file: 'assets/menu.js', imports: ['_dialog.js', '_vendor.js'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['_vendor.js', 'src/menu.tsx'] },
  '_vendor.js': { file: 'assets/vendor.js', imports: [] },
};

const fetchedFiles = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  Object.assign(navigator, { connection: undefined });
  vi.useRealTimers();
});

test('lists each file of a module once, before its importers, even in a cycle', () => {
  expect(collectFiles(manifest, 'src/menu.tsx')).toEqual([
    'assets/vendor.js',
    'assets/dialog.js',
    'assets/menu.js',
  ]);
  expect(collectFiles(manifest, 'src/gone.tsx')).toEqual([]);
});

test('after a failed load of the manifest, fetches each file of a module once', async () => {
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
  await expect(prefetchModule('src/menu.tsx')).rejects.toThrow();
  expect(fetchedFiles()).toEqual([]);
  vi.stubGlobal('fetch', async () => Response.json(manifest));
  await prefetchModule('src/menu.tsx');
  await prefetchModule('src/menu.tsx');
  await vi.waitFor(() =>
    expect(fetchedFiles()).toEqual(['/assets/vendor.js', '/assets/dialog.js', '/assets/menu.js']),
  );
});

test('whenIdle calls back after about two seconds, unless data saving is on', async () => {
  vi.useFakeTimers();
  const [callback, cancelledCallback, dataSavingCallback] = [vi.fn(), vi.fn(), vi.fn()];
  runAfterLoad(callback);
  runAfterLoad(cancelledCallback)();
  Object.assign(navigator, { connection: { saveData: true } });
  runAfterLoad(dataSavingCallback);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(callback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callback).toHaveBeenCalledOnce();
  expect(cancelledCallback).not.toHaveBeenCalled();
  expect(dataSavingCallback).not.toHaveBeenCalled();
});
