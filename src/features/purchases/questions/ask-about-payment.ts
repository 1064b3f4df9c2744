import type { CartStore } from '../../cart/cart-store.ts';
import type { QuotedCartStore } from '../../cart/quoted-cart-store.ts';
import { productById } from '../../catalogue/products.ts';
import {
  type Answer,
  type Decision,
  decideReturn,
  isUnconfirmingAnswer,
  requiresAnswer,
} from '../../payments/decide-return.ts';
import { type ExpectedOrder, type Lookup, lookUpPayment } from '../../payments/look-up-payment.ts';
import type { Payment, PaymentItem } from '../../payments/payment.ts';
import type { PaymentService } from '../../payments/payment-env.ts';
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

export type PaymentContext = {
  /** null if none is configured. */
  readonly service: PaymentService | null;
  readonly purchasesStore: PurchasesStore;
  readonly cartStore: CartStore;
  readonly quoteStore: QuotedCartStore;
};

export type PaymentResult = Decision & {
  readonly paymentId: string | null;
  /** The purchase to show; null unless the outcome is 'documents'. */
  readonly receipt: Receipt | null;
  /** True if this device has the order's attempt, so that /mis-compras lists the payment while it is pending. */
  readonly hasAttempt: boolean;
  /**
   * True if the service refused to answer about this payment (403 or 404). Questions about others may still succeed.
   */
  readonly isInaccessible: boolean;
};

/**
 * Returns the item's price in the catalogue. For an item that the catalogue lacks, returns the payment's price, rounded
 * up and at least 0.
 */
function cataloguePrice({ id, unitPrice }: PaymentItem): number {
  return productById(id)?.price ?? Math.max(Math.ceil(unitPrice), 0);
}

/**
 * Minimum share of today's price at which a price written by the proxy is accepted. The proxy signs only the
 * reference, so anyone with a token of the account could write a price of 1 CLP under a signed reference. If the
 * catalogue's price has more than doubled since the order, the purchase can be recovered only on the device where it
 * was begun.
 */
const minPriceShare = 0.5;

/**
 * Returns the CLP that the items of a payment cost, whatever was paid for them; null if the payment names no items or
 * no order. Each item costs its price in the catalogue. A price that the proxy wrote counts instead, if it is at least
 * half of the catalogue's, because the catalogue may have changed since the order.
 */
export function amountDue({ items, reference, priceAuthor }: Payment): number | null {
  if (items.length === 0 || reference === null) return null;
  const priceOf = (item: PaymentItem) =>
    priceAuthor === 'proxy' && item.unitPrice >= cataloguePrice(item) * minPriceShare
      ? item.unitPrice
      : cataloguePrice(item);
  return items.reduce((sum, item) => sum + item.quantity * priceOf(item), 0);
}

/** Leaves out prices that aren't whole and positive. */
export function purchasedLines(items: readonly PaymentItem[]): readonly PurchasedLine[] {
  return uniqueLines(
    items.map(({ id, quantity, unitPrice }) => ({
      id,
      quantity,
      ...(Number.isInteger(unitPrice) && unitPrice > 0 ? { unitPrice } : {}),
    })),
  );
}

/**
 * Returns a function from a found payment to the order that it must match: the question's order, or the one that the
 * payment names if the question has no reference.
 */
function createExpectedOrderLookup({ reference }: Question, attempt: Attempt | null, purchases: Purchases) {
  return (foundPayment: Payment): ExpectedOrder => {
    const foundReference = foundPayment.reference ?? '';
    const order =
      reference === null
        ? (findAttempt(purchases, foundReference) ?? findReceipt(purchases, foundReference))
        : attempt;
    return { reference, total: order?.total ?? amountDue(foundPayment) };
  };
}

/**
 * Returns the receipt to store if the decision is to deliver: the attempt with the payment added or, on a device
 * without the attempt, a receipt rebuilt from the payment.
 */
function receiptFor(
  attempt: Attempt | null,
  foundPayment: Payment | null,
  paymentId: string | null,
): Receipt | null {
  const approvedAt = foundPayment?.approvedAt;
  const paidAt = approvedAt ?? new Date().toISOString();
  const paymentFields = { paymentId, paidAt, ...(approvedAt && { approvedAt }) };
  if (attempt) {
    const { pending: _pending, askedAt: _asked, deniedAt: _denied, ...purchase } = attempt;
    return { ...purchase, ...paymentFields };
  }
  if (!foundPayment?.reference) return null;
  const { reference, items, amount: total } = foundPayment;
  const lines = purchasedLines(items);
  const rebuiltReceipt = { reference, preparedId: null, lines, total, startedAt: paidAt, ...paymentFields };
  return isStorable(rebuiltReceipt) ? rebuiltReceipt : null;
}

