import { answers, type Facts, modes, places, type Rule, statuses } from './returns.ts';

const begun = ['attempt', 'askedAttempt'] as const;
const unpaid = [...begun, 'nothing'] as const;
const undecided = ['nothing', 'failed', 'noAnswer', 'notAsked'] as const;

type Cell = Pick<Rule, 'name' | 'place' | 'known' | 'answer' | 'outcome'> & Partial<Rule>;

function rule(of: Cell): Rule {
  return { status: statuses, mode: modes, keeps: 'asIs', cart: 'stays', ...of };
}

/**
 * Every combination of facts matches exactly one of these rules, whatever their order; docs/returns.md is this list in
 * words. The service's answer decides; the address and the mode matter only where there is no deciding answer.
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
  // It stays in the list with the answer beside it.
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
    name: 'released unconfirmed',
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
    name: 'unconfirmed: confirmation required',
    place: ['paid'],
    status: ['approved'],
    known: ['attempt'],
    answer: ['noAnswer', 'notAsked'],
    mode: ['required'],
    outcome: 'unreachable',
    keeps: 'pending',
  }),
  rule({
    name: 'unconfirmed: answered before',
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
    outcome: 'noService',
  }),
];

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
