// Asks the service about this device's payments without a click by the buyer.
import type { Outcome } from '../../payments/decide-return.ts';
import { type Attempt, isOverdue, listPurchases, mayBePaid } from '../purchases.ts';
import { askAboutPayment, type PaymentContext } from './ask-about-payment.ts';
import { questionOfAttempt } from './question.ts';

const dayMs = 24 * 60 * 60 * 1000;

const maxOverdueAttempts = 10;

/** Maximum number of pending payments to ask about each time, and likewise of begun ones. */
const maxOpenPayments = 3;

/**
 * Outcomes after which an overdue attempt counts as unpaid. An attempt that is under way or couldn't be checked doesn't
 * count as unpaid.
 */
const unpaidOutcomes: ReadonlySet<Outcome> = new Set(['notYet', 'refused', 'returned', 'contradicting']);

/**
 * Outcomes that suggest that the service is down, so that `askAboutEach` stops. An inaccessible payment has one of
 * these outcomes too, but it doesn't stop the questions about the other payments.
 */
const failedOutcomes: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'noService']);

/**
 * Asks about one attempt after another, and stops if the service doesn't answer.
 * @returns the number of attempts that became receipts, the number of payments that are inaccessible (see
 * `PaymentResult`), and `stoppedEarly`, true if it stopped because the service didn't answer
 * @throws `signal.reason` if the signal aborts
 */
export async function askAboutEach(
  attempts: readonly Attempt[],
  context: PaymentContext,
  signal: AbortSignal,
  onUnpaid: (attempt: Attempt) => void = () => {},
) {
  let foundCount = 0;
  let inaccessibleCount = 0;
  for (const attempt of attempts) {
    const { outcome, isInaccessible } = await askAboutPayment(questionOfAttempt(attempt), context, signal);
    if (isInaccessible) inaccessibleCount += 1;
    else if (failedOutcomes.has(outcome)) return { foundCount, inaccessibleCount, stoppedEarly: true };
    if (outcome === 'documents') foundCount += 1;
    if (unpaidOutcomes.has(outcome)) onUnpaid(attempt);
  }
  return { foundCount, inaccessibleCount, stoppedEarly: false };
}

/**
 * Asks about the newest open payments: pending ones, and begun ones that may still turn out to be paid or were begun
 * within a day. The buyer may have paid on a phone, or closed the return page too early. An unpaid attempt stays, since
 * another tab may be paying it.
 * @returns the number of payments that turned out to be paid, and are receipts now
 * @throws `signal.reason` if the signal aborts
 */
export async function reconcileOpenPayments(context: PaymentContext, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const { pendingAttempts, begunAttempts } = listPurchases(context.purchasesStore.get());
  const isRecent = ({ startedAt }: Attempt) => Math.abs(now - Date.parse(startedAt)) < dayMs;
  const isOpen = (attempt: Attempt) => isRecent(attempt) || mayBePaid(attempt, now);
  const newestAttempts = [
    ...pendingAttempts.slice(0, maxOpenPayments),
    ...begunAttempts.filter(isOpen).slice(0, maxOpenPayments),
  ];
  return (await askAboutEach(newestAttempts, context, signal)).foundCount;
}

/** Returns milliseconds since 1970; 0 if there was no answer. */
function lastAnswerTime({ askedAt }: Attempt): number {
  return askedAt === undefined ? 0 : Date.parse(askedAt);
}

/**
 * Checks the overdue attempts, and discards the unpaid ones. Attempts that were never checked come first, then those
 * whose last check was longest ago. Otherwise attempts that stay undecided would use up `maxOverdueAttempts` every time.
 * @returns the number of attempts that turned out to be paid, and are receipts now
 * @throws `signal.reason` if the signal aborts
 */
export async function reconcileOverduePayments(
  context: PaymentContext,
  signal: AbortSignal,
): Promise<number> {
  const now = Date.now();
  const overdueAttempts = context.purchasesStore
    .get()
    .attempts.filter((attempt) => isOverdue(attempt, now))
    .toSorted((a, b) => lastAnswerTime(a) - lastAnswerTime(b));
  const discard = ({ reference }: Attempt) => context.purchasesStore.discard(reference);
  return (await askAboutEach(overdueAttempts.slice(0, maxOverdueAttempts), context, signal, discard))
    .foundCount;
}

type WatchOptions = {
  readonly checkOnOpen: boolean;
  /** Called if a payment turned out to be paid. */
  readonly onFound: () => void;
};

/** Asks about open and overdue payments whenever the page is shown again, until the signal aborts. */
export function watchPayments(
  context: PaymentContext,
  { checkOnOpen, onFound }: WatchOptions,
  signal: AbortSignal,
): void {
  let isAsking = false;

  async function ask(): Promise<void> {
    // One return to the page may fire several events.
    if (isAsking || document.hidden) return;
    isAsking = true;
    try {
      for (const reconcile of [reconcileOpenPayments, reconcileOverduePayments]) {
        if ((await reconcile(context, signal)) > 0) onFound();
      }
    } catch {
      // Only the signal's abort can cause a rejection.
    }
    isAsking = false;
  }

  window.addEventListener('focus', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  // `pageshow` also fires when the page loads. Only a page from the back/forward cache was shown before.
  window.addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal });
  if (checkOnOpen) ask();
}
