import { useSyncExternalStore } from 'react';
import type { Store } from '../../../platform/store.ts';
import type { Values } from './document.ts';

/** The values of one document as they change. */
export type ValuesStore = Pick<Store<Values>, 'get' | 'subscribe'>;

/** The value of that field; the component renders again when it changes, and for no other field. */
export function useValue({ get, subscribe }: ValuesStore, key: string): string | undefined {
  const select = () => get()[key];
  return useSyncExternalStore(subscribe, select, select);
}

/** All values, for a component that shows those fields alone: it renders again when one of them changes. */
export function useValuesOf({ get, subscribe }: ValuesStore, keys: readonly string[]): Values {
  // A string, because React compares snapshots by identity.
  const select = () => keys.map((key) => get()[key] ?? '').join('\n');
  useSyncExternalStore(subscribe, select, select);
  return get();
}
