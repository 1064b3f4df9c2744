// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';

// A document can't be unsealed, so each test loads the modules again.
beforeEach(() => void vi.resetModules());

const seal = async () =>
  (await import('../../../src/platform/lazy-code/sealed.ts')).markSealed('/completar/a');

function recordWorkers() {
  const addresses: string[] = [];
  class RecordedWorker {
    constructor(address: string) {
      addresses.push(address);
    }
  }
  vi.stubGlobal('Worker', RecordedWorker);
  return addresses;
}

const address = '/assets/workers/zip.js';
const respondWithScript = () => new Response('1', { headers: { 'Content-Type': 'text/javascript' } });

test('a sealed page starts workers from copies in memory', async () => {
  const { copyWorkers, createWorkerStarter } = await import('../../../src/platform/lazy-code/page-worker.ts');
  const startedAddresses = recordWorkers();
  const startWorker = createWorkerStarter(address);
  vi.stubGlobal('fetch', async () => respondWithScript());
  await copyWorkers();
  startWorker();
  await seal();
  startWorker();
  expect(startedAddresses).toEqual([address, expect.stringMatching(/^blob:/)]);
});

test.each([
  ['is missing', new Response('', { status: 404, headers: { 'Content-Type': 'text/javascript' } })],
  ['is HTML', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
])('copying throws if a worker’s file %s', async (_, answer) => {
  const { copyWorkers, createWorkerStarter } = await import('../../../src/platform/lazy-code/page-worker.ts');
  createWorkerStarter(address);
  vi.stubGlobal('fetch', async () => answer);
  await expect(copyWorkers()).rejects.toThrow(address);
});

test.each([
  [true, true],
  [false, false],
])('a sealed page sends no request, and reloads only if it is online: %s', async (onLine, isReloaded) => {
  const { reloadOnce } = await import('../../../src/platform/lazy-code/reload-once.ts');
  await seal();
  vi.useFakeTimers();
  sessionStorage.clear();
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  vi.spyOn(location, 'reload').mockImplementation(() => {});
  const reloadPromise = reloadOnce();
  await vi.runAllTimersAsync();
  expect(await reloadPromise).toBe(isReloaded);
  expect(request).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test('a sealed page prefetches no code', async () => {
  const { tryPrefetchModule } = await import('../../../src/platform/lazy-code/prefetch-when-idle.ts');
  await seal();
  const request = vi.fn();
  vi.stubGlobal('fetch', request);
  tryPrefetchModule('src/app/mobile-menu.tsx');
  await new Promise((resolve) => setTimeout(resolve));
  expect(request).not.toHaveBeenCalled();
});

test('a sealed page shows an image’s copy if there is one', async () => {
  const { imageCopies } = await import('../../../src/platform/lazy-code/sealed.ts');
  const { assetUrl } = await import('../../../src/platform/current-env.ts');
  imageCopies.set('/img/logo.svg', 'data:image/svg+xml,');
  expect([assetUrl('/img/logo.svg'), assetUrl('/img/marca.svg')]).toEqual([
    'data:image/svg+xml,',
    '/img/marca.svg',
  ]);
});

test('the content security policy of a sealed page allows no address', async () => {
  const { sealPolicy } = await import('../../../src/platform/lazy-code/seal-page.ts');
  const sources = sealPolicy.split('; ').flatMap((line) => line.split(' ').slice(1));
  expect(new Set(sources)).toEqual(new Set(["'none'", "'unsafe-inline'", 'data:', 'blob:']));
});
