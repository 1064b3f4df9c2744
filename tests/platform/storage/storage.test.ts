// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  isLocalStorageWritable,
  onItemChange,
  readItem,
  removeItem,
  writeItem,
} from '../../../src/platform/storage/storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const refusingStorage = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test('reads a written value', () => {
  writeItem('llave', 'valor');
  expect(readItem('llave')).toBe('valor');
  expect(localStorage.getItem('llave')).toBe('valor');
});

async function loadNextPage() {
  vi.resetModules();
  return import('../../../src/platform/storage/storage.ts');
}

test('keeps values in memory if both storages throw', () => {
  vi.stubGlobal('localStorage', refusingStorage);
  vi.stubGlobal('sessionStorage', refusingStorage);
  writeItem('rota', 'valor');
  expect(readItem('rota')).toBe('valor');
  expect(readItem('otra')).toBeNull();
});

test('reads the newest value although the full storage has an older value', () => {
  localStorage.setItem('llena', 'antes');
  vi.stubGlobal('localStorage', { ...refusingStorage, getItem: () => 'antes' });
  writeItem('llena', 'ahora');
  expect(readItem('llena')).toBe('ahora');
});

test('the tab’s next page reads a value for which the storage had no room', async () => {
  vi.stubGlobal('localStorage', { ...refusingStorage, getItem: () => 'antes' });
  writeItem('llena', 'ahora');
  expect((await loadNextPage()).readItem('llena')).toBe('ahora');
});

test('the tab’s next page reads a value that the storage ignored without an error', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  writeItem('tragada', 'valor');
  expect((await loadNextPage()).readItem('tragada')).toBe('valor');
});

test('once localStorage accepts writes again, sessionStorage no longer has the value', () => {
  vi.stubGlobal('localStorage', refusingStorage);
  writeItem('llave', 'antes');
  vi.unstubAllGlobals();
  writeItem('llave', 'ahora');
  expect(sessionStorage.getItem('llave')).toBeNull();
  localStorage.setItem('llave', 'de otra pestaña');
  expect(readItem('llave')).toBe('de otra pestaña');
});

test('keeps values in memory if there are no storages', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(readItem('ausente')).toBeNull();
  writeItem('ausente', 'valor');
  expect(readItem('ausente')).toBe('valor');
  removeItem('ausente');
  expect(readItem('ausente')).toBeNull();
});

test('keeps values in memory if the window’s getters throw', () => {
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storageNames = ['localStorage', 'sessionStorage'] as const;
  const descriptors = storageNames.map((storageName) =>
    Object.getOwnPropertyDescriptor(globalThis, storageName),
  );
  for (const storageName of storageNames)
    Object.defineProperty(globalThis, storageName, { get, configurable: true });
  expect(readItem('prohibida')).toBeNull();
  writeItem('prohibida', 'valor');
  expect(readItem('prohibida')).toBe('valor');
  removeItem('prohibida');
  expect(readItem('prohibida')).toBeNull();
  storageNames.forEach((storageName, index) => {
    Object.defineProperty(globalThis, storageName, descriptors[index] ?? {});
  });
});

test('a value is removed from storage and memory', () => {
  writeItem('llave', 'valor');
  removeItem('llave');
  expect(readItem('llave')).toBeNull();
  vi.stubGlobal('localStorage', refusingStorage);
  writeItem('en memoria', 'valor');
  removeItem('en memoria');
  expect(readItem('en memoria')).toBeNull();
});

test('notifies listeners if another tab changes the key or clears the storage', () => {
  const listener = vi.fn();
  const stop = onItemChange('llave', listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'llave' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'otra' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'llave' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('isLocalStorageWritable leaves nothing in the storage', () => {
  expect(isLocalStorageWritable()).toBe(true);
  expect(localStorage).toHaveLength(0);
  for (const storage of [refusingStorage, undefined, null]) {
    vi.stubGlobal('localStorage', storage);
    expect(isLocalStorageWritable()).toBe(false);
  }
});

test('a page restored from the back/forward cache notifies listeners', () => {
  const dispatchPageShow = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const listener = vi.fn();
  const stop = onItemChange('llave', listener);
  dispatchPageShow(false);
  expect(listener).not.toHaveBeenCalled();
  dispatchPageShow(true);
  stop();
  dispatchPageShow(true);
  expect(listener).toHaveBeenCalledOnce();
});
