import { useSyncExternalStore } from 'react';

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
