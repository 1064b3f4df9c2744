import { expect, test } from 'vitest';
import {
  type CheckFacts,
  decideReturn,
  isUnconfirmed,
  mustAsk,
} from '../../../src/features/payments/decide-return.ts';
import { combinations } from './facts.ts';

const words = (each: CheckFacts) => JSON.stringify(each);
const isBegun = ({ known }: CheckFacts) => known === 'attempt' || known === 'askedAttempt';

/** Number of the 1,800 combinations that lead to each decision. */
const decisions = {
  'documents asIs stays': 360,
  'documents receipt orderLeaves': 82,
  'pending pending stays': 202,
  'refused notWaiting stays': 60,
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

test('every combination of facts leads to its decision', () => {
  const lines = combinations.map((each) => {
    const { outcome, keeps, cart } = decideReturn(each);
    return `${outcome} ${keeps} ${cart}`;
  });
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  expect(counts).toEqual(decisions);
});

test('a receipt always leads to the documents', () => {
  for (const each of combinations.filter(({ known }) => known === 'receipt')) {
    expect(decideReturn(each), words(each)).toEqual({ outcome: 'documents', keeps: 'asIs', cart: 'stays' });
  }
});

test('a deleted purchase stays deleted unless its number is typed', () => {
  for (const each of combinations.filter(({ known }) => known === 'deleted')) {
    const expected =
      each.place === 'number'
        ? decideReturn({ ...each, known: 'nothing' })
        : { outcome: 'deleted', keeps: 'asIs', cart: 'stays' };
    expect(decideReturn(each), words(each)).toEqual(expected);
  }
});

test('only confirmed, stored or acceptably unverified payments are delivered', () => {
  for (const each of combinations) {
    if (decideReturn(each).outcome !== 'documents') continue;
    const isBelieved =
      each.place === 'paid' &&
      each.status === 'approved' &&
      each.known === 'attempt' &&
      each.mode !== 'required' &&
      (each.answer === 'noAnswer' || each.answer === 'notAsked');
    expect(each.known === 'receipt' || each.answer === 'confirmed' || isBelieved, words(each)).toBe(true);
  }
});

test('a confirmation delivers the documents at every place and in every mode', () => {
  for (const each of combinations.filter(({ answer }) => answer === 'confirmed')) {
    if (each.known === 'deleted' && each.place !== 'number') continue;
    expect(decideReturn(each).outcome, words(each)).toBe('documents');
  }
});

test('an answer that does not confirm a payment delivers nothing', () => {
  for (const each of combinations) {
    if (each.known === 'receipt' || each.known === 'deleted') continue;
    if (!(isUnconfirmed(each.answer) || each.known === 'askedAttempt')) continue;
    expect(decideReturn(each).outcome === 'documents', words(each)).toBe(each.answer === 'confirmed');
  }
});

test('an approved return without an answer delivers nothing in required mode', () => {
  for (const answer of ['noAnswer', 'notAsked'] as const) {
    const forged = { place: 'paid', status: 'approved', known: 'attempt', answer } as const;
    expect(decideReturn({ ...forged, mode: 'required' })).toMatchObject({
      outcome: 'unreachable',
      keeps: 'pending',
    });
    expect(decideReturn({ ...forged, mode: 'auto' })).toMatchObject({
      outcome: 'documents',
      keeps: 'receipt',
    });
  }
});

test('an answer of the service overrides the address and the mode', () => {
  for (const each of combinations) {
    if (!['confirmed', 'underWay', 'refused', 'returned', 'contradicting'].includes(each.answer)) continue;
    expect(decideReturn(each), words(each)).toEqual(
      decideReturn({ ...each, status: 'other', mode: 'required' }),
    );
  }
});

test('a payment is refused only by the payment service’s answer', () => {
  for (const each of combinations) {
    if (decideReturn(each).outcome === 'refused') expect(each.answer, words(each)).toBe('refused');
  }
});

test('only the receipt of an order begun on this device changes the cart', () => {
  for (const each of combinations) {
    const { cart, keeps } = decideReturn(each);
    expect(cart === 'orderLeaves', words(each)).toBe(keeps === 'receipt' && isBegun(each));
  }
});

test('the service is asked about every claimed or open order', () => {
  for (const each of combinations) {
    const { place, status, known } = each;
    const isOver = known === 'receipt' || (known === 'deleted' && place !== 'number');
    const isClaimed = place === 'number' || (place === 'paid' && status === 'approved');
    expect(mustAsk(each), words(each)).toBe(!isOver && (isBegun(each) || isClaimed));
  }
});
