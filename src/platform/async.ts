/**
 * Waits for a number of milliseconds, or rejects as soon as the signal aborts.
 * @throws `signal.reason` if the signal aborts
 */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
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

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/**
 * Waits for a promise, but no longer than a number of milliseconds. Ignores a later result.
 * @throws TimeoutError at the limit, or the promise's rejection
 */
export function withTimeLimit<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No result within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Thrown if code doesn't load, because the connection failed, or because a deployment has removed the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
}

/** Thrown if a worker or its code didn't load, or if the browser ended the worker. Another attempt may succeed. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
}

/** Milliseconds to wait for code: enough for 30 kB at 2 kB/s. */
const importTimeoutMs = 20_000;

/**
 * Waits for an import with a time limit, because a connection may neither answer nor fail.
 * @throws ChunkLoadError if the import fails, or TimeoutError at the limit
 */
export function importWithTimeout<T>(code: Promise<T>): Promise<T> {
  const loading = code.catch((cause: unknown) => {
    throw new ChunkLoadError('Code did not load', { cause });
  });
  return withTimeLimit(loading, importTimeoutMs);
}

/**
 * Runs a task until a time limit or until the caller aborts.
 * @param task receives a signal that aborts in both cases
 * @throws the task's error, the caller's abort reason, or at the limit a DOMException named TimeoutError, even if the
 * task ignores its signal
 */
export async function runWithTimeout<T>(
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
  task: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  callerSignal?.throwIfAborted();
  // Combine the signals by hand, because `AbortSignal.any` exists only since Safari 17.4 and Chrome 116.
  const controller = new AbortController();
  const abortFromCaller = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abortFromCaller);
  // Set the reason, because before Chrome 124 a timeout aborts with an AbortError, as if the caller had aborted.
  AbortSignal.timeout(timeoutMs).addEventListener('abort', () => {
    controller.abort(new DOMException('Timed out', 'TimeoutError'));
  });
  const abortPromise = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([abortPromise, task(controller.signal)]);
  } finally {
    callerSignal?.removeEventListener('abort', abortFromCaller);
  }
}

/**
 * Caches a loader's promise by key, as React's `use` requires. Removes a failed load, so that the next call retries.
 * @param keyOf returns the cache key of an argument
 */
export function memoizeAsync<Argument, Loaded>(
  keyOf: (argument: Argument) => unknown,
  load: (argument: Argument) => Promise<Loaded>,
): (argument: Argument) => Promise<Loaded> {
  const cache = new Map<unknown, Promise<Loaded>>();
  return (argument) => {
    const key = keyOf(argument);
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load(argument);
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}

/**
 * Resolves when the page is idle, or after two seconds. In Safari, which has no requestIdleCallback, resolves in the
 * next task.
 */
export const waitForIdle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve);
  });

/** Milliseconds to wait after the load event, so that the page's own files load first. */
const idleDelayMs = 2_000;

type Connection = { readonly saveData?: boolean };

function savesData(): boolean {
  const { connection }: { readonly connection?: Connection } = navigator as object;
  return connection?.saveData === true;
}

/**
 * Runs the callback two seconds after the load event. Use it to fetch what the visitor may open next. Doesn't run the
 * callback if the visitor has turned on data saving, or if the device is offline.
 */
export function runAfterLoad(callback: () => void): () => void {
  if (savesData()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(() => {
      if (navigator.onLine) callback();
    }, idleDelayMs);
  };
  if (document.readyState === 'complete') startTimer();
  else addEventListener('load', startTimer);
  return () => {
    removeEventListener('load', startTimer);
    clearTimeout(timer);
  };
}
