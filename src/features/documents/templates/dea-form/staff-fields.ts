import { type Field, field } from '../../model/field.ts';

/** The most people that the table of trained staff holds, and how many rows it has at least. */
const mostPeople = 20;
export const leastPeople = 5;

const personColumns = ['nombre', 'rut', 'entidad', 'fecha', 'horas', 'practicas'] as const;

type PersonColumn = (typeof personColumns)[number];

export type StaffKey = `per_${number}_${PersonColumn}`;

export function staffKey<C extends PersonColumn>(person: number, column: C): `per_${number}_${C}` {
  return `per_${person}_${column}`;
}

/** 1 to 20. */
export const people: readonly number[] = Array.from({ length: mostPeople }, (_, index) => index + 1);

function personFields(person: number): readonly Field<StaffKey>[] {
  return [
    field(
      staffKey(person, 'nombre'),
      { kind: 'text', length: [3, 120] },
      {
        label: `Persona ${person}: nombre completo`,
        hint: 'Nombres y dos apellidos',
        blank: 6,
      },
    ),
    field(staffKey(person, 'rut'), 'rut', {
      label: `Persona ${person}: cédula de identidad`,
      hint: 'Con puntos y guion',
      example: '11.111.111-1',
      blank: 6,
    }),
    field(
      staffKey(person, 'entidad'),
      { kind: 'text', length: [2, 120] },
      {
        label: `Persona ${person}: entidad que capacitó`,
        hint: 'Como figura en el certificado',
        blank: 6,
      },
    ),
    field(
      staffKey(person, 'fecha'),
      { kind: 'date', print: 'short' },
      {
        label: `Persona ${person}: fecha`,
        hint: 'dd-mm-aaaa',
        blank: 6,
      },
    ),
    field(staffKey(person, 'horas'), 'duration', {
      label: `Persona ${person}: horas en total`,
      hint: 'Horas y minutos; mínimo 3:00',
      blank: 6,
    }),
    field(staffKey(person, 'practicas'), 'duration', {
      label: `Persona ${person}: horas prácticas`,
      hint: 'Horas y minutos; mínimo 2:00',
      blank: 6,
    }),
  ];
}

/** The keys of each person. */
export const staffRows: readonly (readonly StaffKey[])[] = people.map((person) =>
  personColumns.map((column) => staffKey(person, column)),
);

/** Person by person. */
export const staffFields: readonly Field<StaffKey>[] = people.flatMap(personFields);

/** The blank of the whole list while nobody is in it. */
export const nobody: Field<StaffKey> = field(
  staffKey(1, 'nombre'),
  { kind: 'text' },
  { label: 'Ninguna persona en la lista', hint: '' },
);

export const staffKeys: readonly StaffKey[] = staffFields.map(({ key }) => key);
