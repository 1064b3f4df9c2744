import { useEffect, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-context.ts';
import { parseReturn } from '../payments/payment-return.ts';
import { usePurchasesStore } from './purchases-context.ts';
import { createReturnFlow } from './return-flow.ts';

/**
 * The return from payment that the address tells of.
 * @param search the address's query, which nobody vouches for
 */
export function useReturn(place: 'paid' | 'notPaid', search: string, service: PaymentEnv | null) {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  // The snapshot is taken once: reading and clearing in an effect runs twice under StrictMode.
  const [flow] = useState(() => createReturnFlow(place, parseReturn(search), { service, purchases, cart }));
  useEffect(() => flow.start(), [flow]);
  return { state: useStore(flow, flow.get()), retry: flow.retry };
}
