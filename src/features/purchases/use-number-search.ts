import { useEffect, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-context.ts';
import { createNumberSearch } from './number-search.ts';
import { usePurchasesStore } from './purchases-context.ts';

export function useNumberSearch(service: PaymentEnv | null) {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  const [flow] = useState(() => createNumberSearch({ service, purchases, cart }));
  useEffect(() => flow.stop, [flow]);
  return { state: useStore(flow, flow.get()), search: flow.search };
}
