import { hasSameLines } from '../cart/cart.ts';
import type { Purchases, Receipt } from './purchases.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * The earlier purchase that this one is equal to, paid less than 24 hours from it, as when two tabs pay for one cart;
 * null for none. Receipts stand in the order in which they were delivered.
 */
export function repeatedBy(receipt: Receipt, { receipts }: Purchases): Receipt | null {
  const at = receipts.findIndex(({ reference }) => reference === receipt.reference);
  const isNear = ({ paidAt }: Receipt) => Math.abs(Date.parse(paidAt) - Date.parse(receipt.paidAt)) < day;
  const equal = receipts
    .slice(0, Math.max(at, 0))
    .findLast((each) => isNear(each) && hasSameLines(each.lines, receipt.lines));
  return equal ?? null;
}
