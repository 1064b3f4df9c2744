import { createStore, type Store } from '../../platform/store.ts';
import { parsePaymentNumber } from '../payments/payment-number.ts';
import { orderOf } from './known-order.ts';
import type { Outcome } from './returns.ts';
import { type Device, settle } from './settle.ts';

/** What came of a number that was typed. 'wrong': there is no number in it. */
export type NumberSearch = { readonly step: 'idle' | 'asking' | 'wrong' | 'has' | Outcome };

export type NumberSearchFlow = Pick<Store<NumberSearch>, 'get' | 'subscribe'> & {
  /**
   * Looks a payment up and delivers it as a return with its number does; presses meanwhile count for nothing.
   * @param typed the field's text
   * @returns whether a purchase was found that was not on this device
   */
  readonly search: (typed: string) => Promise<boolean>;
  /** The page was left: an answer still on its way changes nothing. */
  readonly stop: () => void;
};

/** For purchases made in another browser: the payment's number stands in Mercado Pago's e-mail. */
export function createNumberSearch(device: Device): NumberSearchFlow {
  const state = createStore<NumberSearch>({ step: 'idle' });
  let leaving = new AbortController();

  async function ask(paymentId: string): Promise<boolean> {
    state.set({ step: 'asking' });
    const order = orderOf({ paymentId, reference: null, preparedId: null }, device.purchases.get());
    const reference = 'attempt' in order ? order.attempt.reference : null;
    const inquiry = { place: 'number', status: 'none', paymentId, reference, order, guess: null } as const;
    // The one rejection is our own: the page was left.
    const settled = await settle(inquiry, device, leaving.signal).catch(() => null);
    if (settled === null) return false;
    const { outcome, keeps } = settled.rule;
    const isNew = keeps === 'receipt';
    state.set({ step: outcome === 'documents' && !isNew ? 'has' : outcome });
    return isNew;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    search: async (typed) => {
      if (state.get().step === 'asking') return false;
      const paymentId = parsePaymentNumber(typed);
      if (paymentId !== null) return ask(paymentId);
      state.set({ step: 'wrong' });
      return false;
    },
    stop: () => {
      leaving.abort();
      // StrictMode leaves and comes back.
      leaving = new AbortController();
      if (state.get().step === 'asking') state.set({ step: 'idle' });
    },
  };
}
