import { pause } from '../../platform/async.ts';
import { createStore } from '../../platform/store.ts';
import type { Outcome } from '../payments/check/decide-return.ts';
import type { PaymentReturn } from '../payments/payment-return.ts';
import type { Flow } from './check-flows.ts';
import { type Checked, checkPayment, type Device, serviceToAsk, withoutAsking } from './check-payment.ts';
import { attemptOf, checkOfReturn } from './find-order.ts';

/**
 * What a return page shows. Until there is an answer, `shown` is what the address and the device alone would say.
 * 'waiting': there is one, which may change by itself, so that the page asks again.
 */
export type ReturnState = {
  readonly step: 'asking' | 'waiting' | 'done';
  readonly shown: Checked;
  /** Whether there is somebody to ask. */
  readonly canAsk: boolean;
};

/** Milliseconds before each further question while the service does not confirm the payment. */
const retryDelays = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Outcomes that may change by themselves, so that the page asks again for a minute: a search finds a new payment some
 * seconds late, also one that was made on a phone and is not what the address says.
 */
const changing: ReadonlySet<Outcome> = new Set([
  'notYet',
  'pending',
  'unconfirmed',
  'unreachable',
  'notApproved',
  'notApprovedWait',
  'cancelled',
  'cancelledWait',
]);

/** Starting again, as StrictMode does, loses nothing. */
export type ReturnFlow = Flow<ReturnState> & { readonly retry: () => void };

/** Follows a return from payment to what the buyer gets. */
export function createReturnFlow(
  place: 'paid' | 'notPaid',
  params: PaymentReturn,
  device: Device,
): ReturnFlow {
  const check = checkOfReturn(place, params, device.purchases.get());
  const canAsk = serviceToAsk(check, device.service) !== null;
  const step = canAsk ? 'asking' : 'done';
  const state = createStore<ReturnState>({ step, shown: withoutAsking(check, device), canAsk });
  let stop = () => {};

  function noteReturn(): void {
    const attempt = attemptOf(check.order);
    if (check.status !== 'approved' || !attempt) return;
    const since = new Date().toISOString();
    device.purchases.markPending(attempt.reference, { paymentId: check.paymentId, since });
  }

  async function follow(signal: AbortSignal): Promise<void> {
    // Before the answer: a buyer who closes the page meanwhile finds the payment among the purchases.
    if (canAsk) noteReturn();
    const delays = canAsk ? retryDelays : [];
    for (const [asked, wait] of [0, ...delays].entries()) {
      await pause(wait, signal);
      const shown = await checkPayment(check, device, signal);
      const goesOn = asked < delays.length && changing.has(shown.outcome);
      // What was not asked has not changed: the page shows it already.
      if (canAsk) state.set({ step: goesOn ? 'waiting' : 'done', shown, canAsk });
      if (!goesOn) return;
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
      state.set({ ...state.get(), step });
      start();
    },
  };
}
