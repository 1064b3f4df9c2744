// Lists every combination of the facts that decide what happens to a payment.
import {
  type CheckFacts,
  decideReturn,
  type Outcome,
  type Place,
} from '../../../src/features/payments/decide-return.ts';

export const places: readonly Place[] = ['paid', 'notPaid', 'check', 'number'];
const statuses = ['approved', 'underWay', 'refused', 'other', 'none'] as const;
const recordKinds = ['receipt', 'attempt', 'askedAttempt', 'deleted', 'nothing'] as const;
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
    recordKinds.flatMap((recordKind) =>
      answers.flatMap((answer) => modes.map((mode) => ({ place, status, recordKind, answer, mode }))),
    ),
  ),
);

export function outcomesAt(place: Place): readonly Outcome[] {
  const atPlace = combinations.filter((facts) => facts.place === place);
  return [...new Set(atPlace.map((facts) => decideReturn(facts).outcome))];
}
