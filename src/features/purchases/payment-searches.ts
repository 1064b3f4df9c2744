// Apart from the check of what is pending: /mis-compras shows its purchases without these.
import type { Outcome } from '../payments/check/decide-return.ts';
import { parsePaymentNumber } from '../payments/payment-number.ts';
import { type Asked, createAskFlow, type Flow, loadCheck } from './check-flows.ts';
import type { Device } from './check-payment.ts';
import { listPurchases } from './purchase-list.ts';

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

/** For a buyer who closed the tab after paying: the references of begun payments are still on the device. */
export function createPaymentSearch(device: Device): PaymentSearch {
  const { ask, ...flow } = createAskFlow<SearchEnd, number>('idle', 0);
  return { ...flow, search: () => ask((signal) => searchAll(device, signal)) };
}
