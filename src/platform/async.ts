/**
 * Waits, or rejects as soon as the signal aborts.
 * @param ms milliseconds
 * @throws the signal's reason
 */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (ms === 0) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Thrown if a promise doesn't settle within its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for a promise up to a limit. A later result is ignored.
 * @param ms milliseconds
 * @throws TimeoutError at the limit, or the promise's own rejection
 */
export function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`Nothing came within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Thrown if code doesn't load: the connection failed, or a deployment since the page was opened removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Thrown if the worker or its code didn't load, or the browser ended it. One more try may work. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

/** Milliseconds to wait for code: enough for 30 kB at 2 kB/s. */
const codeMs = 20_000;

/**
 * Imports code on demand. A connection that neither answers nor fails counts as failed at the limit.
 * @throws ChunkLoadError, or TimeoutError at the limit
 */
export function codeInTime<T>(code: Promise<T>): Promise<T> {
  const loading = code.catch((cause: unknown) => {
    throw new ChunkLoadError('Code did not load', { cause });
  });
  return inTime(loading, codeMs);
}

/**
 * Runs a task until a time limit or the caller's abort.
 * @param timeoutMs milliseconds
 * @param task gets a signal that either aborts
 * @throws the task's error, the caller's abort reason, or a TimeoutError, even if the task ignores its signal
 */
export async function withTimeout<T>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  // `AbortSignal.any` does this only since Safari 17.4 and Chrome 116.
  const limit = new AbortController();
  const leave = () => limit.abort(caller?.reason);
  caller?.addEventListener('abort', leave);
  // Chrome before 124 gives this signal an AbortError as its reason, as if the caller had left.
  AbortSignal.timeout(timeoutMs).addEventListener('abort', () => {
    limit.abort(new DOMException('Timed out', 'TimeoutError'));
  });
  const aborted = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
  });
  try {
    return await Promise.race([aborted, task(limit.signal)]);
  } finally {
    caller?.removeEventListener('abort', leave);
  }
}

/**
 * Caches a loader's promise by key, as React's `use` requires. It forgets a failed load, so that the next call retries.
 * @param keyOf returns the cache key of an argument; by default the argument itself
 */
export function memoizeAsync<Of, Loaded>(
  keyOf: (of: Of) => unknown,
  load: (of: Of) => Promise<Loaded>,
): (of: Of) => Promise<Loaded> {
  const known = new Map<unknown, Promise<Loaded>>();
  return (of) => {
    const key = keyOf(of);
    const present = known.get(key);
    if (present) return present;
    const loading = load(of);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}

/** Resolves when the page is idle. Safari has no requestIdleCallback, so there it resolves with the next task. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve);
  });

/** Milliseconds to wait after the load event, so that the page's own files come first. */
const restMs = 2_000;

type Connection = { readonly saveData?: boolean };

function savesData(): boolean {
  const { connection }: { readonly connection?: Connection } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Calls back some time after the load event, to fetch what the visitor may open next, possibly offline. It doesn't call
 * back if the browser saves data or is offline.
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  if (savesData()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(() => {
      if (navigator.onLine) callback();
    }, restMs);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
  return () => {
    removeEventListener('load', begin);
    clearTimeout(timer);
  };
}
