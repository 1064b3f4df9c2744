import { useEffect, useMemo, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { createQuotedCartStore } from '../cart/quoted-cart-store.ts';
import type { Flow } from './check-flows.ts';
import type { Device } from './check-payment.ts';
import { usePurchasesStore } from './purchases-store.ts';

/** The stores of this page and the service to ask. */
function useDevice(service: PaymentEnv | null): Device {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  const quotes = useStoreOf(createQuotedCartStore);
  return useMemo(() => ({ service, purchases, cart, quotes }), [service, purchases, cart, quotes]);
}

/**
 * Runs a check while the component is mounted; another check needs another key.
 * @param create called once: reading and clearing storage in an effect would run twice under StrictMode
 * @returns the check, and its state
 */
export function usePaymentCheck<State, Check>(
  create: (device: Device) => Flow<State> & Check,
  service: PaymentEnv | null,
): readonly [check: Check, state: State] {
  const device = useDevice(service);
  const [check] = useState(() => create(device));
  useEffect(() => check.start(), [check]);
  return [check, useStore(check, check.get())];
}

/**
 * Reconciles what was begun today or over 30 days ago, once the page is there.
 * @param onFound something turned out to be paid
 */
export function useReconciliation(service: PaymentEnv | null, onFound: () => void): void {
  const device = useDevice(service);
  useEffect(() => {
    const leaving = new AbortController();
    async function reconcile(): Promise<void> {
      const { reconcileFresh, reconcileOverdue } = await import('./reconcile.ts');
      for (const reconcileSome of [reconcileFresh, reconcileOverdue]) {
        if ((await reconcileSome(device, leaving.signal)) > 0) onFound();
      }
    }
    // Either the page was left, or the code did not come: the next visit reconciles.
    reconcile().catch(() => {});
    return () => leaving.abort();
  }, [device, onFound]);
}
