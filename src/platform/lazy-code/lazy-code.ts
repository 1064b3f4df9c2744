import { useCallback, useEffect, useState } from 'react';
import { importWithTimeout } from '../async.ts';

export type LazyCode<T> = {
  /** Returns the code; null if it hasn't loaded yet. */
  readonly get: () => T | null;
  /**
   * Loads the code once. After a failure the next call tries again.
   * @throws ChunkLoadError if the import fails, or TimeoutError at the time limit
   */
  readonly load: () => Promise<T>;
};

export function lazyCode<T>(load: () => Promise<T>): LazyCode<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;

  async function startLoading(): Promise<T> {
    try {
      loaded = await importWithTimeout(load());
      return loaded;
    } finally {
      loading = null;
    }
  }

  return {
    get: () => loaded,
    load: async () => {
      if (loaded) return loaded;
      loading ??= startLoading();
      return loading;
    },
  };
}

export type LoadState<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'loaded'; readonly code: T }
  | { readonly step: 'failed'; readonly error: unknown };

/**
 * Loads the code when the component mounts.
 * @param lazy must be the same object on every render
 * @returns the state, and a function that loads the code again after a failure
 */
export function useLazyCode<T>(lazy: LazyCode<T>) {
  const [state, setState] = useState<LoadState<T>>(() => {
    const code = lazy.get();
    return code === null ? { step: 'loading' } : { step: 'loaded', code };
  });
  const isLoading = state.step === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isMounted = true;
    const update = (next: LoadState<T>) => isMounted && setState(next);
    lazy.load().then(
      (code) => update({ step: 'loaded', code }),
      (error: unknown) => update({ step: 'failed', error }),
    );
    return () => {
      isMounted = false;
    };
  }, [isLoading, lazy]);
  const retry = useCallback(() => setState({ step: 'loading' }), []);
  return { state, retry };
}
