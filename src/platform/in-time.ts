/**
 * Gives up waiting for what may never settle; what was asked for goes on by itself.
 * @throws Error when it takes longer than these milliseconds
 */
export async function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Too late')), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
