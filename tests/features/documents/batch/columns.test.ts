import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyColumnChoices,
  columnsFor,
  columnsFromHeadings,
  firstFilledText,
  joinedColumns,
  suggestColumns,
} from '../../../../src/features/documents/batch/columns.ts';
import { noSheetChoices } from '../../../../src/features/documents/batch/survey/choices.ts';
import { fieldsOf, type Template } from '../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { templates } from '../all-templates.ts';
import { smallTemplate } from '../small-template.ts';
import { type Cells, errorCell, numberCell, today } from './sheet-cells.ts';

function columnsOf(template: Template, ...headings: readonly string[]) {
  return columnsFromHeadings(
    headings.map((text) => ({ text, group: '', continuesPrevious: false })),
    template,
  );
}

const assignedKeys = (template: Template, ...headings: readonly string[]) =>
  columnsOf(template, ...headings).map(({ key }) => key);

/** Returns the key of the field to which each column is assigned, or else the key that the page suggests. */
const assignedOrSuggestedKeys = (template: Template, ...headings: readonly string[]) =>
  columnsOf(template, ...headings).map(({ key, suggestedKey }) => key ?? suggestedKey);

test('recognises all labels of a template', () => {
  for (const template of templates) {
    const fields = fieldsOf(template);
    const labels = fields.map(({ label }) => label);
    expect(assignedOrSuggestedKeys(template, ...labels)).toEqual(fields.map(({ key }) => key));
  }
});

test('recognises the keys of fields without asking', () => {
  for (const template of templates) {
    const keys = fieldsOf(template).map(({ key }) => key);
    expect(assignedKeys(template, ...keys)).toEqual(keys);
  }
});

test('recognises labels with the title of their group without asking', () => {
  for (const template of templates) {
    const keys = fieldsOf(template).map(({ key }) => key);
    const labelsWithTitle = template.groups.flatMap(({ title, fields }) =>
      fields.map(({ label }) => `${title}: ${label}`),
    );
    expect(assignedKeys(template, ...labelsWithTitle)).toEqual(keys);
  }
});

test('ignores case, accents, spaces, brackets and punctuation of headings', () => {
  const labels = smallTemplate.groups[0]?.fields.map(({ label }) => label) ?? [];
  const headingVariants: readonly ((text: string) => string)[] = [
    (text) => text.toUpperCase(),
    (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
    (text) => ` ${text}: `,
    (text) => text.replaceAll(' ', '_'),
    (text) => text.replaceAll(' ', ''),
    (text) => `*${text} (obligatorio)`,
    (text) => `${text} [dd-mm-aaaa]`,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...labels), fc.constantFrom(...headingVariants), (label, writeVariant) => {
      expect(assignedKeys(smallTemplate, writeVariant(label))).toEqual(assignedKeys(smallTemplate, label));
    }),
  );
});

test('recognises all forms of an inflected label', () => {
  expect(assignedKeys(smallTemplate, 'Nombre de la profesora', 'NOMBRE DEL PROFESOR')).toEqual([
    'sal_docente',
    'sal_docente',
  ]);
});

