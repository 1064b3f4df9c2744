/** @throws {Error} when there are no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('No values, no median');
  return (low + high) / 2;
}

/**
 * The smallest value that at least that share of them does not exceed.
 * @param share above 0 and at most 1
 * @throws {Error} when there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.ceil(share * sorted.length) - 1];
  if (found === undefined) throw new Error('No values, no percentile');
  return found;
}
