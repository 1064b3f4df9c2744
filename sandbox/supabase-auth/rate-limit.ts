/** Token bucket: the whole limit at once, refilled evenly over each window. */
export type RateLimit = {
  /** Whether one more may pass; if so, it is counted. */
  take(): boolean;
  clear(): void;
};

/** @param window milliseconds */
export function createRateLimit(
  { size, window }: { readonly size: number; readonly window: number },
  now: () => number,
): RateLimit {
  let left = size;
  let countedAt = now();
  return {
    take() {
      left = Math.min(size, left + ((now() - countedAt) * size) / window);
      countedAt = now();
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    clear() {
      left = size;
    },
  };
}
