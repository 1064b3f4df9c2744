import { expect, test } from 'vitest';
import {
  findHeadingRow,
  headingsAt,
  recogniseHeading,
} from '../../../../../src/features/documents/batch/survey/heading-row.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { type Cells, numberCell, sheetWith } from '../sheet-cells.ts';

/** Returns the number of the heading row, and how many of its headings were recognised. */
const findHeadings = (rows: readonly Cells[], parts = {}) => {
  const { row, recognised } = findHeadingRow(sheetWith(rows, parts), fixedTermContract);
  return [row?.number, recognised];
};

const headings = ['Nombre', 'RUT', 'Horas'];
const ana = ['Ana Prueba Soto', '10.101.010-4', numberCell(44)];

test('chooses the row with the most recognised headings', () => {
  expect(findHeadings([['Nómina 2027'], ['Colegio', 'Los Aromos'], headings, ana])).toEqual([3, 3]);
});

test('chooses the first of two rows with the same headings', () => {
  expect(findHeadings([headings, ana, headings, ana])).toEqual([1, 3]);
});

test('between rows with equally many headings, chooses the one that names people', () => {
  expect(findHeadings([['Colegio', 'RBD'], [], ['Nombre', 'Cursos'], ['Ana Prueba', '1.º básico']])).toEqual([
    3, 2,
  ]);
});

/** Returns a sheet's rows: as many lines of text as `count`, the headings, and a person. */
const headingsBelowLines = (count: number): readonly Cells[] => [
  ...Array.from({ length: count }, (_, index) => [`Línea ${index}`]),
  headings,
  ana,
];

test.each([19, 20, 59])('finds headings below %i lines', (count) => {
  expect(findHeadings(headingsBelowLines(count))).toEqual([count + 1, 3]);
});

test('does not find headings below sixty lines', () => {
  expect(findHeadings(headingsBelowLines(60))).toEqual([1, 0]);
});

test('prefers headings in the first twenty rows to a row below with more headings', () => {
  expect(
    findHeadings([['Nombre', 'RUT'], ['Ana Prueba', '10.101.010-4'], ...headingsBelowLines(30)]),
  ).toEqual([1, 2]);
});

test('ignores hidden rows', () => {
  const { rows } = sheetWith([headings, ['Dotación'], ['Lista'], ['Nombre', 'RUT'], ana]);
  const partlyHiddenRows = rows.map((row) => ({ ...row, isHidden: row.number < 3 }));
  expect(findHeadings([], { rows: partlyHiddenRows })).toEqual([4, 2]);
});

test('chooses the first row with several cells if no heading is known', () => {
  expect(findHeadings([['Nómina 2027'], ['Uno', 'Dos'], ['x', 'y']])).toEqual([2, 0]);
  expect(findHeadings([['Uno'], ['Dos']])).toEqual([1, 0]);
  expect(findHeadings([])).toEqual([undefined, 0]);
});

/** Reads headings from a sheet with two rows: possible group titles, and the cells below them. */
function headingsUnderTitles(titles: Cells, cells: Cells, parts = {}) {
  const sheet = sheetWith([titles, cells], parts);
  const row = sheet.rows[1];
  if (!row) throw new Error('No headings');
  return headingsAt(sheet, row);
}

test('a merged title covers each of its headings', () => {
  const mergedRanges = [{ fromRow: 1, toRow: 1, fromColumn: 0, toColumn: 1 }];
  const foundHeadings = headingsUnderTitles(
    ['LUNES', '', 'MARTES'],
    ['Entrada', 'Salida', 'Entrada', 'Salida'],
    {
      merged: mergedRanges,
    },
  );
  expect(foundHeadings.map(({ group, text }) => [group, text])).toEqual([
    ['LUNES', 'Entrada'],
    ['LUNES', 'Salida'],
    ['MARTES', 'Entrada'],
    ['', 'Salida'],
  ]);
});

test('without merged cells, a group title extends to the next one', () => {
  const foundHeadings = headingsUnderTitles(
    ['LUNES', '', 'MARTES'],
    ['Entrada', 'Salida', 'Entrada', 'Salida'],
  );
  expect(foundHeadings.map(({ group }) => group)).toEqual(['LUNES', 'LUNES', 'MARTES', 'MARTES']);
});

test('a single title that starts in the second column is a group title', () => {
  const foundHeadings = headingsUnderTitles(['', 'LUNES'], ['Nombre', 'Entrada', 'Salida']);
  expect(foundHeadings.map(({ group }) => group)).toEqual(['', 'LUNES', 'LUNES']);
});

test('a single title that starts in the first column is not a group title', () => {
  const foundHeadings = headingsUnderTitles(['Nómina 2027'], headings);
  expect(foundHeadings.map(({ group }) => group)).toEqual(['', '', '']);
});

test('labels with a colon are not group titles', () => {
  const foundHeadings = headingsUnderTitles(['Establecimiento:', 'Colegio de Prueba'], headings);
  expect(foundHeadings.map(({ group }) => group)).toEqual(['', '', '']);
});

test('reads a heading that is merged over two rows from the upper row', () => {
  const mergedRanges = [
    { fromRow: 1, toRow: 2, fromColumn: 0, toColumn: 0 },
    { fromRow: 1, toRow: 1, fromColumn: 1, toColumn: 2 },
  ];
  const foundHeadings = headingsUnderTitles(['Nombre', 'LUNES'], ['', 'Entrada', 'Salida'], {
    merged: mergedRanges,
  });
  expect(foundHeadings.map(({ group, text }) => [group, text])).toEqual([
    ['', 'Nombre'],
    ['LUNES', 'Entrada'],
    ['LUNES', 'Salida'],
  ]);
});

test('the second column of a merged heading repeats its text', () => {
  const mergedRanges = [{ fromRow: 2, toRow: 2, fromColumn: 0, toColumn: 1 }];
  const foundHeadings = headingsUnderTitles([], ['Nombre', '', 'RUT'], { merged: mergedRanges });
  expect(foundHeadings.map(({ text, continuesPrevious }) => [text, continuesPrevious])).toEqual([
    ['Nombre', false],
    ['Nombre', true],
    ['RUT', false],
  ]);
});

test('recognises group title and heading together rather than the heading alone', () => {
  const heading = { text: 'Entrada', continuesPrevious: false };
  const keysOf = (group: string) => recogniseHeading({ ...heading, group }, fixedTermContract)?.keys;
  expect(keysOf('LUNES')).toEqual(['jor_lunes_entrada']);
  expect(keysOf('JORNADA')).toEqual(['semana_entrada']);
  expect(keysOf('')).toEqual(['semana_entrada']);
});
