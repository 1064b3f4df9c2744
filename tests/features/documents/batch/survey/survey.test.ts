// Tests details of the survey, and how the user's choices affect it. ../lists.test.ts tests complete lists.
import { expect, test } from 'vitest';
import { noChoices } from '../../../../../src/features/documents/batch/survey/choices.ts';
import {
  headingRowChoices,
  maxPeople,
  rowText,
  type Survey,
  surveyWorkbook,
} from '../../../../../src/features/documents/batch/survey/survey.ts';
import type { Sheet, Workbook } from '../../../../../src/features/documents/sheet/workbook.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import {
  type Cells,
  dateCell,
  errorCell,
  numberCell,
  sheetWith,
  surveyRows,
  today,
  withSheetChoices,
  workbookWith,
} from '../sheet-cells.ts';

const headings = ['Nombre', 'RUT', 'Horas'];
const ana: Cells = ['Ana Prueba Soto', '10.101.010-4', numberCell(44)];
const eva: Cells = ['Eva Ejemplo Muñoz', '12.121.212-9', numberCell(30)];

const surveyContract = (workbook: Workbook, choices = noChoices) =>
  surveyWorkbook(workbook, choices, fixedTermContract, today);
const surveySheet = (sheet: Sheet, choices = {}) =>
  surveyContract(workbookWith(sheet), withSheetChoices(choices));
const surveyContractRows = (rows: readonly Cells[], choices = {}) =>
  surveyRows(fixedTermContract, rows, choices);

const namesOf = ({ people }: Pick<Survey, 'people'>) => people.map(({ cells }) => cells[0]);

test('reads the chosen sheet', () => {
  const workbook = workbookWith(sheetWith([headings, ana]), sheetWith([['Nombre', 'RUT'], eva]));
  expect(surveyContract(workbook)).toMatchObject({ sheetIndex: 0, headingRowNumber: 1 });
  expect(namesOf(surveyContract(workbook, { ...noChoices, sheet: 1 }))).toEqual(['Eva Ejemplo Muñoz']);
});

test('uses the chosen heading row', () => {
  const rows = [headings, ana, [], ['Docente', 'RUT'], eva];
  expect(surveyContractRows(rows).headingRowNumber).toBe(1);
  const lowerSurvey = surveyContractRows(rows, { headingRow: 4 });
  expect(lowerSurvey.columns.map(({ heading }) => heading)).toEqual(['Docente', 'RUT', '']);
  expect(namesOf(lowerSurvey)).toEqual(['Eva Ejemplo Muñoz']);
});

test('ignores a chosen heading row that the sheet lacks', () => {
  expect(surveyContractRows([headings, ana], { headingRow: 9 }).headingRowNumber).toBe(1);
});

test('offers the first sixty rows as heading rows', () => {
  const people = Array.from({ length: 80 }, () => ana);
  expect(headingRowChoices(surveyContractRows([headings, ...people]))).toHaveLength(60);
});

test('reads hidden rows only if the user includes them', () => {
  const sheet = sheetWith([headings, ana, eva]);
  const rows = sheet.rows.map((row) => ({ ...row, isHidden: row.number === 2 }));
  const surveyWithoutHiddenRow = surveySheet({ ...sheet, rows });
  expect([namesOf(surveyWithoutHiddenRow), surveyWithoutHiddenRow.hiddenRowCount]).toEqual([
    ['Eva Ejemplo Muñoz'],
    1,
  ]);
  const surveyWithHiddenRow = surveySheet({ ...sheet, rows }, { hiddenRows: true });
  expect([namesOf(surveyWithHiddenRow), surveyWithHiddenRow.hiddenRowCount]).toEqual([
    ['Ana Prueba Soto', 'Eva Ejemplo Muñoz'],
    1,
  ]);
});

