import { expect, test } from 'vitest';
import { confirmationsOf } from '../../../src/features/documents/batch/figures.ts';
import { type BatchRow, commonFindings } from '../../../src/features/documents/batch/rows.ts';
import type { Values } from '../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { stateOf, stateWords } from '../../../src/pages/batch/row-states.ts';
import { numberCell, readPerson } from '../../features/documents/batch/sheet-cells.ts';
import { finishedContract } from '../../fixtures/lists/finished-contract.ts';

const identityLabel = 'Cédula de identidad';
const noCommonFindings = { blanks: new Set<string>(), warnings: new Set<string>() };
const wordsOf = (row: BatchRow, confirmed = {}, common = noCommonFindings) =>
  stateWords(stateOf(row, confirmed, common, identityLabel));

function personWithout(...keys: readonly string[]): BatchRow {
  const values: Values = { ...finishedContract, trab_domicilio: 'Calle Ejemplo 101' };
  const entries = Object.entries(values).filter(([key]) => !keys.includes(key));
  const row = readPerson(
    fixedTermContract,
    entries.map(([key]) => key),
    entries.map(([, value]) => value ?? ''),
  );
  return row;
}

test('a row whose figures all come from its sheet is ready', () => {
  expect(wordsOf(personWithout())).toEqual(['Lista']);
});

test('a row with a proposed figure is ready once the figure is confirmed', () => {
  const row = personWithout('jor_horas');
  expect(wordsOf(row)).toEqual(['Horas: la planilla no las dice']);
  expect(wordsOf(row, confirmationsOf(row.figures))).toEqual(['Lista']);
});

test('confirming other answers does not make a row ready', () => {
  const confirmed = confirmationsOf(personWithout('jor_lunes_entrada').figures);
  expect(wordsOf(personWithout('jor_horas'), confirmed)).toEqual(['Horas: la planilla no las dice']);
});

test('a row lists its problems first, then figures, warnings and blanks', () => {
  const row = readPerson(
    fixedTermContract,
    ['Nombre', 'Fecha de nacimiento', 'Horas', 'Sueldo base'],
    ['Ana Prueba', 'ayer', numberCell(25), numberCell(500)],
  );
  expect(wordsOf(row)).toEqual([
    'Por revisar: fecha de nacimiento',
    'Horario propuesto: revíselo',
    '2 avisos',
    `Quedan ${row.blankCount} espacios en blanco`,
  ]);
});

test('a row names only blanks that are not common to all rows', () => {
  const row = personWithout('trab_afp', 'trab_salud', 'trab_correo');
  const common = { ...noCommonFindings, blanks: new Set(['trab_salud', 'trab_correo']) };
  expect(stateOf(row, {}, common, identityLabel).blanks).toEqual({
    count: 3,
    names: 'AFP y los de todas las filas',
  });
});

test('a row shows only warnings that are not common to all rows', () => {
  const row = personWithout('trab_trato');
  const common = commonFindings([row, row]);
  expect(stateOf(row, {}, noCommonFindings, identityLabel).warnings).toMatchObject({
    count: 1,
    messages: { length: 1 },
  });
  expect(stateOf(row, {}, common, identityLabel).warnings).toEqual({ count: 1, messages: [] });
});

test('a row about the same person as another row is not ready', () => {
  const row = { ...personWithout(), sameSubjectRows: [5, 7] };
  expect(wordsOf(row)).toEqual(['Cédula de identidad: igual que en las filas 5 y 7']);
});
