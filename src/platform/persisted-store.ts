import { onItemChange, readItem, readShared, writeItem } from './storage.ts';
import { createStore, type Store } from './store.ts';

/** `wiped`: what this page knows is stored no more, and stays in its memory alone until `keep` or `replace`. */
export type StorageStatus = 'stored' | 'wiped';

export type PersistedStore<T> = Pick<Store<T>, 'get' | 'subscribe'> & {
  /** Reads what is stored now (another tab may have written), applies the change, stores it and notifies the listeners. */
  readonly update: (change: (current: T) => T) => void;
  /** Stores what this page knows once more, if nothing is stored any more. */
  readonly keep: () => void;
  /** Counts as wiped, if nothing is stored: what stood beside it was. */
  readonly hold: () => void;
  /** Stores this, whatever the status. */
  readonly replace: (value: T) => void;
  /** Stores the empty value, whatever the status. */
  readonly clear: () => void;
  /** Stores the empty value. @returns brings back what there was, unless something that would be held came since */
  readonly erase: () => () => void;
  /** Checks whether the storage was wiped: browsers need not report that. */
  readonly refresh: () => void;
  readonly status: Pick<Store<StorageStatus>, 'get' | 'subscribe'>;
};

/** What becomes of a value that waits for the person after the site's data were wiped (`isHeld`). */
export type Wiping = Pick<PersistedStore<object>, 'status' | 'refresh' | 'hold' | 'keep' | 'clear'>;

type Options<T> = {
  /**
   * A parser that cannot read what its predecessor wrote needs a new key: after a deployment both versions of the
   * site may be open, and neither may overwrite what the other wrote.
   */
  readonly key: string;
  /** Reads the stored value, or null; it must accept the result of every update. */
  readonly parse: (stored: unknown) => T | null;
  readonly empty: T;
  /** The value to continue with when another one is found in the storage; by default that one. */
  readonly adopt?: (mine: T, stored: T) => T;
  /**
   * In place of `adopt`, for a value of which both sides are kept. It also gets what other tabs stored while the
   * storage refused this tab's own value, which would else be overwritten by the next change here.
   */
  readonly merge?: (mine: T, stored: T) => T;
  /**
   * Whether a value whose storage was wiped waits for the person before it is stored again; by default none does.
   */
  readonly isHeld?: (wiped: T) => boolean;
};

/**
 * A store whose value lives in localStorage and follows the other tabs. Unreadable content counts as empty at first;
 * later neither that nor a wiped storage changes the value in memory, which the next change stores again unless it is
 * held.
 */
export function createPersistedStore<T extends object>({
  key,
  parse,
  empty,
  merge,
  adopt = merge ?? ((_, stored) => stored),
  isHeld = () => false,
}: Options<T>): PersistedStore<T> {
  let text: string | null = null;
  let shared: string | null = null;
  const store = createStore(empty);
  const status = createStore<StorageStatus>('stored');

  function write(value: T): void {
    text = JSON.stringify(value);
    writeItem(key, text);
    status.set('stored');
  }

  function parseText(stored: string): T | null {
    try {
      return parse(JSON.parse(stored));
    } catch {
      return null;
    }
  }

  function take(stored: string | null): void {
    const found = stored === null ? null : parseText(stored);
    if (found) store.set(adopt(store.get(), found));
  }

  function refresh(): void {
    const stored = readItem(key);
    if (stored !== text) {
      text = stored;
      // What never was stored is not wiped: a browser that keeps nothing has it in the memory that `readItem` reads.
      status.set(stored === null && isHeld(store.get()) ? 'wiped' : 'stored');
      take(stored);
    }
    const beside = merge ? readShared(key) : null;
    if (beside !== shared) {
      shared = beside;
      take(beside);
    }
  }

  function replace(value: T): void {
    write(value);
    store.set(value);
  }

  function update(change: (current: T) => T): void {
    refresh();
    const next = change(store.get());
    if (Object.is(next, store.get())) return;
    if (status.get() === 'stored') write(next);
    store.set(next);
  }

  refresh();
  onItemChange(key, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    update,
    replace,
    clear: () => replace(empty),
    erase: () => {
      const before = store.get();
      if (before === empty) return () => {};
      replace(empty);
      return () => update((now) => (isHeld(now) ? now : before));
    },
    refresh,
    status,
    keep: () => {
      if (readItem(key) !== null) return;
      if (store.get() === empty) status.set('stored');
      else write(store.get());
    },
    hold: () => {
      if (readItem(key) === null) status.set('wiped');
    },
  };
}
