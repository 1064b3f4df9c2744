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
  let loadedCode: T | null = null;
  let loadPromise: Promise<T> | null = null;

  async function startLoading(): Promise<T> {
    try {
      loadedCode = await importWithTimeout(load());
      return loadedCode;
    } finally {
      loadPromise = null;
    }
  }

  return {
    get: () => loadedCode,
    load: async () => {
      if (loadedCode) return loadedCode;
      loadPromise ??= startLoading();
      return loadPromise;
    },
  };
}

export type LoadState<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'loaded'; readonly code: T }
  | { readonly step: 'failed'; readonly error: unknown };

/**
 * Loads the code when the component mounts.
 * @param loader must be the same object on every render
 * @returns the state, and a function that loads the code again after a failure
 */
export function useLazyCode<T>(loader: LazyCode<T>) {
  const [state, setState] = useState<LoadState<T>>(() => {
    const code = loader.get();
    return code === null ? { step: 'loading' } : { step: 'loaded', code };
  });
  const isLoading = state.step === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isMounted = true;
    const update = (next: LoadState<T>) => isMounted && setState(next);
    loader.load().then(
      (code) => update({ step: 'loaded', code }),
      (error: unknown) => update({ step: 'failed', error }),
    );
    return () => {
      isMounted = false;
    };
  }, [isLoading, loader]);
  const retry = useCallback(() => setState({ step: 'loading' }), []);
  return { state, retry };
}
