import { codeInTime } from '../../platform/async.ts';
import type { PaymentEnv } from '../../platform/env.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { Outcome } from '../payments/check/decide-return.ts';
import { lookupService } from '../payments/lookup-service.ts';
import type { Device } from './check-payment.ts';
import type { PurchaseList } from './purchase-list.ts';
import type { PendingAttempt } from './purchases.ts';

/** What a page runs while it is open: a state to show, and `start`, which returns the function that stops it. */
export type Flow<State> = Pick<Store<State>, 'get' | 'subscribe'> & { readonly start: () => () => void };

/** /mis-compras shows without this code, and fetches it to reconcile. */
export async function loadCheck(signal: AbortSignal) {
  const check = await codeInTime(import('./check-payment.ts'));
  signal.throwIfAborted();
  return check;
}

export type Asked<Step, Result> = { readonly step: Step; readonly result: Result };

/**
 * A question that a button asks. Presses while it runs are ignored; leaving the page aborts it.
 * @param first the step to begin with
 * @param none what `ask` resolves to when nothing was asked, or the page was left
 */
export function createAskFlow<Step extends string, Result>(first: Step | 'idle', none: Result) {
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

/** The service to look for lost payments with; null where none was begun here, or there is no service. */
export function searchService({ begun }: PurchaseList, service: PaymentEnv | null): PaymentEnv | null {
  return begun.length > 0 ? lookupService(service) : null;
}
