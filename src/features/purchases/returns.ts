import type { PaymentVerification } from '../../platform/env.ts';
import type { ReturnStatus } from '../payments/payment-return.ts';
import type { KnownOrder } from './known-order.ts';

/** Where a payment is asked about: a return page, a purchase in /mis-compras, or a number typed there. */
export type Place = 'paid' | 'notPaid' | 'check' | 'number';

/** What the payment service said, of every payment that was found. */
export type Answer =
  | 'confirmed'
  | 'underWay'
  /** Rejected or cancelled, and no other payment under the same reference. */
  | 'refused'
  /** Refunded in whole or in part, charged back, or disputed. */
  | 'returned'
  /** Another amount, another reference, another currency, or approved without being accredited. */
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

/** What the buyer sees; each page has its words for it. */
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
  | 'nobodyToAsk';

/** What happens to the order on this device. Of an attempt, every answer but a confirmation is noted as well. */
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
export const modes: readonly PaymentVerification[] = ['auto', 'required', 'off'];
const begun = ['attempt', 'askedAttempt'] as const;
const unpaid = [...begun, 'nothing'] as const;
const undecided = ['nothing', 'failed', 'noAnswer', 'notAsked'] as const;

type Cell = Pick<Rule, 'name' | 'place' | 'known' | 'answer' | 'outcome'> & Partial<Rule>;

function rule(of: Cell): Rule {
  return { status: statuses, mode: modes, keeps: 'asIs', cart: 'stays', ...of };
}

const answers: readonly Answer[] = [
  'confirmed',
  'underWay',
  'refused',
  'returned',
  'contradicting',
  ...undecided,
];

/**
 * Every combination of facts is in exactly one of these rules, in whatever order they are read. docs/returns.md is
 * this list in words. What the service says of a payment decides; the address and the mode matter only where it
 * says nothing that decides.
 */
