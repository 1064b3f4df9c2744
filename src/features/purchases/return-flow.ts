import { pause } from '../../platform/pause.ts';
import { createStore } from '../../platform/store.ts';
import type { PaymentReturn } from '../payments/payment-return.ts';
import type { Flow } from './flow.ts';
import { fromAttempt, latestAttempt, orderOf } from './known-order.ts';
import type { Attempt, Purchases } from './purchases.ts';
import type { Outcome, Place } from './returns.ts';
import { type Device, type Inquiry, provisional, type Settled, serviceToAsk, settle } from './settle.ts';

/** What a return page shows. While it asks, `shown` is what the address and the device alone would say. */
export type ReturnState = { readonly step: 'asking' | 'settled'; readonly shown: Settled };

/** Milliseconds before each further question while the service does not confirm the payment. */
const retryDelays = [2_000, 4_000, 8_000, 16_000, 30_000];

/** Outcomes that may change by themselves, so that /pago-exitoso asks again for a minute. */
const changing: ReadonlySet<Outcome> = new Set(['notYet', 'pending', 'unconfirmed', 'unreachable']);

/** Starting again, as StrictMode does, loses nothing. */
export type ReturnFlow = Flow<ReturnState> & { readonly retry: () => void };

/** The attempt that a return without ids in its address is attributed to. */
function unnamed(place: Place, params: PaymentReturn, purchases: Purchases): Attempt | null {
  if (params.reference !== null || params.preparedId !== null) return null;
  // A bare visit of /pago-exitoso is about nothing; at /pago-cancelado it may be a buyer who left without paying.
  return place === 'paid' && params.status === 'none' ? null : latestAttempt(purchases);
}

/** Which order of this device a return is about, and what to ask by. */
export function inquiryOf(place: 'paid' | 'notPaid', params: PaymentReturn, purchases: Purchases): Inquiry {
  const { paymentId } = params;
  const named = orderOf(params, purchases);
  const latest = named.known === 'nothing' ? unnamed(place, params, purchases) : null;
  const order = latest && paymentId === null ? fromAttempt(latest) : named;
  const reference = 'attempt' in order ? order.attempt.reference : params.reference;
  return {
    place,
    status: params.status,
    paymentId,
    reference,
    order,
    guess: paymentId === null ? null : latest,
  };
}

/** Follows a return from payment to what the buyer gets. */
export function createReturnFlow(
  place: 'paid' | 'notPaid',
  params: PaymentReturn,
  device: Device,
): ReturnFlow {
  const inquiry = inquiryOf(place, params, device.purchases.get());
  const first = provisional(inquiry, device);
  const step = serviceToAsk(inquiry, device.service) ? 'asking' : 'settled';
  const state = createStore<ReturnState>({ step, shown: first });
  let stop = () => {};

  function noteReturn(): void {
    if (inquiry.status !== 'approved' || !('attempt' in inquiry.order)) return;
    const since = new Date().toISOString();
    const { reference } = inquiry.order.attempt;
    device.purchases.markPending(reference, { paymentId: inquiry.paymentId, since });
  }

  async function follow(signal: AbortSignal): Promise<void> {
    // Before the answer: a buyer who closes the page meanwhile finds the payment among the purchases.
    if (step === 'asking') noteReturn();
    for (const wait of [0, ...(step === 'asking' && place === 'paid' ? retryDelays : [])]) {
      await pause(wait, signal);
      const shown = await settle(inquiry, device, signal);
      // What was not asked has not changed: the page shows it already.
      if (step === 'asking') state.set({ step: 'settled', shown });
      if (!changing.has(shown.rule.outcome)) return;
    }
  }

  function start(): () => void {
    const leaving = new AbortController();
    // The one rejection is our own: the page was left.
    follow(leaving.signal).catch(() => {});
    stop = () => leaving.abort();
    // `stop` is read late: a retry replaces the first round.
    return () => stop();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start,
    retry: () => {
      stop();
      state.set({ step, shown: first });
      start();
    },
  };
}
