import type { CartStore } from '../../cart/cart-store.ts';
import type { QuotedCartStore } from '../../cart/quoted-cart-store.ts';
import { productById } from '../../catalogue/products.ts';
import {
  type Answer,
  type Decision,
  decideReturn,
  isAsked,
  isUnconfirmed,
} from '../../payments/decide-return.ts';
import { type Expected, type Lookup, lookUpPayment } from '../../payments/look-up-payment.ts';
import type { Payment, PaymentItem } from '../../payments/payment.ts';
import type { PaymentEnv } from '../../payments/payment-env.ts';
import {
  type Attempt,
  findAttempt,
  findReceipt,
  type PurchasedLine,
  type Purchases,
  type Receipt,
  uniqueLines,
} from '../purchases.ts';
import type { PurchasesStore } from '../purchases-store.ts';
import { isStorable } from '../stored-purchases.ts';
import { findOrder, type Question } from './question.ts';

export type Device = {
  /** null: none is configured. */
  readonly service: PaymentEnv | null;
  readonly purchases: PurchasesStore;
  readonly cart: CartStore;
  readonly quotes: QuotedCartStore;
};

/** The result of a question about a payment. */
export type PaymentOutcome = Decision & {
  readonly paymentId: string | null;
  /** The purchase that is shown; null unless the outcome is 'documents'. */
  readonly receipt: Receipt | null;
  /** True if this device knows the order, so that a pending payment waits in /mis-compras. */
  readonly isOurs: boolean;
  /** True if the service refused an answer about this payment only. */
  readonly isWithheld: boolean;
};

/** Returns the item's price here. An item that is not in the catalogue has its own price, which never lowers the total. */
function priceHere({ id, unitPrice }: PaymentItem): number {
  return productById(id)?.price ?? Math.max(Math.ceil(unitPrice), 0);
}

/**
 * Minimum share of today's price at which a price written by the proxy is accepted. The proxy signs only the reference,
 * so anyone with a token of the account could write a price of 1 CLP under a signed reference. A price that has doubled
 * since is still accepted; beyond that the purchase can only be recovered on the device where it was begun.
 */
const minPriceShare = 0.5;

/**
 * Returns what the items of a payment cost here in whole CLP, whatever was paid for them. Prices of the proxy count as
 * they are, since the catalogue's may have changed. null if the payment doesn't say what, or which order, it is for.
 */
export function amountDue({ items, reference, pricedBy }: Payment): number | null {
  if (items.length === 0 || reference === null) return null;
  const priceOf = (item: PaymentItem) =>
    pricedBy === 'proxy' && item.unitPrice >= priceHere(item) * minPriceShare
      ? item.unitPrice
      : priceHere(item);
  return items.reduce((sum, item) => sum + item.quantity * priceOf(item), 0);
}

/** Returns the items of a payment as a receipt keeps them, without a price that no product has. */
export function purchasedLines(items: readonly PaymentItem[]): readonly PurchasedLine[] {
  return uniqueLines(
    items.map(({ id, quantity, unitPrice }) => ({
      id,
      quantity,
      ...(Number.isInteger(unitPrice) && unitPrice > 0 ? { unitPrice } : {}),
    })),
  );
}

/** A question without a reference is about whichever order the payment names. */
function expectation({ reference }: Question, attempt: Attempt | null, purchases: Purchases) {
  return (found: Payment): Expected => {
    const named = found.reference ?? '';
    const known =
      reference === null ? (findAttempt(purchases, named) ?? findReceipt(purchases, named)) : attempt;
    return { reference, total: known?.total ?? amountDue(found) };
  };
}

/** Returns the receipt of an attempt or, on a device without it, the one that its payment allows to rebuild. */
function receiptFor(
  attempt: Attempt | null,
  found: Payment | null,
  paymentId: string | null,
): Receipt | null {
  const approvedAt = found?.approvedAt;
  const paidAt = approvedAt ?? new Date().toISOString();
  const paid = { paymentId, paidAt, ...(approvedAt && { approvedAt }) };
  if (attempt) {
    const { pending: _over, askedAt: _asked, deniedAt: _denied, ...purchase } = attempt;
    return { ...purchase, ...paid };
  }
  if (!found?.reference) return null;
  const { reference, items, amount: total } = found;
  const lines = purchasedLines(items);
  const rebuilt = { reference, preparedId: null, lines, total, startedAt: paidAt, ...paid };
  return isStorable(rebuilt) ? rebuilt : null;
}

