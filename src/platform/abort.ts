type Limit = {
  readonly signal: AbortSignal;
  /** Once the work has ended: nothing listens to the caller's signal any more. */
  readonly release: () => void;
};

/**
 * A signal that aborts after a time or with the caller's own, whichever comes first.
 * (`AbortSignal.any` would join the two; Safari has it since 17.4, Chrome since 116.)
 * @param timeoutMs milliseconds, after which its reason is a TimeoutError
 * @param caller whose reason it takes over
 */
function timeLimit(timeoutMs: number, caller?: AbortSignal): Limit {
  const limited = new AbortController();
  const released = new AbortController();
  const abortOn = (source: AbortSignal, reason: () => unknown) => {
    const abort = () => limited.abort(reason());
    if (source.aborted) abort();
    else source.addEventListener('abort', abort, { signal: released.signal });
  };
  if (caller) abortOn(caller, () => caller.reason);
  // Chrome before 124 calls this one an AbortError, as if the caller had left.
  abortOn(AbortSignal.timeout(timeoutMs), () => new DOMException('Timed out', 'TimeoutError'));
  return { signal: limited.signal, release: () => released.abort() };
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
  task: (inTime: AbortSignal) => Promise<T>,
): Promise<T> {
  const { signal, release } = timeLimit(timeoutMs, caller);
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    signal.throwIfAborted();
    return await Promise.race([aborted, task(signal)]);
  } finally {
    release();
  }
}
