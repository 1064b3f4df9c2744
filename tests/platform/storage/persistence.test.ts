// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function loadWith(storage: object | undefined) {
  vi.stubGlobal('navigator', { storage });
  return import('../../../src/platform/storage/persistence.ts');
}

test('a page requests persistence only once', async () => {
  const persist = vi.fn(async () => true);
  const { requestPersistenceOnce, persistence } = await loadWith({
    persisted: async () => false,
    persist,
  });
  expect(persistence.get()).toBe('unknown');
  await Promise.all([requestPersistenceOnce(), requestPersistenceOnce()]);
  expect(persistence.get()).toBe('kept');
  expect(persist).toHaveBeenCalledOnce();
});

test('a page does not request persistence if the storage is already persistent', async () => {
  const persist = vi.fn(async () => false);
  const { requestPersistenceOnce, persistence } = await loadWith({
    persisted: async () => true,
    persist,
  });
  await requestPersistenceOnce();
  expect(persistence.get()).toBe('kept');
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['refuses', { persisted: async () => false, persist: async () => false }],
  ['fails', { persisted: () => Promise.reject(new TypeError('no')), persist: async () => true }],
  ['can’t persist', {}],
  ['has no storage manager', undefined],
])('the storage is not persistent if the browser %s', async (_, storage) => {
  const { requestPersistenceOnce, persistence } = await loadWith(storage);
  await requestPersistenceOnce();
  expect(persistence.get()).toBe('refused');
});
