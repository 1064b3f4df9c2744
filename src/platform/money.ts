import { formatCount } from './numbers.ts';

/** @param amount whole CLP, which ISO 4217 gives no decimals, e.g. 2000 → "$2.000" */
export function formatClp(amount: number): string {
  return `$${formatCount(amount)}`;
}
