import { createStrictContext } from '../../platform/context.ts';
import type { PurchasesStore } from './purchases-store.ts';

const [PurchasesProvider, usePurchasesStore] = createStrictContext<PurchasesStore>('PurchasesProvider');

export { PurchasesProvider, usePurchasesStore };
