import { createStrictContext } from '../../platform/context.ts';
import { useStore } from '../../platform/store.ts';
import { noPurchases, type Purchases } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';

const [PurchasesProvider, usePurchasesStore] = createStrictContext<PurchasesStore>('PurchasesProvider');

export { PurchasesProvider, usePurchasesStore };

/** This browser's purchases as they are now. The first render, like the prerendered page, shows none. */
export function usePurchases(): Purchases {
  return useStore(usePurchasesStore(), noPurchases);
}
