/** The fictional seller: the numbers that the service's documentation uses in its examples. */
export const account = {
  collectorId: 202809963,
  clientId: '6295877106812064',
  site: 'MLC',
  currency: 'CLP',
  /** CLP. Each account has a limit of its own, which the service does not publish. */
  largestTotal: 10_000_000,
} as const;

/** A time in milliseconds as the service writes it: always four hours behind UTC, summer or not. */
export function serviceDate(milliseconds: number): string {
  const fourHours = 4 * 60 * 60 * 1000;
  return new Date(milliseconds - fourHours).toISOString().replace('Z', '-04:00');
}
