import { createStore, type Store } from '../store.ts';
import { type DeviceStorage, deviceStorage } from './storage.ts';

export type PersistedStore<T> = Pick<Store<T>, 'get' | 'subscribe'> & {
  /**
   * Changes the value. Reads the stored value first, because another tab may have changed it. Then applies the change,
   * stores the result and notifies listeners.
   */
  readonly update: (change: (current: T) => T) => void;
  /** Stores this page's value again if the stored value is missing. */
  readonly restore: () => void;
};

type Options<T> = {
  /**
   * Key in the storage. Use a new key if the parser can't read values of the previous version. After a deployment both
   * versions of the site may be open, and they must not overwrite each other's values.
   */
  readonly key: string;
  /** Parses the stored value; null if it is invalid. Must accept the result of every update. */
  readonly parse: (stored: unknown) => T | null;
  readonly empty: T;
  /** Returns the value to use if the stored value differs from the page's. By default this is the stored value. */
  readonly adopt?: (current: T, stored: T) => T;
  /**
   * Replaces `adopt` for values that can be merged. Also merges values that other tabs have stored in localStorage
   * while it refused this tab's value. This tab's next change would otherwise overwrite them.
   */
  readonly merge?: (current: T, stored: T) => T;
  /** Storage to use. Pass `enteredStorage` for data that people type about themselves and others. */
  readonly storage?: DeviceStorage;
  /** True to remove the key if the value is empty, so that no trace of entered data remains. */
  readonly removesEmpty?: boolean;
};

/**
 * Creates a store that persists its value in localStorage and adopts changes of other tabs. If the stored value is
 * invalid when the store is created, the store is empty. Later on, an invalid value doesn't change the value in memory.
 * If the key goes missing, a store with `removesEmpty` becomes empty, and any other store keeps its value in memory.
 */
export function createPersistedStore<T extends object>({
  key,
  parse,
  empty,
  merge,
  adopt = merge ?? ((_, stored) => stored),
  storage = deviceStorage,
  removesEmpty = false,
}: Options<T>): PersistedStore<T> {
  let lastText: string | null = null;
  let lastSharedText: string | null = null;
  const store = createStore(empty);

  function write(value: T): void {
    if (removesEmpty && value === empty) {
      lastText = null;
      storage.removeItem(key);
      return;
    }
    lastText = JSON.stringify(value);
    storage.writeItem(key, lastText);
  }

  function parseText(stored: string): T | null {
    try {
      return parse(JSON.parse(stored));
    } catch {
      return null;
    }
  }

  function adoptStored(stored: string): void {
    const parsed = parseText(stored);
    if (parsed) store.set(adopt(store.get(), parsed));
  }

  function refresh(): void {
    const stored = storage.readItem(key);
    if (stored !== lastText) {
      lastText = stored;
      if (stored !== null) adoptStored(stored);
      else if (removesEmpty) store.set(empty);
    }
    const sharedText = merge ? storage.readOverriddenLocal(key) : null;
    if (sharedText !== lastSharedText) {
      lastSharedText = sharedText;
      if (sharedText !== null) adoptStored(sharedText);
    }
  }

  refresh();
  storage.onItemChange(key, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    update: (change) => {
      refresh();
      const next = change(store.get());
      if (Object.is(next, store.get())) return;
      write(next);
      store.set(next);
    },
    restore: () => {
      if (storage.readItem(key) === null && store.get() !== empty) write(store.get());
    },
  };
}