test('reads hidden columns only if the user includes them', () => {
  const sheet = sheetWith([headings, ana], { hiddenColumns: [2] });
  const surveyWithoutHiddenColumn = surveySheet(sheet);
  expect([
    surveyWithoutHiddenColumn.columns.map(({ key }) => key),
    surveyWithoutHiddenColumn.hiddenColumnCount,
  ]).toEqual([['trab_nombre', 'trab_rut'], 1]);
  const surveyWithHiddenColumn = surveySheet(sheet, { hiddenColumns: true });
  expect(surveyWithHiddenColumn.columns.map(({ key }) => key)).toEqual([
    'trab_nombre',
    'trab_rut',
    'jor_horas',
  ]);
});

test('lists left-out rows above the headings after those below the headings', () => {
  const { excludedRows } = surveyContractRows([
    ['Nómina 2027'],
    headings,
    ana,
    ['TURNO TARDE'],
    eva,
    ['Total', '', numberCell(74)],
  ]);
  expect(excludedRows.map(rowText)).toEqual(['TURNO TARDE', 'Total · 74', 'Nómina 2027']);
});

test('a row that the user includes becomes a person, in the order of the sheet', () => {
  const rows = [headings, ana, ['Ida Ejemplo Rojas'], eva];
  expect(namesOf(surveyContractRows(rows))).toEqual(['Ana Prueba Soto', 'Eva Ejemplo Muñoz']);
  const surveyWithIncludedRow = surveyContractRows(rows, { included: [3] });
  expect(namesOf(surveyWithIncludedRow)).toEqual([
    'Ana Prueba Soto',
    'Ida Ejemplo Rojas',
    'Eva Ejemplo Muñoz',
  ]);
  expect(surveyWithIncludedRow.excludedRows).toEqual([]);
});

test('a title row that the user includes comes first', () => {
  expect(namesOf(surveyContractRows([['Ida Ejemplo Rojas'], headings, ana], { included: [1] }))).toEqual([
    'Ida Ejemplo Rojas',
    'Ana Prueba Soto',
  ]);
});

test.each([
  ['every column', ['PERSONA', '', 'JORNADA']],
  ['some columns', ['', '', 'JORNADA']],
])('group titles of %s are not left-out rows', (_, titles) => {
  expect(surveyContractRows([titles, headings, ana]).excludedRows).toEqual([]);
});

test('a school’s name above the headings doesn’t affect them', () => {
  const { columns } = surveyContractRows([['Colegio', 'Los Aromos de Prueba'], headings, ana]);
  expect(columns.map(({ key }) => key)).toEqual(['trab_nombre', 'trab_rut', 'jor_horas']);
});

test('counts all people, but reads only two hundred', () => {
  const manyRows = Array.from({ length: 250 }, (_, index) => [`Persona ${index} Prueba`, '', numberCell(30)]);
  const {
    people,
    rowCount,
    excludedRows: leftOutRows,
  } = surveySheet(sheetWith([headings, ...manyRows], { unread: 12 }));
  expect([people.length, rowCount, leftOutRows.length]).toEqual([maxPeople, 262, 0]);
});

test('copies a cell that is merged over several rows into each of these rows', () => {
  const mergedRanges = [{ fromRow: 2, toRow: 3, fromColumn: 3, toColumn: 3 }];
  const sheet = sheetWith([[...headings, 'AFP'], [...ana, 'AFP Ejemplo'], eva], { merged: mergedRanges });
  const { people, mergedCells: columns } = surveySheet(sheet);
  expect(people.map(({ cells }) => cells[3])).toEqual(['AFP Ejemplo', 'AFP Ejemplo']);
  expect(columns).toEqual(
    new Map([
      [2, new Set([3])],
      [3, new Set([3])],
    ]),
  );
});

test('ignores cells that are merged only over several columns of a row', () => {
  const mergedRanges = [{ fromRow: 2, toRow: 2, fromColumn: 0, toColumn: 2 }];
  expect(surveySheet(sheetWith([headings, ana], { merged: mergedRanges })).mergedCells.size).toBe(0);
});

