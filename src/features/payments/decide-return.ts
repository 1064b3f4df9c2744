import type { PaymentVerification } from './payment-env.ts';
import type { ReturnStatus } from './payment-return.ts';

/** Place where a payment is checked: a return page, a purchase in /mis-compras, or a number typed there. */
export type Place = 'paid' | 'notPaid' | 'check' | 'number';

/**
 * Record of the order on this device. 'askedAttempt': the service was asked about the attempt before and did not
 * confirm it.
 */
export type Known = 'receipt' | 'attempt' | 'askedAttempt' | 'deleted' | 'nothing';

/** Summary of the payment service's answers. */
export type Answer =
  | 'confirmed'
  | 'underWay'
  /** Rejected or cancelled, and no other payment has the same reference. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /** The payment has another amount, belongs to another order, or is in an unclear state. */
  | 'contradicting'
  /** The service answered that it knows no such payment, or none that is ours. */
  | 'nothing'
  /** The service answered nothing usable: it refused, was overloaded, or is broken. */
  | 'failed'
  /** The service answered none of the questions. */
  | 'noAnswer'
  /** Nobody asked: the site has no service to ask, or there is nothing to ask by. */
  | 'notAsked';

export type CheckFacts = {
  readonly place: Place;
  readonly status: ReturnStatus;
  readonly known: Known;
  readonly answer: Answer;
  readonly mode: PaymentVerification;
};

/** Result that the buyer sees. Each place has copy for it. */
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
   * Change to the order on this device: a receipt, an attempt that waits among the pending payments, an attempt that
   * doesn't wait, or no change. The device always stores that an attempt was checked and not confirmed.
   */
  readonly keeps: 'receipt' | 'pending' | 'refused' | 'asIs';
  readonly cart: 'orderLeaves' | 'stays';
};

function show(outcome: Outcome, keeps: Decision['keeps'] = 'asIs'): Decision {
  return { outcome, keeps, cart: 'stays' };
}

/** True if the order counts as deleted. A buyer types a number on purpose, so a deletion is ignored there. */
function isDeletedFor(place: Place, known: Known): boolean {
  return known === 'deleted' && place !== 'number';
}

/**
 * Decides by the service's answer. If that decides nothing, the place of the check counts, and last the address, which
 * anyone can write. An order that the device has or has deleted needs no answer.
 */
export function decideReturn({ place, status, known, answer, mode }: CheckFacts): Decision {
  if (known === 'receipt') return show('documents');
  if (isDeletedFor(place, known)) return show('deleted');
  const isBegun = known === 'attempt' || known === 'askedAttempt';
  const deliver: Decision = {
    outcome: 'documents',
    keeps: 'receipt',
    cart: isBegun ? 'orderLeaves' : 'stays',
  };

  if (answer === 'confirmed') return deliver;
  if (answer === 'underWay') return show('pending', 'pending');
  if (answer === 'returned' || answer === 'contradicting') return show(answer);
  const isAskedHere = place === 'check' || place === 'number';
  // The list keeps the attempt and shows the answer next to it.
  if (answer === 'refused') return show('refused', isAskedHere ? 'asIs' : 'refused');

  if (isAskedHere) {
    if (answer === 'nothing') return show(place === 'check' ? 'notYet' : 'unknown');
    if (answer === 'failed') return show('unconfirmed');
    return show(answer === 'noAnswer' ? 'unreachable' : 'noService');
  }

  if (status === 'underWay') return show('pending', 'pending');
  if (place === 'notPaid') {
    if (status === 'approved') return show('pending', 'pending');
    const outcome = status === 'refused' ? 'notApproved' : 'cancelled';
    return show(isBegun && answer !== 'nothing' ? `${outcome}Wait` : outcome);
  }
  if (status === 'none') return show('empty');
  if (status !== 'approved') return show('notApproved');
  if (answer === 'nothing') return show('notYet', isBegun ? 'pending' : 'asIs');
  if (!isBegun) return show('elsewhere');
  if (answer === 'failed') return show('unconfirmed', 'pending');
  // Nobody answered. The return of an attempt counts as paid, unless an earlier answer said otherwise.
  return known === 'attempt' && mode !== 'required' ? deliver : show('unreachable', 'pending');
}

/**
 * True if the payment service has to be asked. It is not asked about orders that the device has or has deleted, nor
 * about an unpaid return of an unknown order.
 */
export function isAsked({ place, status, known }: Pick<CheckFacts, 'place' | 'status' | 'known'>): boolean {
  if (known === 'receipt' || isDeletedFor(place, known)) return false;
  const isBegun = known === 'attempt' || known === 'askedAttempt';
  return isBegun || place === 'number' || (place === 'paid' && status === 'approved');
}

/** True if the answer does not confirm a payment, so that only a confirmation counts afterwards. */
export function isUnconfirmed(answer: Answer): boolean {
  return answer !== 'confirmed' && answer !== 'noAnswer' && answer !== 'notAsked';
}
