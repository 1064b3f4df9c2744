import type { PaymentEnv } from '../../platform/env.ts';
import { pause } from '../../platform/pause.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { Outcome } from '../payments/check/decide-return.ts';
import { lookupService } from '../payments/check/verify-payment.ts';
import { parsePaymentNumber } from '../payments/payment-number.ts';
import type { PaymentReturn } from '../payments/payment-return.ts';
import { type Checked, checkPayment, type Device, serviceToAsk, withoutAsking } from './check-payment.ts';
import { attemptOf, checkOfAttempt, checkOfNumber, checkOfReturn } from './find-order.ts';
import { listPurchases, type PurchaseList } from './purchase-list.ts';
import type { PendingAttempt } from './purchases.ts';

/** What a page runs while it is open: a state to show, and `start`, which returns the function that stops it. */
export type Flow<State> = Pick<Store<State>, 'get' | 'subscribe'> & { readonly start: () => () => void };

/**
 * What a return page shows. Until there is an answer, `shown` is what the address and the device alone would say.
 * 'waiting': there is one, which may change by itself, so that the page asks again.
 */
export type ReturnState = {
  readonly step: 'asking' | 'waiting' | 'settled';
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
  const step = canAsk ? 'asking' : 'settled';
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
      if (canAsk) state.set({ step: goesOn ? 'waiting' : 'settled', shown, canAsk });
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

type Asked<Step, Result> = { readonly step: Step; readonly result: Result };

/**
 * A question that a button asks. Presses while it runs are ignored; leaving the page aborts it.
 * @param first the step to begin with
 * @param none what `ask` resolves to when nothing was asked, or the page was left
 */
function createAskFlow<Step extends string, Result>(first: Step | 'idle', none: Result) {
  const state = createStore<{ readonly step: Step | 'idle' | 'asking' }>({ step: first });
  let leaving = new AbortController();
  const isAsking = () => state.get().step === 'asking';

  async function ask(question: (signal: AbortSignal) => Promise<Asked<Step, Result>>): Promise<Result> {
    if (isAsking()) return none;
    state.set({ step: 'asking' });
    // The one rejection is our own: the page was left.
    const asked = await question(leaving.signal).catch(() => null);
    if (asked === null) return none;
    state.set({ step: asked.step });
    return asked.result;
  }

  function start(): () => void {
    return () => {
      leaving.abort();
      // StrictMode leaves and comes back.
      leaving = new AbortController();
      if (isAsking()) state.set({ step: 'idle' });
    };
  }

  return { get: state.get, subscribe: state.subscribe, start, set: state.set, isAsking, ask };
}

/** The state of checking a pending payment. */
export type PendingCheck = { readonly step: 'idle' | 'asking' | Outcome };

export type PendingCheckFlow = Flow<PendingCheck> & {
  /** Resolves to whether the payment is now a receipt. */
  readonly check: () => Promise<boolean>;
};

/**
 * Checks again a payment that was pending. Unlike a return that says 'approved', a pending one is never accepted
 * without an answer: no answer has confirmed it.
 */
export function createPendingCheck(attempt: PendingAttempt, device: Device): PendingCheckFlow {
  const canAsk = lookupService(device.service) !== null;
  const { ask, ...flow } = createAskFlow<Outcome, boolean>(canAsk ? 'idle' : 'noService', false);

  async function look(signal: AbortSignal) {
    const { outcome } = await checkPayment(checkOfAttempt(attempt), device, signal);
    return { step: outcome, result: outcome === 'documents' };
  }

  return { ...flow, check: async () => canAsk && ask(look) };
}

/** The state of a search by a typed number. 'wrong': there is no number in it. */
export type NumberSearch = { readonly step: 'idle' | 'asking' | 'wrong' | 'several' | 'has' | Outcome };

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
  const { ask, set, isAsking, ...flow } = createAskFlow<NumberSearch['step'], boolean>('idle', false);

  async function look(paymentId: string, signal: AbortSignal) {
    const check = checkOfNumber(paymentId, device.purchases.get());
    const { outcome, keeps } = await checkPayment(check, device, signal);
    const isNew = keeps === 'receipt';
    return { step: outcome === 'documents' && !isNew ? 'has' : outcome, result: isNew } as const;
  }

  async function search(typed: string): Promise<boolean> {
    if (isAsking()) return false;
    const paymentId = parsePaymentNumber(typed);
    if (paymentId !== null && paymentId !== 'several') return ask((signal) => look(paymentId, signal));
    set({ step: paymentId ?? 'wrong' });
    return false;
  }

  return { ...flow, search };
}

/** 'partly': not answered for all of them. */
type SearchEnd = 'found' | 'nothing' | 'partly' | 'unreachable';

/** The state of a search for payments that were made without coming back to the site. */
export type PaymentSearch = { readonly step: 'idle' | 'asking' | SearchEnd };

export type PaymentSearchFlow = Flow<PaymentSearch> & {
  /** Checks every payment begun here, the newest first; resolves to how many became receipts. */
  readonly search: () => Promise<number>;
};

/** Payments that one search checks at most: each takes a request of its own. */
const mostAsked = 50;

/** Outcomes after which the next question is pointless. */
const pointless: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'noService']);

async function searchAll(device: Device, signal: AbortSignal): Promise<Asked<SearchEnd, number>> {
  let found = 0;
  let withheld = 0;
  for (const attempt of listPurchases(device.purchases.get()).begun.slice(0, mostAsked)) {
    const { outcome, answer } = await checkPayment(checkOfAttempt(attempt), device, signal);
    if (answer === 'withheld') withheld += 1;
    else if (pointless.has(outcome)) return { step: found > 0 ? 'found' : 'unreachable', result: found };
    if (outcome === 'documents') found += 1;
  }
  if (withheld > 0) return { step: 'partly', result: found };
  return { step: found > 0 ? 'found' : 'nothing', result: found };
}

/** The service to look for lost payments with; null where none was begun here, or there is no service. */
export function searchService({ begun }: PurchaseList, service: PaymentEnv | null): PaymentEnv | null {
  return begun.length > 0 ? lookupService(service) : null;
}

/** For a buyer who closed the tab after paying: the references of begun payments are still on the device. */
export function createPaymentSearch(device: Device): PaymentSearchFlow {
  const { ask, ...flow } = createAskFlow<SearchEnd, number>('idle', 0);
  return { ...flow, search: () => ask((signal) => searchAll(device, signal)) };
}
