import { expect, test } from 'vitest';
import { noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import { readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { noChoices } from '../../../../src/features/documents/batch/survey/choices.ts';
import { surveyWorkbook } from '../../../../src/features/documents/batch/survey/survey.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { exampleColumns, sheetColumns } from '../../../../src/features/documents/sheet/example-row.ts';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { writeSheet } from '../../../../src/features/documents/sheet/write-sheet.ts';
import { isRut } from '../../../../src/platform/chile/rut.ts';
import { soldTemplates, templates } from '../all-templates.ts';
import { rowsOf, toSeconds, workbookOf } from './workbook.ts';

const today = '2026-11-27';

async function readExample(template: Template, day: string) {
  const file = await writeSheet(exampleColumns(template, day));
  return readSheetBytes(new Uint8Array(await file.arrayBuffer()));
}

async function surveyExample(template: Template, day: string) {
  const survey = surveyWorkbook(workbookOf(await readExample(template, day)), noChoices, template, day);
  const rows = readRows(rowReader(survey, noCommonAnswers, template, day), () => undefined);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`${rows.length} rows`);
  return { survey, row };
}

test('every cell of an example sheet is read back', async () => {
  for (const template of templates) {
    const columns = exampleColumns(template, today);
    const [headings, row, ...otherRows] = rowsOf(await readExample(template, today));
    expect(headings, template.productId).toEqual(columns.map(({ heading }) => heading));
    expect(row?.map(toSeconds)).toEqual(columns.map(({ value }) => toSeconds(value)));
    expect(otherRows).toEqual([]);
  }
});

test('an example has a column for every field outside lists, in the order of the form', () => {
  for (const template of templates) {
    const listKeys = template.groups.flatMap(({ rows }) => rows?.keys.flat() ?? []);
    const keys = template.groups.flatMap(({ fields }) => fields.map(({ key }) => key));
    const columns = sheetColumns(template);
    expect(columns.map(({ field }) => field.key)).toEqual(keys.filter((key) => !listKeys.includes(key)));
    expect(new Set(columns.map(({ heading }) => heading)).size, 'no heading twice').toBe(columns.length);
  }
});

test('every column is recognised without a question', async () => {
  for (const template of templates) {
    const { survey } = await surveyExample(template, today);
    const keys = survey.columns.map(({ key, suggestedKey }) => [key, suggestedKey]);
    expect(keys, template.productId).toEqual(sheetColumns(template).map(({ field }) => [field.key, null]));
    expect(survey).toMatchObject({ excludedRows: [], nameFacts: [], options: [] });
    expect(survey.factsByColumn.size).toBe(0);
  }
});

// The example's term starts on the next 1 March. These days are before, on and after a 1 March.
test.each([today, '2027-03-01', '2027-03-02', '2028-02-29'])(
  'the row of an example made on %s needs no correction or warning',
  async (day) => {
    for (const template of templates) {
      const { row } = await surveyExample(template, day);
      expect(row.problems, template.productId).toEqual([]);
      expect(
        row.warnings.map(({ message }) => message),
        template.productId,
      ).toEqual([]);
    }
  },
);

test('the row of an example has answers in most columns', async () => {
  for (const template of templates) {
    const { survey, row } = await surveyExample(template, today);
    expect(Object.keys(row.values).length).toBeGreaterThan((survey.columns.length * 3) / 4);
  }
});

test('figures that come only from the sheet need neither a caption nor a confirmation', async () => {
  for (const template of soldTemplates) {
    const { row } = await surveyExample(template, today);
    expect(row.figures.map(({ caption, unconfirmedLabel }) => [caption, unconfirmedLabel])).toEqual(
      row.figures.map(() => [null, null]),
    );
  }
});

test.each([
  [today, '2027-03-01', '2028-02-29'],
  ['2027-02-28', '2027-03-01', '2028-02-29'],
  ['2027-03-01', '2027-03-01', '2028-02-29'],
  ['2027-03-02', '2028-03-01', '2029-02-28'],
  ['2028-02-29', '2028-03-01', '2029-02-28'],
  ['2027-12-31', '2028-03-01', '2029-02-28'],
])('the example of %s has a term from %s to %s', async (day, start, end) => {
  const contract = soldTemplates.find(({ groups }) =>
    groups.some(({ fields }) => fields.some(({ termSample }) => termSample)),
  );
  if (!contract) throw new Error('No template with a term');
  const { row } = await surveyExample(contract, day);
  expect(row.values).toMatchObject({
    plazo_inicio: start,
    plazo_termino: end,
    plazo_anio: start.slice(0, 4),
  });
});

test('the people in an example are fictitious', () => {
  const fictitiousRuts = ['11.111.111-1', '12.345.678-5', '77.777.777-7'];
  for (const template of templates) {
    const texts = exampleColumns(template, today).map(({ value }) => String(value));
    for (const email of texts.filter((text) => text.includes('@'))) expect(email).toMatch(/\.example$/);
    for (const rut of texts.filter(isRut)) expect(fictitiousRuts).toContain(rut);
  }
});
