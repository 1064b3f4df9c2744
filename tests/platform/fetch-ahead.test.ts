// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filesOf } from '../../src/platform/fetch-ahead.ts';
import { fetchWhenIdle } from '../../src/platform/fetch-when-idle.ts';

const manifest = {
  'src/menu.tsx': { file: 'assets/menu.js', imports: ['_dialog.js', '_vendor.js'] },
  '_dialog.js': { file: 'assets/dialog.js', imports: ['_vendor.js', 'src/menu.tsx'] },
  '_vendor.js': { file: 'assets/vendor.js', imports: [] },
};

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  Object.assign(navigator, { connection: undefined });
  vi.useRealTimers();
});

test('each file of a module comes once, before those that import it, and round a circle of imports', () => {
  expect(filesOf(manifest, 'src/menu.tsx')).toEqual([
    'assets/vendor.js',
    'assets/dialog.js',
    'assets/menu.js',
  ]);
  expect(filesOf(manifest, 'src/gone.tsx')).toEqual([]);
});

test('the code of a module is fetched when the page is idle, after a failure too, unless the browser saves data', async () => {
  const ask = vi.fn(async () => Response.json(manifest));
  vi.stubGlobal('fetch', ask);
  Object.assign(navigator, { connection: { saveData: true } });
  fetchWhenIdle('src/menu.tsx');
  await vi.advanceTimersByTimeAsync(10_000);
  Object.assign(navigator, { connection: undefined });
  fetchWhenIdle('src/menu.tsx')();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).not.toHaveBeenCalled();

  fetchWhenIdle('src/menu.tsx');
  await vi.advanceTimersByTimeAsync(1_900);
  ask.mockResolvedValueOnce(new Response('<!doctype html>'));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(fetched()).toEqual([]);
  await vi.waitFor(() => {
    fetchWhenIdle('src/menu.tsx');
    expect(fetched()).toEqual(['/assets/vendor.js', '/assets/dialog.js', '/assets/menu.js']);
  });
  expect(ask).toHaveBeenCalledTimes(2);
});
