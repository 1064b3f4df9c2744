import { codeInTime } from '../../platform/async.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { Outcome } from '../payments/check/decide-return.ts';
import { lookupService } from '../payments/lookup-service.ts';
import { parsePaymentNumber } from '../payments/payment-number.ts';
import type { Device } from './check-payment.ts';
import { listPurchases, type PurchaseList } from './purchase-list.ts';
import type { PendingAttempt } from './purchases.ts';

/** What a page runs while it is open: a state to show, and `start`, which returns the function that stops it. */
export type Flow<State> = Pick<Store<State>, 'get' | 'subscribe'> & { readonly start: () => () => void };

/** /mis-compras shows without this code, and fetches it to reconcile. */
async function loadCheck(signal: AbortSignal) {
  const check = await codeInTime(import('./check-payment.ts'));
  signal.throwIfAborted();
  return check;
}

type Asked<Step, Result> = { readonly step: Step; readonly result: Result };

/**
 * A question that a button asks. Presses while it runs are ignored; leaving the page aborts it.
 * @param first the step to begin with
 * @param none what `ask` resolves to when nothing was asked, or the page was left
 */
function createAskFlow<Step extends string, Result>(first: Step | 'idle', none: Result) {
  const state = createStore<Step | 'idle' | 'asking' | 'unreachable'>(first);
  let leaving = new AbortController();
  const isAsking = () => state.get() === 'asking';

  async function ask(question: (signal: AbortSignal) => Promise<Asked<Step, Result>>): Promise<Result> {
    if (isAsking()) return none;
    state.set('asking');
    const { signal } = leaving;
    try {
      const { step, result } = await question(signal);
      state.set(step);
      return result;
    } catch {
      // Either the page was left, or the code that asks did not come.
      if (!signal.aborted) state.set('unreachable');
      return none;
    }
  }

  function start(): () => void {
    return () => {
      leaving.abort();
      // StrictMode leaves and comes back.
      leaving = new AbortController();
      if (isAsking()) state.set('idle');
    };
  }

  return { get: state.get, subscribe: state.subscribe, start, set: state.set, isAsking, ask };
}

export type PendingStep = 'idle' | 'asking' | Outcome;

type PendingCheck = Flow<PendingStep> & {
  /** Resolves to whether the payment is now a receipt. */
  readonly check: () => Promise<boolean>;
};

/**
 * Checks again a payment that was pending. Unlike a return that says 'approved', a pending one is never accepted
 * without an answer: no answer has confirmed it.
 */
export function createPendingCheck(attempt: PendingAttempt, device: Device): PendingCheck {
  const canAsk = lookupService(device.service) !== null;
  const { ask, ...flow } = createAskFlow<Outcome, boolean>(canAsk ? 'idle' : 'noService', false);

  async function look(signal: AbortSignal) {
    const { checkAttempt } = await loadCheck(signal);
    const { outcome } = await checkAttempt(attempt, device, signal);
    return { step: outcome, result: outcome === 'documents' };
  }

  return { ...flow, check: async () => canAsk && ask(look) };
}

/** 'wrong': there is no number in what was typed. 'has': this device has the purchase already. */
export type NumberStep = 'idle' | 'asking' | 'wrong' | 'several' | 'has' | Outcome;

type NumberSearch = Flow<NumberStep> & {
  /**
   * Looks a payment up and delivers it as a return with its number does.
   * @param typed the field's text
   * @returns whether a purchase was found that was not on this device
   */
  readonly search: (typed: string) => Promise<boolean>;
};

/** For purchases made in another browser: the payment's number stands in the payment service's e-mail. */
export function createNumberSearch(device: Device): NumberSearch {
  const { ask, set, isAsking, ...flow } = createAskFlow<NumberStep, boolean>('idle', false);

  async function look(paymentId: string, signal: AbortSignal) {
    const { checkNumber } = await loadCheck(signal);
    const { outcome, keeps } = await checkNumber(paymentId, device, signal);
    const isNew = keeps === 'receipt';
    return { step: outcome === 'documents' && !isNew ? 'has' : outcome, result: isNew } as const;
  }

  async function search(typed: string): Promise<boolean> {
    if (isAsking()) return false;
    const paymentId = parsePaymentNumber(typed);
    if (paymentId !== null && paymentId !== 'several') return ask((signal) => look(paymentId, signal));
    set(paymentId ?? 'wrong');
    return false;
  }

  return { ...flow, search };
}

/** 'partly': not answered for all of them. */
type SearchEnd = 'found' | 'nothing' | 'partly' | 'unreachable';

export type SearchStep = 'idle' | 'asking' | SearchEnd;

type PaymentSearch = Flow<SearchStep> & {
  /** Checks every payment begun here, the newest first; resolves to how many became receipts. */
  readonly search: () => Promise<number>;
};

/** Payments that one search checks at most: each takes a request of its own. */
const mostAsked = 50;

/** Outcomes after which the next question is pointless. */
const pointless: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'noService']);

async function searchAll(device: Device, signal: AbortSignal): Promise<Asked<SearchEnd, number>> {
  const { checkAttempt } = await loadCheck(signal);
  let found = 0;
  let withheld = 0;
  for (const attempt of listPurchases(device.purchases.get()).begun.slice(0, mostAsked)) {
    const { outcome, answer } = await checkAttempt(attempt, device, signal);
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
export function createPaymentSearch(device: Device): PaymentSearch {
  const { ask, ...flow } = createAskFlow<SearchEnd, number>('idle', 0);
  return { ...flow, search: () => ask((signal) => searchAll(device, signal)) };
}
