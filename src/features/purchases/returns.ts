import type { PaymentVerification } from '../../platform/env.ts';
import type { Status } from '../payments/payment-return.ts';
import type { KnownOrder } from './known-order.ts';

/** Where a payment is asked about: a return page, a purchase in /mis-compras, or a number typed there. */
export type Door = 'paid' | 'notPaid' | 'check' | 'number';

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
  readonly door: Door;
  readonly status: Status;
  readonly known: KnownOrder['known'];
  readonly answer: Answer;
  readonly mode: PaymentVerification;
};

/** What the buyer sees; each page has its words for it. */
export type Sees =
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
  readonly door: readonly Door[];
  readonly status: readonly Status[];
  readonly known: readonly Facts['known'][];
  readonly answer: readonly Answer[];
  readonly mode: readonly PaymentVerification[];
  readonly sees: Sees;
  readonly keeps: Keeps;
  readonly cart: 'orderLeaves' | 'stays';
};

export const doors: readonly Door[] = ['paid', 'notPaid', 'check', 'number'];
export const statuses: readonly Status[] = ['approved', 'underWay', 'refused', 'other', 'none'];
export const modes: readonly PaymentVerification[] = ['auto', 'required', 'off'];
const begun = ['attempt', 'wanting'] as const;
const unpaid = [...begun, 'nothing'] as const;
const undecided = ['nothing', 'failed', 'noAnswer', 'notAsked'] as const;

