import { useState, useSyncExternalStore } from 'react';
import type { Store } from '../../../platform/store.ts';
import type { Values } from './document.ts';

/** The values of one document as they change. */
export type ValuesStore = Pick<Store<Values>, 'get' | 'subscribe'>;

/** The value of that field; the component renders again when it changes, and for no other field. */
export function useValue({ get, subscribe }: ValuesStore, key: string): string | undefined {
  const select = () => get()[key];
  return useSyncExternalStore(subscribe, select, select);
}

/**
 * Values for a component that shows those fields alone: it renders again when one of them changes. Those of other
 * fields may be older.
 */
export function useValuesOf({ get, subscribe }: ValuesStore, keys: readonly string[]): Values {
  // React compares snapshots by identity, and asks every place of the document for its own with each key.
  const [shown] = useState<{ values: Values | null }>({ values: null });
  const select = () => {
    const [before, now] = [shown.values, get()];
    if (before && (before === now || keys.every((key) => (before[key] ?? '') === (now[key] ?? '')))) {
      return before;
    }
    shown.values = now;
    return now;
  };
  return useSyncExternalStore(subscribe, select, select);
}
