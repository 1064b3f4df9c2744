import { expect, test } from 'vitest';
import { unreadableCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { commonAnswers } from '../../../../src/features/documents/batch/common.ts';
import { sourceOf } from '../../../../src/features/documents/batch/row-answers.ts';
import type { BatchRow } from '../../../../src/features/documents/batch/rows.ts';
import { newDraft } from '../../../../src/features/documents/form/drafts/draft.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import { readerOf } from '../../../../src/features/documents/model/values.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { finishedContract } from '../../../fixtures/lists/finished-contract.ts';
import { soldTemplates } from '../all-templates.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { type Cells, errorCell, numberCell, readPerson, timeCell } from './sheet-cells.ts';

/**
 * Returns the common answers from another teacher's finished contract.
 * @param termNames names of the terms to copy too: «week», «pay»
 */
function answersOfOtherContract(...termNames: readonly string[]) {
  const id = 'a'.repeat(32);
  const draft = {
    ...newDraft({ id, productId: fixedTermContract.productId }, '2026-03-02T12:00:00Z'),
    values: finishedContract,
  };
  return commonAnswers(fixedTermContract, { from: 'draft', id, also: termNames }, {}, draft);
}

type ReadingOptions = Parameters<typeof readPerson>[3];

/** Reads a sheet with the headings and cells of one person. Adds a column for the name. */
function readCells(cells: { readonly [heading: string]: Cells[number] }, options?: ReadingOptions): BatchRow {
  return readPerson(
    fixedTermContract,
    ['Nombre', ...Object.keys(cells)],
    ['Ana Prueba Soto', ...Object.values(cells)],
    options,
  );
}

const printedAnswers = ({ values }: Pick<BatchRow, 'values'>, ...keys: readonly string[]) =>
  keys.map(readerOf(fixedTermContract, values));

const sourcesOf = (row: BatchRow, ...keys: readonly string[]) =>
  keys.map((key) => sourceOf(row, fixedTermContract, key));

const weekKeys = ['jor_horas', 'jor_lunes_entrada', 'jor_viernes_salida', 'nol_familias'];
const payKeys = ['rem_sueldo_base', 'rem_brp_mencion', 'rem_otras_imponibles'];

test('takes hours, week and pay from another contract only if they are chosen', () => {
  const row = readCells({ RUT: '10.101.010-4' }, { common: answersOfOtherContract() });
  expect(printedAnswers(row, 'est_nombre', 'emp_rut')).toEqual([
    'Colegio Los Aromos de Prueba',
    '77.777.777-7',
  ]);
  expect(sourcesOf(row, 'est_nombre', ...payKeys)).toEqual(['document', null, null, null]);
  // These are the template's default hours, and the week that it proposes for them.
  expect(printedAnswers(row, ...weekKeys)).toEqual(['44', '08:00', '16:45', '1:30']);
  expect(sourcesOf(row, ...weekKeys)).toEqual(weekKeys.map(() => 'proposed'));
});

test('chosen terms come from the other contract', () => {
  const row = readCells({ RUT: '10.101.010-4' }, { common: answersOfOtherContract('week', 'pay') });
  expect(printedAnswers(row, ...weekKeys, ...payKeys)).toEqual([
    ...['44', '07:45', '16:30', '1:30'],
    ...['850000', '95000', '31000'],
  ]);
  expect(sourcesOf(row, ...weekKeys, ...payKeys)).toEqual([...weekKeys, ...payKeys].map(() => 'document'));
});

test('a row whose hours differ from the other contract’s has a proposed week', () => {
  const row = readCells({ Horas: numberCell(20) }, { common: answersOfOtherContract('week') });
  expect(printedAnswers(row, 'jor_horas', 'jor_lunes_entrada', 'jor_viernes_entrada')).toEqual([
    '20',
    '08:00',
    '—',
  ]);
  expect(sourcesOf(row, 'jor_horas', 'jor_lunes_entrada')).toEqual(['sheet', 'proposed']);
});

test('a row with the same hours as the other contract has that contract’s week', () => {
  const row = readCells({ Horas: numberCell(44) }, { common: answersOfOtherContract('week') });
  expect(sourcesOf(row, ...weekKeys)).toEqual(['sheet', 'document', 'document', 'document']);
});

test.each(['', '-', ' '])('a cell with «%s» leaves the amount blank', (cell) => {
  const row = readCells(
    { 'BRP Mención': cell, RUT: '10.101.010-4' },
    { common: answersOfOtherContract('pay') },
  );
  expect(printedAnswers(row, 'rem_brp_mencion', 'rem_sueldo_base')).toEqual(['', '850000']);
  expect(sourcesOf(row, 'rem_brp_mencion', 'rem_sueldo_base')).toEqual([null, 'document']);
  expect(row.keysBlankInSheet).toContain('rem_brp_mencion');
});

const startAndEndKeys = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes'].flatMap((day) => [
  `jor_${day}_entrada`,
  `jor_${day}_salida`,
]);

