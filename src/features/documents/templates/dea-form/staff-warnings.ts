import type { Values } from '../../model/document.ts';
import { formatDuration, parseDuration } from '../../model/hours.ts';
import { dateOf, given } from '../../model/values.ts';
import { type Warning, warnIf } from '../../model/warning.ts';
import { messages, rules } from './messages.ts';
import { people, type StaffKey, staffKey } from './staff-fields.ts';

// In minutes.
const leastHours = 3 * 60;
const leastPractice = 2 * 60;

function personWarnings(
  values: Values<StaffKey>,
  person: number,
  today: string,
): readonly Warning<StaffKey>[] {
  const name = given(values, staffKey(person, 'nombre')) || messages.person(person);
  const hours = parseDuration(given(values, staffKey(person, 'horas')));
  const practice = parseDuration(given(values, staffKey(person, 'practicas')));
  const date = dateOf(values, staffKey(person, 'fecha'));
  return [
    ...warnIf(hours !== null && hours < leastHours, {
      keys: [staffKey(person, 'horas')],
      message: messages.hours(name, formatDuration(hours ?? 0)),
      rule: rules.training,
    }),
    ...warnIf(practice !== null && practice < leastPractice, {
      keys: [staffKey(person, 'practicas')],
      message: messages.practice(name, formatDuration(practice ?? 0)),
      rule: rules.training,
    }),
    ...warnIf(hours !== null && practice !== null && practice > hours, {
      keys: [staffKey(person, 'horas'), staffKey(person, 'practicas')],
      message: messages.parts(name),
      rule: rules.training,
    }),
    ...warnIf(date !== null && date > today, {
      keys: [staffKey(person, 'fecha')],
      message: messages.trained(name),
      rule: rules.truth,
    }),
  ];
}

/** Each person's training against what the representative declares. */
export function staffWarnings(values: Values<StaffKey>, today: string): readonly Warning<StaffKey>[] {
  return people.flatMap((person) => personWarnings(values, person, today));
}
