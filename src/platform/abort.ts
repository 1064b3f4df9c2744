/**
 * Runs a task that is given up after a time or when the caller leaves, whichever comes first.
 * (`AbortSignal.any` would join the two; Safari has it since 17.4, Chrome since 116.)
 * @param timeoutMs milliseconds
 * @param signal the caller's own; no listener is left on it when the task has ended
 * @param task gets a signal of both
 * @returns what the task resolves to
 * @throws what the task throws; the caller's own reason when it left; a TimeoutError when time is up, even if the
 * task ignores its signal
 */
export async function withTimeout<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  task: (inTime: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const inTime = new AbortController();
  const settled = new AbortController();
  const aborted = new Promise<never>((_resolve, reject) => {
    const abortOn = (source: AbortSignal, reason: () => unknown) => {
      const abort = () => {
        inTime.abort(reason());
        reject(inTime.signal.reason);
      };
      source.addEventListener('abort', abort, { signal: settled.signal });
    };
    if (signal) abortOn(signal, () => signal.reason);
    // Chrome before 124 calls this one an AbortError, as if the caller had left.
    abortOn(AbortSignal.timeout(timeoutMs), () => new DOMException('Timed out', 'TimeoutError'));
  });
  try {
    return await Promise.race([aborted, task(inTime.signal)]);
  } finally {
    settled.abort();
  }
}