test('leaves out a second table below with different headings', () => {
  const rows = [headings, ana, ['RUT', 'Nombre', 'Cargo'], ['12.121.212-9', 'Eva Ejemplo Muñoz', 'Aseo']];
  const { tableBelow, ...survey } = surveyContractRows(rows);
  expect([tableBelow, namesOf(survey)]).toEqual([{ row: 3, count: 1 }, ['Ana Prueba Soto']]);
});

test('repeated headings don’t start a second table', () => {
  const { tableBelow, ...survey } = surveyContractRows([headings, ana, headings, eva]);
  expect([tableBelow, namesOf(survey)]).toEqual([null, ['Ana Prueba Soto', 'Eva Ejemplo Muñoz']]);
});

test('leaves out a second table on the right', () => {
  const { tableBesideIndex, columns } = surveyContractRows([
    [...headings, '', ...headings],
    [...ana, '', ...eva],
  ]);
  expect([tableBesideIndex, columns.map(({ index }) => index)]).toEqual([4, [0, 1, 2]]);
});

test('includes a column without a heading if it has a value', () => {
  const { columns } = surveyContractRows([
    ['Nombre', '', 'RUT', ''],
    ['Ana Prueba Soto', '', '10.101.010-4', 'x'],
  ]);
  expect(columns.map(({ index, heading }) => [index, heading])).toEqual([
    [0, 'Nombre'],
    [2, 'RUT'],
    [3, ''],
  ]);
});

