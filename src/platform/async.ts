/**
 * Waits, unless `signal` ends it first.
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

/** What was waited for did not come within its limit. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/**
 * Waits, but not for ever. What comes after the limit is dropped.
 * @param ms milliseconds
 * @throws TooLate at the limit, or what the promise is rejected with
 */
export function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate(`Nothing came within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Code could not be loaded: the connection failed, or the site was deployed since the page was opened and the file is gone. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Thrown if the worker or its code didn't load, or the browser ended it. One more try may work. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

/** Milliseconds for code that a page asks for: 30 kB come in time over 2 kB/s. */
const codeMs = 20_000;

/**
 * Code that is fetched on demand: a connection that neither answers nor fails counts as failed in the end.
 * @throws ChunkLoadError, or TooLate at the limit
 */
export function codeInTime<T>(code: Promise<T>): Promise<T> {
  const loading = code.catch((cause: unknown) => {
    throw new ChunkLoadError('Code did not load', { cause });
  });
  return inTime(loading, codeMs);
}

/**
 * Runs a task that is given up after a time or when the caller leaves.
 * @param timeoutMs milliseconds
 * @param task gets a signal of both
 * @returns what the task resolves to
 * @throws what the task throws; the caller's own reason when it left; a TimeoutError when time is up, even if the
 * task ignores its signal
 */
export async function withTimeout<T>(
  timeoutMs: number,
  caller: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  caller?.throwIfAborted();
  // `AbortSignal.any` would join the two; Safari has it since 17.4, Chrome since 116.
  const limit = new AbortController();
  const leave = () => limit.abort(caller?.reason);
  caller?.addEventListener('abort', leave);
  // Chrome before 124 calls this one's reason an AbortError, as if the caller had left.
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
 * Loads each thing once: later calls get the same promise, as React's `use` needs. A failed load is
 * forgotten, so that the next call tries again.
 * @param keyOf a key that is different for each thing, or the thing itself
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

/** Milliseconds after the load event; by then the page's own files have loaded. */
const restMs = 2_000;

type Connection = { readonly saveData?: boolean };

function savesData(): boolean {
  const { connection }: { readonly connection?: Connection } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Calls back some time after the load event: the moment to fetch what may be opened next, possibly offline. Never
 * when the browser saves data or is offline.
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
