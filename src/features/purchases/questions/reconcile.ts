// Questions about this device's payments that nobody has to press a button for.
import type { Outcome } from '../../payments/decide-return.ts';
import { type Attempt, isOverdue, listPurchases, mayBePaid } from '../purchases.ts';
import { askAboutPayment, type Device } from './ask-about-payment.ts';
import { questionOfAttempt } from './question.ts';

const day = 24 * 60 * 60 * 1000;

/** Questions about overdue attempts in one visit. They run in the background. */
const maxAsked = 10;

/** Questions about pending payments each time, and as many about begun ones. */
const maxOpen = 3;

/** Outcomes that mean unpaid. A payment that is under way, or couldn't be checked, has none of them. */
const unpaid: ReadonlySet<Outcome> = new Set(['notYet', 'refused', 'returned', 'contradicting']);

/** Outcomes that make the next question pointless, unless the answer was withheld for this payment alone. */
const pointless: ReadonlySet<Outcome> = new Set(['unreachable', 'unconfirmed', 'noService']);

/**
 * Asks about one attempt after another until the service doesn't answer.
 * @returns how many became receipts, for how many the answer was withheld, and whether the rest was skipped
 * @throws the signal's abort
 */
export async function askAboutEach(
  attempts: readonly Attempt[],
  device: Device,
  signal: AbortSignal,
  onUnpaid: (attempt: Attempt) => void = () => {},
) {
  let found = 0;
  let withheld = 0;
  for (const attempt of attempts) {
    const { outcome, isWithheld } = await askAboutPayment(questionOfAttempt(attempt), device, signal);
    if (isWithheld) withheld += 1;
    else if (pointless.has(outcome)) return { found, withheld, isCutOff: true };
    if (outcome === 'documents') found += 1;
    if (unpaid.has(outcome)) onUnpaid(attempt);
  }
  return { found, withheld, isCutOff: false };
}

/**
 * Asks about the newest payments that pages show as open: pending ones, and begun ones that may be paid still or are of
 * the last day. The buyer may have paid on a phone, or left the return page before it worked. An unpaid attempt stays,
 * since another tab may be paying it.
 * @returns how many turned out to be paid, and are receipts now
 * @throws the signal's abort
 */
export async function reconcileOpen(device: Device, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const { pending, begun } = listPurchases(device.purchases.get());
  const isFresh = ({ startedAt }: Attempt) => Math.abs(now - Date.parse(startedAt)) < day;
  const open = begun.filter((attempt) => isFresh(attempt) || mayBePaid(attempt, now));
  const asked = [...pending.slice(0, maxOpen), ...open.slice(0, maxOpen)];
  return (await askAboutEach(asked, device, signal)).found;
}

/** Sorts attempts that are never answered for to the end, so that the others get their turn. */
function lastAsked({ askedAt }: Attempt): number {
  return askedAt === undefined ? 0 : Date.parse(askedAt);
}

/**
 * Checks attempts begun over 30 days ago that nobody came back from, and discards the unpaid ones. Attempts that were
 * never checked come first, then those whose last check is longest ago.
 * @returns how many turned out to be paid, and are receipts now
 * @throws the signal's abort
 */
export async function reconcileOverdue(device: Device, signal: AbortSignal): Promise<number> {
  const now = Date.now();
  const overdue = device.purchases
    .get()
    .attempts.filter((attempt) => isOverdue(attempt, now))
    .toSorted((a, b) => lastAsked(a) - lastAsked(b));
  const discard = ({ reference }: Attempt) => device.purchases.discard(reference);
  return (await askAboutEach(overdue.slice(0, maxAsked), device, signal, discard)).found;
}

type WatchOptions = {
  /** True to ask at once, too. */
  readonly atOpening: boolean;
  /** Called if something turned out to be paid. */
  readonly onFound: () => void;
};

/** Asks about open and overdue payments whenever the page is shown again, until the signal aborts. */
export function watchPayments(
  device: Device,
  { atOpening, onFound }: WatchOptions,
  signal: AbortSignal,
): void {
  let isAsking = false;

  async function ask(): Promise<void> {
    // Several events tell of one return.
    if (isAsking || document.hidden) return;
    isAsking = true;
    try {
      for (const reconcile of [reconcileOpen, reconcileOverdue]) {
        if ((await reconcile(device, signal)) > 0) onFound();
      }
    } catch {
      // The only rejection is the signal's abort.
    }
    isAsking = false;
  }

  window.addEventListener('focus', ask, { signal });
  document.addEventListener('visibilitychange', ask, { signal });
  // It also fires when the page has loaded.
  window.addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal });
  if (atOpening) ask();
}
