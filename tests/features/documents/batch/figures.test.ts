import { expect, test } from 'vitest';
import { figureCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { sourceCopy } from '../../../../src/content/documents/complete-copy.ts';
import type { CommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import {
  computeFigures,
  confirmationsOf,
  type RowFigure,
  unconfirmedLabels,
} from '../../../../src/features/documents/batch/figures.ts';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import type { FigureColumn } from '../../../../src/features/documents/model/spreadsheet.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { minimalSpreadsheet } from '../sample-template.ts';
import { smallTemplate } from '../small-template.ts';
import { type Cells, numberCell, readPerson } from './sheet-cells.ts';

const expenses: FigureColumn = {
  label: 'Gastos',
  width: 'normal',
  keys: ['sal_pasaje', 'sal_peajes'],
  incompleteCaption: 'falta un gasto',
  format: (read) => (read('sal_pasaje') === '' ? '' : `${read('sal_pasaje')} y ${read('sal_peajes')}`),
  unconfirmedCaptions: { document: 'Gastos de la otra carta' },
};

const outingTemplate: Template = {
  ...smallTemplate,
  spreadsheet: { ...minimalSpreadsheet, uniqueKey: 'sal_docente', headings: {}, figures: [expenses] },
};

const fromOtherLetter = (values: Values): CommonAnswers => ({ source: 'document', values });
const fromSchool = (values: Values): CommonAnswers => ({ source: 'school', values });

function expenseFigure(headings: readonly string[], cells: Cells, options = {}): RowFigure {
  const [figure] = readPerson(outingTemplate, ['Destino', ...headings], ['Arica', ...cells], options).figures;
  if (!figure) throw new Error('No figure');
  return figure;
}

const expenseHeadings = ['Pasajes', 'Peajes'];

test('a figure from the sheet has no caption and needs no confirmation', () => {
  expect(expenseFigure(expenseHeadings, [numberCell(5000), numberCell(800)])).toMatchObject({
    label: 'Gastos',
    text: '5000 y 800',
    caption: null,
    unconfirmedLabel: null,
  });
});

test.each<[string, readonly string[], Cells, object, string]>([
  [
    'a correction',
    expenseHeadings,
    [numberCell(5000), numberCell(800)],
    { changes: { 2: { sal_peajes: '900' } } },
    'corrected',
  ],
  [
    'the school’s data',
    ['Pasajes'],
    [numberCell(5000)],
    { common: fromSchool({ sal_peajes: '800' }) },
    'school',
  ],
])('a figure with %s has a caption but needs no confirmation', (_, headings, cells, options, source) => {
  const figure = expenseFigure(headings, cells, options);
  const caption = `Peajes: ${sourceCopy[source === 'school' ? source : 'corrected']}`;
  expect([figure.caption, figure.unconfirmedLabel]).toEqual([caption, null]);
});

test('the caption names the least certain source and its answer', () => {
  const common = fromOtherLetter({ sal_peajes: '800' });
  const figure = expenseFigure(['Pasajes'], [numberCell(5000)], {
    common,
    changes: { 2: { sal_pasaje: '6000' } },
  });
  expect([figure.text, figure.caption, figure.unconfirmedLabel]).toEqual([
    '6000 y 800',
    `Peajes: ${sourceCopy.document('carta')}`,
    'Gastos de la otra carta',
  ]);
});

test('the caption says that a cell in the sheet is blank', () => {
  expect(expenseFigure(expenseHeadings, ['', numberCell(800)])).toMatchObject({
    text: '',
    caption: figureCopy.blankInSheet,
  });
});

test('a figure with a missing answer has the caption «falta un gasto»', () => {
  expect(expenseFigure(['Peajes'], [numberCell(800)])).toMatchObject({ text: '', caption: 'falta un gasto' });
});

test('a figure without any answer has no caption', () => {
  expect(expenseFigure([], [])).toMatchObject({ text: '', caption: null, unconfirmedLabel: null });
});

/**
 * Returns the figures of a contract by label. Each has its text, its caption, and the label that asks the user to
 * confirm it (null if that isn't necessary).
 */
function contractFigures(headings: readonly string[], cells: Cells, options = {}) {
  const { figures } = readPerson(
    fixedTermContract,
    ['Nombre', ...headings],
    ['Ana Prueba Soto', ...cells],
    options,
  );
  return Object.fromEntries(
    figures.map(({ label, text, caption, unconfirmedLabel }) => [label, [text, caption, unconfirmedLabel]]),
  );
}

test('proposed hours and weeks of a contract need confirmation', () => {
  expect(contractFigures(['Sueldo base'], [numberCell(850_000)])).toEqual({
    Horas: ['44', 'propuesto', 'Horas: la planilla no las dice'],
    Días: ['Lu a Ju 8:00–17:45 · Vi 8:00–16:45', 'propuesto', 'Horario propuesto: revíselo'],
    'Sueldo base': ['$850.000', null, null],
    'Total haberes': ['', 'falta un monto', null],
    'Inicio y término': ['', null, null],
  });
});

test('a week from the sheet needs confirmation, because lunch and classes are proposed', () => {
  const day = '8:00-13:00';
  const headings = ['Horas', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes'];
  expect(contractFigures(headings, [numberCell(25), day, day, day, day, day])).toMatchObject({
    Horas: ['25', null, null],
    Días: ['Lu a Vi 8:00–13:00', 'colación y clases propuestas', 'Horario propuesto: revíselo'],
  });
});

test('pay and period from another contract need confirmation', () => {
  const common = fromOtherLetter({
    rem_sueldo_base: '850000',
    plazo_inicio: '2027-03-01',
    plazo_termino: '2028-02-29',
  });
  expect(contractFigures(['Horas'], [numberCell(30)], { common })).toMatchObject({
    'Sueldo base': ['$850.000', 'del otro contrato', 'Sueldo del otro contrato'],
    'Inicio y término': [
      '1 de marzo de 2027 a 29 de febrero de 2028',
      'del otro contrato',
      'Plazo del otro contrato',
    ],
  });
});

test('the caption of hours says that their cell in the sheet is blank', () => {
  expect(contractFigures(['Horas', 'RUT'], ['', '10.101.010-4'])).toMatchObject({
    Horas: ['', figureCopy.blankInSheet, null],
  });
});

/**
 * Returns the figure of a letter that takes its expenses from another letter.
 * @param values other answers of that other letter
 * @param changes corrections in this letter
 */
const copiedFigure = (values: Values, changes = {}) =>
  expenseFigure([], [], {
    common: fromOtherLetter({ sal_pasaje: '5000', sal_peajes: '800', ...values }),
    changes: { 2: changes },
  });

test('a confirmed figure needs no further confirmation', () => {
  const figure = copiedFigure({});
  expect(unconfirmedLabels([figure])).toEqual(['Gastos de la otra carta']);
  expect(unconfirmedLabels([figure], confirmationsOf([figure]))).toEqual([]);
});

test.each<[string, RowFigure]>([
  ['a change in the other document', copiedFigure({ sal_peajes: '900' })],
  ['a correction', copiedFigure({}, { sal_peajes: '900' })],
])('a confirmation is not valid after %s', (_, changedFigure) => {
  const confirmation = confirmationsOf([copiedFigure({})]);
  expect(unconfirmedLabels([changedFigure], confirmation)).toEqual(['Gastos de la otra carta']);
});

test('a confirmation survives changes to other answers', () => {
  const confirmation = confirmationsOf([copiedFigure({})]);
  expect(
    unconfirmedLabels([copiedFigure({ sal_empresa: 'Buses Prueba' }, { sal_docente: 'Ana' })], confirmation),
  ).toEqual([]);
});

test('a confirmation leaves out figures from the sheet', () => {
  expect(confirmationsOf([expenseFigure(expenseHeadings, [numberCell(5000), numberCell(800)])])).toEqual({});
});

test('computes no figures for a template without figures', () => {
  const { values, sources } = readPerson(smallTemplate, ['Destino'], ['Arica']);
  const answers = {
    values,
    sources,
    unreadableCells: new Map(),
    originalNames: {},
    keysBlankInSheet: new Set<string>(),
    keysAwaitingColumn: new Set<string>(),
  };
  expect(computeFigures(answers, smallTemplate)).toEqual([]);
});