/** Decides what follows from the answer and from the device's record of the order. */
function conclude(
  question: Question,
  { answer, payment }: Lookup,
  { service, purchasesStore }: PaymentContext,
) {
  const { place, status } = question;
  const { recordKind, attempt, receipt: storedReceipt } = findOrder(question, payment, purchasesStore.get());
  const paymentId = payment?.id ?? question.paymentId;
  const receipt = storedReceipt ?? receiptFor(attempt, payment, paymentId);
  // Count an inaccessible payment as a failure, and likewise a confirmed payment that can't be stored as a purchase.
  const isUnusable = answer === 'inaccessible' || (answer === 'confirmed' && !receipt);
  const effectiveAnswer = isUnusable ? 'failed' : answer;
  const mode = service?.verification ?? 'auto';
  const decision = decideReturn({ place, status, recordKind, answer: effectiveAnswer, mode });
  const outcome: PaymentResult = {
    ...decision,
    paymentId,
    receipt: decision.outcome === 'documents' ? receipt : null,
    hasAttempt: attempt !== null,
    isInaccessible: answer === 'inaccessible',
  };
  return { outcome, attempt, answer: effectiveAnswer };
}

export function outcomeWithoutAsking(question: Question, context: PaymentContext): PaymentResult {
  return conclude(question, { answer: 'notAsked', payment: null }, context).outcome;
}

/**
 * True if a purchase that was begun later has already changed the cart, so that the cart's present content doesn't
 * belong to this order. A purchase that was rebuilt from its payment doesn't count, because it was never in this cart.
 */
function hasLaterPurchase({ reference, startedAt }: Receipt, { receipts }: Purchases): boolean {
  return receipts.some(
    (otherReceipt) =>
      otherReceipt.reference !== reference &&
      otherReceipt.preparedId !== null &&
      Date.parse(otherReceipt.startedAt) > Date.parse(startedAt),
  );
}

function storeReceipt(receipt: Receipt, cartChange: Decision['cartChange'], context: PaymentContext): void {
  // If another tab stored the receipt first, the cart may hold other products by now, so leave it unchanged.
  const isNew = context.purchasesStore.addReceipt(receipt);
  // Forget the quote's number, which belongs to only one purchase.
  if (receipt.quote) context.quoteStore.remove(receipt.quote);
  if (isNew && cartChange === 'orderLeaves' && !hasLaterPurchase(receipt, context.purchasesStore.get())) {
    context.cartStore.removePurchased(receipt.lines);
  }
}

/**
 * Answers that count as a denial: nobody has paid, or the money went back. A contradicting payment isn't a denial,
 * because it may have been charged.
 */
const denials: ReadonlySet<Answer> = new Set(['nothing', 'refused', 'returned']);

function storeConclusion(
  { outcome, attempt, answer }: ReturnType<typeof conclude>,
  context: PaymentContext,
): void {
  const { purchasesStore } = context;
  const { orderChange, cartChange, receipt, paymentId } = outcome;
  if (orderChange === 'receipt') {
    if (receipt) storeReceipt(receipt, cartChange, context);
    return;
  }
  if (!attempt) return;
  const { reference } = attempt;
  const now = new Date().toISOString();
  if (isUnconfirmingAnswer(answer)) purchasesStore.markAsked(reference, now);
  if (denials.has(answer)) purchasesStore.markDenied(reference, now);
  if (orderChange === 'pending') purchasesStore.markPending(reference, { paymentId, since: now });
  if (orderChange === 'notPending') purchasesStore.clearPending(reference);
}

/** True if there is a service, a number or reference to ask about, and a reason to ask. */
export function shouldAsk(question: Question, { service, purchasesStore }: PaymentContext): boolean {
  const { place, status, paymentId, reference, guessedAttempt } = question;
  if (!service || (paymentId === null && reference === null)) return false;
  const isGuess = reference === null && guessedAttempt !== null;
  const recordKind = isGuess ? 'attempt' : findOrder(question, null, purchasesStore.get()).recordKind;
  return requiresAnswer({ place, status, recordKind });
}

async function lookUp(question: Question, context: PaymentContext, signal: AbortSignal): Promise<Lookup> {
  const { service } = context;
  if (!service || !shouldAsk(question, context)) return { answer: 'notAsked', payment: null };
  const { paymentId, reference } = question;
  const purchases = context.purchasesStore.get();
  const { attempt } = findOrder(question, null, purchases);
  const query = { paymentId, reference, guessedReference: question.guessedAttempt?.reference ?? null };
  return lookUpPayment(service, query, createExpectedOrderLookup(question, attempt, purchases), signal);
}

/**
 * Asks about a payment once, decides what follows, and stores it.
 * @throws `signal.reason` if the signal aborts, in which case nothing has changed
 */
export async function askAboutPayment(
  question: Question,
  context: PaymentContext,
  signal: AbortSignal,
): Promise<PaymentResult> {
  const conclusion = conclude(question, await lookUp(question, context, signal), context);
  storeConclusion(conclusion, context);
  return conclusion.outcome;
}
