import { useEffect, useMemo, useState } from 'react';
import { type Store, useStore, useStoreInstance } from '../../../platform/store.ts';
import { useCartStore } from '../../cart/cart-store.ts';
import { createQuotedCartStore } from '../../cart/quoted-cart-store.ts';
import type { PaymentService } from '../../payments/payment-env.ts';
import { usePurchasesStore } from '../purchases-store.ts';
import type { PaymentContext } from './ask-about-payment.ts';

/** Process that runs while a page is open. The page shows its state; `start` returns the function that stops it. */
export type Flow<State> = Pick<Store<State>, 'get' | 'subscribe'> & { readonly start: () => () => void };

function usePaymentContext(service: PaymentService | null): PaymentContext {
  const purchasesStore = usePurchasesStore();
  const cartStore = useCartStore();
  const quoteStore = useStoreInstance(createQuotedCartStore);
  return useMemo(
    () => ({ service, purchasesStore, cartStore, quoteStore }),
    [service, purchasesStore, cartStore, quoteStore],
  );
}

/**
 * Runs a flow while the component is mounted. To run another flow, give the component another key.
 * @param create creates the flow in the first render; later renders don't call it
 * @returns the flow and its state
 */
export function usePaymentFlow<State, Actions>(
  create: (context: PaymentContext) => Flow<State> & Actions,
  service: PaymentService | null,
): readonly [flow: Actions, state: State] {
  const context = usePaymentContext(service);
  const [flow] = useState(() => create(context));
  useEffect(() => flow.start(), [flow]);
  return [flow, useStore(flow, flow.get())];
}

const ignore = () => {};

/**
 * Asks about open and overdue payments when the page is shown again, since the buyer may have paid on a phone.
 * @param checkOnOpen true to ask when the page is opened too
 * @param onFound called if a payment turned out to be paid
 */
export function useReconciliation(
  service: PaymentService | null,
  checkOnOpen = false,
  onFound: () => void = ignore,
): void {
  const context = usePaymentContext(service);
  useEffect(() => {
    const controller = new AbortController();
    // If the code doesn't load, the next visit will ask.
    import('./reconcile.ts').then(
      ({ watchPayments }) => watchPayments(context, { checkOnOpen, onFound }, controller.signal),
      ignore,
    );
    return () => controller.abort();
  }, [context, checkOnOpen, onFound]);
}
