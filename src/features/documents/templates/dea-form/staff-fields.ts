import { type Field, field, shortDate, text } from '../../model/field.ts';
import { rowGroup } from '../../model/field-group.ts';

type PersonColumn = 'nombre' | 'rut' | 'entidad' | 'fecha' | 'horas' | 'practicas';

type StaffKey = `per_${number}_${PersonColumn}`;

export function staffKey<C extends PersonColumn>(person: number, column: C): `per_${number}_${C}` {
  return `per_${person}_${column}`;
}

function personFields(person: number): readonly Field<StaffKey>[] {
  return [
    field(staffKey(person, 'nombre'), text(3, 120), {
      label: `Persona ${person}: nombre completo`,
      hint: 'Nombres y dos apellidos',
      blank: 6,
    }),
    field(staffKey(person, 'rut'), 'rut', {
      label: `Persona ${person}: cédula de identidad`,
      hint: 'Con puntos y guion',
      example: '11.111.111-1',
      blank: 6,
    }),
    field(staffKey(person, 'entidad'), text(2, 120), {
      label: `Persona ${person}: entidad que capacitó`,
      hint: 'Como figura en el certificado',
      blank: 6,
    }),
    field(staffKey(person, 'fecha'), shortDate, {
      label: `Persona ${person}: fecha`,
      hint: 'dd-mm-aaaa',
      blank: 6,
    }),
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

/** In the document the table of the annex. */
export const staff = rowGroup({
  title: 'Nómina de personal capacitado',
  least: 5,
  most: 20,
  words: {
    one: 'Persona',
    many: 'personas',
    add: 'Agregar persona',
    unnamed: 'Sin nombre',
    none: 'Ninguna persona en la lista',
  },
  fields: personFields,
});

/** 1 to 20. */
export const people: readonly number[] = staff.rows.keys.map((_, index) => index + 1);
