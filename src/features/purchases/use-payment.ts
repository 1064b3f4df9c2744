import { useCallback, useEffect, useRef, useState } from 'react';
import { checkoutCopy } from '../../content/checkout.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { NoAnswer } from '../../platform/http.ts';
import { randomId } from '../../platform/random-id.ts';
import { toast } from '../../ui/toast.ts';
import type { Cart } from '../cart/cart.ts';
import { useCartStore } from '../cart/cart-context.ts';
import {
  type Preference,
  paymentErrorMessage,
  preferenceFor,
  preparePayment,
} from '../payments/prepare-payment.ts';
import { attemptFor } from './purchases.ts';
import { usePurchasesStore } from './purchases-context.ts';

export type Payment =
  | { readonly step: 'idle' }
  | { readonly step: 'creating' }
  | { readonly step: 'ready'; readonly preference: Preference }
  | { readonly step: 'failed' };

/**
 * One payment of one cart: however often the button is pressed, one preference is created.
 * A changed cart needs a new payment, so mount with the cart's contents as the key.
 */
export function usePayment(cart: Cart, payment: PaymentEnv | null, siteUrl: string) {
  const cartStore = useCartStore();
  const purchases = usePurchasesStore();
  const [state, setState] = useState<Payment>({ step: 'idle' });
  const request = useRef<AbortController | null>(null);

  const pay = useCallback(async (): Promise<void> => {
    if (request.current) return;
    const controller = new AbortController();
    request.current = controller;
    setState({ step: 'creating' });
    try {
      if (!payment) throw new NoAnswer('Neither a token nor a proxy is configured');
      const reference = randomId();
      const body = preferenceFor(cart.items, siteUrl, reference);
      const preference = await preparePayment(payment, body, controller.signal);
      if (controller.signal.aborted) return;
      // Stored before the wallet shows: the buyer may return in another tab, or never.
      purchases.start(attemptFor(cart, preference.reference, preference.id, new Date().toISOString()));
      // The page is about to be left for Mercado Pago's, and whoever comes back unpaid needs the cart.
      cartStore.keep();
      setState({ step: 'ready', preference });
    } catch (error) {
      if (controller.signal.aborted) return;
      request.current = null;
      setState({ step: 'failed' });
      toast('bad', checkoutCopy.failedToast, paymentErrorMessage(error));
    }
  }, [cart, cartStore, payment, siteUrl, purchases]);

  useEffect(() => {
    const leave = () => request.current?.abort();
    // A page that comes back from the back/forward cache has left its payment behind.
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      leave();
      request.current = null;
      setState({ step: 'idle' });
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
      request.current = null;
    };
  }, []);

  return { state, pay };
}
