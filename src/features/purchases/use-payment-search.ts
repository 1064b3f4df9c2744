import { useEffect, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-context.ts';
import { createPaymentSearch } from './payment-search.ts';
import { usePurchasesStore } from './purchases-context.ts';

export function usePaymentSearch(service: PaymentEnv) {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  const [flow] = useState(() => createPaymentSearch({ service, purchases, cart }));
  useEffect(() => flow.stop, [flow]);
  return { state: useStore(flow, flow.get()), search: flow.search };
}
