import { forgetCopy } from '../../content/purchases-copy.ts';
import { isKnown } from './buyer.ts';
import type { Receipt } from './purchases.ts';
import { useBuyer, useBuyerStore } from './use-buyer.ts';

/** What else is deleted with the last receipt. */
type Beside = { readonly isKnown: boolean; readonly erase: () => unknown };

/**
 * The losses of deleting one of these receipts, a sentence each, and what to do afterwards: the buyer's data are shared
 * by all receipts, and deleted with the last.
 */
export function useForgetting(receipts: readonly Receipt[], beside: Beside) {
  const store = useBuyerStore();
  const isBuyerKnown = isKnown(useBuyer()) || beside.isKnown;
  const isLast = receipts.length === 1;
  const { loss, lossOfBuyer } = forgetCopy.receipt;
  return {
    losses: isLast && isBuyerKnown ? [loss, lossOfBuyer] : [loss],
    onForgotten: () => {
      if (!isLast) return;
      store.erase();
      beside.erase();
    },
  };
}
