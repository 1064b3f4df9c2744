import type { PaymentEnv } from '../../platform/env.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { Payment } from '../payments/payment.ts';
import type { ReturnStatus } from '../payments/payment-return.ts';
import type { Expected, Lookup } from './judge.ts';
import { fromAttempt, type KnownOrder, orderByReference } from './known-order.ts';
import { purchasedLines } from './payment-items.ts';
import { lookUpPayment, lookupService } from './payment-lookup.ts';
import { type Attempt, findAttempt, findReceipt, type Purchases, type Receipt } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';
import { findQuote, forgetQuote } from './quote-of-order.ts';
import { classify } from './return-rules.ts';
import { isAsked, isUnconfirmed, knownAt, type Place, type Rule } from './returns.ts';
import { isKept } from './stored-purchases.ts';

/** Which payment is checked, and why. */
export type Inquiry = {
  readonly place: Place;
  readonly status: ReturnStatus;
  readonly paymentId: string | null;
  /** The order's reference; null where the address names none and the device does not know it either. */
  readonly reference: string | null;
  readonly order: KnownOrder;
  /** For a return that gives a number alone: the attempt it is attributed to while no payment is found by that number. */
  readonly guess: Attempt | null;
};

export type Settled = {
  readonly rule: Rule;
  readonly paymentId: string | null;
  /** The purchase that is shown, where the rule shows documents. */
  readonly receipt: Receipt | null;
  /** Whether this device knows the order: what is pending then waits in /mis-compras. */
  readonly isOurs: boolean;
};

/** What an inquiry came to, and the answer that it got. */
export type Answered = Settled & Pick<Lookup, 'answer'>;

export type Device = {
  /** null: none is configured. */
  readonly service: PaymentEnv | null;
  readonly purchases: Omit<PurchasesStore, 'subscribe' | 'start' | 'forget'>;
  readonly cart: Pick<CartStore, 'takeOut'>;
};

function attemptOf(order: KnownOrder): Attempt | null {
  return 'attempt' in order ? order.attempt : null;
}

/** The order as the device knows it now: another tab may have paid or deleted it meanwhile. */
function current(order: KnownOrder, reference: string | null, purchases: Purchases): KnownOrder {
  if (reference === null) return order;
  const now = orderByReference(reference, purchases);
  return now.known === 'nothing' ? order : now;
}

/** The order of the inquiry, once it is known which payment was found. */
function orderOf({ reference, order, guess }: Inquiry, found: Payment | null, purchases: Purchases) {
  if (order.known !== 'nothing' || reference !== null) return current(order, reference, purchases);
  const named = found?.reference ?? null;
  if (named !== null) return orderByReference(named, purchases);
  return guess && !found ? current(fromAttempt(guess), guess.reference, purchases) : order;
}

/** A question by number alone is about the order that the payment names. */
function expectation({ reference, order }: Inquiry, purchases: Purchases) {
  return (found: Payment): Expected => {
    if (reference !== null) return { reference, total: attemptOf(order)?.total ?? null };
    const named = found.reference ?? '';
    const known = findAttempt(purchases, named) ?? findReceipt(purchases, named);
    return { reference: null, total: known?.total ?? null };
  };
}

function receiptOf(order: KnownOrder, found: Payment | null, paymentId: string | null): Receipt | null {
  if (order.known === 'receipt') return order.receipt;
  const approvedAt = found?.approvedAt;
  const paid = {
    paymentId: found?.id ?? paymentId,
    paidAt: approvedAt ?? new Date().toISOString(),
    ...(approvedAt && { approvedAt }),
  };
  const attempt = attemptOf(order);
  if (attempt) {
    const { pending: _over, askedAt: _asked, ...purchase } = attempt;
    return { ...purchase, ...paid };
  }
  if (!found?.reference) return null;
  const { reference, items, amount: total } = found;
  const lines = purchasedLines(items);
  const rebuilt = { reference, preparedId: null, lines, total, startedAt: paid.paidAt, ...paid };
  return isKept(rebuilt) ? rebuilt : null;
}