test('includes a column without a heading even if only one row has a value', () => {
  const { columns } = surveyContractRows([
    ['Nombre', '', 'RUT'],
    ['Ana Prueba Soto', '', '10.101.010-4'],
    ['Eva Ejemplo Muñoz', 'x', '12.121.212-9'],
  ]);
  expect(columns.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('uses the field that the user chose for a column', () => {
  const { columns } = surveyContractRows(
    [
      ['Persona', 'Ciudad'],
      ['Ana Prueba Soto', 'Arica'],
    ],
    {
      columns: { 0: 'trab_nombre', 1: 'trab_comuna' },
    },
  );
  expect(columns.map(({ key, suggestedKey }) => [key, suggestedKey])).toEqual([
    ['trab_nombre', null],
    ['trab_comuna', null],
  ]);
});

test('decodes text with the chosen encoding', () => {
  const workbook: Workbook = {
    ...workbookWith(
      sheetWith([
        ['Nombre', 'RUT'],
        ['Mu–oz Ana', '10.101.010-4'],
      ]),
    ),
    encoding: 'windows-1252',
  };
  expect(surveyContract(workbook).damagedAnswers).toEqual({ count: 1, example: 'Mu–oz Ana' });
  const redecodedSurvey = surveyContract(workbook, { ...noChoices, encoding: 'macintosh' });
  expect([namesOf(redecodedSurvey), redecodedSurvey.damagedAnswers.count]).toEqual([['Muñoz Ana'], 0]);
});

const dateOrderChoice = (order: 'day' | 'month') => ({ dateOrders: { 0: order } });

test('uses the date order that the user chose for a column', () => {
  const rows = [['Fecha de nacimiento'], ['05/13/1990'], ['04/05/1990']];
  expect(surveyContractRows(rows).factsByColumn.get(0)?.dates?.order).toBeNull();
  expect(surveyContractRows(rows, dateOrderChoice('month')).factsByColumn.get(0)?.dates).toEqual({
    question: { example: '05/13/1990', isExampleInColumn: true },
    order: 'month',
  });
});

test('does not ask about dates in a column without a date field', () => {
  expect(
    surveyContractRows([
      ['Nombre', 'Visto'],
      ['Ana Prueba Soto', '05/13/1990'],
    ]).factsByColumn.size,
  ).toBe(0);
});

const surveyName = (name: string, choices = {}) =>
  surveyContractRows([headings, [name, '10.101.010-4']], choices);

test.each<[string, string, 'turn' | 'keep' | null]>([
  ['reorders a name with a comma', 'PÉREZ SOTO, ANA', 'turn'],
  ['leaves the order of a name in capitals open', 'PÉREZ SOTO ANA', null],
])('%s', (_, name, order) => {
  expect(surveyName(name).nameFacts).toMatchObject([{ example: name, order }]);
});

test.each(['turn', 'keep'] as const)('uses the order «%s» that the user chose for names', (order) => {
  const { nameFacts, factsByColumn } = surveyName('PÉREZ SOTO ANA', {
    nameOrders: { 0: order },
  });
  expect(nameFacts).toMatchObject([{ order }]);
  expect(factsByColumn.get(0)?.names).toEqual({ order, reason: 'capitals' });
});

test('does not ask about names in several columns', () => {
  const rows = [
    ['Nombres', 'Ap. Paterno'],
    ['MARÍA DE LOS ÁNGELES', 'PÉREZ SOTO ROJAS'],
  ];
  expect(surveyContractRows(rows).nameFacts).toEqual([]);
});

const sexOptions = (choices: object, ...cells: string[]) =>
  surveyContractRows(
    [['Nombre', 'Sexo'], ...cells.map((cell, row) => [`Persona ${row} Prueba`, cell])],
    choices,
  ).options;

test('reads «M» as masculine if another cell has «F»', () => {
  expect(sexOptions({}, 'F', 'M')).toMatchObject([{ text: 'M', value: 'masculino' }]);
});

test('asks about «M» if no cell has «F»', () => {
  const [fact] = sexOptions({}, 'M', 'M');
  expect(fact).toMatchObject({ text: 'M', value: null });
  expect(fact?.options.map(({ value }) => value)).toEqual(['femenino', 'masculino']);
});

test('reads «M» as the option that the user chose', () => {
  expect(sexOptions({ options: { 1: 'femenino' } }, 'M')).toMatchObject([{ value: 'femenino' }]);
});

test('does not ask about words that mean only one option', () => {
  expect(sexOptions({}, 'Mujer', 'Hombre')).toEqual([]);
});

test('counts cells with damaged letters and cells with lost text separately', () => {
  const { damagedAnswers, convertedCells } = surveyContractRows([
    ['Nombre', 'RUT', 'Cursos', 'N° Cuenta', 'Observaciones'],
    ['Mu\uFFFDoz Ana', '10.101.010-4', dateCell('2026-02-01', '1-feb'), '1,23457E+15', 'Mu\uFFFDoz'],
    ['Mu\uFFFDoz Eva', '12.121.212-9', errorCell('#N/A'), '1234567', ''],
  ]);
  expect(damagedAnswers).toEqual({ count: 2, example: 'Mu\uFFFDoz Ana' });
  expect(convertedCells).toEqual({ count: 2, example: '1-feb' });
});

test('counts placeholders such as «-», with three examples', () => {
  const { blankMarkers } = surveyContractRows([
    ['Nombre', 'RUT', 'Comuna', 'AFP', 'Mail', 'Observaciones'],
    ['Ana Prueba Soto', '10.101.010-4', '-', 'N/A', '-', '-'],
    ['Eva Ejemplo Muñoz', '12.121.212-9', 'S/I', 'no', 'no tiene', ''],
  ]);
  expect(blankMarkers).toEqual({ count: 5, examples: ['-', 'S/I', 'N/A'] });
});

test('a RUT column does not lack check digits if another column has them', () => {
  const withNames = (...cells: readonly Cells[]) =>
    cells.map((row, index) => [`Persona ${index} Prueba`, ...row]);
  const people = withNames([numberCell(10101010), '4'], [numberCell(12121212), numberCell(9)]);
  expect(surveyContractRows([['Nombre', 'RUT', 'DV'], ...people]).headingsWithoutCheckDigit).toEqual([]);
  expect(surveyContractRows([['Nombre', 'RUT'], ...people]).headingsWithoutCheckDigit).toEqual(['RUT']);
});

test('a sheet without rows has neither headings nor people', () => {
  expect(surveyContractRows([])).toMatchObject({
    headingRowNumber: null,
    columns: [],
    people: [],
    rowCount: 0,
  });
});
