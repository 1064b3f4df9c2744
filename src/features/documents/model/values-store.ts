import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Values } from './document.ts';

export type ValuesStore = Pick<Store<Values>, 'get' | 'subscribe'>;

/**
 * Returns the same values one frame later, so that the browser paints the field where someone types before it lays out
 * the places that repeat the text. A page out of sight paints nothing and follows once it is visible; a page that is
 * printed follows at once.
 */
export function useAfterPaint(source: ValuesStore): ValuesStore {
  const shown = useMemo(() => createStore(source.get()), [source]);
  useEffect(() => {
    let [frame, timer] = [0, 0];
    const follow = () => {
      frame = 0;
      shown.set(source.get());
    };
    follow();
    const stop = source.subscribe(() => {
      // A task after the frame's callbacks runs once the frame is painted.
      frame ||= requestAnimationFrame(() => {
        timer = window.setTimeout(follow);
      });
    });
    const followNow = () => flushSync(follow);
    window.addEventListener('beforeprint', followNow, { capture: true });
    return () => {
      stop();
      window.removeEventListener('beforeprint', followNow, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [source, shown]);
  return shown;
}

type Select<T> = (values: Values) => T;

type Selected<T> = { readonly of: Values; readonly select: Select<T>; readonly result: T };

/**
 * Returns the result of `select`. The component renders again when that changes, not with every key press.
 * @param keys of the fields that `select` reads; it is not called while their answers stay the same
 */
export function useSelected<T>(
  { get, subscribe }: ValuesStore,
  keys: readonly string[],
  select: Select<T>,
): T {
  // React compares snapshots by identity and asks for them several times.
  const [memo] = useState<{ last?: Selected<T> }>({});
  function snapshot(): T {
    const of = get();
    const { last } = memo;
    if (last?.select === select && keys.every((key) => last.of[key] === of[key])) return last.result;
    memo.last = { of, select, result: select(of) };
    return memo.last.result;
  }
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const all: Select<Values> = (values) => values;

/**
 * Returns values for a component that shows only those fields and renders again when one of them changes. The values of
 * other fields may be outdated.
 */
export function useValuesOf(store: ValuesStore, keys: readonly string[]): Values {
  return useSelected(store, keys, all);
}
