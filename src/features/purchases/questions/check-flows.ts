// Flows of the buttons in /mis-compras that ask about payments, and the message that each step shows.
import { type MessageRow, outcomeRows } from '../../../content/payment-outcomes.ts';
import { createStore } from '../../../platform/store.ts';
import type { Outcome } from '../../payments/decide-return.ts';
import { parsePaymentNumber } from '../../payments/payment-number.ts';
import { listPurchases, type PendingAttempt } from '../purchases.ts';
import { askAboutPayment, type PaymentContext } from './ask-about-payment.ts';
import { questionOfAttempt, questionOfNumber } from './question.ts';
import { askAboutEach } from './reconcile.ts';

type AskResult<Step> = { readonly step: Step; readonly isFound: boolean };

/** Creates a flow that asks when a button is pressed. It ignores presses while it asks; leaving the page aborts it. */
function createAskFlow<Step extends string>(initialStep: Step | 'idle') {
  const state = createStore<Step | 'idle' | 'asking' | 'unreachable'>(initialStep);
  let controller = new AbortController();
  const isAsking = () => state.get() === 'asking';

  /** @returns true if the answer added a receipt to this device */
  async function ask(request: (signal: AbortSignal) => Promise<AskResult<Step>>): Promise<boolean> {
    if (isAsking()) return false;
    state.set('asking');
    const { signal } = controller;
    try {
      const { step, isFound } = await request(signal);
      state.set(step);
      return isFound;
    } catch {
      // Whatever went wrong, the button can be pressed again.
      if (!signal.aborted) state.set('unreachable');
      return false;
    }
  }

  /** Starts nothing, since a press asks. @returns a function that aborts the request */
  function start(): () => void {
    return () => {
      controller.abort();
      // StrictMode unmounts the page and mounts it again.
      controller = new AbortController();
      if (isAsking()) state.set('idle');
    };
  }

  return { get: state.get, subscribe: state.subscribe, start, set: state.set, isAsking, ask };
}

/**
 * Creates the check of a pending payment. Without an answer the payment stays pending. Only /pago-exitoso may count a
 * payment as paid without an answer.
 */
export function createPendingCheck(attempt: PendingAttempt, context: PaymentContext) {
  const { ask, ...flow } = createAskFlow<Outcome>(context.service ? 'idle' : 'noService');
  const check = () =>
    ask(async (signal) => {
      const { outcome } = await askAboutPayment(questionOfAttempt(attempt), context, signal);
      return { step: outcome, isFound: outcome === 'documents' };
    });
  return { ...flow, check };
}

type PendingStep = 'idle' | 'asking' | Outcome;

export function pendingMessage(step: PendingStep): MessageRow {
  const rows: Partial<Record<PendingStep, MessageRow>> = outcomeRows.check;
  return rows[step] ?? outcomeRows.check.idle;
}

/**
 * 'wrong': the typed text has no number. 'several': it has more than one. 'has': this device has the purchase already.
 */
type NumberResult = 'wrong' | 'several' | 'has' | Outcome;

/**
 * Creates the search that finds another browser's purchase by the payment's number, which the service's e-mail
 * contains.
 */
export function createNumberSearch(context: PaymentContext) {
  const { ask, set, isAsking, ...flow } = createAskFlow<NumberResult>('idle');

  /** @returns true if the purchase was not on this device yet */
  async function search(input: string): Promise<boolean> {
    if (isAsking()) return false;
    const number = parsePaymentNumber(input);
    if (number === null || number === 'several') {
      set(number ?? 'wrong');
      return false;
    }
    return ask(async (signal) => {
      const question = questionOfNumber(number, context.purchasesStore.get());
      const { outcome, orderChange } = await askAboutPayment(question, context, signal);
      const isFound = orderChange === 'receipt';
      return { step: outcome === 'documents' && !isFound ? 'has' : outcome, isFound };
    });
  }

  return { ...flow, search };
}

type NumberStep = 'idle' | 'asking' | NumberResult;

export function numberMessage(step: NumberStep): MessageRow {
  const rows: Partial<Record<NumberStep, MessageRow>> = outcomeRows.number;
  return rows[step] ?? outcomeRows.number.idle;
}

/** Maximum number of payments that one search asks about, since each takes a request. */
const maxQuestions = 50;

/** 'partly': the service refused to answer about at least one of the payments. */
type SearchResult = 'found' | 'nothing' | 'partly' | 'unreachable';

/** Creates the search among the payments begun here, since the buyer may have paid one and closed the tab. */
export function createPaymentSearch(context: PaymentContext) {
  const { ask, ...flow } = createAskFlow<SearchResult>('idle');
  const search = () =>
    ask(async (signal) => {
      const { begunAttempts } = listPurchases(context.purchasesStore.get());
      const { foundCount, inaccessibleCount, stoppedEarly } = await askAboutEach(
        begunAttempts.slice(0, maxQuestions),
        context,
        signal,
      );
      const isFound = foundCount > 0;
      if (inaccessibleCount > 0 && !stoppedEarly) return { step: 'partly', isFound };
      if (isFound) return { step: 'found', isFound };
      return { step: stoppedEarly ? 'unreachable' : 'nothing', isFound };
    });
  return { ...flow, search };
}

export function paymentSearchMessage(step: SearchResult | 'idle' | 'asking'): MessageRow {
  return outcomeRows.lostPayments[step === 'asking' ? 'idle' : step];
}