test.each<[string, Cells[number]]>([
  ['blank', ''],
  ['a sign for «nothing»', 'N/A'],
  ['an error cell', errorCell('#¡REF!')],
])('a row whose hours are %s prints neither the default hours nor a week', (_, cell) => {
  for (const common of [answersOfOtherContract(), answersOfOtherContract('week')]) {
    const row = readCells({ Horas: cell, RUT: '10.101.010-4' }, { common });
    expect(printedAnswers(row, 'jor_horas', ...startAndEndKeys)).toEqual([
      '',
      ...startAndEndKeys.map(() => ''),
    ]);
  }
});

test('an error cell of hours needs correction', () => {
  const { problems } = readCells({ Horas: errorCell('#¡REF!') });
  expect(problems.map(({ field, message }) => [field.key, message])).toEqual([
    ['jor_horas', unreadableCopy.error],
  ]);
});

test('proposes the template’s hours if the sheet has no column for hours', () => {
  const row = readCells({ RUT: '10.101.010-4' });
  expect(printedAnswers(row, 'jor_horas')).toEqual(['44']);
  expect(sourcesOf(row, 'jor_horas')).toEqual(['proposed']);
});

test('answers from the school’s data have the source «school»', () => {
  const common = { source: 'school', values: { est_nombre: 'Colegio de Prueba' } } as const;
  const row = readCells({ RUT: '10.101.010-4' }, { common });
  expect(sourcesOf(row, 'est_nombre', 'trab_rut')).toEqual(['school', 'sheet']);
});

test('a correction replaces the cell and its source', () => {
  const row = readCells({ Horas: errorCell('#N/A') }, { changes: { 2: { jor_horas: '30 horas' } } });
  expect([printedAnswers(row, 'jor_horas'), sourcesOf(row, 'jor_horas'), row.problems]).toEqual([
    ['30'],
    ['corrected'],
    [],
  ]);
});

test.each<[string, string | null, readonly [string, string | null]]>([
  ['an answer that the user clears is blank', '', ['', 'corrected']],
  ['an answer that the user removes has its proposal again', null, ['44', 'proposed']],
])('%s', (_, change, [text, source]) => {
  const row = readCells({ Horas: numberCell(30) }, { changes: { 2: { jor_horas: change } } });
  expect([printedAnswers(row, 'jor_horas')[0], sourcesOf(row, 'jor_horas')[0]]).toEqual([text, source]);
});

test('another contract does not fill an answer that the user removed', () => {
  const options = { common: answersOfOtherContract('pay'), changes: { 2: { rem_sueldo_base: null } } };
  expect(printedAnswers(readCells({ RUT: '10.101.010-4' }, options), 'rem_sueldo_base')).toEqual(['']);
});

const withTypedAnswers = (values: Readonly<Record<string, string>>) => ({
  ...answersOfOtherContract(),
  typed: values,
});

test('an answer for all rows fills fields without a column', () => {
  const row = readCells({ RUT: '10.101.010-4' }, { common: withTypedAnswers({ trab_afp: 'AFP Ejemplo' }) });
  expect(printedAnswers(row, 'trab_afp')).toEqual(['AFP Ejemplo']);
  expect(sourcesOf(row, 'trab_afp')).toEqual(['corrected']);
});

test('an answer for all rows takes precedence over the other contract', () => {
  const row = readCells(
    { RUT: '10.101.010-4' },
    { common: withTypedAnswers({ est_nombre: 'Escuela de Prueba' }) },
  );
  expect(printedAnswers(row, 'est_nombre')).toEqual(['Escuela de Prueba']);
});

test.each<[string, Cells[number], Readonly<Record<string, string>>, string]>([
  ['a cell', 'AFP Ejemplo', {}, 'AFP Ejemplo'],
  ['a blank cell', '-', {}, ''],
  ['an error cell', errorCell('#N/A'), {}, ''],
  ['a correction', '', { trab_afp: 'AFP corregida' }, 'AFP corregida'],
])('%s takes precedence over an answer for all rows', (_, cell, change, answer) => {
  const options = { common: withTypedAnswers({ trab_afp: 'AFP de todas' }), changes: { 2: change } };
  expect(printedAnswers(readCells({ AFP: cell }, options), 'trab_afp')).toEqual([answer]);
});

