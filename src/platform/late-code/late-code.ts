import { useCallback, useEffect, useState } from 'react';
import { codeInTime } from '../async.ts';

/** Code that is loaded on demand, with the data that it needs. */
export type LateCode<T> = {
  /** Returns the loaded code; null before. */
  readonly get: () => T | null;
  /**
   * Loads it once; after a failure the next call tries again.
   * @throws ChunkLoadError, or TimeoutError at the time limit
   */
  readonly load: () => Promise<T>;
};

export function lateCode<T>(load: () => Promise<T>): LateCode<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;

  async function begin(): Promise<T> {
    try {
      loaded = await codeInTime(load());
      return loaded;
    } finally {
      loading = null;
    }
  }

  return {
    get: () => loaded,
    load: async () => {
      if (loaded) return loaded;
      loading ??= begin();
      return loading;
    },
  };
}

export type LoadState<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'loaded'; readonly code: T }
  | { readonly step: 'failed'; readonly error: unknown };

/** Loads the code when the component mounts. @param late must stay the same */
export function useLateCode<T>(late: LateCode<T>) {
  const [state, setState] = useState<LoadState<T>>(() => {
    const code = late.get();
    return code === null ? { step: 'loading' } : { step: 'loaded', code };
  });
  const isLoading = state.step === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isHere = true;
    const set = (next: LoadState<T>) => isHere && setState(next);
    late.load().then(
      (code) => set({ step: 'loaded', code }),
      (error: unknown) => set({ step: 'failed', error }),
    );
    return () => {
      isHere = false;
    };
  }, [isLoading, late]);
  const retry = useCallback(() => setState({ step: 'loading' }), []);
  return { state, retry };
}
