import { expect, test } from 'vitest';
import { regions } from '../../../../src/features/documents/regions.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract.ts';
import { paragraphsOf, partsOf } from '../docx-parts.ts';
import { brokenReferences, fieldsOf, hasValidRut, unprintedFields } from './integrity.ts';

const text = paragraphsOf((await partsOf(fixedTermContract))('word/document.xml'));
const tables = fixedTermContract.blocks.filter((block) => block.kind === 'table');

/** The rows of a table as text. */
function rowsOf(index: number): readonly (readonly string[])[] {
  const rows = tables[index]?.rows ?? [];
  return rows.map(({ cells }) =>
    cells.map((cell) => cell.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('')),
  );
}

function minutes(time: string | undefined): number {
  const [hours = 'x', rest = 'x'] = (time ?? '').split(':');
  return Number(hours) * 60 + Number(rest);
}

test('the eight clauses come in order', () => {
  const headings = fixedTermContract.blocks.flatMap((block) =>
    block.kind === 'heading' ? [block.text] : [],
  );
  expect(headings).toEqual([
    'PRIMERO: Cargo y funciones.',
    'SEGUNDO: Naturaleza de los servicios.',
    'TERCERO: Jornada de trabajo.',
    'CUARTO: Remuneración.',
    'QUINTO: Obligaciones de la Trabajadora.',
    'SEXTO: Duración.',
    'SÉPTIMO: Domicilio.',
    'OCTAVO: Firmas y ejemplares.',
  ]);
});

test('the functions are ten and the obligations eleven', () => {
  const lists = fixedTermContract.blocks.flatMap((block) =>
    block.kind === 'list' ? [block.items.length] : [],
  );
  expect(lists).toEqual([10, 11]);
});

test('each day of the weekly table adds up, within ten hours and with its break', () => {
  const days = rowsOf(0).slice(0, 5);
  expect(days.map(([day]) => day)).toEqual(['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']);
  for (const [day, start, lunch, back, end, teaching, breaks, other, total] of days) {
    const worked = minutes(end) - minutes(start) - (minutes(back) - minutes(lunch));
    expect(minutes(total), day).toBe(worked);
    expect(minutes(teaching) + minutes(breaks) + minutes(other), day).toBe(worked);
    expect(minutes(back) - minutes(lunch), day).toBeGreaterThanOrEqual(30);
    expect(worked, day).toBeLessThanOrEqual(10 * 60);
  }
});

test('the week is 44 hours exactly, at most 28:30 of them in class', () => {
  const rows = rowsOf(0);
  const sum = (column: number) => rows.slice(0, 5).reduce((total, row) => total + minutes(row[column]), 0);
  expect(sum(8)).toBe(44 * 60);
  expect(sum(5)).toBeLessThanOrEqual(28 * 60 + 30);
  const totals = rows[5] ?? [];
  for (const column of [5, 6, 7, 8]) expect(minutes(totals[column])).toBe(sum(column));
});

test('the other hours are those of the week, at least 40 % of them to prepare classes', () => {
  const rows = rowsOf(1);
  const parts = rows.slice(0, -1).map(([, hours]) => minutes(hours));
  const total = parts.reduce((sum, part) => sum + part, 0);
  expect(total).toBe(minutes(rowsOf(0)[5]?.[7]));
  expect(minutes(rows.at(-1)?.[1])).toBe(total);
  expect(parts[0]).toBeGreaterThanOrEqual(total * 0.4);
});

test('the remuneration has nine items and three totals, and the columns fill the page', () => {
  expect(
    rowsOf(2)
      .filter(([number]) => number !== '')
      .map(([number]) => number),
  ).toEqual([...'123456789']);
  expect(
    rowsOf(2)
      .filter(([number]) => number === '')
      .map(([, label]) => label),
  ).toEqual([
    'Total haberes imponibles (1 a 7)',
    'Total haberes no imponibles (8 y 9)',
    'TOTAL HABERES (remuneración bruta)',
  ]);
  for (const { columns, caption } of tables) {
    expect(
      columns.reduce((sum, { share }) => sum + share, 0),
      caption,
    ).toBe(100);
  }
});

test('it is signed in three copies, by both, and says whom it is for', () => {
  const all = text.join('\n');
  expect(all).toContain('se firma en tres ejemplares de idéntico tenor y fecha');
  expect(all).toContain('El Empleador (firma y timbre)');
  expect(all).toContain('La Trabajadora\n(firma)');
  expect(all).toContain('Plantilla referencial. No reemplaza la asesoría legal para el caso concreto.');
  expect(all).toContain('No debe usarse en colegios particulares pagados ni en establecimientos municipales');
});

test('dates are printed with the month in words', () => {
  const prints = fieldsOf(fixedTermContract).flatMap((field) => (field.kind === 'date' ? [field.print] : []));
  expect(new Set(prints)).toEqual(new Set(['long']));
});

test('every field is named once, printed somewhere, and every place names a field', () => {
  const keys = fieldsOf(fixedTermContract).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(unprintedFields(fixedTermContract)).toEqual([]);
  expect(brokenReferences(fixedTermContract)).toEqual([]);
});

test('the examples are fictional and would pass for real: RUT, region, e-mail', () => {
  for (const { kind, example, key } of fieldsOf(fixedTermContract)) {
    if (kind === 'rut') expect(hasValidRut(example), key).toBe(true);
    if (kind === 'region') expect(regions).toContain(example);
    if (kind === 'email') expect(example, key).toMatch(/\.example$/);
  }
});
