import { expect, test } from 'vitest';
import { columnsFromHeadings } from '../../../../../src/features/documents/batch/columns.ts';
import { findPeople } from '../../../../../src/features/documents/batch/survey/people-rows.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { type Cells, errorCell, numberCell, sheetWith } from '../sheet-cells.ts';

/** For each row that counts as a person, returns its first filled cell. */
function firstCellsOfPeople(headings: readonly string[], rows: readonly Cells[]) {
  const headingNames = headings.map((text) => ({ text, group: '', continuesPrevious: false }));
  const personColumns = {
    columns: columnsFromHeadings(headingNames, fixedTermContract),
    nameKey: 'trab_nombre',
    idKey: 'trab_rut',
  };
  const people = findPeople(sheetWith(rows).rows, personColumns);
  return [...people].map(({ cells }) => cells.find((cell) => cell !== ''));
}

const headings = ['Nombre', 'RUT', 'Horas', 'Sueldo base'];
const ana: Cells = ['Ana Prueba Soto', '10.101.010-4', numberCell(44), numberCell(850_000)];
const eva: Cells = ['Eva Ejemplo Muñoz', '12.121.212-9', numberCell(30), numberCell(600_000)];
const bothNames = ['Ana Prueba Soto', 'Eva Ejemplo Muñoz'];

test.each<[string, Cells]>([
  ['a total with amounts', ['Total', '', numberCell(74), numberCell(1_450_000)]],
  ['a total in capitals with its sum', ['TOTAL HORAS 397', '', numberCell(397)]],
  ['an average', ['Promedio', '', numberCell(37), numberCell(725_000)]],
  ['a separator', ['TURNO MAÑANA']],
  ['a row with only a date', ['', '', '', '02-03-2026']],
  ['a note with an asterisk', ['* Valores brutos']],
  ['a note among the amounts', ['', 'Nota: sujeto a confirmación', '', numberCell(1)]],
  ['a sentence', ['La presente nómina se entrega a la dirección para su revisión y firma']],
  [
    'a sentence of ten words with amounts',
    ['Estas horas y estos sueldos son los del año anterior', '', numberCell(74), numberCell(1_450_000)],
  ],
  ['repeated headings', headings],
  ['headings repeated in capitals', ['NOMBRE', 'rut', 'HORAS', 'SUELDO BASE']],
  ['two repeated headings and blanks', ['Nombre', 'RUT', '', '', '-', '', '']],
  ['a row of formula results', [numberCell(0), numberCell(0), 'FALSO', numberCell(0)]],
  ['a total with a number in the RUT column', ['Total', numberCell(397), '', numberCell(1_450_000)]],
])('%s is not a person', (_, row) => {
  expect(firstCellsOfPeople(headings, [ana, row, eva])).toEqual(bothNames);
});

test.each<[string, Cells, string]>([
  ['without a RUT', ['Ida Ejemplo Rojas', '', numberCell(20), numberCell(400_000)], 'Ida Ejemplo Rojas'],
  [
    'with a sign for «nothing» as RUT',
    ['Ida Ejemplo Rojas', 's/i', numberCell(20), numberCell(400_000)],
    'Ida Ejemplo Rojas',
  ],
  [
    'with a RUT and a long name',
    ['María de los Ángeles del Carmen de la Fuente San Martín', '14.141.414-3'],
    'María de los Ángeles del Carmen de la Fuente San Martín',
  ],
  [
    'without a RUT and with a name of nine words',
    ['María de los Ángeles del Carmen Rojas San Martín', '', numberCell(20), numberCell(400_000)],
    'María de los Ángeles del Carmen Rojas San Martín',
  ],
  ['with only a RUT', ['', '14.141.414-3'], '14.141.414-3'],
  ['with a wrong RUT', ['Ida Ejemplo Rojas', '14.141.414-0'], 'Ida Ejemplo Rojas'],
  ['with an error as name', [errorCell('#N/A'), '14.141.414-3', numberCell(20)], '#N/A'],
])('a row %s is a person', (_, row, firstText) => {
  const people = firstCellsOfPeople(headings, [ana, row, eva]);
  expect(people).toHaveLength(3);
  expect(people[1]).toEqual(firstText === '#N/A' ? errorCell('#N/A') : firstText);
});

test('among full rows, a row with only a name is not a person', () => {
  expect(firstCellsOfPeople(headings, [ana, ['Ida Ejemplo Rojas'], eva])).toEqual(bothNames);
});

test('a row with only a name is not a person in a list with pay but without RUTs', () => {
  const anaWithPay: Cells = ['Ana Prueba Soto', numberCell(44), numberCell(850_000)];
  expect(firstCellsOfPeople(['Nombre', 'Horas', 'Sueldo base'], [anaWithPay, ['Ida Ejemplo Rojas']])).toEqual(
    ['Ana Prueba Soto'],
  );
});

test('each name is a person in a list of only names', () => {
  expect(firstCellsOfPeople(['Nombre'], [['Ana Prueba'], ['Eva Ejemplo'], ['Total: 2']])).toEqual([
    'Ana Prueba',
    'Eva Ejemplo',
  ]);
});

test('each name is a person in a list of names and hours', () => {
  expect(
    firstCellsOfPeople(
      ['Nombre', 'Horas'],
      [
        ['Ana Prueba', numberCell(44)],
        ['Eva Ejemplo', ''],
        ['', numberCell(44)],
      ],
    ),
  ).toEqual(['Ana Prueba', 'Eva Ejemplo']);
});

test('every full row is a person in a list that has neither names nor RUTs', () => {
  expect(
    firstCellsOfPeople(
      ['Horas', 'Sueldo base', 'Cursos'],
      [
        [numberCell(44), numberCell(850_000), '1.º básico'],
        ['Nota'],
        [numberCell(30), numberCell(600_000), '2.º básico'],
      ],
    ),
  ).toEqual([numberCell(44), numberCell(30)]);
});

test('rows of formula results are not people in a list that has neither names nor RUTs', () => {
  const formulaResults: Cells = [numberCell(0), numberCell(0), 'FALSO'];
  expect(
    firstCellsOfPeople(
      ['Horas', 'Sueldo base', 'Cursos'],
      [[numberCell(44), numberCell(850_000), '1.º básico'], formulaResults, formulaResults],
    ),
  ).toEqual([numberCell(44)]);
});

test('a sheet without rows has no people', () => {
  expect(firstCellsOfPeople(headings, [])).toEqual([]);
});
