import { expect, test, vi } from 'vitest';
import { markKey } from '../../../src/platform/storage/entered-storage.ts';
import { createFakeBrowser } from '../fake-browser.ts';

/** Opens a tab, stores entered data in it, and then clears the site's data. */
function createClearedTab() {
  const browser = createFakeBrowser();
  const tab = browser.openTab();
  const storage = tab.enteredStorage;
  storage.writeItem('escrito.uno', 'Ana');
  browser.clearSiteData();
  return { browser, tab, storage };
}

test('cleared entered data can still be read', () => {
  const { storage } = createClearedTab();
  expect([storage.readItem('escrito.uno'), storage.storedKeys('escrito')]).toEqual(['Ana', ['escrito.uno']]);
  expect(storage.clearedStore.get()).toBe(true);
});

test('entered data are written only in memory after the site’s data are cleared', () => {
  const { browser, storage } = createClearedTab();
  expect(storage.writeItem('escrito.uno', 'Ana Prueba')).toBe(false);
  storage.writeItem('escrito.dos', 'Luis');
  expect([storage.readItem('escrito.uno'), storage.readItem('escrito.dos')]).toEqual(['Ana Prueba', 'Luis']);
  expect(browser.storedItems()).toEqual({});
});

test('other data are written even after the site’s data are cleared', () => {
  const { browser, tab, storage } = createClearedTab();
  expect(tab.storage.writeItem('carro', '1')).toBe(true);
  storage.writeItem('escrito.uno', 'Ana Prueba');
  expect(browser.storedItems()).toEqual({ carro: '1' });
});

test('cleared data and later changes are stored again on request', () => {
  const { browser, storage } = createClearedTab();
  storage.writeItem('escrito.dos', 'Luis');
  storage.storeAgain();
  expect(browser.storedItems()).toMatchObject({ 'escrito.uno': 'Ana', 'escrito.dos': 'Luis' });
  storage.writeItem('escrito.dos', 'Luis Prueba');
  expect(browser.storedItems()).toMatchObject({ 'escrito.dos': 'Luis Prueba' });
});

test('discarded data are not read again', () => {
  const { browser, storage } = createClearedTab();
  const listener = vi.fn();
  storage.onDiscard(listener);
  storage.isCleared();
  storage.discardTyped();
  expect([storage.readItem('escrito.uno'), storage.clearedStore.get()]).toEqual([null, false]);
  expect(listener).toHaveBeenCalledOnce();
  storage.writeItem('escrito.dos', 'Luis');
  expect(browser.storedItems()).toMatchObject({ 'escrito.dos': 'Luis' });
  expect(browser.storedText()).not.toContain('Ana');
});

test('a tab stores its data again once another tab has done so', () => {
  const { browser, storage } = createClearedTab();
  const otherTab = browser.openTab().enteredStorage;
  storage.storeAgain();
  otherTab.readItem('escrito.uno');
  otherTab.writeTabItem('escrito.tabla', 'Filas');
  browser.clearSiteData();
  expect([storage.isCleared(), otherTab.isCleared()]).toEqual([true, true]);
  storage.storeAgain();
  expect([otherTab.isCleared(), otherTab.readItem('escrito.uno')]).toEqual([false, 'Ana']);
});

test('a thawed tab notices cleared data even if another tab has stored data meanwhile', () => {
  const { browser, tab, storage } = createClearedTab();
  tab.freeze();
  const otherTab = browser.openTab().enteredStorage;
  otherTab.writeItem('escrito.tres', 'Eva');
  tab.thaw();
  storage.writeItem('escrito.uno', 'Ana Prueba');
  expect(browser.storedText()).not.toContain('Ana');
  expect(storage.clearedStore.get()).toBe(true);
});

test('a tab’s entered data in sessionStorage are stored again only on request', () => {
  const browser = createFakeBrowser();
  const { sessionItems, enteredStorage: storage } = browser.openTab();
  storage.writeTabItem('escrito.tabla', 'Ana');
  browser.clearSiteData();
  sessionItems.clear();
  storage.writeTabItem('escrito.tabla', 'Ana Prueba');
  expect([...sessionItems]).toEqual([]);
  storage.storeAgain();
  expect([...sessionItems]).toEqual([['escrito.tabla', 'Ana Prueba']]);
});

test('data don’t count as cleared if nothing was stored or everything was erased', () => {
  const browser = createFakeBrowser();
  const storage = browser.openTab().enteredStorage;
  expect(storage.isCleared()).toBe(false);
  storage.writeItem('escrito.uno', 'Ana');
  storage.removeItem('escrito.uno');
  browser.clearSiteData();
  expect(storage.isCleared()).toBe(false);
});

test.each(['full', 'refused'] as const)('data don’t count as cleared if the storage is %s', (fault) => {
  const browser = createFakeBrowser();
  browser.setFault(fault);
  const storage = browser.openTab().enteredStorage;
  storage.writeItem('escrito.uno', 'Ana');
  expect([storage.isCleared(), storage.readItem('escrito.uno')]).toEqual([false, 'Ana']);
});

test('data don’t count as cleared if two tabs mark the storage at the same time', () => {
  const browser = createFakeBrowser();
  const storage = browser.openTab().enteredStorage;
  storage.onStorageChange(() => {});
  storage.writeItem('escrito.uno', 'Ana');
  // The other tab hasn't seen the mark yet, so it overwrites the mark with its own.
  browser.openTab().storage.writeLocal(markKey, 'other');
  expect(storage.isCleared()).toBe(false);
});

test('a tab opened with a full storage notices cleared data', () => {
  const browser = createFakeBrowser();
  browser.openTab().enteredStorage.writeItem('escrito.uno', 'Ana');
  browser.setFault('full');
  const storage = browser.openTab().enteredStorage;
  storage.readItem('escrito.uno');
  browser.clearSiteData();
  expect(storage.isCleared()).toBe(true);
});
