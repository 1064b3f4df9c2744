import { expect, onTestFinished, test, vi } from 'vitest';
import { batchRowsCopy, unreadableCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { fieldMessages } from '../../../../src/content/documents/fields-copy.ts';
import { noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import type { BatchRow } from '../../../../src/features/documents/batch/rows.ts';
import {
  commonFindings,
  fieldOrLayoutColumn,
  prepareRows,
  readRows,
  rowReader,
} from '../../../../src/features/documents/batch/rows.ts';
import { noChoices } from '../../../../src/features/documents/batch/survey/choices.ts';
import { surveyWorkbook } from '../../../../src/features/documents/batch/survey/survey.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { smallTemplate } from '../small-template.ts';
import {
  type Cells,
  dateCell,
  errorCell,
  numberCell,
  readerFor,
  readPerson,
  readSheet,
  sheetWith,
  today,
  workbookWith,
} from './sheet-cells.ts';

const headings = ['Docente', 'Destino', 'Fecha de la salida', 'Fecha del regreso', '¿Van en bus?'];

const noChanges = () => undefined;

const messagesOf = ({ warnings }: BatchRow) => warnings.map(({ message }) => message);
const problemsOf = ({ problems }: BatchRow) =>
  problems.map(({ field, typed, message }) => [field.key, typed, message]);

test('reads a row with its answers, name, warnings and blanks', () => {
  const row = readPerson(smallTemplate, headings, [
    'Ana Prueba',
    'Arica',
    dateCell('2026-03-02'),
    '1/3/26',
    'No',
  ]);
  expect(row).toMatchObject({
    index: 0,
    number: 2,
    name: 'Arica',
    values: {
      sal_docente: 'Ana Prueba',
      sal_destino: 'Arica',
      sal_fecha: '2026-03-02',
      sal_regreso: '2026-03-01',
      sal_bus: 'no',
    },
    problems: [],
    sameSubjectRows: [],
  });
  expect(messagesOf(row)).toEqual(['El regreso es anterior a la salida.']);
  const blanks = row.sections.flatMap((section) => section.blanks.map(({ key }) => key));
  expect(blanks).toContain('sal_encuentro');
  expect(row.blankCount).toBe(blanks.length);
});

const invalidCells: Cells = [errorCell('#REF!'), 'Arica', 'marzo', dateCell('2026-03-02'), 'tal vez'];

test('lists each invalid cell as a problem with its text and message', () => {
  const row = readPerson(smallTemplate, headings, invalidCells);
  expect(problemsOf(row)).toEqual([
    ['sal_docente', '#REF!', unreadableCopy.error],
    ['sal_fecha', 'marzo', fieldMessages.dateFaults.part],
    ['sal_bus', 'tal vez', fieldMessages.option],
  ]);
});

test('keeps an invalid answer as typed', () => {
  const { values } = readPerson(smallTemplate, headings, invalidCells);
  expect(values).toMatchObject({ sal_fecha: 'marzo' });
});

test('takes no answer from an Excel error cell', () => {
  const { values } = readPerson(smallTemplate, headings, invalidCells);
  expect(values).not.toHaveProperty('sal_docente');
});

test('a corrected row has no problems', () => {
  const changes = { 2: { sal_docente: 'Ana Prueba', sal_fecha: '2/3/26', sal_bus: 'sí' } };
  const row = readPerson(smallTemplate, headings, invalidCells, { changes });
  expect(row.problems).toEqual([]);
  expect(row.values).toMatchObject({ sal_docente: 'Ana Prueba', sal_fecha: '2026-03-02', sal_bus: 'si' });
});

test('ignores an invalid cell of a field that the row’s document doesn’t print', () => {
  const cells = ['Ana Prueba', 'no', errorCell('#N/A')];
  const row = readPerson(smallTemplate, ['Docente', '¿Van en bus?', 'Empresa del bus'], cells);
  expect(row.problems).toEqual([]);
});

test('an amount merged over several rows is a problem in each row', () => {
  const sheet = sheetWith(
    [
      ['Nombre', 'AFP', 'Sueldo base'],
      ['Ana Prueba', 'AFP Ejemplo', numberCell(850_000)],
      ['Eva Prueba', '', ''],
    ],
    { merged: [1, 2].map((column) => ({ fromRow: 2, toRow: 3, fromColumn: column, toColumn: column })) },
  );
  const survey = surveyWorkbook(workbookWith(sheet), noChoices, fixedTermContract, today);
  const rows = readRows(rowReader(survey, noCommonAnswers, fixedTermContract, today), noChanges);
  expect(rows.map(problemsOf)).toEqual(
    rows.map(() => [['rem_sueldo_base', '850000', unreadableCopy.merged('850000')]]),
  );
  expect(rows.map(({ values }) => values.trab_afp)).toEqual(['AFP Ejemplo', 'AFP Ejemplo']);
});

test('lists problems of layout columns after those of fields', () => {
  const row = readPerson(
    fixedTermContract,
    ['Nombre', 'Lunes', 'RUT'],
    ['Ana Prueba Soto', 'según turno', '10.101.010-0'],
  );
  expect(row.problems.map(({ field }) => field.key)).toEqual(['trab_rut', 'semana_lunes']);
});

test('answerableField finds fields and layout columns by key', () => {
  expect(fieldOrLayoutColumn(fixedTermContract, 'trab_rut').kind).toBe('rut');
  expect(fieldOrLayoutColumn(fixedTermContract, 'semana_lunes').kind).toBe('text');
});

test('warns about a name of one word', () => {
  const [ana, eva] = readSheet(fixedTermContract, [
    ['Nombres', 'RUT', 'Sexo'],
    ['Ana', '10.101.010-4', 'Mujer'],
    ['Eva Ejemplo', '12.121.212-9', 'Mujer'],
  ]);
  expect([ana && messagesOf(ana), eva && messagesOf(eva)]).toEqual([[batchRowsCopy.shortName('Ana')], []]);
});

test('accepts a name of one word that the user typed', () => {
  const changes = { 2: { trab_nombre: 'Ana' } };
  const row = readPerson(fixedTermContract, ['Nombres', 'Sexo'], ['Eva', 'Mujer'], { changes });
  expect(messagesOf(row)).toEqual([]);
});

test('accepts a name in the order that the user chose', () => {
  const choices = { nameOrders: { 0: 'keep' } } as const;
  const row = readPerson(fixedTermContract, ['Nombre', 'Sexo'], ['PÉREZ SOTO ANA', 'Mujer'], { choices });
  expect(messagesOf(row)).toEqual([]);
});

test('rows with the same RUT list each other, whatever its punctuation', () => {
  const people = readSheet(fixedTermContract, [
    ['Nombre', 'RUT', 'Horas'],
    ['Ana Prueba', '12.345.678-5', numberCell(20)],
    ['Beatriz Prueba', '11111111-1', numberCell(20)],
    ['Ana P. Prueba', numberCell(123456785), numberCell(10)],
    ['Nadie Prueba', '', numberCell(10)],
    ['Nadie Prueba', '', numberCell(10)],
  ]);
  expect(people.map(({ sameSubjectRows }) => sameSubjectRows)).toEqual([[4], [], [2], [], []]);
});

test('rows with the same serial number list each other', () => {
  const devices = readSheet(deaForm, [['Serie'], ['SN 100'], ['sn-100'], ['SN 200']]);
  expect(devices.map(({ sameSubjectRows }) => sameSubjectRows)).toEqual([[3], [2], []]);
});

/**
 * Returns the second person's warnings in a sheet of two people.
 * @param firstCells cells of the first person after «Sexo»
 * @param secondCells cells of the second person after «Sexo»
 */
function secondPersonWarnings(firstCells: Cells, secondCells: Cells): readonly string[] {
  const [, row] = readSheet(fixedTermContract, [
    ['Nombre', 'Sexo', 'RUT', 'N° Cta.', 'Mail', 'Celular'],
    ['Ana Prueba Soto', 'Mujer', ...firstCells],
    ['Eva Ejemplo Rojas', 'Mujer', ...secondCells],
  ]);
  return row ? messagesOf(row) : [];
}

test.each<[string, Cells, Cells, string]>([
  ['RUT', ['10.101.010-4'], ['10101010-4'], 'la cédula'],
  ['account', ['10.101.010-4', '1234567'], ['12.121.212-9', '1234567'], 'la cuenta bancaria'],
  [
    'e-mail and telephone',
    ['10.101.010-4', '', 'una@correo.example', '912345678'],
    ['12.121.212-9', '', 'una@correo.example', '+56 9 1234 5678'],
    'el correo y el teléfono',
  ],
])('warns about two people with the same %s', (_, first, second, sharedData) => {
  expect(secondPersonWarnings(first, second)).toEqual([
    `Eva Ejemplo Rojas tiene ${sharedData} de Ana Prueba Soto, en la fila 2.`,
  ]);
});

test('does not warn if only the telephone is shared', () => {
  expect(
    secondPersonWarnings(['10.101.010-4', '', '', '912345678'], ['12.121.212-9', '', '', '912345678']),
  ).toEqual([]);
});

test('warnings about other rows don’t replace a row’s own warning', () => {
  const rows = readSheet(fixedTermContract, [
    ['Nombres', 'Sexo', 'RUT'],
    ['Ana', 'Mujer', '10.101.010-4'],
    ['Eva Ejemplo', 'Mujer', '10.101.010-4'],
  ]);
  expect(rows.map((row) => messagesOf(row).toSorted())).toEqual([
    ['Ana tiene la cédula de Eva Ejemplo, en la fila 3.', batchRowsCopy.shortName('Ana')],
    ['Eva Ejemplo tiene la cédula de Ana, en la fila 2.'],
  ]);
});

test('does not compare a skipped row with others', () => {
  const reader = readerFor(fixedTermContract, [
    ['Nombre', 'Sexo', 'RUT'],
    ['Ana Prueba Soto', 'Mujer', '10.101.010-4'],
    ['Eva Ejemplo Rojas', 'Mujer', '10.101.010-4'],
  ]);
  const rows = readRows(reader, noChanges, (row) => row === 3);
  expect(rows.map((row) => [messagesOf(row), row.sameSubjectRows])).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('warns about two forms of a school with the same form number', () => {
  const rows = readSheet(deaForm, [
    ['Establecimiento', 'N° Serie', 'Formulario N.º', 'Total formularios'],
    ['Colegio de Prueba', 'SN-100', numberCell(1), numberCell(2)],
    ['Colegio de Prueba', 'SN-200', numberCell(1), numberCell(2)],
    ['Otro Colegio', 'SN-300', numberCell(1), numberCell(2)],
  ]);
  expect(rows.map(messagesOf)).toEqual([
    ['Este formulario es el 1 de 2, y el de la fila 3 también.'],
    ['Este formulario es el 1 de 2, y el de la fila 2 también.'],
    [],
  ]);
});

test('compares form numbers only within a school', () => {
  const schools = Array.from({ length: 100 }, (_, index) => `Colegio de Prueba ${index}`);
  const forms = schools.flatMap((school, index) => [
    [school, `SN-${index}-A`, numberCell(1), numberCell(2)],
    [school, `SN-${index}-B`, numberCell(index === 99 ? 1 : 2), numberCell(2)],
  ]);
  const rows = readSheet(deaForm, [
    ['Establecimiento', 'N° Serie', 'Formulario N.º', 'Total formularios'],
    ...forms,
  ]);
  expect(rows.flatMap(messagesOf)).toEqual([
    'Este formulario es el 1 de 2, y el de la fila 201 también.',
    'Este formulario es el 1 de 2, y el de la fila 200 también.',
  ]);
});

test('a blank is common only if every row has it', () => {
  const { blanks } = commonFindings(
    readSheet(smallTemplate, [
      ['Docente', 'Destino', 'Fecha de la salida', 'Fecha del regreso'],
      ['Ana Prueba', 'Arica', '', '2-3-2026'],
      ['Eva Prueba', 'Iquique', '', ''],
    ]),
  );
  expect(['sal_fecha', 'sal_colegio', 'sal_regreso'].map((key) => blanks.has(key))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a warning is common if every row has it', () => {
  const rows = readSheet(smallTemplate, [
    headings,
    ['Ana Prueba', 'Arica', '2-3-2026', '1-3-2026', 'no'],
    ['Eva Prueba', 'Iquique', '2-3-2026', '1-3-2026', 'no'],
  ]);
  expect([...commonFindings(rows).warnings]).toEqual(['El regreso es anterior a la salida.']);
});

test('a single row has no common blanks or warnings', () => {
  const { blanks, warnings } = commonFindings(readSheet(smallTemplate, [['Docente'], ['Ana Prueba']]));
  expect([blanks.size, warnings.size]).toEqual([0, 0]);
});

const sheetRows = [['Docente'], ['Ana Prueba'], ['Eva Prueba']];
const changes = { sal_destino: 'Arica' };
const changesOf = (row: number) => (row === 3 ? changes : undefined);

test('applies changes by row number of the spreadsheet, not by index', async () => {
  const reader = readerFor(smallTemplate, sheetRows);
  await prepareRows(reader, changesOf, AbortSignal.timeout(20_000));
  expect(readRows(reader, changesOf).map(({ number: row, name }) => [row, name])).toEqual([
    [2, ''],
    [3, 'Arica'],
  ]);
});

test('does not read an unchanged row again', () => {
  const reader = readerFor(smallTemplate, sheetRows);
  const [firstRow] = readRows(reader, changesOf);
  const [unchangedRow, otherRow] = readRows(reader, noChanges);
  expect(unchangedRow?.values).toBe(firstRow?.values);
  expect(otherRow?.name).toBe('');
});

test('prepares a few rows without a pause', () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(60_000);
  prepareRows(readerFor(smallTemplate, sheetRows), noChanges, AbortSignal.timeout(20_000));
  expect(vi.getTimerCount()).toBe(0);
});

test('cancelling stops the preparation of many rows', async () => {
  const manyRows = Array.from({ length: 200 }, (_, row) => [`Docente ${row} Prueba`]);
  const reader = readerFor(fixedTermContract, [['Nombre'], ...manyRows]);
  const controller = new AbortController();
  const prepared = prepareRows(reader, noChanges, controller.signal);
  controller.abort(new Error('left'));
  await expect(prepared).rejects.toThrow('left');
});
