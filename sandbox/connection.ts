/** Thrown where a server would close the connection without an answer; over a real port the listener does. */
export class ConnectionDropped extends Error {
  override readonly name = 'ConnectionDropped';
}

/** Thrown when the caller has gone while an answer was held back. */
export class CallerLeft extends Error {
  override readonly name = 'CallerLeft';
}

/** Waits that many milliseconds, or for ever without a number. Rejects with CallerLeft when the caller disconnects. */
export function hold(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const leave = () => {
      clearTimeout(timer);
      reject(new CallerLeft());
    };
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    if (milliseconds === undefined) return;
    timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
  });
}
