import type { PaymentEnv } from '../../platform/env.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { keepReceipt } from './keep-receipt.ts';
import { askablePayment, type Expected, type Lookup, lookUpPayment } from './payment-lookup.ts';
import type { PendingPayment } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';

/** What is known of a payment that is waited for. Once confirmed it is a receipt, and this is over. */
export type PendingCheck =
  /** This site has nobody to ask: neither a token nor a proxy is configured, or the look-up is off. */
  | { readonly step: 'nobodyToAsk' }
  | { readonly step: 'idle' }
  | { readonly step: 'asking' }
  | { readonly step: Exclude<Lookup['kind'], 'confirmed'> };

type Needs = {
  readonly attempt: PendingPayment;
  readonly payment: PaymentEnv | null;
  readonly purchases: Pick<PurchasesStore, 'complete'>;
  readonly cart: Pick<CartStore, 'get' | 'clear'>;
};

export type PendingCheckFlow = Pick<Store<PendingCheck>, 'get' | 'subscribe'> & {
  /** Asks once, however often it is pressed meanwhile; resolves to whether the payment is now a receipt. */
  readonly check: () => Promise<boolean>;
  /** The page was left: an answer still on its way changes nothing. */
  readonly stop: () => void;
};

/**
 * By its number, and when that one came to nothing by its reference: a ticket that expired may have been
 * followed by a good card.
 */
async function askTwice(payment: PaymentEnv, expected: Expected, signal: AbortSignal): Promise<Lookup> {
  const first = await lookUpPayment(payment, expected, signal);
  if (first.kind !== 'contradicted' || expected.paymentId === null) return first;
  const second = await lookUpPayment(payment, { ...expected, paymentId: null }, signal);
  // Not finding it by its reference takes nothing back of what its own number said.
  return second.kind === 'confirmed' ? second : first;
}

/**
 * Asks Mercado Pago again about a payment that was pending. Unlike a return that says 'approved', a pending one is
 * never believed without an answer: nobody has said that it was paid.
 */
export function createPendingCheck({ attempt, payment, purchases, cart }: Needs): PendingCheckFlow {
  const askable = askablePayment(payment);
  const state = createStore<PendingCheck>({ step: askable ? 'idle' : 'nobodyToAsk' });
  let leaving = new AbortController();

  async function ask(at: PaymentEnv): Promise<boolean> {
    state.set({ step: 'asking' });
    const { reference, total, pending } = attempt;
    const expected = { paymentId: pending.paymentId, reference, total };
    const { signal } = leaving;
    const lookup = await askTwice(at, expected, signal).catch(() => null);
    // The one rejection is our own: the page was left.
    if (lookup === null || signal.aborted) return false;
    if (lookup.kind !== 'confirmed') {
      state.set({ step: lookup.kind });
      return false;
    }
    keepReceipt(attempt, lookup.payment, { purchases, cart });
    return true;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    check: async () => (askable && state.get().step !== 'asking' ? ask(askable) : false),
    stop: () => {
      leaving.abort();
      // StrictMode leaves and comes back.
      leaving = new AbortController();
      if (state.get().step === 'asking') state.set({ step: 'idle' });
    },
  };
}
