// @vitest-environment dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  keepsItems,
  markKey,
  onItemChange,
  readItem,
  removeItem,
  writeItem,
} from '../../src/platform/storage.ts';
import { createBrowser } from './fake-browser.ts';

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
  return import('../../src/platform/storage.ts');
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

/** Opens a tab whose typed data were stored before a person cleared the site's data. */
function clearedTab() {
  const browser = createBrowser();
  const tab = browser.openTab();
  const { storage } = tab;
  storage.declareTyped('escrito');
  storage.writeItem('escrito.uno', 'Ana');
  browser.clearSiteData();
  return { browser, tab, storage };
}

test('typed data are read as before after the site’s data were cleared', () => {
  const { storage } = clearedTab();
  expect([storage.readItem('escrito.uno'), storage.storedKeys('escrito')]).toEqual(['Ana', ['escrito.uno']]);
  expect(storage.cleared.get()).toBe(true);
});

test('typed data are not written after the site’s data were cleared', () => {
  const { browser, storage } = clearedTab();
  expect(storage.writeItem('escrito.uno', 'Ana Prueba')).toBe(false);
  storage.writeItem('escrito.dos', 'Luis');
  expect([storage.readItem('escrito.uno'), storage.readItem('escrito.dos')]).toEqual(['Ana Prueba', 'Luis']);
  expect(browser.stored()).toEqual({});
});

test('other data are written at any time, and do not hide that the site’s data were cleared', () => {
  const { browser, storage } = clearedTab();
  expect(storage.writeItem('carro', '1')).toBe(true);
  storage.writeItem('escrito.uno', 'Ana Prueba');
  expect(browser.stored()).toEqual({ carro: '1' });
});

test('cleared data are stored again when the person says so, with what was typed since', () => {
  const { browser, storage } = clearedTab();
  storage.writeItem('escrito.dos', 'Luis');
  storage.storeAgain();
  expect(browser.stored()).toMatchObject({ 'escrito.uno': 'Ana', 'escrito.dos': 'Luis' });
  storage.writeItem('escrito.dos', 'Luis Prueba');
  expect(browser.stored()).toMatchObject({ 'escrito.dos': 'Luis Prueba' });
});

test('cleared data that the person discards are not read again, and new ones are stored', () => {
  const { browser, storage } = clearedTab();
  const listener = vi.fn();
  storage.onDiscard(listener);
  storage.isCleared();
  storage.discardTyped();
  expect([storage.readItem('escrito.uno'), storage.cleared.get()]).toEqual([null, false]);
  expect(listener).toHaveBeenCalledOnce();
  storage.writeItem('escrito.dos', 'Luis');
  expect(browser.stored()).toMatchObject({ 'escrito.dos': 'Luis' });
  expect(browser.storedText()).not.toContain('Ana');
});

test('a tab stores its own data again once another tab did', () => {
  const { browser, storage } = clearedTab();
  const other = browser.openTab().storage;
  other.declareTyped('escrito');
  storage.storeAgain();
  other.readItem('escrito.uno');
  other.writeTabItem('escrito.tabla', 'Filas');
  browser.clearSiteData();
  expect([storage.isCleared(), other.isCleared()]).toEqual([true, true]);
  storage.storeAgain();
  expect([other.isCleared(), other.readItem('escrito.uno')]).toEqual([false, 'Ana']);
});

test('a frozen tab notices that somebody else typed after the site’s data were cleared', () => {
  const { browser, tab, storage } = clearedTab();
  tab.freeze();
  const stranger = browser.openTab().storage;
  stranger.declareTyped('escrito');
  stranger.writeItem('escrito.tres', 'Eva');
  tab.thaw();
  storage.writeItem('escrito.uno', 'Ana Prueba');
  expect(browser.storedText()).not.toContain('Ana');
  expect(storage.cleared.get()).toBe(true);
});

test('data of this tab alone wait for the person too', () => {
  const browser = createBrowser();
  const { own, storage } = browser.openTab();
  storage.declareTyped('escrito');
  storage.writeTabItem('escrito.tabla', 'Ana');
  browser.clearSiteData();
  own.clear();
  storage.writeTabItem('escrito.tabla', 'Ana Prueba');
  expect([...own]).toEqual([]);
  storage.storeAgain();
  expect([...own]).toEqual([['escrito.tabla', 'Ana Prueba']]);
});

test('there is nothing to ask about where nothing was typed, or all of it was erased', () => {
  const browser = createBrowser();
  const { storage } = browser.openTab();
  storage.declareTyped('escrito');
  expect(storage.isCleared()).toBe(false);
  storage.writeItem('escrito.uno', 'Ana');
  storage.removeItem('escrito.uno');
  browser.clearSiteData();
  expect(storage.isCleared()).toBe(false);
});

test.each(['full', 'refused'] as const)('nothing counts as cleared where the storage is %s', (fault) => {
  const browser = createBrowser();
  browser.setFault(fault);
  const { storage } = browser.openTab();
  storage.declareTyped('escrito');
  storage.writeItem('escrito.uno', 'Ana');
  expect([storage.isCleared(), storage.readItem('escrito.uno')]).toEqual([false, 'Ana']);
});

test('two tabs that mark the storage at the same time are not taken for a cleared one', () => {
  const browser = createBrowser();
  const { storage } = browser.openTab();
  storage.declareTyped('escrito');
  storage.onStorageChange(() => {});
  storage.writeItem('escrito.uno', 'Ana');
  // The other tab hasn't seen this one's mark yet.
  browser.openTab().storage.writeLocal(markKey, 'other');
  expect(storage.isCleared()).toBe(false);
});
