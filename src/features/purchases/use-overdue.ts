import { useEffect } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useCartStore } from '../cart/cart-context.ts';
import { settleOverdue } from './overdue.ts';
import { usePurchasesStore } from './purchases-context.ts';

/**
 * Settles what was begun over 30 days ago, once the page is there.
 * @param onFound something turned out to be paid
 */
export function useOverdue(service: PaymentEnv | null, onFound: () => void): void {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  useEffect(() => {
    const leaving = new AbortController();
    settleOverdue({ service, purchases, cart }, leaving.signal).then(
      (found) => found > 0 && onFound(),
      // The one rejection is our own: the page was left.
      () => {},
    );
    return () => leaving.abort();
  }, [service, purchases, cart, onFound]);
}
