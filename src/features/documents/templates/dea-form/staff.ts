import type { Block, Row } from '../../model/document.ts';
import { column, plain, writer } from '../../model/write.ts';
import type { DeaKey } from './fields.ts';
import { leastPeople, type StaffKey, staffKey, staffRows } from './staff-fields.ts';

const { line } = writer<DeaKey>();

function personRow(keys: readonly StaffKey[], index: number): Row<DeaKey> {
  const person = index + 1;
  return {
    cells: [
      line`${staffKey(person, 'nombre')}`,
      line`${staffKey(person, 'rut')}`,
      line`${staffKey(person, 'entidad')}`,
      line`${staffKey(person, 'fecha')}`,
      line`${staffKey(person, 'horas')} / ${staffKey(person, 'practicas')}`,
    ],
    keys,
    ...(person > leastPeople ? { optional: true } : {}),
  };
}

/** Five rows at least, as many as there are people at most. */
export const staffTable: Block<DeaKey> = {
  kind: 'table',
  caption: plain('Tabla de personal capacitado'),
  size: 'hand',
  columns: [
    column(30, 'Nombre completo'),
    column(17, 'Cédula de identidad'),
    column(22, 'Entidad que capacitó'),
    column(13, 'Fecha'),
    { ...column(18, 'Horas (mín. 3; prácticas mín. 2)'), answeredLabel: 'Horas (total / prácticas)' },
  ],
  rows: staffRows.map(personRow),
};
