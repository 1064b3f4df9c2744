import { isYearApart } from '../../model/date.ts';
import { type Values, type Warning, warnIf } from '../../model/document.ts';
import { formatDuration, parseDuration } from '../../model/hours.ts';
import { dateOf, given } from '../../model/values.ts';
import { comparable, mayBeSamePerson, validRut } from '../comparing.ts';
import type { DeaKey } from './fields.ts';
import { messages, rules } from './messages.ts';
import { people, staffKey } from './staff-fields.ts';

// In minutes.
const leastHours = 3 * 60;
const leastPractice = 2 * 60;

type Answers = Values<DeaKey>;
type Warnings = readonly Warning<DeaKey>[];

function nameOf(values: Answers, person: number): string {
  return given(values, staffKey(person, 'nombre')) || messages.person(person);
}

function personWarnings(values: Answers, person: number, today: string): Warnings {
  const name = nameOf(values, person);
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
      message: messages.parts(name, formatDuration(hours ?? 0), formatDuration(practice ?? 0)),
      rule: rules.training,
    }),
    ...warnIf(date !== null && date > today, {
      keys: [staffKey(person, 'fecha')],
      message: messages.trained(name),
      rule: rules.truth,
    }),
  ];
}

/** The people by what `of` says of them; nobody of whom it says nothing. */
function peopleBy(of: (person: number) => string): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, readonly number[]>();
  for (const person of people) {
    const said = of(person);
    if (said !== '') groups.set(said, [...(groups.get(said) ?? []), person]);
  }
  return groups;
}

/** Trained after the form's date, or more than a year before: everybody of one course in one warning. */
function trainingWarnings(values: Answers): Warnings {
  const key = dateOf(values, 'firma_fecha') === null ? 'fecha_emision' : 'firma_fecha';
  const form = dateOf(values, key);
  if (form === null) return [];
  const courses = peopleBy((person) => dateOf(values, staffKey(person, 'fecha')) ?? '');
  return [...courses].flatMap(([trained, those]) => {
    const [first = 1, ...rest] = those;
    return warnIf(trained > form || isYearApart(trained, form), {
      keys: [...those.map((person) => staffKey(person, 'fecha')), key],
      message: messages.training(
        rest.length === 0 ? nameOf(values, first) : messages.persons(those),
        trained,
        form,
      ),
      rule: rules.typed,
    });
  });
}

type Fact = {
  readonly column: 'rut' | 'nombre';
  readonly of: (text: string) => string;
  readonly say: (text: string) => string;
};

const facts: readonly Fact[] = [
  { column: 'rut', of: validRut, say: messages.equalRut },
  { column: 'nombre', of: comparable, say: messages.equalName },
];

/** The same person twice: by cédula, by name, or by both. */
function equalPeople(values: Answers): Warnings {
  const found = new Map<string, { readonly those: readonly number[]; readonly facts: readonly Fact[] }>();
  for (const fact of facts) {
    for (const those of peopleBy((person) =>
      fact.of(given(values, staffKey(person, fact.column))),
    ).values()) {
      if (those.length < 2) continue;
      const known = found.get(those.join(' '))?.facts ?? [];
      found.set(those.join(' '), { those, facts: [...known, fact] });
    }
  }
  return [...found.values()].map(({ those, facts: same }) => ({
    // Under one of the fields of each, though both are equal.
    keys: those.map((person) => staffKey(person, same[0]?.column ?? 'nombre')),
    message: messages.equal(
      those,
      same.map(({ column, say }) => say(given(values, staffKey(those[0] ?? 1, column)))),
    ),
    rule: rules.typed,
    onLeave: true,
  }));
}

/** The school's RUT, which is nobody's; and the representative's, who may be in the list under one name. */
function rutWarnings(values: Answers): Warnings {
  const school = validRut(given(values, 'est_rut'));
  const representative = validRut(given(values, 'rep_rut'));
  const name = given(values, 'rep_nombre');
  return [
    ...warnIf(school !== '' && school === representative, {
      keys: ['rep_rut', 'est_rut'],
      message: messages.sameRut(messages.school, messages.representative, school),
      rule: rules.typed,
    }),
    ...people.flatMap((person) => {
      const key = staffKey(person, 'rut');
      const rut = validRut(given(values, key));
      const own = given(values, staffKey(person, 'nombre'));
      const isOther = own !== '' && name !== '' && !mayBeSamePerson(own, name);
      return [
        ...warnIf(rut !== '' && rut === school, {
          keys: [key, 'est_rut'],
          message: messages.sameRut(messages.school, nameOf(values, person), rut),
          rule: rules.typed,
        }),
        ...warnIf(rut !== '' && rut === representative && isOther, {
          keys: [key, 'rep_rut'],
          message: messages.sameRut(name, own, rut),
          rule: rules.typed,
          onLeave: true,
        }),
      ];
    }),
  ];
}

/** Each person's training against what the representative declares and the form's date; and the people against each other. */
export function staffWarnings(values: Answers, today: string): Warnings {
  return [
    ...people.flatMap((person) => personWarnings(values, person, today)),
    ...trainingWarnings(values),
    ...equalPeople(values),
    ...rutWarnings(values),
  ];
}
