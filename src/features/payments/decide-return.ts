import type { PaymentVerification } from './payment-env.ts';
import type { ReturnStatus } from './payment-return.ts';

/**
 * Page that asks about a payment: /pago-exitoso or /pago-cancelado; /mis-compras or /checkout, about an attempt of this
 * device ('check'); or /mis-compras, about a typed number.
 */
export type Place = 'paid' | 'notPaid' | 'check' | 'number';

/**
 * Record of the order on this device. 'askedAttempt': the service has answered before without confirming the payment.
 */
export type RecordKind = 'receipt' | 'attempt' | 'askedAttempt' | 'deleted' | 'nothing';

export type Answer =
  | 'confirmed'
  | 'underWay'
  /** Rejected or cancelled, like every other payment of the order. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /** The payment has another amount, belongs to another order, or is in an unclear state. */
  | 'contradicting'
  /** The service answered that there is no such payment. The proxy also answers this for another account's payment. */
  | 'nothing'
  /** The service would not answer: it turned our request down, was overloaded, or sent something unreadable. */
  | 'failed'
  /** No request got an answer: the device is offline, or the service is unreachable or too slow. */
  | 'noAnswer'
  /** No request was sent: no service is configured, or there was no number or reference to ask about. */
  | 'notAsked';

export type CheckFacts = {
  readonly place: Place;
  readonly status: ReturnStatus;
  readonly recordKind: RecordKind;
  readonly answer: Answer;
  readonly mode: PaymentVerification;
};

/**
 * Result that the buyer sees. docs/returns.md says when each is shown, and src/content/payment-outcomes.ts has the copy
 * for each place.
 */
export type Outcome =
  | 'documents'
  | 'deleted'
  | 'pending'
  | 'refused'
  | 'returned'
  | 'contradicting'
  | 'notYet'
  | 'unconfirmed'
  | 'unreachable'
  | 'elsewhere'
  | 'notApproved'
  | 'notApprovedWait'
  | 'empty'
  | 'cancelled'
  | 'cancelledWait'
  | 'unknown'
  | 'noService';

export type Decision = {
  readonly outcome: Outcome;
  /**
   * Change to the order on this device: it becomes a receipt, its attempt is listed among the pending payments or
   * removed from them, or it stays as it is. A check that doesn't confirm an attempt is recorded in any case.
   */
  readonly orderChange: 'receipt' | 'pending' | 'notPending' | 'asIs';
  readonly cartChange: 'orderLeaves' | 'stays';
};

function toDecision(outcome: Outcome, orderChange: Decision['orderChange'] = 'asIs'): Decision {
  return { outcome, orderChange, cartChange: 'stays' };
}

/** True if the order counts as deleted. A number is typed on purpose, so it restores a deleted purchase. */
function isDeletedFor(place: Place, recordKind: RecordKind): boolean {
  return recordKind === 'deleted' && place !== 'number';
}

/**
 * Decides what the buyer sees and what this device stores. The service's answer counts first, then the page that
 * asks, and last the address, which anyone can write. An order needs no answer if this device has its receipt, or if
 * it was deleted here.
 */
export function decideReturn({ place, status, recordKind, answer, mode }: CheckFacts): Decision {
  if (recordKind === 'receipt') return toDecision('documents');
  if (isDeletedFor(place, recordKind)) return toDecision('deleted');
  const hasAttempt = recordKind === 'attempt' || recordKind === 'askedAttempt';
  const delivery: Decision = {
    outcome: 'documents',
    orderChange: 'receipt',
    cartChange: hasAttempt ? 'orderLeaves' : 'stays',
  };

  if (answer === 'confirmed') return delivery;
  if (answer === 'underWay') return toDecision('pending', 'pending');
  if (answer === 'returned' || answer === 'contradicting') return toDecision(answer);
  const isReturn = place === 'paid' || place === 'notPaid';
  // /mis-compras keeps the attempt in its list and shows the answer next to the attempt.
  if (answer === 'refused') return toDecision('refused', isReturn ? 'notPending' : 'asIs');

  if (!isReturn) {
    if (answer === 'nothing') return toDecision(place === 'check' ? 'notYet' : 'unknown');
    if (answer === 'failed') return toDecision('unconfirmed');
    return toDecision(answer === 'noAnswer' ? 'unreachable' : 'noService');
  }

  if (status === 'underWay') return toDecision('pending', 'pending');
  if (place === 'notPaid') {
    if (status === 'approved') return toDecision('pending', 'pending');
    const outcome = status === 'refused' ? 'notApproved' : 'cancelled';
    return toDecision(hasAttempt && answer !== 'nothing' ? `${outcome}Wait` : outcome);
  }
  if (status === 'none') return toDecision('empty');
  if (status !== 'approved') return toDecision('notApproved');
  if (answer === 'nothing') return toDecision('notYet', hasAttempt ? 'pending' : 'asIs');
  if (!hasAttempt) return toDecision('elsewhere');
  if (answer === 'failed') return toDecision('unconfirmed', 'pending');
  // There is no answer. An approved return counts as paid, unless an earlier answer didn't confirm the payment or the
  // mode requires a confirmation.
  return recordKind === 'attempt' && mode !== 'required' ? delivery : toDecision('unreachable', 'pending');
}

/**
 * True if the payment service has to be asked: about an attempt of this device, about a typed number, or about a return
 * to /pago-exitoso whose address says that the payment was approved. An order needs no question if this device has its
 * receipt, or if it was deleted here.
 */
export function requiresAnswer({
  place,
  status,
  recordKind,
}: Pick<CheckFacts, 'place' | 'status' | 'recordKind'>): boolean {
  if (recordKind === 'receipt' || isDeletedFor(place, recordKind)) return false;
  const hasAttempt = recordKind === 'attempt' || recordKind === 'askedAttempt';
  return hasAttempt || place === 'number' || (place === 'paid' && status === 'approved');
}

/** True if the service answered without confirming the payment. From then on only a confirmation counts. */
export function isUnconfirmingAnswer(answer: Answer): boolean {
  return answer !== 'confirmed' && answer !== 'noAnswer' && answer !== 'notAsked';
}
