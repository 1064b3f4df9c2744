// Lists every combination of facts about a payment's check.
import {
  type CheckFacts,
  decideReturn,
  type Outcome,
  type Place,
} from '../../../src/features/payments/decide-return.ts';

export const places: readonly Place[] = ['paid', 'notPaid', 'check', 'number'];
const statuses = ['approved', 'underWay', 'refused', 'other', 'none'] as const;
const known = ['receipt', 'attempt', 'askedAttempt', 'deleted', 'nothing'] as const;
const answers = [
  'confirmed',
  'underWay',
  'refused',
  'returned',
  'contradicting',
  'nothing',
  'failed',
  'noAnswer',
  'notAsked',
] as const;
const modes = ['auto', 'required'] as const;

export const combinations: readonly CheckFacts[] = places.flatMap((place) =>
  statuses.flatMap((status) =>
    known.flatMap((each) =>
      answers.flatMap((answer) => modes.map((mode) => ({ place, status, known: each, answer, mode }))),
    ),
  ),
);

/** Returns the possible outcomes at a place. */
export function outcomesAt(place: Place): readonly Outcome[] {
  const there = combinations.filter((each) => each.place === place);
  return [...new Set(there.map((each) => decideReturn(each).outcome))];
}
