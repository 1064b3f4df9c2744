import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { DownloadError } from '../../../../src/features/documents/download/download-error.ts';
import { fetchFirmLogo, fetchLogo, fetchLogoFor } from '../../../../src/features/documents/download/logo.ts';
import { readLogo } from '../docx-parts.ts';

const url = 'https://imagenes.example/logo-word.png';
const withoutRetry = { retryDelaysMs: [] };
const logo = new Uint8Array(await readLogo());
const closers: (() => void)[] = [];

type Fetch = typeof fetch;
const offlineFetch: Fetch = () => Promise.reject(new TypeError('offline'));

afterEach(() => {
  vi.unstubAllGlobals();
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}/logo-word.png`;
}

test.each<[string, string, Fetch]>([
  ['a bad status', 'HTTP error! status: 404', async () => new Response('no', { status: 404 })],
  [
    'a page with status 200',
    'El archivo del logo no es una imagen PNG.',
    async () => new Response('<!doctype html><title>Tienda</title>'),
  ],
  ['a host that cannot be reached', 'No se pudo cargar el logo del documento.', offlineFetch],
])('%s has its own error message', async (_, message, fetchStub) => {
  vi.stubGlobal('fetch', fetchStub);
  await expect(fetchLogo(url, withoutRetry)).rejects.toThrow(new DownloadError(message));
});

test.each<[string, RequestListener]>([
  ['a request without a response', () => {}],
  [
    'a response that stops half-way',
    (_, response) => void response.writeHead(200, { 'Content-Length': 5_000 }).write('half'),
  ],
])('%s times out', async (_, listener) => {
  const address = await serve(listener);
  await expect(fetchLogo(address, { timeoutMs: 200 })).rejects.toThrow(
    new DownloadError('El logo del documento tardó demasiado en cargar.'),
  );
});

test('each attempt after a failure bypasses the cache', async () => {
  const cacheModes: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    cacheModes.push(init.cache);
    return cacheModes.length < 3 ? new Response(null, { status: 503 }) : new Response(logo);
  });
  expect(await fetchLogo(url, { retryDelaysMs: [1, 1] })).toEqual(logo);
  expect(cacheModes).toEqual(['default', 'reload', 'reload']);
});

test('a failing host gets at most three attempts', async () => {
  let attemptCount = 0;
  vi.stubGlobal('fetch', async () => {
    attemptCount += 1;
    return new Response(null, { status: 500 + attemptCount });
  });
  await expect(fetchLogo(url, { retryDelaysMs: [1, 1] })).rejects.toThrow('HTTP error! status: 503');
});

test('no attempt starts after the time limit', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  const logoRequest = fetchLogo(url, { timeoutMs: 50, retryDelaysMs: [60_000] });
  await expect(logoRequest).rejects.toThrow('HTTP error! status: 503');
});

test('only a required logo that does not load is an error', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', offlineFetch);
  const results = Promise.allSettled([fetchLogoFor('optional'), fetchLogoFor('required')]);
  await vi.runAllTimersAsync();
  const [optionalResult, requiredResult] = await results;
  vi.useRealTimers();
  expect(optionalResult).toEqual({ status: 'fulfilled', value: null });
  expect(requiredResult.status).toBe('rejected');
});

test('the logo is fetched only once for all documents', async () => {
  const request = vi.fn<Fetch>(async () => new Response(logo));
  vi.stubGlobal('fetch', request);
  expect(await fetchFirmLogo()).toEqual(logo);
  vi.stubGlobal('fetch', offlineFetch);
  expect(await fetchFirmLogo()).toEqual(logo);
  expect(request).toHaveBeenCalledOnce();
});
