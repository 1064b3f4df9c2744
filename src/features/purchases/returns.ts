import type { PaymentVerification } from '../../platform/env.ts';
import type { ReturnStatus } from '../payments/payment-return.ts';
import type { KnownOrder } from './known-order.ts';

/** Where a payment is checked: a return page, a purchase in /mis-compras, or a number typed there. */
export type Place = 'paid' | 'notPaid' | 'check' | 'number';

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

export type Facts = {
  readonly place: Place;
  readonly status: ReturnStatus;
  readonly known: KnownOrder['known'];
  readonly answer: Answer;
  readonly mode: PaymentVerification;
};

/** What the buyer sees; each page has copy for it. */
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

/** What happens to the order on this device. That an attempt was checked and not confirmed is stored in any case. */
export type Keeps =
  | 'receipt'
  /** The attempt waits among the pending payments. */
  | 'pending'
  /** The attempt stays, and does not wait. */
  | 'refused'
  | 'asIs';

export type Rule = {
  readonly name: string;
  readonly place: readonly Place[];
  readonly status: readonly ReturnStatus[];
  readonly known: readonly Facts['known'][];
  readonly answer: readonly Answer[];
  readonly mode: readonly PaymentVerification[];
  readonly outcome: Outcome;
  readonly keeps: Keeps;
  readonly cart: 'orderLeaves' | 'stays';
};

export const places: readonly Place[] = ['paid', 'notPaid', 'check', 'number'];
export const statuses: readonly ReturnStatus[] = ['approved', 'underWay', 'refused', 'other', 'none'];
export const answers: readonly Answer[] = [
  'confirmed',
  'underWay',
  'refused',
  'returned',
  'contradicting',
  'nothing',
  'failed',
  'noAnswer',
  'notAsked',
];
export const modes: readonly PaymentVerification[] = ['auto', 'required', 'off'];

/** What counts as known at a place: a number is typed on purpose, so that a deletion is ignored there. */
export function knownAt(place: Place, known: Facts['known']): Facts['known'] {
  return place === 'number' && known === 'deleted' ? 'nothing' : known;
}

/**
 * Whether the payment service is asked at all: not about what the device has or has deleted, nor for an unpaid return
 * of an order that it does not know.
 */
export function isAsked({ place, status, known }: Pick<Facts, 'place' | 'status' | 'known'>): boolean {
  if (known === 'receipt' || known === 'deleted') return false;
  return known !== 'nothing' || place === 'number' || (place === 'paid' && status === 'approved');
}

/** Answers that do not confirm a payment, and after which only a confirmation counts. */
export function isUnconfirmed(answer: Answer): boolean {
  return answer !== 'confirmed' && answer !== 'noAnswer' && answer !== 'notAsked';
}
