import * as v from 'valibot';
import { onItemChange, readItem, writeItem } from './storage.ts';
import { createStore, type Store } from './store.ts';

export type PersistedStore<T> = Pick<Store<T>, 'get' | 'subscribe'> & {
  /** Reads what is stored now (another tab may have written), applies the change, stores and tells the listeners. */
  readonly update: (change: (current: T) => T) => void;
};

type Options<T> = {
  readonly key: string;
  /** Says what of the stored JSON is believed; it must accept the result of every update. */
  readonly schema: v.GenericSchema<unknown, T>;
  readonly empty: T;
};

/** A store whose value lives in localStorage and follows the other tabs. Unreadable content counts as empty. */
export function createPersistedStore<T>({ key, schema, empty }: Options<T>): PersistedStore<T> {
  let text: string | null = null;
  const store = createStore(empty);

  function parse(stored: string | null): T {
    if (stored === null) return empty;
    try {
      const result = v.safeParse(schema, JSON.parse(stored));
      return result.success ? result.output : empty;
    } catch {
      return empty;
    }
  }

  function refresh(): void {
    const stored = readItem(key);
    if (stored === text) return;
    text = stored;
    store.set(parse(stored));
  }

  refresh();
  onItemChange(key, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    update: (change) => {
      refresh();
      const next = change(store.get());
      if (Object.is(next, store.get())) return;
      text = JSON.stringify(next);
      writeItem(key, text);
      store.set(next);
    },
  };
}