export const rules: readonly Rule[] = [
  rule({ name: 'has it already', place: places, known: ['receipt'], answer: answers, outcome: 'documents' }),
  rule({
    name: 'deleted here',
    place: ['paid', 'notPaid', 'check'],
    known: ['deleted'],
    answer: answers,
    outcome: 'deleted',
  }),
  rule({
    name: 'paid',
    place: places,
    known: begun,
    answer: ['confirmed'],
    outcome: 'documents',
    keeps: 'receipt',
    cart: 'orderLeaves',
  }),
  rule({
    name: 'paid elsewhere',
    place: places,
    known: ['nothing'],
    answer: ['confirmed'],
    outcome: 'documents',
    keeps: 'receipt',
  }),
  rule({
    name: 'under way',
    place: places,
    known: unpaid,
    answer: ['underWay'],
    outcome: 'pending',
    keeps: 'pending',
  }),
  rule({
    name: 'refused',
    place: ['paid', 'notPaid'],
    known: unpaid,
    answer: ['refused'],
    outcome: 'refused',
    keeps: 'refused',
  }),
  // Stays in the list, where the answer stands beside it.
  rule({
    name: 'refused, in the list',
    place: ['check', 'number'],
    known: unpaid,
    answer: ['refused'],
    outcome: 'refused',
  }),
  rule({ name: 'given back', place: places, known: unpaid, answer: ['returned'], outcome: 'returned' }),
  rule({
    name: 'not of this order',
    place: places,
    known: unpaid,
    answer: ['contradicting'],
    outcome: 'contradicting',
  }),

  rule({
    name: 'not found yet',
    place: ['paid'],
    status: ['approved'],
    known: begun,
    answer: ['nothing'],
    outcome: 'notYet',
    keeps: 'pending',
  }),
  rule({
    name: 'service of no use',
    place: ['paid'],
    status: ['approved'],
    known: begun,
    answer: ['failed'],
    outcome: 'unconfirmed',
    keeps: 'pending',
  }),
  rule({
    name: 'believed',
    place: ['paid'],
    status: ['approved'],
    known: ['attempt'],
    answer: ['noAnswer', 'notAsked'],
    mode: ['auto', 'off'],
    outcome: 'documents',
    keeps: 'receipt',
    cart: 'orderLeaves',
  }),
  rule({
    name: 'not believed: confirmation required',
    place: ['paid'],
    status: ['approved'],
    known: ['attempt'],
    answer: ['noAnswer', 'notAsked'],
    mode: ['required'],
    outcome: 'unreachable',
    keeps: 'pending',
  }),
  rule({
    name: 'not believed: asked before',
    place: ['paid'],
    status: ['approved'],
    known: ['askedAttempt'],
    answer: ['noAnswer', 'notAsked'],
    outcome: 'unreachable',
    keeps: 'pending',
  }),
  rule({
    name: 'another device’s, not found yet',
    place: ['paid'],
    status: ['approved'],
    known: ['nothing'],
    answer: ['nothing'],
    outcome: 'notYet',
  }),
  rule({
    name: 'another device’s, unconfirmed',
    place: ['paid'],
    status: ['approved'],
    known: ['nothing'],
    answer: ['failed', 'noAnswer', 'notAsked'],
    outcome: 'elsewhere',
  }),
  rule({
    name: 'pending, says the address',
    place: ['paid'],
    status: ['underWay'],
    known: unpaid,
    answer: undecided,
    outcome: 'pending',
    keeps: 'pending',
  }),
  rule({
    name: 'not approved, says the address',
    place: ['paid'],
    status: ['refused', 'other'],
    known: unpaid,
    answer: undecided,
    outcome: 'notApproved',
  }),
  rule({
    name: 'no status in the address',
    place: ['paid'],
    status: ['none'],
    known: unpaid,
    answer: undecided,
    outcome: 'empty',
  }),

  rule({
    name: 'may be under way',
    place: ['notPaid'],
    status: ['approved', 'underWay'],
    known: unpaid,
    answer: undecided,
    outcome: 'pending',
    keeps: 'pending',
  }),
  rule({
    name: 'not approved, nothing else found',
    place: ['notPaid'],
    status: ['refused'],
    known: begun,
    answer: ['nothing'],
    outcome: 'notApproved',
  }),
  rule({
    name: 'not approved, another may be under way',
    place: ['notPaid'],
    status: ['refused'],
    known: begun,
    answer: ['failed', 'noAnswer', 'notAsked'],
    outcome: 'notApprovedWait',
  }),
  rule({
    name: 'another device’s, not approved',
    place: ['notPaid'],
    status: ['refused'],
    known: ['nothing'],
    answer: undecided,
    outcome: 'notApproved',
  }),
  rule({
    name: 'abandoned',
    place: ['notPaid'],
    status: ['other', 'none'],
    known: begun,
    answer: ['nothing'],
    outcome: 'cancelled',
  }),
  rule({
    name: 'abandoned, or under way',
    place: ['notPaid'],
    status: ['other', 'none'],
    known: begun,
    answer: ['failed', 'noAnswer', 'notAsked'],
    outcome: 'cancelledWait',
  }),
  rule({
    name: 'another device’s, abandoned',
    place: ['notPaid'],
    status: ['other', 'none'],
    known: ['nothing'],
    answer: undecided,
    outcome: 'cancelled',
  }),

  rule({
    name: 'check: not found yet',
    place: ['check'],
    known: unpaid,
    answer: ['nothing'],
    outcome: 'notYet',
  }),
  rule({
    name: 'number: not found',
    place: ['number'],
    known: unpaid,
    answer: ['nothing'],
    outcome: 'unknown',
  }),
  rule({
    name: 'service of no use, asked here',
    place: ['check', 'number'],
    known: unpaid,
    answer: ['failed'],
    outcome: 'unconfirmed',
  }),
  rule({
    name: 'no connection, asked here',
    place: ['check', 'number'],
    known: unpaid,
    answer: ['noAnswer'],
    outcome: 'unreachable',
  }),
  rule({
    name: 'no service to ask',
    place: ['check', 'number'],
    known: unpaid,
    answer: ['notAsked'],
    outcome: 'nobodyToAsk',
  }),
];

/** What counts as known at a place: a number is typed on purpose, so that a deletion does not stand in its way. */
export function knownAt(place: Place, known: Facts['known']): Facts['known'] {
  return place === 'number' && known === 'deleted' ? 'nothing' : known;
}

export function matches(each: Rule, facts: Facts): boolean {
  return (
    each.place.includes(facts.place) &&
    each.status.includes(facts.status) &&
    each.known.includes(facts.known) &&
    each.answer.includes(facts.answer) &&
    each.mode.includes(facts.mode)
  );
}

/** @throws Error where no rule holds, which tests/features/purchases/returns.test.ts shows to be impossible */
export function classify(facts: Facts): Rule {
  const found = rules.find((each) => matches(each, facts));
  if (!found) throw new Error(`No rule for ${JSON.stringify(facts)}`);
  return found;
}

/** Whether the payment service is asked at all: not about what the device has or has deleted, nor for an unpaid return of an order that it does not know. */
export function isAsked({ place, status, known }: Pick<Facts, 'place' | 'status' | 'known'>): boolean {
  if (known === 'receipt' || known === 'deleted') return false;
  return known !== 'nothing' || place === 'number' || (place === 'paid' && status === 'approved');
}

/** Answers that do not confirm a payment, and after which only a confirmation counts. */
export function isUnconfirmed(answer: Answer): boolean {
  return answer !== 'confirmed' && answer !== 'noAnswer' && answer !== 'notAsked';
}