type Cell = Pick<Rule, 'name' | 'door' | 'known' | 'answer' | 'sees'> & Partial<Rule>;

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
  rule({ name: 'has it already', door: doors, known: ['receipt'], answer: answers, sees: 'documents' }),
  rule({
    name: 'deleted here',
    door: ['paid', 'notPaid', 'check'],
    known: ['deleted'],
    answer: answers,
    sees: 'deleted',
  }),
  rule({
    name: 'paid',
    door: doors,
    known: begun,
    answer: ['confirmed'],
    sees: 'documents',
    keeps: 'receipt',
    cart: 'orderLeaves',
  }),
  rule({
    name: 'paid elsewhere',
    door: doors,
    known: ['nothing'],
    answer: ['confirmed'],
    sees: 'documents',
    keeps: 'receipt',
  }),
  rule({
    name: 'under way',
    door: doors,
    known: unpaid,
    answer: ['underWay'],
    sees: 'pending',
    keeps: 'pending',
  }),
  rule({
    name: 'refused',
    door: ['paid', 'notPaid'],
    known: unpaid,
    answer: ['refused'],
    sees: 'refused',
    keeps: 'refused',
  }),
  // Stays in the list, where the answer stands beside it.
  rule({
    name: 'refused, in the list',
    door: ['check', 'number'],
    known: unpaid,
    answer: ['refused'],
    sees: 'refused',
  }),
  rule({ name: 'given back', door: doors, known: unpaid, answer: ['returned'], sees: 'returned' }),
  rule({
    name: 'not of this order',
    door: doors,
    known: unpaid,
    answer: ['contradicting'],
    sees: 'contradicting',
  }),

  rule({
    name: 'not found yet',
    door: ['paid'],
    status: ['approved'],
    known: begun,
    answer: ['nothing'],
    sees: 'notYet',
    keeps: 'pending',
  }),
  rule({
    name: 'service of no use',
    door: ['paid'],
    status: ['approved'],
    known: begun,
    answer: ['failed'],
    sees: 'unconfirmed',
    keeps: 'pending',
  }),
  rule({
    name: 'believed',
    door: ['paid'],
    status: ['approved'],
    known: ['attempt'],
    answer: ['noAnswer', 'notAsked'],
    mode: ['auto', 'off'],
    sees: 'documents',
    keeps: 'receipt',
    cart: 'orderLeaves',
  }),
  rule({
    name: 'not believed: confirmation required',
    door: ['paid'],
    status: ['approved'],
    known: ['attempt'],
    answer: ['noAnswer', 'notAsked'],
    mode: ['required'],
    sees: 'unreachable',
    keeps: 'pending',
  }),
  rule({
    name: 'not believed: asked before',
    door: ['paid'],
    status: ['approved'],
    known: ['wanting'],
    answer: ['noAnswer', 'notAsked'],
    sees: 'unreachable',
    keeps: 'pending',
  }),
  rule({
    name: 'another device’s, not found yet',
    door: ['paid'],
    status: ['approved'],
    known: ['nothing'],
    answer: ['nothing'],
    sees: 'notYet',
  }),
  rule({
    name: 'another device’s, unconfirmed',
    door: ['paid'],
    status: ['approved'],
    known: ['nothing'],
    answer: ['failed', 'noAnswer', 'notAsked'],
    sees: 'elsewhere',
  }),
  rule({
    name: 'pending, says the address',
    door: ['paid'],
    status: ['underWay'],
    known: unpaid,
    answer: undecided,
    sees: 'pending',
    keeps: 'pending',
  }),
  rule({
    name: 'not approved, says the address',
    door: ['paid'],
    status: ['refused', 'other'],
    known: unpaid,
    answer: undecided,
    sees: 'notApproved',
  }),
  rule({
    name: 'no status in the address',
    door: ['paid'],
    status: ['none'],
    known: unpaid,
    answer: undecided,
    sees: 'empty',
  }),

  rule({
    name: 'may be under way',
    door: ['notPaid'],
    status: ['approved', 'underWay'],
    known: unpaid,
    answer: undecided,
    sees: 'pending',
    keeps: 'pending',
  }),
  rule({
    name: 'not approved, nothing else found',
    door: ['notPaid'],
    status: ['refused'],
    known: begun,
    answer: ['nothing'],
    sees: 'notApproved',
  }),
  rule({
    name: 'not approved, another may be under way',
    door: ['notPaid'],
    status: ['refused'],
    known: begun,
    answer: ['failed', 'noAnswer', 'notAsked'],
    sees: 'notApprovedWait',
  }),
  rule({
    name: 'another device’s, not approved',
    door: ['notPaid'],
    status: ['refused'],
    known: ['nothing'],
    answer: undecided,
    sees: 'notApproved',
  }),
  rule({
    name: 'abandoned',
    door: ['notPaid'],
    status: ['other', 'none'],
    known: begun,
    answer: ['nothing'],
    sees: 'cancelled',
  }),
  rule({
    name: 'abandoned, or under way',
    door: ['notPaid'],
    status: ['other', 'none'],
    known: begun,
    answer: ['failed', 'noAnswer', 'notAsked'],
    sees: 'cancelledWait',
  }),
  rule({
    name: 'another device’s, abandoned',
    door: ['notPaid'],
    status: ['other', 'none'],
    known: ['nothing'],
    answer: undecided,
    sees: 'cancelled',
  }),

  rule({ name: 'check: not found yet', door: ['check'], known: unpaid, answer: ['nothing'], sees: 'notYet' }),
  rule({
    name: 'number: not found',
    door: ['number'],
    known: unpaid,
    answer: ['nothing'],
    sees: 'unknown',
  }),
  rule({
    name: 'service of no use, asked here',
    door: ['check', 'number'],
    known: unpaid,
    answer: ['failed'],
    sees: 'unconfirmed',
  }),
  rule({
    name: 'no connection, asked here',
    door: ['check', 'number'],
    known: unpaid,
    answer: ['noAnswer'],
    sees: 'unreachable',
  }),
  rule({
    name: 'no service to ask',
    door: ['check', 'number'],
    known: unpaid,
    answer: ['notAsked'],
    sees: 'nobodyToAsk',
  }),
];

/** What counts as known at a door: a number is typed on purpose, so that a deletion does not stand in its way. */
export function knownAt(door: Door, known: Facts['known']): Facts['known'] {
  return door === 'number' && known === 'deleted' ? 'nothing' : known;
}

export function matches(each: Rule, facts: Facts): boolean {
  return (
    each.door.includes(facts.door) &&
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
export function isAsked({ door, status, known }: Pick<Facts, 'door' | 'status' | 'known'>): boolean {
  if (known === 'receipt' || known === 'deleted') return false;
  return known !== 'nothing' || door === 'number' || (door === 'paid' && status === 'approved');
}

/** Answers that do not confirm a payment, and after which only a confirmation counts. */
export function isWanting(answer: Answer): boolean {
  return answer !== 'confirmed' && answer !== 'noAnswer' && answer !== 'notAsked';
}