/** Decides what follows from what the device knows and what was answered. */
function conclude(question: Question, { answer, payment }: Lookup, { service, purchases }: Device) {
  const { place, status } = question;
  const { known, attempt, receipt: present } = findOrder(question, payment, purchases.get());
  const paymentId = payment?.id ?? question.paymentId;
  const receipt = present ?? receiptFor(attempt, payment, paymentId);
  // A payment that can't be stored as a purchase confirms none.
  const isUnusable = answer === 'withheld' || (answer === 'confirmed' && !receipt);
  const usable = isUnusable ? 'failed' : answer;
  const mode = service?.verification ?? 'auto';
  const decision = decideReturn({ place, status, known, answer: usable, mode });
  const outcome: PaymentOutcome = {
    ...decision,
    paymentId,
    receipt: decision.outcome === 'documents' ? receipt : null,
    isOurs: attempt !== null,
    isWithheld: answer === 'withheld',
  };
  return { outcome, attempt, answer: usable };
}

/** Returns the outcome without asking: what a page shows while it asks. */
export function outcomeWithoutAsking(question: Question, device: Device): PaymentOutcome {
  return conclude(question, { answer: 'notAsked', payment: null }, device).outcome;
}

/**
 * True if a later purchase emptied the cart since, so that what it holds now doesn't belong to the earlier order.
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

function storeReceipt(receipt: Receipt, cart: Decision['cart'], device: Device): void {
  // Another tab may have been first, and the cart may hold other things by now.
  const isNew = device.purchases.complete(receipt);
  // No other purchase may bear the same quote.
  if (receipt.quote) device.quotes.forget(receipt.quote);
  if (isNew && cart === 'orderLeaves' && !isOvertaken(receipt, device.purchases.get())) {
    device.cart.takeOut(receipt.lines);
  }
}

/** Answers that nobody has paid the order, or that the money went back. A contradicting payment may have been charged. */
const denials: ReadonlySet<Answer> = new Set(['nothing', 'refused', 'returned']);

function store({ outcome, attempt, answer }: ReturnType<typeof conclude>, device: Device): void {
  const { purchases } = device;
  const { keeps, cart, receipt, paymentId } = outcome;
  if (keeps === 'receipt') {
    if (receipt) storeReceipt(receipt, cart, device);
    return;
  }
  if (!attempt) return;
  const { reference } = attempt;
  const now = new Date().toISOString();
  if (isUnconfirmed(answer)) purchases.markAsked(reference, now);
  if (denials.has(answer)) purchases.markDenied(reference, now);
  if (keeps === 'pending') purchases.markPending(reference, { paymentId, since: now });
  if (keeps === 'refused') purchases.markRefused(reference);
}

/** True if there is a service to ask, something to ask by, and a reason to. */
export function canAsk(question: Question, { service, purchases }: Device): boolean {
  const { place, status, paymentId, reference, attempt } = question;
  if (!service || (paymentId === null && reference === null)) return false;
  const isGuess = reference === null && attempt !== null;
  const known = isGuess ? 'attempt' : findOrder(question, null, purchases.get()).known;
  return isAsked({ place, status, known });
}

async function lookUp(question: Question, device: Device, signal: AbortSignal): Promise<Lookup> {
  const { service } = device;
  if (!service || !canAsk(question, device)) return { answer: 'notAsked', payment: null };
  const { paymentId, reference } = question;
  const purchases = device.purchases.get();
  const { attempt } = findOrder(question, null, purchases);
  const query = { paymentId, reference, guess: question.attempt?.reference ?? null };
  return lookUpPayment(service, query, expectation(question, attempt, purchases), signal);
}

/**
 * Asks about a payment once, decides what follows, and stores it.
 * @throws the signal's abort, in which case nothing has changed
 */
export async function askAboutPayment(
  question: Question,
  device: Device,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  const concluded = conclude(question, await lookUp(question, device, signal), device);
  store(concluded, device);
  return concluded.outcome;
}
