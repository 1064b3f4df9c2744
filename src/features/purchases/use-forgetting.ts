import { forgetCopy } from '../../content/purchases.ts';
import { isKnown } from './buyer.ts';
import type { Receipt } from './purchases.ts';
import { useBuyer, useBuyerStore } from './use-buyer.ts';

/**
 * What deleting one of these receipts costs, a sentence each, and what has to follow it: the buyer's data are the same
 * for every receipt, and go with the last.
 */
export function useForgetting(receipts: readonly Receipt[]) {
  const store = useBuyerStore();
  const isBuyerKnown = isKnown(useBuyer());
  const isLast = receipts.length === 1;
  const { loss, lossOfBuyer } = forgetCopy.receipt;
  return {
    losses: isLast && isBuyerKnown ? [loss, lossOfBuyer] : [loss],
    onForgotten: () => {
      if (isLast) store.erase();
    },
  };
}
