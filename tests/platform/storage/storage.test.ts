// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  keepsItems,
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

const refuses = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

test('what is written is read again', () => {
  writeItem('llave', 'valor');
  expect(readItem('llave')).toBe('valor');
  expect(localStorage.getItem('llave')).toBe('valor');
});

/** The page is left for another one of the site, in the same tab. */
async function nextPage() {
  vi.resetModules();
  return import('../../../src/platform/storage/storage.ts');
}

test('storages that throw fall back to memory', () => {
  vi.stubGlobal('localStorage', refuses);
  vi.stubGlobal('sessionStorage', refuses);
  writeItem('rota', 'valor');
  expect(readItem('rota')).toBe('valor');
  expect(readItem('otra')).toBeNull();
});

test('a full storage keeps the newest value, not the one it still holds', () => {
  localStorage.setItem('llena', 'antes');
  vi.stubGlobal('localStorage', { ...refuses, getItem: () => 'antes' });
  writeItem('llena', 'ahora');
  expect(readItem('llena')).toBe('ahora');
});

test('a full storage keeps its value for this tab, also on the pages after this one', async () => {
  vi.stubGlobal('localStorage', { ...refuses, getItem: () => 'antes' });
  writeItem('llena', 'ahora');
  expect((await nextPage()).readItem('llena')).toBe('ahora');
});

test('a storage that silently drops a value keeps it for this tab', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  writeItem('tragada', 'valor');
  expect((await nextPage()).readItem('tragada')).toBe('valor');
});

test('once a storage accepts values again, it alone has them', () => {
  vi.stubGlobal('localStorage', refuses);
  writeItem('llave', 'antes');
  vi.unstubAllGlobals();
  writeItem('llave', 'ahora');
  expect(sessionStorage.getItem('llave')).toBeNull();
  localStorage.setItem('llave', 'de otra pestaña');
  expect(readItem('llave')).toBe('de otra pestaña');
});

test('storages that are not there fall back to memory', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(readItem('ausente')).toBeNull();
  writeItem('ausente', 'valor');
  expect(readItem('ausente')).toBe('valor');
  removeItem('ausente');
  expect(readItem('ausente')).toBeNull();
});

test('a getter that throws falls back to memory', () => {
  const get = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const places = ['localStorage', 'sessionStorage'] as const;
  const own = places.map((place) => Object.getOwnPropertyDescriptor(globalThis, place));
  for (const place of places) Object.defineProperty(globalThis, place, { get, configurable: true });
  expect(readItem('prohibida')).toBeNull();
  writeItem('prohibida', 'valor');
  expect(readItem('prohibida')).toBe('valor');
  removeItem('prohibida');
  expect(readItem('prohibida')).toBeNull();
  places.forEach((place, index) => {
    Object.defineProperty(globalThis, place, own[index] ?? {});
  });
});

test('what is removed is gone, from memory too', () => {
  writeItem('llave', 'valor');
  removeItem('llave');
  expect(readItem('llave')).toBeNull();
  vi.stubGlobal('localStorage', refuses);
  writeItem('en memoria', 'valor');
  removeItem('en memoria');
  expect(readItem('en memoria')).toBeNull();
});

test('another tab’s change is notified, and so is a wiped storage', () => {
  const listener = vi.fn();
  const stop = onItemChange('llave', listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'llave' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'otra' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'llave' }));
  expect(listener).toHaveBeenCalledTimes(2);
});

test('whether the storage works is tested by writing, and leaves nothing behind', () => {
  expect(keepsItems()).toBe(true);
  expect(localStorage).toHaveLength(0);
  for (const storage of [refuses, undefined, null]) {
    vi.stubGlobal('localStorage', storage);
    expect(keepsItems()).toBe(false);
  }
});

test('a page restored from the back/forward cache is notified, a page at its first show is not', () => {
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const listener = vi.fn();
  const stop = onItemChange('llave', listener);
  show(false);
  expect(listener).not.toHaveBeenCalled();
  show(true);
  stop();
  show(true);
  expect(listener).toHaveBeenCalledOnce();
});
