import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Values } from './document.ts';

export type ValuesStore = Pick<Store<Values>, 'get' | 'subscribe'>;

/**
 * Returns a store that follows the source one frame later. The browser can then paint the input before it lays out the
 * preview, so typing stays fast. A hidden page has no frames, so its store catches up once the page is visible. Before
 * printing, the store catches up at once.
 */
export function useDeferredStore(source: ValuesStore): ValuesStore {
  const deferredStore = useMemo(() => createStore(source.get()), [source]);
  useEffect(() => {
    let [frame, timer] = [0, 0];
    const catchUp = () => {
      frame = 0;
      deferredStore.set(source.get());
    };
    catchUp();
    const unsubscribe = source.subscribe(() => {
      // The browser paints after the callbacks of a frame, so a timer that a callback sets runs after the paint.
      frame ||= requestAnimationFrame(() => {
        timer = window.setTimeout(catchUp);
      });
    });
    const catchUpNow = () => flushSync(catchUp);
    window.addEventListener('beforeprint', catchUpNow, { capture: true });
    return () => {
      unsubscribe();
      window.removeEventListener('beforeprint', catchUpNow, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [source, deferredStore]);
  return deferredStore;
}

type Selector<T> = (values: Values) => T;

type Selection<T> = { readonly values: Values; readonly select: Selector<T>; readonly result: T };

/**
 * Returns the result of `select`. The component renders again only when the result changes, not with every key press.
 * @param keys fields that `select` reads; it isn't called again while their answers stay the same
 */
export function useSelected<T>(
  { get, subscribe }: ValuesStore,
  keys: readonly string[],
  select: Selector<T>,
): T {
  // Keep the last result, because React compares snapshots by identity and asks for them several times.
  const [memo] = useState<{ lastSelection?: Selection<T> }>({});
  function snapshot(): T {
    const values = get();
    const { lastSelection } = memo;
    if (lastSelection?.select === select && keys.every((key) => lastSelection.values[key] === values[key]))
      return lastSelection.result;
    memo.lastSelection = { values, select, result: select(values) };
    return memo.lastSelection.result;
  }
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const identity: Selector<Values> = (values) => values;

/**
 * Returns the values for a component that reads only the fields in `keys`. The component renders again only when one of
 * these changes, so the values of other fields may be outdated.
 */
export function useValuesOf(store: ValuesStore, keys: readonly string[]): Values {
  return useSelected(store, keys, identity);
}
