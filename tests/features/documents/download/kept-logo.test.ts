import { afterEach, expect, test, vi } from 'vitest';
import { keptLogo } from '../../../../src/features/documents/download/kept-logo.ts';
import { readLogo } from '../docx-parts.ts';

const url = 'https://imagenes.example/logo-word.png';
const once = { pausesMs: [] };
const logo = new Uint8Array(await readLogo());
const offline = () => Promise.reject(new TypeError('offline'));

afterEach(() => vi.unstubAllGlobals());

/** The browser's cache, as far as the logo uses it. */
function deviceCache() {
  const held = new Map<string, Response>();
  const cache = {
    put: async (key: string, response: Response) => void held.set(key, response),
    match: async (key: string) => held.get(key)?.clone(),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return held;
}

test('the logo is fetched once, and is there for every document after the network is gone', async () => {
  const asked = vi.fn(async () => new Response(logo));
  vi.stubGlobal('fetch', asked);
  const getLogo = keptLogo(url, once);
  expect(await getLogo()).toEqual(logo);
  vi.stubGlobal('fetch', offline);
  expect(await getLogo()).toEqual(logo);
  expect(asked).toHaveBeenCalledOnce();
});

test('a failure is not cached: the next press requests again', async () => {
  vi.stubGlobal('fetch', offline);
  const getLogo = keptLogo(url, once);
  await expect(getLogo()).rejects.toThrow('No se pudo cargar el logo del documento.');
  vi.stubGlobal('fetch', async () => new Response(logo));
  expect(await getLogo()).toEqual(logo);
});

test('a later visit has the cached logo while the host is unreachable', async () => {
  const held = deviceCache();
  vi.stubGlobal('fetch', async () => new Response(logo));
  await keptLogo(url, once)();
  await vi.waitFor(() => expect(held.size).toBe(1));
  vi.stubGlobal('fetch', offline);
  expect(await keptLogo(url, once)()).toEqual(logo);
});

test('cached bytes that are no PNG are not used', async () => {
  deviceCache().set(url, new Response('<!doctype html>'));
  vi.stubGlobal('fetch', async () => new Response('no', { status: 503 }));
  await expect(keptLogo(url, once)()).rejects.toThrow('HTTP error! status: 503');
});

test('a cache that never answers does not hold the error back', async () => {
  vi.stubGlobal('caches', { open: () => new Promise(() => {}) });
  vi.stubGlobal('fetch', offline);
  await expect(keptLogo(url, once)()).rejects.toThrow('No se pudo cargar el logo del documento.');
});
