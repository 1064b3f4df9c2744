import { parsePaymentNumber } from '../payments/payment-number.ts';
import { createAskFlow } from './ask-flow.ts';
import type { Flow } from './flow.ts';
import { orderOf } from './known-order.ts';
import type { Outcome } from './returns.ts';
import { type Device, settle } from './settle.ts';

/** The state of a search by a typed number. 'wrong': there is no number in it. */
export type NumberSearch = { readonly step: 'idle' | 'asking' | 'wrong' | 'has' | Outcome };

export type NumberSearchFlow = Flow<NumberSearch> & {
  /**
   * Looks a payment up and delivers it as a return with its number does.
   * @param typed the field's text
   * @returns whether a purchase was found that was not on this device
   */
  readonly search: (typed: string) => Promise<boolean>;
};

/** For purchases made in another browser: the payment's number stands in the payment service's e-mail. */
export function createNumberSearch(device: Device): NumberSearchFlow {
  const { get, subscribe, start, set, isAsking, ask } = createAskFlow<NumberSearch['step'], boolean>(
    'idle',
    false,
  );

  async function look(paymentId: string, signal: AbortSignal) {
    const order = orderOf({ paymentId, reference: null, preparedId: null }, device.purchases.get());
    const reference = 'attempt' in order ? order.attempt.reference : null;
    const inquiry = { place: 'number', status: 'none', paymentId, reference, order, guess: null } as const;
    const { outcome, keeps } = (await settle(inquiry, device, signal)).rule;
    const isNew = keeps === 'receipt';
    return { step: outcome === 'documents' && !isNew ? 'has' : outcome, result: isNew } as const;
  }

  return {
    get,
    subscribe,
    start,
    search: async (typed) => {
      if (isAsking()) return false;
      const paymentId = parsePaymentNumber(typed);
      if (paymentId !== null) return ask((signal) => look(paymentId, signal));
      set({ step: 'wrong' });
      return false;
    },
  };
}