test('neither uses nor suggests a field for a heading that names none', () => {
  expect(assignedOrSuggestedKeys(smallTemplate, '', 'Observaciones', '★', '#N/A')).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('each usual heading of a template names a single field', () => {
  for (const template of templates) {
    const headingNames = Object.entries(template.spreadsheet.headings).flatMap(([key, names = []]) =>
      names.map((name) => [key, name] as const),
    );
    for (const [key, name] of headingNames)
      expect(assignedOrSuggestedKeys(template, name), name).toEqual([key]);
  }
});

test('uniqueKey and comparisonKeys name fields of the template', () => {
  for (const template of templates) {
    const keys = fieldsOf(template).map(({ key }) => key);
    const { uniqueKey, comparisonKeys } = template.spreadsheet;
    expect(keys).toEqual(expect.arrayContaining([uniqueKey, ...comparisonKeys.flat()]));
  }
});

test('suggests the field of an ambiguous heading instead of assigning it', () => {
  expect(columnsOf(fixedTermContract, 'Ciudad')).toMatchObject([
    { key: null, suggestedKey: 'contrato_ciudad' },
  ]);
});

test('two columns with the same heading get only a suggestion', () => {
  const suggestionOnly = { key: null, suggestedKey: 'sal_destino' };
  expect(columnsOf(smallTemplate, 'Destino', 'DESTINO')).toMatchObject([suggestionOnly, suggestionOnly]);
});

test('the group title distinguishes two columns with the same heading', () => {
  const heading = { text: 'Nombre', continuesPrevious: false };
  const columns = columnsFromHeadings(
    [
      { ...heading, group: 'JEFATURA' },
      { ...heading, group: 'DOCENTE' },
    ],
    fixedTermContract,
  );
  expect(columns).toMatchObject([
    { key: null, suggestedKey: 'trab_nombre' },
    { key: 'trab_nombre', suggestedKey: null },
  ]);
});

test('columns with the same heading answer the fields with that heading in the form’s order', () => {
  const { spreadsheet } = smallTemplate;
  const sharedHeadings = { sal_empresa: ['responsable'], sal_encuentro: ['responsable'] };
  const template = { ...smallTemplate, spreadsheet: { ...spreadsheet, headings: sharedHeadings } };
  expect(assignedKeys(template, 'Responsable', 'Responsable')).toEqual(['sal_encuentro', 'sal_empresa']);
});

test('the second column of a merged heading answers the same field', () => {
  const heading = { text: 'Docente', group: '', continuesPrevious: false };
  const columns = columnsFromHeadings([heading, { ...heading, continuesPrevious: true }], smallTemplate);
  expect(columns.map(({ key }) => key)).toEqual(['sal_docente', 'sal_docente']);
});

test('suggests the person’s address for a column after the school instead of assigning it', () => {
  expect(columnsOf(fixedTermContract, 'Establecimiento', 'Dirección', 'Nombre', 'Comuna')).toMatchObject([
    { key: 'est_nombre' },
    { key: null, suggestedKey: 'trab_domicilio' },
    { key: 'trab_nombre' },
    { key: 'trab_comuna' },
  ]);
});

function suggestionsFor(template: Template, headings: readonly string[], ...rows: readonly Cells[]) {
  return suggestColumns(columnsOf(template, ...headings), rows, template, today).map(
    ({ suggestedKey: suggestion }) => suggestion,
  );
}

test('suggests a field for a similar heading if the cells are valid answers', () => {
  expect(suggestionsFor(fixedTermContract, ['Hrs. cronol.'], [numberCell(30)], [numberCell(44)])).toEqual([
    'jor_horas',
  ]);
  expect(suggestionsFor(fixedTermContract, ['Hrs. cronol.'], ['lunes'], ['martes'])).toEqual([null]);
});

test('suggests a field if half of the filled cells are valid answers', () => {
  const [invalidCell, validCell] = ['según turno', numberCell(30)];
  expect(suggestionsFor(fixedTermContract, ['Hrs. cronol.'], [invalidCell], [validCell], [''])).toEqual([
    'jor_horas',
  ]);
  expect(
    suggestionsFor(fixedTermContract, ['Hrs. cronol.'], [invalidCell], [invalidCell], [validCell]),
  ).toEqual([null]);
});

test('suggests no field for an ambiguous heading if the cells are invalid answers', () => {
  expect(suggestionsFor(fixedTermContract, ['Tramo'], ['Avanzado'], ['Inicial'])).toEqual([null]);
  expect(suggestionsFor(fixedTermContract, ['Tramo'], [numberCell(60_000)])).toEqual(['rem_asig_tramo']);
});

test('does not suggest a field that another column answers', () => {
  const row = [numberCell(44), numberCell(30)];
  expect(suggestionsFor(fixedTermContract, ['Horas', 'Hrs. cronol.'], row)).toEqual([null, null]);
});

test('assigns a column of check digits to the RUT on its left', () => {
  const headings = ['RBD', 'DV', 'RUT', 'DV'];
  const columns = suggestColumns(
    columnsOf(fixedTermContract, ...headings),
    [['1234', '5', numberCell(12345678), '5']],
    fixedTermContract,
    today,
  );
  expect(columns.map(({ key, suggestedKey: suggestion }) => [key, suggestion])).toEqual([
    ['est_rbd', null],
    [null, null],
    ['trab_rut', null],
    ['trab_rut', null],
  ]);
});

test('suggests no field for an empty column', () => {
  expect(suggestionsFor(fixedTermContract, ['Hrs. cronol.'], [''])).toEqual([null]);
});

test('the user’s choice replaces the assigned and the suggested field', () => {
  const columns = columnsOf(fixedTermContract, 'Ciudad', 'Nombre', 'RUT');
  const choices = { ...noSheetChoices, columns: { 0: 'trab_comuna', 1: null } };
  expect(
    applyColumnChoices(columns, choices).map(({ key, suggestedKey: suggestion }) => [key, suggestion]),
  ).toEqual([
    ['trab_comuna', null],
    [null, null],
    ['trab_rut', null],
  ]);
});

test('sorts the columns of an answer by the order of its parts', () => {
  const columns = columnsOf(fixedTermContract, 'Ap. Materno', 'RUT', 'Ap. Paterno', 'Nombres');
  const headings = columnsFor('trab_nombre', columns, fixedTermContract).map(({ heading }) => heading);
  expect(headings).toEqual(['Nombres', 'Ap. Paterno', 'Ap. Materno']);
});

test('lists the answers that several columns form together', () => {
  const columns = columnsOf(smallTemplate, 'Lugar', 'Destino', 'Docente', 'Observaciones');
  const joinedAnswers = joinedColumns(columns, smallTemplate);
  expect(joinedAnswers.map(({ key, columns: parts }) => [key, parts.map(({ heading }) => heading)])).toEqual([
    ['sal_destino', ['Lugar', 'Destino']],
  ]);
});

test('the first value of a column is the displayed text of its first filled cell', () => {
  const [column] = columnsOf(smallTemplate, 'Destino');
  if (!column) throw new Error('No column');
  expect(firstFilledText(column, [[' '], [], [numberCell(12, '00012')], ['x']])).toBe('00012');
  expect(firstFilledText(column, [[errorCell('#N/A')]])).toBe('#N/A');
  expect(firstFilledText(column, [['']])).toBe('');
});
