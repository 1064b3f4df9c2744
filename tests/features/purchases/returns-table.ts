// The list of rules in the words of docs/returns.md.

import { otherDeviceCopy, pendingCopy } from '../../../src/content/purchases.ts';
import { notPaidCopy, paidCopy } from '../../../src/content/returns.ts';
import { rules } from '../../../src/features/purchases/return-rules.ts';
import {
  type Answer,
  type Facts,
  type Keeps,
  modes,
  type Outcome,
  type Place,
  places,
  type Rule,
  statuses,
} from '../../../src/features/purchases/returns.ts';

const placeWords: Readonly<Record<Place, string>> = {
  paid: '/pago-exitoso',
  notPaid: '/pago-cancelado',
  check: 'a purchase in /mis-compras',
  number: 'a number in /mis-compras',
};

const statusWords: Readonly<Record<Facts['status'], string>> = {
  approved: 'approved',
  underWay: 'pending',
  refused: 'rejected',
  other: 'another word',
  none: 'nothing',
};

const knownWords: Readonly<Record<Facts['known'], string>> = {
  receipt: 'receipt',
  attempt: 'attempt',
  askedAttempt: 'attempt answered before',
  deleted: 'deletion',
  nothing: 'nothing',
};

const answerWords: Readonly<Record<Answer, string>> = {
  confirmed: 'confirmed',
  underWay: 'under way',
  refused: 'refused',
  returned: 'given back',
  contradicting: 'contradicting',
  nothing: 'nothing found',
  failed: 'failed',
  noAnswer: 'no answer',
  notAsked: 'not asked',
};

const keepsWords: Readonly<Record<Keeps, string>> = {
  receipt: 'receipt',
  pending: 'attempt, pending',
  refused: 'attempt, not pending',
  asIs: 'as it was',
};

const inQuotes = (text: string) => `«${text}»`;

/** The first words of what the buyer reads at each place. */
const outcomeWords: Readonly<Record<Outcome, Partial<Record<Place, string>>>> = {
  documents: {
    paid: 'the documents',
    notPaid: 'the documents',
    check: 'the documents',
    number: 'the documents',
  },
  deleted: {
    paid: inQuotes(paidCopy.states.deleted.title),
    notPaid: inQuotes(notPaidCopy.states.deleted.title),
    check: 'the list without it',
  },
  pending: {
    paid: inQuotes(paidCopy.states.pending.title),
    notPaid: `${inQuotes(notPaidCopy.states.pending.title)} ${inQuotes(notPaidCopy.states.pending.wait)}`,
    check: inQuotes(pendingCopy.notYet),
    number: inQuotes(otherDeviceCopy.pending),
  },
  refused: {
    paid: `${inQuotes(paidCopy.states.refused.title)} ${inQuotes(paidCopy.states.refused.text)}`,
    notPaid: `${inQuotes(notPaidCopy.states.refused.title)} ${inQuotes(notPaidCopy.states.refused.text)}`,
    check: inQuotes(pendingCopy.refused),
    number: inQuotes(otherDeviceCopy.refused),
  },
  returned: {
    paid: inQuotes(paidCopy.states.returned.title),
    notPaid: inQuotes(notPaidCopy.states.returned.title),
    check: 'that it was given back',
    number: 'that it was given back',
  },
  contradicting: {
    paid: inQuotes(paidCopy.states.contradicting.title),
    notPaid: inQuotes(notPaidCopy.states.contradicting.title),
    check: 'that it does not match the purchase',
    number: 'that it does not match a purchase',
  },
  notYet: { paid: inQuotes(paidCopy.states.notYet.title), check: inQuotes(pendingCopy.notYet) },
  unconfirmed: {
    paid: `${inQuotes(paidCopy.states.unconfirmed.title)}, the service could not tell`,
    check: 'that the service could not tell',
    number: inQuotes(otherDeviceCopy.unconfirmed),
  },
  unreachable: {
    paid: `${inQuotes(paidCopy.states.unreachable.title)}, no connection`,
    check: inQuotes(pendingCopy.unreachable),
    number: inQuotes(otherDeviceCopy.unreachable),
  },
  elsewhere: { paid: inQuotes(paidCopy.states.elsewhere.title) },
  notApproved: {
    paid: `${inQuotes(paidCopy.states.notApproved.title)} ${inQuotes(paidCopy.states.notApproved.text)}`,
    notPaid: `${inQuotes(notPaidCopy.states.notApproved.title)} ${inQuotes(notPaidCopy.states.notApproved.text)}`,
  },
  notApprovedWait: {
    notPaid: `${inQuotes(notPaidCopy.states.notApprovedWait.text)} ${inQuotes(notPaidCopy.states.notApprovedWait.wait)}`,
  },
  empty: { paid: inQuotes(paidCopy.nothing) },
  cancelled: { notPaid: inQuotes(notPaidCopy.states.cancelled.text) },
  cancelledWait: {
    notPaid: `${inQuotes(notPaidCopy.states.cancelledWait.text)} ${inQuotes(notPaidCopy.states.cancelledWait.wait)}`,
  },
  unknown: { number: 'that this site has no such payment' },
  noService: { check: 'the e-mail to write to', number: 'the e-mail to write to' },
};

function words<Value extends string>(
  values: readonly Value[],
  all: readonly Value[],
  of: Readonly<Record<Value, string>>,
): string {
  return values.length === all.length ? 'any' : values.map((value) => of[value]).join(', ');
}

const allKnown = Object.keys(knownWords) as Facts['known'][];
const allAnswers = Object.keys(answerWords) as Answer[];

function seenAt({ place, outcome }: Rule): string {
  const each = place.map((at) => outcomeWords[outcome][at] ?? 'missing');
  if (new Set(each).size === 1) return each[0] ?? '';
  return place.map((at, index) => `${placeWords[at]}: ${each[index]}`).join('<br>');
}

/** The cells of one line. */
function lineOf(rule: Rule): readonly string[] {
  return [
    rule.name,
    words(rule.place, places, placeWords),
    words(rule.status, statuses, statusWords),
    words(rule.known, allKnown, knownWords),
    words(rule.answer, allAnswers, answerWords),
    words(rule.mode, modes, { auto: 'auto', required: 'required', off: 'off' }),
    seenAt(rule),
    keepsWords[rule.keeps],
    rule.cart === 'stays' ? 'stays' : 'the order leaves it',
  ];
}

export const lines = rules.map(lineOf);
