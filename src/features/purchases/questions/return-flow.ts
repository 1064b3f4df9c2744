import { outcomeRows, type ReturnRow, writeOutcome } from '../../../content/payment-outcomes.ts';
import { cartKept, notPaidCopy, unknownCopy } from '../../../content/returns-copy.ts';
import { pause } from '../../../platform/async.ts';
import { env } from '../../../platform/current-env.ts';
import { createStore } from '../../../platform/store.ts';
import type { Outcome } from '../../payments/decide-return.ts';
import type { PaymentReturn } from '../../payments/payment-return.ts';
import {
  askAboutPayment,
  canAsk as canAskAbout,
  type Device,
  outcomeWithoutAsking,
  type PaymentOutcome,
} from './ask-about-payment.ts';
import { questionOfReturn } from './question.ts';
import type { Flow } from './use-payments.ts';

/**
 * State of a return page. Until there is an answer, `shown` follows from the address and the device alone. 'waiting':
 * there is an answer that may change by itself, so the page asks again.
 */
export type ReturnState = {
  readonly step: 'asking' | 'waiting' | 'done';
  readonly shown: PaymentOutcome;
  /** True if nothing was asked, or the service has answered at least once. */
  readonly isKnown: boolean;
  /** True if there is a service to ask. */
  readonly canAsk: boolean;
};

/** Milliseconds before each further question while the service does not confirm the payment. */
const retryDelays = [2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Outcomes that may change by themselves, so that the page asks again for a minute, and when it is shown again. A search
 * finds a new payment some seconds late, and the buyer may pay on a phone whatever the address says.
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
export type ReturnFlow = Flow<ReturnState> & {
  readonly retry: () => void;
  /** Asks again at once if the outcome may change by itself. What is shown stays until the answer. */
  readonly recheck: () => void;
};

/** Creates the flow that leads from a return to its documents, or to what the buyer can do. */
export function createReturnFlow(
  place: 'paid' | 'notPaid',
  params: PaymentReturn,
  device: Device,
): ReturnFlow {
  const question = questionOfReturn(place, params, device.purchases.get());
  const canAsk = canAskAbout(question, device);
  const step = canAsk ? 'asking' : 'done';
  const state = createStore<ReturnState>({
    step,
    shown: outcomeWithoutAsking(question, device),
    isKnown: !canAsk,
    canAsk,
  });
  let stop = () => {};
  let isAsking = false;

  function noteReturn(): void {
    const { status, reference, paymentId } = question;
    if (status !== 'approved' || reference === null) return;
    device.purchases.markPending(reference, { paymentId, since: new Date().toISOString() });
  }

  async function follow(signal: AbortSignal): Promise<void> {
    // Store it before the answer, so that a buyer who closes the page finds the payment among the purchases.
    if (canAsk) noteReturn();
    const delays = canAsk ? retryDelays : [];
    for (const [asked, wait] of [0, ...delays].entries()) {
      await pause(wait, signal);
      isAsking = true;
      const shown = await askAboutPayment(question, device, signal);
      isAsking = false;
      const goesOn = asked < delays.length && changing.has(shown.outcome);
      // Without a question nothing has changed, and the page shows it already.
      if (canAsk) state.set({ step: goesOn ? 'waiting' : 'done', shown, isKnown: true, canAsk });
      if (!goesOn) return;
    }
  }

  function start(): () => void {
    const leaving = new AbortController();
    // The only rejection is our own abort.
    follow(leaving.signal).catch(() => {});
    stop = () => leaving.abort();
    // Read `stop` late, because a retry replaces the first round.
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
    recheck: () => {
      if (isAsking || !canAsk || !changing.has(state.get().shown.outcome)) return;
      stop();
      start();
    },
  };
}

type RowName = Outcome | 'asking' | 'pendingElsewhere';

/** A row of the table of outcomes with its texts written out. */
export type ReturnView = Omit<ReturnRow, 'text'> & {
  readonly name: RowName;
  readonly text: string;
  /** Says what the page does in the meantime; '' for nothing. */
  readonly meanwhile: string;
};

const rows: {
  readonly [Page in 'paid' | 'notPaid']: Partial<Record<RowName, ReturnRow>>;
} = outcomeRows;

/** Rows for an outcome that can't be seen at the page, so that it says something in any case. */
const fallback = { paid: outcomeRows.paid.empty, notPaid: outcomeRows.notPaid.cancelled };

function rowName(place: 'paid' | 'notPaid', { step, shown }: ReturnState): RowName {
  // /pago-exitoso waits for the answer. /pago-cancelado shows at once what its address says, and asks beside it.
  if (step === 'asking' && place === 'paid') return 'asking';
  return shown.outcome === 'pending' && !shown.isOurs ? 'pendingElsewhere' : shown.outcome;
}

/** A buyer who paid just now on a phone waits; one who left without paying isn't held up. */
function meanwhileOf(step: ReturnState['step'], { wait }: ReturnRow): string {
  if (step === 'done') return '';
  if (step === 'asking') return notPaidCopy.asking;
  return wait ? notPaidCopy.askingOn : `${notPaidCopy.askingOn} ${notPaidCopy.wait}`;
}

/**
 * Returns what a return page shows.
 * @param inCart how many products the cart still holds
 */
export function returnView(place: 'paid' | 'notPaid', state: ReturnState, inCart: number): ReturnView {
  const name = rowName(place, state);
  const row = rows[place][name] ?? fallback[place];
  const texts = [
    writeOutcome(row.text, { email: env.contactEmail, documents: state.shown.receipt?.lines.length ?? 0 }),
    row.keepsCart && inCart > 0 && cartKept(inCart),
    row.wait && notPaidCopy.wait,
  ];
  // What the address says may be outdated, so the title waits for the answer.
  const isOpen = place === 'notPaid' && !state.isKnown && state.shown.receipt === null;
  const { title, meta } = isOpen ? unknownCopy : row;
  return {
    ...row,
    title,
    meta,
    name,
    text: texts.filter(Boolean).join(' '),
    // Without a service to ask, a pending payment can't be checked here.
    main: place === 'notPaid' && row.main === 'check' && !state.canAsk ? null : row.main,
    meanwhile: meanwhileOf(state.step, row),
  };
}
