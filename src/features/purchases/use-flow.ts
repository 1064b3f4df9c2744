import { useEffect, useMemo, useState } from 'react';
import type { PaymentEnv } from '../../platform/env.ts';
import { useStore } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-context.ts';
import type { Flow } from './flow.ts';
import { usePurchasesStore } from './purchases-context.ts';
import type { Device } from './settle.ts';

/** The stores of this page and the service to ask. */
export function useDevice(service: PaymentEnv | null): Device {
  const purchases = usePurchasesStore();
  const cart = useCartStore();
  return useMemo(() => ({ service, purchases, cart }), [service, purchases, cart]);
}

/**
 * Runs a flow while the component is mounted; another flow needs another key.
 * @param create called once: reading and clearing storage in an effect would run twice under StrictMode
 */
export function useFlow<State, Of extends Flow<State>>(
  create: (device: Device) => Of,
  service: PaymentEnv | null,
): readonly [State, Of] {
  const device = useDevice(service);
  const [flow] = useState(() => create(device));
  useEffect(() => flow.start(), [flow]);
  return [useStore<State>(flow, flow.get()), flow];
}
