import { useEffect, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-context.ts';
import { createPendingCheck } from './pending-check.ts';
import type { PendingAttempt } from './purchases.ts';
import { usePurchasesStore } from './purchases-context.ts';

/** One pending payment's check; mount it with the payment's reference as the key. */
export function usePendingCheck(attempt: PendingAttempt, service: PaymentEnv | null) {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  const [flow] = useState(() => createPendingCheck(attempt, { service, purchases, cart }));
  useEffect(() => flow.stop, [flow]);
  return { state: useStore(flow, flow.get()), check: flow.check };
}
