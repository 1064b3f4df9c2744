import { outcomeRows, type ReturnRow, writeOutcome } from '../../../content/payment-outcomes.ts';
import { cartKept, notPaidCopy, statusUnknownCopy } from '../../../content/returns-copy.ts';
import { sleep } from '../../../platform/async.ts';
import { env } from '../../../platform/current-env.ts';
import { createStore } from '../../../platform/store.ts';
import type { Outcome } from '../../payments/decide-return.ts';
import type { PaymentReturn } from '../../payments/payment-return.ts';
import {
  askAboutPayment,
  outcomeWithoutAsking,
  type PaymentContext,
  type PaymentResult,
  shouldAsk as shouldAskAbout,
} from './ask-about-payment.ts';
import { questionOfReturn } from './question.ts';
import type { Flow } from './use-payments.ts';

/**
 * State of a return page. Until there is an answer, `outcome` depends only on the address and the device. 'waiting':
 * the outcome may still change, so the page will ask again.
 */
export type ReturnState = {
  readonly step: 'asking' | 'waiting' | 'done';
  readonly result: PaymentResult;
  /** True if there is nothing to ask, or the first question has ended, even without an answer. */
  readonly isSettled: boolean;
  /** True if the page asks the service: one is configured, and the question is necessary. */
  readonly asksService: boolean;
};

/** Milliseconds to wait before each further question while the outcome may still change. */
const retryDelaysMs = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Outcomes that may still change, so that the page asks again for a minute, and when it is shown again. The service's
 * search finds a new payment only after some seconds, and the buyer may pay on a phone whatever the address says.
 */
const changeableOutcomes: ReadonlySet<Outcome> = new Set([
  'notYet',
  'pending',
  'unconfirmed',
  'unreachable',
  'notApproved',
  'notApprovedWait',
  'cancelled',
  'cancelledWait',
]);

/** Flow of a return page. It may be started twice, as StrictMode does. */
export type ReturnFlow = Flow<ReturnState> & {
  readonly retry: () => void;
  /** Asks again at once if the outcome may still change. The page shows the earlier outcome until the answer. */
  readonly recheck: () => void;
};

export function createReturnFlow(
  place: 'paid' | 'notPaid',
  paymentReturn: PaymentReturn,
  context: PaymentContext,
): ReturnFlow {
  const question = questionOfReturn(place, paymentReturn, context.purchasesStore.get());
  const asksService = shouldAskAbout(question, context);
  const initialStep = asksService ? 'asking' : 'done';
  const state = createStore<ReturnState>({
    step: initialStep,
    result: outcomeWithoutAsking(question, context),
    isSettled: !asksService,
    asksService,
  });
  let stop = () => {};
  let isAsking = false;

  function recordReturn(): void {
    const { status, reference, paymentId } = question;
    if (status !== 'approved' || reference === null) return;
    context.purchasesStore.markPending(reference, { paymentId, since: new Date().toISOString() });
  }

  async function poll(signal: AbortSignal): Promise<void> {
    // Store the return before the answer, so that a buyer who closes the page finds the payment in /mis-compras.
    if (asksService) recordReturn();
    const delaysMs = asksService ? retryDelaysMs : [];
    for (const [round, delayMs] of [0, ...delaysMs].entries()) {
      await sleep(delayMs, signal);
      isAsking = true;
      const result = await askAboutPayment(question, context, signal);
      isAsking = false;
      const asksAgain = round < delaysMs.length && changeableOutcomes.has(result.outcome);
      // If nothing could be asked, the page shows this outcome already.
      if (asksService)
        state.set({ step: asksAgain ? 'waiting' : 'done', result, isSettled: true, asksService });
      if (!asksAgain) return;
    }
  }

  function start(): () => void {
    const controller = new AbortController();
    // Only our own abort can cause a rejection.
    poll(controller.signal).catch(() => {});
    stop = () => controller.abort();
    // Read `stop` only when the page closes, because `retry` and `recheck` replace it.
    return () => stop();
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    start,
    retry: () => {
      stop();
      state.set({ ...state.get(), step: initialStep });
      start();
    },
    recheck: () => {
      if (isAsking || !asksService || !changeableOutcomes.has(state.get().result.outcome)) return;
      stop();
      start();
    },
  };
}

type RowName = Outcome | 'asking' | 'pendingElsewhere';

/** Row of src/content/payment-outcomes.ts with its text filled in. */
export type ReturnView = Omit<ReturnRow, 'text'> & {
  readonly name: RowName;
  readonly text: string;
  /** Line that says that the page is asking the payment service; '' for nothing. */
  readonly progressText: string;
};

const rows: {
  readonly [Page in 'paid' | 'notPaid']: Partial<Record<RowName, ReturnRow>>;
} = outcomeRows;

const fallbackRows = { paid: outcomeRows.paid.empty, notPaid: outcomeRows.notPaid.cancelled };

function rowName(place: 'paid' | 'notPaid', { step, result: paymentResult }: ReturnState): RowName {
  // /pago-exitoso waits for the answer. /pago-cancelado meanwhile shows what its address says.
  if (step === 'asking' && place === 'paid') return 'asking';
  return paymentResult.outcome === 'pending' && !paymentResult.hasAttempt
    ? 'pendingElsewhere'
    : paymentResult.outcome;
}

/**
 * Returns the line that says that the page is asking; '' if it isn't. While the page repeats its question, the line
 * also advises to wait, because the buyer may just have paid on a phone. It leaves the advice out if the row's text has
 * it.
 */
function progressTextOf(step: ReturnState['step'], { advisesToWait }: ReturnRow): string {
  if (step === 'done') return '';
  if (step === 'asking') return notPaidCopy.asking;
  return advisesToWait ? notPaidCopy.stillAsking : `${notPaidCopy.stillAsking} ${notPaidCopy.waitAdvice}`;
}

export function returnView(place: 'paid' | 'notPaid', state: ReturnState, cartCount: number): ReturnView {
  const name = rowName(place, state);
  const row = rows[place][name] ?? fallbackRows[place];
  const texts = [
    writeOutcome(row.text, {
      email: env.contactEmail,
      documentCount: state.result.receipt?.lines.length ?? 0,
    }),
    row.keepsCart && cartCount > 0 && cartKept(cartCount),
    row.advisesToWait && notPaidCopy.waitAdvice,
  ];
  // Show a neutral title until the first question has ended, because the address may be outdated.
  const isUndecided = place === 'notPaid' && !state.isSettled && state.result.receipt === null;
  const { title, meta } = isUndecided ? statusUnknownCopy : row;
  return {
    ...row,
    title,
    meta,
    name,
    text: texts.filter(Boolean).join(' '),
    // A pending payment can't be checked without a service.
    mainAction:
      place === 'notPaid' && row.mainAction === 'check' && !state.asksService ? null : row.mainAction,
    progressText: progressTextOf(state.step, row),
  };
}
