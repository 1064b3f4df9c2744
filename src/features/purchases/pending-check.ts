import { createStore, type Store } from '../../platform/store.ts';
import { fromAttempt } from './known-order.ts';
import { lookupService } from './payment-lookup.ts';
import type { Attempt, PendingAttempt } from './purchases.ts';
import type { Outcome } from './returns.ts';
import { type Device, type Inquiry, settle } from './settle.ts';

/** What is known of a payment that is waited for. Once confirmed it is a receipt, and this is over. */
export type PendingCheck = { readonly step: 'idle' | 'asking' | Outcome };

export type PendingCheckFlow = Pick<Store<PendingCheck>, 'get' | 'subscribe'> & {
  /** Asks once, however often it is pressed meanwhile; resolves to whether the payment is now a receipt. */
  readonly check: () => Promise<boolean>;
  /** The page was left: an answer still on its way changes nothing. */
  readonly stop: () => void;
};

/** To ask about an attempt that this device began. */
export function inquiryInto(attempt: Attempt): Inquiry {
  return {
    place: 'check',
    status: 'none',
    paymentId: attempt.pending?.paymentId ?? null,
    reference: attempt.reference,
    order: fromAttempt(attempt),
    guess: null,
  };
}

/**
 * Asks Mercado Pago again about a payment that was pending. Unlike a return that says 'approved', a pending one is
 * never believed without an answer: nobody has said that it was paid.
 */
export function createPendingCheck(attempt: PendingAttempt, device: Device): PendingCheckFlow {
  const askable = lookupService(device.service);
  const state = createStore<PendingCheck>({ step: askable ? 'idle' : 'nobodyToAsk' });
  let leaving = new AbortController();

  async function ask(): Promise<boolean> {
    state.set({ step: 'asking' });
    // The one rejection is our own: the page was left.
    const settled = await settle(inquiryInto(attempt), device, leaving.signal).catch(() => null);
    if (settled === null) return false;
    state.set({ step: settled.rule.outcome });
    return settled.rule.outcome === 'documents';
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    check: async () => (askable && state.get().step !== 'asking' ? ask() : false),
    stop: () => {
      leaving.abort();
      // StrictMode leaves and comes back.
      leaving = new AbortController();
      if (state.get().step === 'asking') state.set({ step: 'idle' });
    },
  };
}
