import type { PaymentEnv } from '../../platform/env.ts';
import { createStore, type Store } from '../../platform/store.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { type Outcome, receiptFor } from './outcome.ts';
import { type Expected, type Lookup, lookUpPayment, purchasedLines } from './payment-lookup.ts';
import { isKept, type Receipt } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';

/** What /pago-exitoso shows. */
export type PaidReturn =
  | { readonly step: 'nothing' }
  | { readonly step: 'notApproved'; readonly status: string }
  | { readonly step: 'checking' }
  | { readonly step: 'released'; readonly receipt: Receipt }
  | { readonly step: Undelivered; readonly paymentId: string | null };

/** Mercado Pago's word is missing, late, or against the purchase. */
export type Undelivered = 'contradicted' | 'notYet' | 'unreachable' | 'elsewhere';

/** Milliseconds before each further question while Mercado Pago finds nothing yet. */
const patience = [2_000, 4_000, 8_000, 16_000, 30_000];

type Pending = Extract<Outcome, { kind: 'returned' | 'unknown' }>;

type Needs = {
  readonly outcome: Outcome;
  /** null, or verification 'off': nobody is asked, and the return is believed as the specification says. */
  readonly payment: PaymentEnv | null;
  readonly purchases: Pick<PurchasesStore, 'complete' | 'markPending'>;
  readonly cart: Pick<CartStore, 'clear'>;
};

export type PaidReturnFlow = Pick<Store<PaidReturn>, 'get' | 'subscribe'> & {
  /** Begins to ask; returns a function that stops. Starting again, as StrictMode does, loses nothing. */
  readonly start: () => () => void;
  readonly retry: () => void;
};

function firstStep(outcome: Outcome): PaidReturn {
  if (outcome.kind === 'none') return { step: 'nothing' };
  if (outcome.kind === 'notApproved') return { step: 'notApproved', status: outcome.status };
  if (outcome.kind === 'paid') return { step: 'released', receipt: outcome.receipt };
  return { step: 'checking' };
}

function expectedOf(outcome: Pending): Expected {
  if (outcome.kind === 'unknown') {
    return { paymentId: outcome.paymentId, reference: outcome.reference, total: null };
  }
  const { reference, total } = outcome.attempt;
  return { paymentId: outcome.paymentId, reference, total };
}

/** The receipt that a confirmed look-up is worth, or null when it tells of nothing to deliver. */
function confirmedReceipt(outcome: Pending, { payment }: Extract<Lookup, { kind: 'confirmed' }>) {
  const now = new Date().toISOString();
  if (outcome.kind === 'returned') return receiptFor(outcome.attempt, payment.id, now);
  const lines = purchasedLines(payment);
  if (lines.length === 0 || !payment.external_reference) return null;
  const attempt = {
    reference: payment.external_reference,
    preferenceId: null,
    lines,
    total: payment.transaction_amount,
    startedAt: now,
  };
  const receipt = receiptFor(attempt, payment.id, now);
  return isKept(receipt) ? receipt : null;
}

/** Follows a return from payment to what the buyer gets. */
export function createPaidReturn({ outcome, payment, purchases, cart }: Needs): PaidReturnFlow {
  const state = createStore(firstStep(outcome));
  let stop = () => {};
  let wasAnswered = false;

  function release(receipt: Receipt): void {
    // Another tab may have been first, and the cart been filled again since.
    if (purchases.complete(receipt)) cart.clear();
    state.set({ step: 'released', receipt });
  }

  function withoutAnswer(pending: Pending, required: boolean): void {
    const { paymentId } = pending;
    if (pending.kind === 'unknown') state.set({ step: 'elsewhere', paymentId });
    else if (required) state.set({ step: 'unreachable', paymentId });
    else release(receiptFor(pending.attempt, paymentId, new Date().toISOString()));
  }

  function settle(pending: Pending, lookup: Lookup, required: boolean): void {
    const { paymentId } = pending;
    const receipt = lookup.kind === 'confirmed' ? confirmedReceipt(pending, lookup) : null;
    if (lookup.kind === 'notYet') wasAnswered = true;
    if (receipt) release(receipt);
    // What was asked once and found wanting is not believed because it cannot be asked again.
    else if (lookup.kind === 'unreachable' && wasAnswered) state.set({ step: 'notYet', paymentId });
    else if (lookup.kind === 'unreachable') withoutAnswer(pending, required);
    else state.set({ step: lookup.kind === 'confirmed' ? 'elsewhere' : lookup.kind, paymentId });
  }

  async function follow(pending: Pending, signal: AbortSignal): Promise<void> {
    const expected = expectedOf(pending);
    const nothingToAskBy = expected.paymentId === null && expected.reference === null;
    if (!payment || payment.verification === 'off' || nothingToAskBy) return withoutAnswer(pending, false);
    if (pending.kind === 'returned') {
      // Noted before the answer: whoever closes the page meanwhile finds the payment among the purchases.
      const since = new Date().toISOString();
      purchases.markPending(pending.attempt.reference, { paymentId: pending.paymentId, since });
    }
    for (const wait of [0, ...patience]) {
      await pause(wait, signal);
      settle(pending, await lookUpPayment(payment, expected, signal), payment.verification === 'required');
      if (state.get().step !== 'notYet') return;
    }
  }

  function start(): () => void {
    if (outcome.kind !== 'returned' && outcome.kind !== 'unknown') return stop;
    const leaving = new AbortController();
    // The one rejection is our own: the page was left.
    follow(outcome, leaving.signal).catch(() => {});
    stop = () => leaving.abort();
    return stop;
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start,
    retry: () => {
      stop();
      state.set({ step: 'checking' });
      start();
    },
  };
}

/** Waits, unless `signal` ends it first: then it rejects. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (ms === 0) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
