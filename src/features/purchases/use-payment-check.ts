import { useEffect, useMemo, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { createQuotedCartStore } from '../cart/quoted-cart-store.ts';
import type { Flow } from './check-flows.ts';
import type { Device } from './check-payment.ts';
import { usePurchasesStore } from './purchases-store.ts';

/** Returns the stores of this page and the service to ask. */
export function useDevice(service: PaymentEnv | null): Device {
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
