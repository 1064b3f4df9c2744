// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Loads the module as a new page in a browser with this storage manager. */
async function pageWith(storage: object | undefined) {
  vi.stubGlobal('navigator', { storage });
  return import('../../../src/platform/storage/persistence.ts');
}

test('the browser is asked once per page', async () => {
  const persist = vi.fn(async () => true);
  const { askToPersist, persistence } = await pageWith({ persisted: async () => false, persist });
  expect(persistence.get()).toBe('unknown');
  await Promise.all([askToPersist(), askToPersist()]);
  expect(persistence.get()).toBe('kept');
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that has already promised is not asked again', async () => {
  const persist = vi.fn(async () => false);
  const { askToPersist, persistence } = await pageWith({ persisted: async () => true, persist });
  await askToPersist();
  expect(persistence.get()).toBe('kept');
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['refuses', { persisted: async () => false, persist: async () => false }],
  ['fails', { persisted: () => Promise.reject(new TypeError('no')), persist: async () => true }],
  ['does not know the question', {}],
  ['has no storage manager', undefined],
])('a browser that %s has not promised', async (_, storage) => {
  const { askToPersist, persistence } = await pageWith(storage);
  await askToPersist();
  expect(persistence.get()).toBe('refused');
});
