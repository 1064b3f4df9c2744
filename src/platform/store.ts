import { useSyncExternalStore } from 'react';
import { createStrictContext } from './strict-context.ts';

export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** A value outside React that notifies its listeners when it is replaced. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param initial what the prerendered page shows, and hydration with it, whatever the store holds */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}

/** What the site remembers outside React: one store of each kind per page, or per prerendered page. */
export type Stores = {
  /** The store that this function makes: made when it is first asked for, so that a page loads only what it uses. */
  readonly get: <T extends object>(create: () => T) => T;
};

/** @param given stores to use in the place of those that their functions would make */
export function createStores(...given: readonly (readonly [create: () => object, store: object])[]): Stores {
  const made = new Map<() => object, object>(given);
  return {
    get: <T extends object>(create: () => T): T => {
      const store = made.get(create) ?? create();
      made.set(create, store);
      // The map holds what each function makes.
      return store as T;
    },
  };
}

export const [StoresProvider, useStores] = createStrictContext<Stores>('StoresProvider');

/** The page's only store of the kind that this function makes. */
export function useStoreOf<T extends object>(create: () => T): T {
  return useStores().get(create);
}
