/** What was waited for did not come within its limit. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** Milliseconds for code that a page asks for: 30 kB come in time over 2 kB/s. */
const codeMs = 20_000;

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

/** Code that is fetched on demand: a connection that neither answers nor fails counts as failed in the end. */
export function codeInTime<T>(code: Promise<T>): Promise<T> {
  return inTime(code, codeMs);
}
