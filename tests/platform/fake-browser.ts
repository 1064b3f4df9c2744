// Simulates a browser with several tabs of the site. Its storage can be full or cleared, or refuse every access. Each
// tab has separate instances of the site's storage modules, as real tabs have.

import { createEnteredStorage, type EnteredStorage } from '../../src/platform/storage/entered-storage.ts';
import { createStorage, type DeviceStorage, type StorageWindow } from '../../src/platform/storage/storage.ts';

/** `full` accepts no writes, `refused` throws on every access. */
export type StorageFault = 'none' | 'full' | 'refused';

type OnChange = (key: string | null, oldValue: string | null, newValue: string | null) => void;

/** Makes a tab's `Storage` on top of a map, which several tabs may share. */
function createFakeStorage(
  texts: Map<string, string>,
  fault: () => StorageFault,
  onChange: OnChange,
): Storage {
  const throwError = (name: string) => {
    throw new DOMException(name, name);
  };
  const throwIfRefused = () => {
    if (fault() === 'refused') throwError('SecurityError');
  };
  const methods = {
    getItem: (key: string) => {
      throwIfRefused();
      return texts.get(key) ?? null;
    },
    setItem: (key: string, text: string) => {
      throwIfRefused();
      if (fault() === 'full') throwError('QuotaExceededError');
      const oldText = texts.get(key) ?? null;
      texts.set(key, text);
      if (oldText !== text) onChange(key, oldText, text);
    },
    removeItem: (key: string) => {
      throwIfRefused();
      const oldText = texts.get(key) ?? null;
      if (texts.delete(key)) onChange(key, oldText, null);
    },
    clear: () => {
      texts.clear();
      onChange(null, null, null);
    },
    key: (index: number) => [...texts.keys()][index] ?? null,
  };
  return new Proxy<Storage>(
    { ...methods, length: 0 },
    {
      ownKeys: () => {
        throwIfRefused();
        return [...texts.keys()];
      },
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
}

export type Tab = {
  readonly storage: DeviceStorage;
  readonly enteredStorage: EnteredStorage;
  /** Tells the page that it is hidden, as browsers do before they kill it. */
  readonly hide: () => void;
  /** Stops notifying the page of other tabs' changes, as the back/forward cache does. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /**
   * Ends the page.
   * @returns the tab's sessionStorage, which the next page gets after a reload. It is empty if the tab was killed.
   */
  readonly close: (reason: 'kill' | 'reload') => Map<string, string>;
};

/**
 * Creates a browser without open tabs.
 * @param onWrite called after a change of localStorage, before the tabs are notified
 */
export function createFakeBrowser(onWrite = () => {}) {
  const localItems = new Map<string, string>();
  const targets = new Map<EventTarget, { readonly isFrozen: boolean }>();
  let fault: StorageFault = 'none';

  function openTab(
    sessionItems = new Map<string, string>(),
  ): Tab & { readonly sessionItems: Map<string, string> } {
    const target = new EventTarget();
    const page = { isFrozen: false, isClosed: false };
    targets.set(target, page);
    const notifyTabs: OnChange = (key, oldValue, newValue) => {
      onWrite();
      for (const [otherTarget, { isFrozen }] of targets)
        if (otherTarget !== target && !isFrozen)
          otherTarget.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
    };
    const window = Object.assign(target, {
      localStorage: createFakeStorage(localItems, () => (page.isClosed ? 'refused' : fault), notifyTabs),
      sessionStorage: createFakeStorage(
        sessionItems,
        () => (page.isClosed || fault === 'refused' ? 'refused' : 'none'),
        () => {},
      ),
      document: new EventTarget(),
    });
    // The cast is safe, because `createStorage` uses no other members of a window.
    const storage = createStorage(window as StorageWindow);
    return {
      sessionItems,
      storage,
      enteredStorage: createEnteredStorage(storage),
      hide: () => void target.dispatchEvent(new Event('pagehide')),
      freeze: () => {
        page.isFrozen = true;
      },
      thaw: () => {
        page.isFrozen = false;
        target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      },
      close: (reason) => {
        targets.delete(target);
        // The closed page's timers may still fire, so its storage refuses them.
        page.isClosed = true;
        if (reason === 'kill') sessionItems.clear();
        return sessionItems;
      },
    };
  }

  return {
    openTab,
    storedItems: (): Readonly<Record<string, string>> => Object.fromEntries(localItems),
    storedText: () => JSON.stringify([...localItems]),
    setFault: (next: StorageFault) => {
      fault = next;
    },
    /** Clears localStorage without notifying the pages, as browsers do in their settings. */
    clearSiteData: () => localItems.clear(),
  };
}
