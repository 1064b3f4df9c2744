import type { Place, RecordKind } from '../../payments/decide-return.ts';
import type { Payment } from '../../payments/payment.ts';
import type { PaymentReturn, ReturnStatus } from '../../payments/payment-return.ts';
import {
  type Attempt,
  findAttempt,
  findReceipt,
  isDeleted,
  type Purchases,
  type Receipt,
} from '../purchases.ts';

/** A question about a payment: the place where it is asked, and the identifiers to ask by. */
export type Question = {
  readonly place: Place;
  /** The status in the address of a return; 'none' for any other question. */
  readonly status: ReturnStatus;
  readonly paymentId: string | null;
  /** The order's reference; null until a payment names it. */
  readonly reference: string | null;
  /**
   * The attempt with that reference, as it was when the question was created. Without a reference it is a guess: a
   * return that names only a payment's number is attributed to this attempt until the payment is found.
   */
  readonly guessedAttempt: Attempt | null;
};

export type OrderRecord = {
  readonly recordKind: RecordKind;
  readonly attempt: Attempt | null;
  readonly receipt: Receipt | null;
};

function orderOf(attempt: Attempt | null, receipt: Receipt | null = null): OrderRecord {
  if (receipt) return { recordKind: 'receipt', attempt: null, receipt };
  if (!attempt) return { recordKind: 'nothing', attempt, receipt };
  return { recordKind: attempt.askedAt === undefined ? 'attempt' : 'askedAttempt', attempt, receipt };
}

function orderByReference(reference: string, purchases: Purchases): OrderRecord {
  const receipt = findReceipt(purchases, reference);
  if (!receipt && isDeleted(purchases, reference)) return { recordKind: 'deleted', attempt: null, receipt };
  return orderOf(findAttempt(purchases, reference), receipt);
}

/**
 * Returns the device's current record of the order that a question is about, which another tab may have changed.
 * @param foundPayment the payment that the service found; null before its answer, or if it found none
 */
export function findOrder(
  { reference, guessedAttempt }: Question,
  foundPayment: Payment | null,
  purchases: Purchases,
): OrderRecord {
  const orderReference =
    reference ?? (foundPayment ? foundPayment.reference : (guessedAttempt?.reference ?? null));
  if (orderReference === null) return orderOf(null);
  const order = orderByReference(orderReference, purchases);
  // Use the question's own attempt if the stored one has been discarded since the question was created.
  return order.recordKind === 'nothing' && guessedAttempt?.reference === orderReference
    ? orderOf(guessedAttempt)
    : order;
}

/** Returns the reference of the order that an address names by reference, prepared payment or payment number. */
function referenceOf(
  { reference, preparedId, paymentId }: Omit<PaymentReturn, 'status'>,
  { attempts, receipts }: Purchases,
): string | null {
  if (reference !== null) return reference;
  if (preparedId !== null) {
    return [...receipts, ...attempts].find((entry) => entry.preparedId === preparedId)?.reference ?? null;
  }
  if (paymentId === null) return null;
  const purchase =
    receipts.find((receipt) => receipt.paymentId === paymentId) ??
    attempts.find(({ pending }) => pending?.paymentId === paymentId);
  return purchase?.reference ?? null;
}

function latestAttempt({ attempts }: Purchases): Attempt | null {
  return attempts.reduce<Attempt | null>(
    (latest, attempt) =>
      latest && Date.parse(latest.startedAt) > Date.parse(attempt.startedAt) ? latest : attempt,
    null,
  );
}

/** Returns the attempt that a return probably belongs to if its address names no order. */
function guessAttempt(place: Place, paymentReturn: PaymentReturn, purchases: Purchases): Attempt | null {
  if (paymentReturn.reference !== null || paymentReturn.preparedId !== null) return null;
  // Somebody who visits /pago-exitoso without a status hasn't paid. Such a visitor of /pago-cancelado may be a buyer
  // who gave up.
  return place === 'paid' && paymentReturn.status === 'none' ? null : latestAttempt(purchases);
}

export function questionOfReturn(
  place: 'paid' | 'notPaid',
  paymentReturn: PaymentReturn,
  purchases: Purchases,
): Question {
  const { status, paymentId } = paymentReturn;
  const reference = referenceOf(paymentReturn, purchases);
  if (reference !== null) {
    return { place, status, paymentId, reference, guessedAttempt: findAttempt(purchases, reference) };
  }
  const presumedAttempt = guessAttempt(place, paymentReturn, purchases);
  // Without a payment number, no answer can name another order, so ask by the attempt's reference.
  const canOnlyGuess = paymentId === null && presumedAttempt !== null;
  return {
    place,
    status,
    paymentId,
    reference: canOnlyGuess ? presumedAttempt.reference : null,
    guessedAttempt: presumedAttempt,
  };
}

export function questionOfAttempt(attempt: Attempt): Question {
  const paymentId = attempt.pending?.paymentId ?? null;
  return {
    place: 'check',
    status: 'none',
    paymentId,
    reference: attempt.reference,
    guessedAttempt: attempt,
  };
}

export function questionOfNumber(paymentId: string, purchases: Purchases): Question {
  const reference = referenceOf({ paymentId, reference: null, preparedId: null }, purchases);
  const presumedAttempt = reference === null ? null : findAttempt(purchases, reference);
  return { place: 'number', status: 'none', paymentId, reference, guessedAttempt: presumedAttempt };
}
