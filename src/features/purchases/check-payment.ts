import type { PaymentEnv } from '../../platform/env.ts';
import type { CartStore } from '../cart/cart-store.ts';
import type { QuotedCartStore } from '../cart/quoted-cart-store.ts';
import { type Decision, decideReturn, isAsked, isUnconfirmed } from '../payments/check/decide-return.ts';
import { type Expected, type Lookup, lookUpPayment } from '../payments/check/verify-payment.ts';
import type { Payment } from '../payments/payment.ts';
import {
  attemptOf,
  checkOfAttempt,
  checkOfNumber,
  type FoundOrder,
  fromAttempt,
  orderByReference,
  type PaymentCheck,
} from './find-order.ts';
import { amountDue, purchasedLines } from './payment-items.ts';
import { type Attempt, findAttempt, findReceipt, type Purchases, type Receipt } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';
import { isStorable } from './stored-purchases.ts';

export type Device = {
  /** null: none is configured. */
  readonly service: PaymentEnv | null;
  readonly purchases: PurchasesStore;
  readonly cart: CartStore;
  readonly quotes: QuotedCartStore;
};

/** What a check came to. */
export type Checked = Decision & {
  readonly answer: Lookup['answer'];
  readonly paymentId: string | null;
  /** The purchase that is shown, where documents are. */
  readonly receipt: Receipt | null;
  /** Whether this device knows the order: what is pending then waits in /mis-compras. */
  readonly isOurs: boolean;
};

/** The order as the device knows it now: another tab may have paid or deleted it meanwhile. */
function current(order: FoundOrder, reference: string | null, purchases: Purchases): FoundOrder {
  if (reference === null) return order;
  const now = orderByReference(reference, purchases);
  return now.known === 'nothing' ? order : now;
}

/** The order of the check, once it is known which payment was found. */
function orderOf({ reference, order, guess }: PaymentCheck, found: Payment | null, purchases: Purchases) {
  if (order.known !== 'nothing' || reference !== null) return current(order, reference, purchases);
  const named = found?.reference ?? null;
  if (named !== null) return orderByReference(named, purchases);
  return guess && !found ? current(fromAttempt(guess), guess.reference, purchases) : order;
}

/** A question by number alone is about the order that the payment names. */
function expectation({ reference, order }: PaymentCheck, purchases: Purchases) {
  return (found: Payment): Expected => {
    const named = found.reference ?? '';
    const known =
      reference === null
        ? (findAttempt(purchases, named) ?? findReceipt(purchases, named))
        : attemptOf(order);
    return { reference, total: known?.total ?? amountDue(found) };
  };
}

function receiptOf(order: FoundOrder, found: Payment | null, paymentId: string | null): Receipt | null {
  if (order.known === 'receipt') return order.receipt;
  const approvedAt = found?.approvedAt;
  const paid = {
    paymentId,
    paidAt: approvedAt ?? new Date().toISOString(),
    ...(approvedAt && { approvedAt }),
  };
  const attempt = attemptOf(order);
  if (attempt) {
    const { pending: _over, askedAt: _asked, deniedAt: _denied, ...purchase } = attempt;
    return { ...purchase, ...paid };
  }
  if (!found?.reference) return null;
  const { reference, items, amount: total } = found;
  const lines = purchasedLines(items);
  const rebuilt = { reference, preparedId: null, lines, total, startedAt: paid.paidAt, ...paid };
  return isStorable(rebuilt) ? rebuilt : null;
}

/** What follows from what the device knows and what was answered. */
function decide(check: PaymentCheck, lookup: Lookup, device: Device) {
  const { service, purchases } = device;
  const { place, status } = check;
  const { payment: found } = lookup;
  const order = orderOf(check, found, purchases.get());
  const paymentId = found?.id ?? check.paymentId;
  const receipt = receiptOf(order, found, paymentId);
  // A payment that cannot be stored as a purchase confirms none.
  const isUnusable = lookup.answer === 'withheld' || (lookup.answer === 'confirmed' && !receipt);
  const answer = isUnusable ? 'failed' : lookup.answer;
  const mode = service?.verification ?? 'auto';
  const decision = decideReturn({ place, status, known: order.known, answer, mode });
  const checked: Checked = {
    ...decision,
    answer: lookup.answer,
    paymentId,
    receipt: decision.outcome === 'documents' ? receipt : null,
    isOurs: attemptOf(order) !== null,
  };
  return { checked, order, isUnconfirmed: isUnconfirmed(answer) };
}

/** The result without asking: what a page shows while it asks. */
export function withoutAsking(check: PaymentCheck, device: Device): Checked {
  return decide(check, { answer: 'notAsked', payment: null }, device).checked;
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

/** Answers that nobody has paid the order, or that the money went back. A contradicting payment may have been charged. */
const denials: ReadonlySet<Lookup['answer']> = new Set(['nothing', 'refused', 'returned']);

function store(
  { checked, order, isUnconfirmed }: ReturnType<typeof decide>,
  { purchases, cart, quotes }: Device,
) {
  const { keeps, receipt, paymentId } = checked;
  if (keeps === 'receipt') {
    if (!receipt) return;
    // Another tab may have been first, and the cart may hold other things by now.
    const isNew = purchases.complete(receipt);
    // No other purchase ever bears it.
    if (receipt.quote) quotes.forget(receipt.quote);
    if (isNew && checked.cart === 'orderLeaves' && !isOvertaken(receipt, purchases.get())) {
      cart.takeOut(receipt.lines);
    }
    return;
  }
  const attempt = attemptOf(order);
  if (!attempt) return;
  const { reference } = attempt;
  const now = new Date().toISOString();
  if (isUnconfirmed) purchases.markAsked(reference, now);
  if (denials.has(checked.answer)) purchases.markDenied(reference, now);
  if (keeps === 'pending') purchases.markPending(reference, { paymentId, since: now });
  if (keeps === 'refused') purchases.markRefused(reference);
}

/** The service to ask; null where there is none, nothing to ask by, or no reason to. */
export function serviceToAsk(check: PaymentCheck, service: PaymentEnv | null): PaymentEnv | null {
  const { place, status, paymentId, reference, order, guess } = check;
  if (paymentId === null && reference === null) return null;
  const known = order.known === 'nothing' && guess ? 'attempt' : order.known;
  return isAsked({ place, status, known }) ? service : null;
}

async function ask(check: PaymentCheck, device: Device, signal: AbortSignal): Promise<Lookup> {
  const service = serviceToAsk(check, device.service);
  if (!service) return { answer: 'notAsked', payment: null };
  const { paymentId, reference, guess } = check;
  const question = { paymentId, reference, guess: guess?.reference ?? null };
  return lookUpPayment(service, question, expectation(check, device.purchases.get()), signal);
}

/**
 * Asks about a payment once, decides what follows, and stores it.
 * @throws the signal's abort, in which case nothing has changed
 */
export async function checkPayment(
  check: PaymentCheck,
  device: Device,
  signal: AbortSignal,
): Promise<Checked> {
  const decided = decide(check, await ask(check, device, signal), device);
  store(decided, device);
  return decided.checked;
}

/** Asks about an attempt of this device, as `checkPayment` does. */
export function checkAttempt(attempt: Attempt, device: Device, signal: AbortSignal): Promise<Checked> {
  return checkPayment(checkOfAttempt(attempt), device, signal);
}

/** Asks about a number that was typed, as `checkPayment` does. */
export function checkNumber(paymentId: string, device: Device, signal: AbortSignal): Promise<Checked> {
  return checkPayment(checkOfNumber(paymentId, device.purchases.get()), device, signal);
}
