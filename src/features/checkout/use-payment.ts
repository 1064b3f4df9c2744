import { useEffect, useRef, useState } from 'react';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { ChunkLoadError, importWithTimeout } from '../../platform/async.ts';
import { NetworkError } from '../../platform/http.ts';
import { reloadOnce } from '../../platform/lazy-code/reload-once.ts';
import { randomId } from '../../platform/random-id.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { toast } from '../../ui/notices/toast.ts';
import type { Cart } from '../cart/cart.ts';
import { useCartStore } from '../cart/cart-store.ts';
import { createQuotedCartStore } from '../cart/quoted-cart-store.ts';
import { paymentService } from '../payments/payment-env.ts';
import {
  type PreparedPayment,
  paymentErrorMessage,
  preparePayment,
  type Remedy,
  remedyFor,
} from '../payments/prepare-payment.ts';
import { usedQuoteNumbers } from '../purchases/purchases.ts';
import { usePurchasesStore } from '../purchases/purchases-store.ts';
import { attemptFor, orderFor } from './order.ts';

/** Loads the products' details, because a payment contains their descriptions, which the page doesn't show. */
const loadDetails = () => importWithTimeout(import('../catalogue/product-details.ts'));

type PayState =
  | { readonly step: 'idle' }
  | { readonly step: 'creating' }
  | { readonly step: 'ready'; readonly preparedPayment: PreparedPayment }
  | { readonly step: 'failed'; readonly remedy: Exclude<Remedy, 'reload'> }
  /** The page's catalogue differs from the shop's, so the page must be reloaded. */
  | { readonly step: 'outdated'; readonly reason: string };

/**
 * Prepares at most one payment of one cart, however often the button is pressed. A changed cart needs a new payment, so
 * the React key of the component that calls this hook must be the cart's contents.
 */
export function usePayment(cart: Cart) {
  const cartStore = useCartStore();
  const purchasesStore = usePurchasesStore();
  const quoteStore = useStoreInstance(createQuotedCartStore);
  const [state, setState] = useState<PayState>({ step: 'idle' });
  const requestController = useRef<AbortController | null>(null);

  async function pay(): Promise<void> {
    if (requestController.current) return;
    const controller = new AbortController();
    requestController.current = controller;
    setState({ step: 'creating' });
    try {
      if (!paymentService) throw new NetworkError('Neither a token nor a proxy is configured');
      const { detailsOf } = await loadDetails();
      // The buyer must return to the current origin, whose storage has the attempt. The configured address may differ
      // (www, a preview).
      const order = orderFor(cart.items, detailsOf, window.location.origin, randomId());
      const preparedPayment = await preparePayment(paymentService, order, controller.signal);
      if (controller.signal.aborted) return;
      const quoteNumber = quoteStore.numberFor(order.lines, usedQuoteNumbers(purchasesStore.get()));
      // Store the attempt before the wallet shows, because the buyer may return in another tab or never.
      purchasesStore.addAttempt(
        attemptFor(
          cart,
          preparedPayment.reference,
          preparedPayment.id,
          new Date().toISOString(),
          quoteNumber,
        ),
      );
      // Store the cart again if the storage was cleared, because a buyer who comes back without paying needs it.
      cartStore.restore();
      setState({ step: 'ready', preparedPayment });
    } catch (error) {
      const isActive = () => !controller.signal.aborted;
      if (error instanceof ChunkLoadError && (await reloadOnce(isActive))) return;
      if (!isActive()) return;
      requestController.current = null;
      const reason = paymentErrorMessage(error);
      const remedy = remedyFor(error, paymentService);
      setState(remedy === 'reload' ? { step: 'outdated', reason } : { step: 'failed', remedy });
      toast('bad', checkoutCopy.failedToast, reason);
    }
  }

  /** Reloads the page to get the shop's current prices, which are part of the page's code. */
  function reload(): void {
    cartStore.restore();
    window.location.reload();
  }

  useEffect(() => void loadDetails().catch(() => {}), []);

  useEffect(() => {
    const abortRequest = () => requestController.current?.abort();
    // `pagehide` aborted the request. If the back/forward cache restores the page, the buyer has to press again.
    const handlePageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      abortRequest();
      requestController.current = null;
      setState({ step: 'idle' });
    };
    window.addEventListener('pagehide', abortRequest);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', abortRequest);
      window.removeEventListener('pageshow', handlePageShow);
      abortRequest();
      requestController.current = null;
    };
  }, []);

  return { state, pay, reload };
}
