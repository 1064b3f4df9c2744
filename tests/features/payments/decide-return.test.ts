import { expect, test } from 'vitest';
import {
  type CheckFacts,
  decideReturn,
  isUnconfirmingAnswer,
  requiresAnswer,
} from '../../../src/features/payments/decide-return.ts';
import { combinations } from './facts.ts';

const factsText = (facts: CheckFacts) => JSON.stringify(facts);
const isStarted = ({ recordKind }: CheckFacts) => recordKind === 'attempt' || recordKind === 'askedAttempt';

/** Number of combinations, out of 1,800, that lead to each decision: outcome, change of the order, change of the cart. */
const decisionCounts = {
  'documents asIs stays': 360,
  'documents receipt orderLeaves': 82,
  'pending pending stays': 202,
  'refused notPending stays': 60,
  'returned asIs stays': 130,
  'contradicting asIs stays': 130,
  'notYet pending stays': 4,
  'unconfirmed pending stays': 4,
  'unreachable pending stays': 6,
  'deleted asIs stays': 270,
  'documents receipt stays': 50,
  'notYet asIs stays': 32,
  'elsewhere asIs stays': 6,
  'notApproved asIs stays': 60,
  'empty asIs stays': 24,
  'notApprovedWait asIs stays': 12,
  'cancelled asIs stays': 24,
  'cancelledWait asIs stays': 24,
  'refused asIs stays': 70,
  'unconfirmed asIs stays': 70,
  'unreachable asIs stays': 70,
  'noService asIs stays': 70,
  'unknown asIs stays': 40,
};

test('each decision follows from the listed number of combinations', () => {
  const lines = combinations.map((facts) => {
    const { outcome, orderChange, cartChange } = decideReturn(facts);
    return `${outcome} ${orderChange} ${cartChange}`;
  });
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  expect(counts).toEqual(decisionCounts);
});

test('an order with a receipt always shows the documents', () => {
  for (const facts of combinations.filter(({ recordKind }) => recordKind === 'receipt')) {
    expect(decideReturn(facts), factsText(facts)).toEqual({
      outcome: 'documents',
      orderChange: 'asIs',
      cartChange: 'stays',
    });
  }
});

test('a deleted purchase stays deleted unless its number is typed', () => {
  for (const facts of combinations.filter(({ recordKind }) => recordKind === 'deleted')) {
    const expected =
      facts.place === 'number'
        ? decideReturn({ ...facts, recordKind: 'nothing' })
        : { outcome: 'deleted', orderChange: 'asIs', cartChange: 'stays' };
    expect(decideReturn(facts), factsText(facts)).toEqual(expected);
  }
});

test('only confirmed, stored or provisionally accepted payments are delivered', () => {
  for (const facts of combinations) {
    if (decideReturn(facts).outcome !== 'documents') continue;
    const isProvisionallyAccepted =
      facts.place === 'paid' &&
      facts.status === 'approved' &&
      facts.recordKind === 'attempt' &&
      facts.mode !== 'required' &&
      (facts.answer === 'noAnswer' || facts.answer === 'notAsked');
    expect(
      facts.recordKind === 'receipt' || facts.answer === 'confirmed' || isProvisionallyAccepted,
      factsText(facts),
    ).toBe(true);
  }
});

test('a confirmation delivers the documents at every place and in every mode', () => {
  for (const facts of combinations.filter(({ answer }) => answer === 'confirmed')) {
    if (facts.recordKind === 'deleted' && facts.place !== 'number') continue;
    expect(decideReturn(facts).outcome, factsText(facts)).toBe('documents');
  }
});

test('after an answer that does not confirm a payment, only a confirmation delivers documents', () => {
  for (const facts of combinations) {
    if (facts.recordKind === 'receipt' || facts.recordKind === 'deleted') continue;
    if (!(isUnconfirmingAnswer(facts.answer) || facts.recordKind === 'askedAttempt')) continue;
    expect(decideReturn(facts).outcome === 'documents', factsText(facts)).toBe(facts.answer === 'confirmed');
  }
});

test('an approved return without an answer delivers documents only in auto mode', () => {
  for (const answer of ['noAnswer', 'notAsked'] as const) {
    const facts = { place: 'paid', status: 'approved', recordKind: 'attempt', answer } as const;
    expect(decideReturn({ ...facts, mode: 'required' })).toMatchObject({
      outcome: 'unreachable',
      orderChange: 'pending',
    });
    expect(decideReturn({ ...facts, mode: 'auto' })).toMatchObject({
      outcome: 'documents',
      orderChange: 'receipt',
    });
  }
});

test('an answer of the service overrides the address and the mode', () => {
  for (const facts of combinations) {
    if (!['confirmed', 'underWay', 'refused', 'returned', 'contradicting'].includes(facts.answer)) continue;
    expect(decideReturn(facts), factsText(facts)).toEqual(
      decideReturn({ ...facts, status: 'other', mode: 'required' }),
    );
  }
});

test('only the service’s answer shows a payment as refused', () => {
  for (const facts of combinations) {
    if (decideReturn(facts).outcome === 'refused') expect(facts.answer, factsText(facts)).toBe('refused');
  }
});

test('only the receipt of an order started on this device changes the cart', () => {
  for (const facts of combinations) {
    const { cartChange, orderChange } = decideReturn(facts);
    expect(cartChange === 'orderLeaves', factsText(facts)).toBe(
      orderChange === 'receipt' && isStarted(facts),
    );
  }
});

test('looks up every order that is claimed as paid or was started on this device', () => {
  for (const facts of combinations) {
    const { place, status, recordKind } = facts;
    const isSettled = recordKind === 'receipt' || (recordKind === 'deleted' && place !== 'number');
    const isClaimed = place === 'number' || (place === 'paid' && status === 'approved');
    expect(requiresAnswer(facts), factsText(facts)).toBe(!isSettled && (isStarted(facts) || isClaimed));
  }
});