/** The rule for what the device knows and what was answered. */
function settled(inquiry: Inquiry, { answer: said, payment: found }: Lookup, { service, purchases }: Device) {
  const answer = said === 'withheld' ? 'failed' : said;
  const { place, status } = inquiry;
  const order = orderOf(inquiry, found, purchases.get());
  const paymentId = found?.id ?? inquiry.paymentId;
  const receipt = receiptOf(order, found, paymentId);
  const rule = classify({
    place,
    status,
    known: knownAt(place, order.known),
    // A payment that cannot be stored as a purchase confirms none.
    answer: answer === 'confirmed' && !receipt ? 'failed' : answer,
    mode: service?.verification ?? 'auto',
  });
  return { order, paymentId, receipt: rule.outcome === 'documents' ? receipt : null, rule, answer };
}

/** The result without asking: what a page shows while it asks. */
export function provisional(inquiry: Inquiry, device: Device): Settled {
  const { rule, paymentId, receipt, order } = settled(inquiry, { answer: 'notAsked', payment: null }, device);
  return { rule, paymentId, receipt, isOurs: attemptOf(order) !== null };
}

/**
 * Whether a later purchase emptied the cart since: what it holds now does not belong to the earlier order.
 * A purchase that was rebuilt from its payment was never in this cart.
 */
function isOvertaken({ reference, startedAt }: Receipt, { receipts }: Purchases): boolean {
  return receipts.some(
    (other) =>
      other.reference !== reference &&
      other.preparedId !== null &&
      Date.parse(other.startedAt) > Date.parse(startedAt),
  );
}

function keep(outcome: ReturnType<typeof settled>, { purchases, cart }: Device) {
  const { rule, order, receipt, paymentId, answer } = outcome;
  if (rule.keeps === 'receipt') {
    if (!receipt) return;
    // Another tab may have been first, and the cart may hold other things by now.
    const isNew = purchases.complete(receipt);
    if (receipt.quote) void forgetQuote(receipt.quote);
    else if (isNew && receipt.preparedId === null) void findQuote(receipt, purchases);
    if (isNew && rule.cart === 'orderLeaves' && !isOvertaken(receipt, purchases.get())) {
      cart.takeOut(receipt.lines);
    }
    return;
  }
  const attempt = attemptOf(order);
  if (!attempt) return;
  const now = new Date().toISOString();
  if (isUnconfirmed(answer)) purchases.markAsked(attempt.reference, now);
  if (rule.keeps === 'pending') purchases.markPending(attempt.reference, { paymentId, since: now });
  if (rule.keeps === 'refused') purchases.markRefused(attempt.reference);
}

/** The service to ask; null where there is none, nothing to ask by, or no reason to. */
export function serviceToAsk(inquiry: Inquiry, service: PaymentEnv | null): PaymentEnv | null {
  const { place, status, paymentId, reference, order, guess } = inquiry;
  if (paymentId === null && reference === null) return null;
  const known = knownAt(place, order.known === 'nothing' && guess ? 'attempt' : order.known);
  return isAsked({ place, status, known }) ? lookupService(service) : null;
}

async function ask(
  inquiry: Inquiry,
  { service: configured, purchases }: Device,
  signal: AbortSignal,
): Promise<Lookup> {
  const service = serviceToAsk(inquiry, configured);
  if (!service) return { answer: 'notAsked', payment: null };
  const { paymentId, reference, guess } = inquiry;
  const question = { paymentId, reference, guess: guess?.reference ?? null };
  return lookUpPayment(service, question, expectation(inquiry, purchases.get()), signal);
}

/**
 * Asks about a payment once and does what the table of returns says: docs/returns.md.
 * @throws the signal's abort, in which case nothing has changed
 */
export async function settle(inquiry: Inquiry, device: Device, signal: AbortSignal): Promise<Answered> {
  const lookup = await ask(inquiry, device, signal);
  const outcome = settled(inquiry, lookup, device);
  keep(outcome, device);
  const { rule, paymentId, receipt, order } = outcome;
  return { rule, paymentId, receipt, isOurs: attemptOf(order) !== null, answer: lookup.answer };
}
