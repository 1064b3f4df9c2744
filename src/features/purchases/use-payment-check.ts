import { useEffect, useMemo, useRef, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { useOnShown } from '../../ui/use-on-return.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { createQuotedCartStore } from '../cart/quoted-cart-store.ts';
import type { Flow } from './check-flows.ts';
import type { Device } from './check-payment.ts';
import { usePurchasesStore } from './purchases-store.ts';

/** Returns the stores of this page and the service to ask. */
function useDevice(service: PaymentEnv | null): Device {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  const quotes = useStoreOf(createQuotedCartStore);
  return useMemo(() => ({ service, purchases, cart, quotes }), [service, purchases, cart, quotes]);
}

/**
 * Runs a check while the component is mounted. Another check needs another key.
 * @param create called once, because StrictMode would read and clear storage twice in an effect
 * @returns the check and its state
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
 * Asks about open payments whenever the page is shown again. Several events tell of one return, so a question that runs
 * isn't asked twice.
 * @param onFound called if something turned out to be paid
 */
export function useAskWhenShown(service: PaymentEnv | null, onFound: () => void = () => {}): void {
  const device = useDevice(service);
  const asking = useRef<AbortController | null>(null);
  useEffect(() => () => asking.current?.abort(), []);
  useOnShown(async () => {
    if (asking.current || device.purchases.get().attempts.length === 0) return;
    const controller = new AbortController();
    asking.current = controller;
    try {
      const { reconcileOpen } = await import('./reconcile.ts');
      if ((await reconcileOpen(device, controller.signal)) > 0) onFound();
    } catch {
      // The page was left, or the code didn't load: the next return asks again.
    } finally {
      asking.current = null;
    }
  });
}

/**
 * Asks about open and overdue payments once the page is there.
 * @param onFound called if something turned out to be paid
 */
export function useReconciliation(service: PaymentEnv | null, onFound: () => void): void {
  const device = useDevice(service);
  useEffect(() => {
    const leaving = new AbortController();
    async function reconcile(): Promise<void> {
      const { reconcileOpen, reconcileOverdue } = await import('./reconcile.ts');
      for (const reconcileSome of [reconcileOpen, reconcileOverdue]) {
        if ((await reconcileSome(device, leaving.signal)) > 0) onFound();
      }
    }
    // Either the page was left, or the code didn't load: the next visit reconciles.
    reconcile().catch(() => {});
    return () => leaving.abort();
  }, [device, onFound]);
}
