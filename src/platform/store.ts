import { useSyncExternalStore } from 'react';
import { createStrictContext } from './strict-context.ts';

export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Creates a store for a value outside React. It notifies its listeners when the value is replaced. */
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

/** @param initial value in the prerendered page, and so during hydration, whatever the store holds */
export function useStore<T>(store: Pick<Store<T>, 'get' | 'subscribe'>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}

/** The stores of one page, or of one prerendered page: one of each kind. */
export type Stores = {
  /** Returns the store that the function creates. It is created on first use, so that a page loads only what it uses. */
  readonly get: <T extends object>(create: () => T) => T;
};

/** @param given stores that replace those which their functions would create */
export function createStores(...given: readonly (readonly [create: () => object, store: object])[]): Stores {
  const made = new Map<() => object, object>(given);
  return {
    get: <T extends object>(create: () => T): T => {
      const store = made.get(create) ?? create();
      made.set(create, store);
      // The map's value has the type that its key returns.
      return store as T;
    },
  };
}

export const [StoresProvider, useStores] = createStrictContext<Stores>('StoresProvider');

/** Returns the page's store of the kind that the function creates. */
export function useStoreOf<T extends object>(create: () => T): T {
  return useStores().get(create);
}
