import type { PaymentVerification } from './payment-env.ts';
import type { ReturnStatus } from './payment-return.ts';

/** Where a payment is checked: a return page, a purchase in /mis-compras, or a number typed there. */
export type Place = 'paid' | 'notPaid' | 'check' | 'number';

/** What this device has of the order. 'askedAttempt': the service was asked about it before, and did not confirm it. */
export type Known = 'receipt' | 'attempt' | 'askedAttempt' | 'deleted' | 'nothing';

/** What the payment service's answers come to. */
export type Answer =
  | 'confirmed'
  | 'underWay'
  /** Rejected or cancelled, and no other payment under the same reference. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /** Of another amount or another order, or in a state that is unclear. */
  | 'contradicting'
  /** It answered, and knows of no such payment (or of none that is ours). */
  | 'nothing'
  /** It answered, but nothing that can be used: refused, overloaded, broken. */
  | 'failed'
  /** None of the questions was answered. */
  | 'noAnswer'
  /** No question was asked: the site has no service to ask, or there is nothing to ask by. */
  | 'notAsked';

export type CheckFacts = {
  readonly place: Place;
  readonly status: ReturnStatus;
  readonly known: Known;
  readonly answer: Answer;
  readonly mode: PaymentVerification;
};

/** What the buyer sees; each place has copy for it. */
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
   * What becomes of the order on this device: a receipt, an attempt that waits among the pending payments, one that
   * does not wait, or no change. That an attempt was checked and not confirmed is stored in any case.
   */
  readonly keeps: 'receipt' | 'pending' | 'refused' | 'asIs';
  readonly cart: 'orderLeaves' | 'stays';
};

function show(outcome: Outcome, keeps: Decision['keeps'] = 'asIs'): Decision {
  return { outcome, keeps, cart: 'stays' };
}

/** A number is typed on purpose, so that a deletion is ignored there. */
function isDeletedFor(place: Place, known: Known): boolean {
  return known === 'deleted' && place !== 'number';
}

/** The service decides; where it does not, what was asked; then the address, which anyone can write. */
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
  // In the list it stays, with the answer beside it.
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
  // Nobody answered: the return of an attempt is believed, unless an answer has said otherwise before.
  return known === 'attempt' && mode !== 'required' ? deliver : show('unreachable', 'pending');
}

/**
 * Whether the payment service is asked at all: not about what the device has or has deleted, nor for an unpaid return
 * of an order that it does not know.
 */
export function isAsked({ place, status, known }: Pick<CheckFacts, 'place' | 'status' | 'known'>): boolean {
  if (known === 'receipt' || isDeletedFor(place, known)) return false;
  const isBegun = known === 'attempt' || known === 'askedAttempt';
  return isBegun || place === 'number' || (place === 'paid' && status === 'approved');
}

/** Answers that do not confirm a payment, and after which only a confirmation counts. */
export function isUnconfirmed(answer: Answer): boolean {
  return answer !== 'confirmed' && answer !== 'noAnswer' && answer !== 'notAsked';
}