test('takes the times of a day from the cells and proposes its class hours', () => {
  const row = readCells({ Horas: numberCell(25), Entrada: timeCell(8 * 60), Salida: numberCell(13 / 24) });
  expect(printedAnswers(row, 'jor_lunes_entrada', 'jor_viernes_salida')).toEqual(['08:00', '13:00']);
  expect(sourcesOf(row, 'jor_lunes_entrada', 'jor_lunes_aula')).toEqual(['sheet', 'proposed']);
});

test('a row’s weekly hours determine how many days get its times', () => {
  const row = readCells({ Horas: numberCell(20), Entrada: timeCell(8 * 60), Salida: timeCell(13 * 60) });
  expect(printedAnswers(row, 'jor_jueves_entrada', 'jor_viernes_entrada')).toEqual(['08:00', '—']);
});

test('joins separate columns for a day’s morning and afternoon', () => {
  const dayCells: Cells = ['8:00-13:00', '14:00-17:00'];
  const row = readPerson(
    fixedTermContract,
    ['Nombre', 'Horas', 'Lunes', 'Lunes'],
    ['Ana Prueba Soto', '8', ...dayCells],
    { choices: { columns: { 2: 'semana_lunes', 3: 'semana_lunes' } } },
  );
  const keys = [
    'jor_lunes_entrada',
    'jor_lunes_salida',
    'jor_lunes_colacion_inicio',
    'jor_lunes_colacion_termino',
  ];
  expect(printedAnswers(row, ...keys)).toEqual(['08:00', '17:00', '13:00', '14:00']);
});

test.each([
  ['first column', ['según horario', 'por definir']],
  ['only filled column', ['', 'según horario']],
])('if two columns for a day have no times, the problem quotes the %s', (_, dayCells) => {
  const { problems } = readPerson(
    fixedTermContract,
    ['Nombre', 'Horas', 'Lunes', 'Lunes'],
    ['Ana Prueba Soto', '8', ...dayCells],
    { choices: { columns: { 2: 'semana_lunes', 3: 'semana_lunes' } } },
  );
  expect(problems.map(({ field, typed }) => [field.key, typed])).toEqual([['semana_lunes', 'según horario']]);
});

test('the answers of a corrected day have the source «corrected»', () => {
  const changes = { 2: { semana_lunes: '9:00-13:00' } };
  const row = readCells({ Horas: numberCell(25), Lunes: 'según horario' }, { changes });
  expect(printedAnswers(row, 'jor_lunes_entrada', 'jor_lunes_salida')).toEqual(['09:00', '13:00']);
  expect(sourcesOf(row, 'jor_lunes_entrada')).toEqual(['corrected']);
});

test('a corrected time takes precedence over the cell of its day', () => {
  const changes = { 2: { jor_lunes_entrada: '10:00' } };
  const row = readCells({ Horas: numberCell(25), Lunes: '8:00-13:00' }, { changes });
  expect(printedAnswers(row, 'jor_lunes_entrada', 'jor_lunes_salida')).toEqual(['10:00', '13:00']);
  expect(sourcesOf(row, 'jor_lunes_entrada', 'jor_lunes_salida')).toEqual(['corrected', 'sheet']);
});

test('never swaps day and month of a date that the user typed', () => {
  const [headings, cells] = [
    ['Nombre', 'Fecha de nacimiento', 'Inicio'],
    ['Ana Prueba Soto', '04/05/1990', '12/31/2027'],
  ];
  const options = {
    choices: { dateOrders: { 1: 'month', 2: 'month' } },
    changes: { 2: { trab_nacimiento: '04/05/1990' } },
  } as const;
  const row = readPerson(fixedTermContract, headings, cells, options);
  expect(row.values).toMatchObject({ trab_nacimiento: '1990-05-04', plazo_inicio: '2027-12-31' });
});

test('never reorders a name that the user typed', () => {
  const changes = { 2: { trab_nombre: 'SOTO ROJAS, ANA' } };
  const row = readPerson(fixedTermContract, ['Nombre'], ['PÉREZ SOTO, ANA'], { changes });
  expect([row.values.trab_nombre, row.originalNames]).toEqual(['SOTO ROJAS, ANA', {}]);
});

test('stored answers of the form remain unchanged as corrections', () => {
  for (const template of soldTemplates) {
    const values: Values = sampleAnswers(template);
    const changes = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? null]));
    const row = readPerson(template, ['Nada'], ['nada'], { changes: { 2: changes } });
    expect(row.values).toEqual(values);
    expect(row.problems).toEqual([]);
  }
});
