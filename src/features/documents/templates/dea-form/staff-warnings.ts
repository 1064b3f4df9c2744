import { listInWords } from '../../../../platform/format.ts';
import { comparable, mayBeSamePerson, validRut } from '../../model/comparing.ts';
import { isYearApart, plainDate } from '../../model/date.ts';
import { formatDuration, parseDuration } from '../../model/hours.ts';
import { dateOf, given } from '../../model/values.ts';
import { type Answers, rules, type Warnings } from './rules.ts';
import { people, staffKey } from './staff-fields.ts';

// In minutes.
const leastHours = 3 * 60;
const leastPractice = 2 * 60;

function nameOf(values: Answers, person: number): string {
  return given(values, staffKey(person, 'nombre')) || `Persona ${person}`;
}

/** «1, 2 y 4». */
const numbersOf = (those: readonly number[]) => listInWords(those.map(String));

function personWarnings(values: Answers, person: number, today: string): Warnings {
  const name = nameOf(values, person);
  const [hoursKey, practiceKey] = [staffKey(person, 'horas'), staffKey(person, 'practicas')];
  const hours = parseDuration(given(values, hoursKey));
  const practice = parseDuration(given(values, practiceKey));
  const date = dateOf(values, staffKey(person, 'fecha'));
  const isMostlyPractice = hours !== null && practice !== null && practice > hours;
  return [
    hours !== null &&
      hours < leastHours && {
        keys: [hoursKey],
        message: `${name}: la capacitación suma ${formatDuration(hours)}; debe ser de al menos 3:00.`,
        rule: rules.training,
      },
    practice !== null &&
      practice < leastPractice && {
        keys: [practiceKey],
        message: `${name}: las horas prácticas suman ${formatDuration(practice)}; deben ser al menos 2:00.`,
        rule: rules.training,
      },
    isMostlyPractice && {
      keys: [hoursKey, practiceKey],
      message: `${name}: las horas en total son ${formatDuration(hours)} y las prácticas, ${formatDuration(practice)}.`,
      rule: rules.training,
    },
    date &&
      date > today && {
        keys: [staffKey(person, 'fecha')],
        message: `${name}: la fecha de la capacitación es posterior a hoy.`,
        rule: rules.truth,
      },
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
  return [...courses].map(([trained, those]) => {
    const [first = 1, ...rest] = those;
    const who = rest.length === 0 ? nameOf(values, first) : `Personas ${numbersOf(those)}`;
    const isApart = trained > form || isYearApart(trained, form);
    return (
      isApart && {
        keys: [...those.map((person) => staffKey(person, 'fecha')), key],
        message: `${who}: la capacitación es del ${plainDate(trained)} y el formulario, del ${plainDate(form)}.`,
        rule: rules.typed,
      }
    );
  });
}

/** What makes two people the same one. */
const facts = [
  { column: 'rut', of: validRut, name: 'la misma cédula' },
  { column: 'nombre', of: comparable, name: 'el mismo nombre' },
] as const;

type Fact = (typeof facts)[number];

/** The same person twice: by cédula, by name, or by both. */
function equalPeople(values: Answers): Warnings {
  const found = new Map<string, { readonly those: readonly number[]; readonly same: readonly Fact[] }>();
  for (const fact of facts) {
    for (const those of peopleBy((one) => fact.of(given(values, staffKey(one, fact.column)))).values()) {
      const id = those.join(' ');
      if (those.length > 1) found.set(id, { those, same: [...(found.get(id)?.same ?? []), fact] });
    }
  }
  return [...found.values()].map(({ those, same }) => {
    const said = same.map(
      ({ column, name }) => `${name} (${given(values, staffKey(those[0] ?? 1, column))})`,
    );
    return {
      // Under one of the fields of each, though both are equal.
      keys: those.map((person) => staffKey(person, same[0]?.column ?? 'nombre')),
      message: `Las personas ${numbersOf(those)} de la nómina tienen ${listInWords(said)}.`,
      rule: rules.typed,
      onLeave: true,
    };
  });
}

/** The school's RUT, which is nobody's; and the representative's, who may be in the list under one name. */
function rutWarnings(values: Answers): Warnings {
  const school = validRut(given(values, 'est_rut'));
  const representative = validRut(given(values, 'rep_rut'));
  const name = given(values, 'rep_nombre');
  const sameRut = (both: string, rut: string) => `${both} tienen el mismo RUT: ${rut}.`;
  return [
    school !== '' &&
      school === representative && {
        keys: ['rep_rut', 'est_rut'],
        message: sameRut('El establecimiento y quien representa', school),
        rule: rules.typed,
      },
    ...people.flatMap((person): Warnings => {
      const key = staffKey(person, 'rut');
      const rut = validRut(given(values, key));
      const own = given(values, staffKey(person, 'nombre'));
      const isOther = own !== '' && name !== '' && !mayBeSamePerson(own, name);
      if (rut === '') return [];
      return [
        rut === school && {
          keys: [key, 'est_rut'],
          message: sameRut(`El establecimiento y ${nameOf(values, person)}`, rut),
          rule: rules.typed,
        },
        rut === representative &&
          isOther && {
            keys: [key, 'rep_rut'],
            message: sameRut(`${name} y ${own}`, rut),
            rule: rules.typed,
            onLeave: true,
          },
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
