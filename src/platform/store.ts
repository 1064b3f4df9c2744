import { useSyncExternalStore } from 'react';
import { createStrictContext } from './strict-context.ts';

export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(initialValue: T): Store<T> {
  let value = initialValue;
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

/**
 * Returns the store's value, and renders again when it changes.
 * @param hydrationValue value during prerendering and hydration
 */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, hydrationValue: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => hydrationValue);
}

export type Stores = {
  /**
   * Returns the store that `create` makes. Calls `create` only once per page. The key is the function itself and not a
   * name, so that a page contains the code of only those stores that it uses.
   */
  readonly get: <T extends object>(create: () => T) => T;
};

/** @param overrides stores to use instead of those that the functions would create */
export function createStores(
  ...overrides: readonly (readonly [create: () => object, store: object])[]
): Stores {
  const stores = new Map<() => object, object>(overrides);
  return {
    get: <T extends object>(create: () => T): T => {
      const store = stores.get(create) ?? create();
      stores.set(create, store);
      // The cast is safe, because each key is the function that created its value.
      return store as T;
    },
  };
}

export const [StoresProvider, useStores] = createStrictContext<Stores>('StoresProvider');

export function useStoreInstance<T extends object>(create: () => T): T {
  return useStores().get(create);
}
