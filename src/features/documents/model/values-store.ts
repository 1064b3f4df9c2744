import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Store } from '../../../platform/store.ts';
import type { Values } from './document.ts';

type Listener = () => void;

/** The values of one document as they change. */
export type ValuesStore = Pick<Store<Values>, 'get'> & {
  /** @param keys of the fields that the listener reads; the store may call it for every change, as without them */
  readonly subscribe: (listener: Listener, keys?: readonly string[]) => () => void;
};

/**
 * The same values, whose listeners are called for the keys that they read alone: a document has hundreds of places, and
 * a key press changes one field.
 */
export function byKeys(source: Pick<Store<Values>, 'get' | 'subscribe'>): ValuesStore {
  const listeners = new Map<Listener, readonly string[] | null>();
  const readers = new Map<string, Set<Listener>>();
  let before = source.get();
  let stop: (() => void) | null = null;

  function notify(): void {
    const [last, now] = [before, source.get()];
    if (last === now) return;
    before = now;
    const called = new Set<Listener>();
    for (const [listener, keys] of listeners) if (!keys) called.add(listener);
    for (const [key, reading] of readers) {
      if (last[key] !== now[key]) for (const listener of reading) called.add(listener);
    }
    for (const listener of called) listener();
  }

  function remove(listener: Listener): void {
    for (const key of listeners.get(listener) ?? []) readers.get(key)?.delete(listener);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  }

  return {
    get: source.get,
    subscribe: (called, keys) => {
      // Each subscription is one of its own, whoever else passes the same function.
      const listener = () => called();
      if (!stop) {
        before = source.get();
        stop = source.subscribe(notify);
      }
      listeners.set(listener, keys ?? null);
      for (const key of keys ?? []) readers.set(key, (readers.get(key) ?? new Set()).add(listener));
      return () => remove(listener);
    },
  };
}

/**
 * The same values one frame later: what was typed is painted in its own field before the places that repeat it are laid
 * out. A page out of sight paints nothing and follows when it is seen again.
 */
export function afterPaint(source: ValuesStore): ValuesStore {
  let shown = source.get();
  return byKeys({
    get: () => shown,
    subscribe: (listener) => {
      let [frame, timer] = [0, 0];
      const follow = () => {
        frame = 0;
        shown = source.get();
        listener();
      };
      shown = source.get();
      const stop = source.subscribe(() => {
        // A task after the frame's callbacks: the frame is painted.
        frame ||= requestAnimationFrame(() => {
          timer = window.setTimeout(follow);
        });
      });
      return () => {
        stop();
        cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
  });
}

type Select<T> = (values: Values) => T;

type Selected<T> = { readonly of: Values; readonly select: Select<T>; readonly result: T };

/**
 * What `select` makes of the values: the component renders again when that changes, not with every key that is read.
 * @param keys of the fields that `select` reads
 * @param isSame whether two results show the same
 */
export function useSelected<T>(
  { get, subscribe }: ValuesStore,
  keys: readonly string[],
  select: Select<T>,
  isSame: (one: T, two: T) => boolean = Object.is,
): T {
  // React compares snapshots by identity, and asks for them several times.
  const [shown] = useState<{ last?: Selected<T> }>({});
  function snapshot(): T {
    const { last } = shown;
    const of = get();
    if (last?.of === of && last.select === select) return last.result;
    const result = select(of);
    const isOld = last !== undefined && isSame(last.result, result);
    shown.last = { of, select, result: isOld ? last.result : result };
    return shown.last.result;
  }
  // Most components make their list anew, with the same keys in it.
  const joined = keys.join(' ');
  const follow = useCallback(
    (listener: Listener) => subscribe(listener, joined === '' ? [] : joined.split(' ')),
    [subscribe, joined],
  );
  return useSyncExternalStore(follow, snapshot, snapshot);
}

/**
 * Values for a component that shows those fields alone: it renders again when one of them changes. Those of other
 * fields may be older.
 */
export function useValuesOf(store: ValuesStore, keys: readonly string[]): Values {
  const isSame = (one: Values, two: Values) => keys.every((key) => one[key] === two[key]);
  return useSelected(store, keys, (values) => values, isSame);
}
