import { createStore, type Store } from '../store.ts';
import { type DeviceStorage, deviceStorage } from './storage.ts';

export type PersistedStore<T> = Pick<Store<T>, 'get' | 'subscribe'> & {
  /** Reads the stored value, which another tab may have changed, applies the change, stores it and notifies the listeners. */
  readonly update: (change: (current: T) => T) => void;
  /** Stores this page's value again if the stored one is gone. */
  readonly keep: () => void;
};

type Options<T> = {
  /**
   * Use a new key if the parser can't read what its predecessor wrote. After a deployment both versions of the site may
   * be open, and neither may overwrite the other's value.
   */
  readonly key: string;
  /** Reads the stored value, or null; it must accept the result of every update. */
  readonly parse: (stored: unknown) => T | null;
  readonly empty: T;
  /** Returns the value to continue with if the storage has another one; by default that one. */
  readonly adopt?: (mine: T, stored: T) => T;
  /**
   * Replaces `adopt` for a value that merges both sides. It also gets what other tabs stored while the storage refused
   * this tab's own value, which the next change here would otherwise overwrite.
   */
  readonly merge?: (mine: T, stored: T) => T;
  /** `typedStorage` for what people type about themselves and others. */
  readonly storage?: DeviceStorage;
  /** True if the empty value is stored as no key at all, so that nothing of what was typed is left. */
  readonly removesEmpty?: boolean;
};

/**
 * Creates a store whose value lives in localStorage and follows the other tabs. Unreadable content counts as empty at
 * first, and later doesn't change the value in memory. Nor does a missing key, unless that is how the empty value is stored.
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
  let text: string | null = null;
  let shared: string | null = null;
  const store = createStore(empty);

  function write(value: T): void {
    if (removesEmpty && value === empty) {
      text = null;
      storage.removeItem(key);
      return;
    }
    text = JSON.stringify(value);
    storage.writeItem(key, text);
  }

  function parseText(stored: string): T | null {
    try {
      return parse(JSON.parse(stored));
    } catch {
      return null;
    }
  }

  function take(stored: string): void {
    const found = parseText(stored);
    if (found) store.set(adopt(store.get(), found));
  }

  function refresh(): void {
    const stored = storage.readItem(key);
    if (stored !== text) {
      text = stored;
      if (stored !== null) take(stored);
      else if (removesEmpty) store.set(empty);
    }
    const beside = merge ? storage.readShared(key) : null;
    if (beside !== shared) {
      shared = beside;
      if (beside !== null) take(beside);
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
    keep: () => {
      if (storage.readItem(key) === null && store.get() !== empty) write(store.get());
    },
  };
}
