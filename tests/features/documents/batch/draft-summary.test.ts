import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readCell } from '../../../../src/features/documents/batch/cell.ts';
import { noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import { writeDraftSummary } from '../../../../src/features/documents/batch/draft-summary.ts';
import { readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { noChoices, noSheetChoices } from '../../../../src/features/documents/batch/survey/choices.ts';
import { hasComma } from '../../../../src/features/documents/batch/survey/person-names.ts';
import { surveyWorkbook } from '../../../../src/features/documents/batch/survey/survey.ts';
import { fieldsOf, type Template, type Values } from '../../../../src/features/documents/model/document.ts';
import { maxAnswerLength } from '../../../../src/features/documents/model/values.ts';
import { textCell } from '../../../../src/features/documents/sheet/cell-text.ts';
import { sheetColumns } from '../../../../src/features/documents/sheet/example-row.ts';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { soldTemplates, templates } from '../all-templates.ts';
import { randomAnswers } from '../random-answers.ts';
import { shownAnswers } from '../read-back.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { rowsOf, workbookOf } from '../sheet/workbook.ts';

const today = '2026-11-27';

async function summaryWorkbook(template: Template, drafts: readonly Values[]) {
  const file = writeDraftSummary(template, drafts);
  return workbookOf(readSheetBytes(new Uint8Array(await file.arrayBuffer())));
}

/** Writes a summary of the drafts, and reads it as the batch reads a spreadsheet. Every row counts as a person. */
async function writeAndRead(template: Template, drafts: readonly Values[]) {
  const workbook = await summaryWorkbook(template, drafts);
  const includedRowNumbers = drafts.map((_, index) => index + 2);
  const choices = { ...noChoices, sheets: { 0: { ...noSheetChoices, included: includedRowNumbers } } };
  const survey = surveyWorkbook(workbook, choices, template, today);
  const rows = readRows(rowReader(survey, noCommonAnswers, template, today), () => undefined);
  return { survey, rows };
}

/**
 * Returns only the answers that the batch would read unchanged from a cell. This excludes damaged texts, signs for a
 * blank such as «-», and names with a comma, which the batch reorders.
 */
function readableAnswers(template: Template, values: Values): Values {
  const answers = fieldsOf(template).flatMap((field) => {
    const answer = values[field.key]?.normalize('NFC');
    if (answer === undefined) return [];
    const reading = readCell(field, textCell(answer), today);
    const isReordered = field.kind === 'text' && field.isName && hasComma(answer);
    const isReadUnchanged = 'answer' in reading && reading.answer === answer && !isReordered;
    return isReadUnchanged || answer === '' || field.kind === 'check' ? [[field.key, answer] as const] : [];
  });
  return Object.fromEntries(answers);
}

async function expectReadBack(template: Template, drafts: readonly Values[]): Promise<void> {
  const { survey, rows } = await writeAndRead(template, drafts);
  expect(survey.headingRowNumber).toBe(1);
  expect(rows.map(({ values }) => shownAnswers(template, values))).toEqual(
    drafts.map((values) => shownAnswers(template, values)),
  );
}

for (const template of templates) {
  test(`reads random drafts back: ${template.productId}`, async () => {
    const randomDraft = randomAnswers(template).map((values) => readableAnswers(template, values));
    await fc.assert(
      fc.asyncProperty(fc.array(randomDraft, { minLength: 1, maxLength: 4 }), (drafts) =>
        expectReadBack(template, drafts),
      ),
      { numRuns: 8 },
    );
  });
}

test('reads a complete draft back without questions or problems', async () => {
  for (const template of soldTemplates) {
    const { survey, rows } = await writeAndRead(template, [sampleAnswers(template)]);
    expect(survey.excludedRows).toEqual([]);
    expect(survey.columns.filter(({ key, suggestedKey }) => key === null || suggestedKey !== null)).toEqual(
      [],
    );
    expect(rows.map(({ problems }) => problems)).toEqual([[]]);
  }
});

test('has the headings of the example sheet, plus those of list rows with answers', async () => {
  for (const template of templates) {
    const usualHeadings = sheetColumns(template).map(({ heading }) => heading);
    const [blankHeadings] = rowsOf({ kind: 'workbook', workbook: await summaryWorkbook(template, [{}]) });
    expect(blankHeadings).toEqual(usualHeadings);
    const listFields = template.groups.flatMap(({ rows, fields }) => (rows ? fields : []));
    const [headings] = rowsOf({
      kind: 'workbook',
      workbook: await summaryWorkbook(template, [sampleAnswers(template)]),
    });
    expect(headings).toEqual([...usualHeadings, ...listFields.map(({ label }) => label)]);
  }
});

const [deaForm, fixedTermContract] = soldTemplates;

async function readAnswerBack(template: Template | undefined, key: string, answer: string) {
  if (!template) throw new Error('No template');
  const { rows } = await writeAndRead(template, [{ ...sampleAnswers(template), [key]: answer }]);
  return rows[0]?.values[key];
}

test.each([
  '=1+1',
  '+56 9',
  '-2',
  '@SUM(A1)',
  '=HYPERLINK("http://x.example";"x")',
  '_x0041_',
  "'a",
  '<b> & "c"',
])('reads %s back as text', async (text) => {
  expect(await readAnswerBack(deaForm, 'est_direccion', text)).toBe(text);
});

test('stores an answer that begins like a formula as text', async () => {
  if (!deaForm) throw new Error('No form');
  const file = writeDraftSummary(deaForm, [{ est_direccion: '=1+1' }]);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).not.toContain('<f>');
});

test('reads long answers and line breaks back', async () => {
  const text = `${'Edificio A '.repeat(50).trim()}\n${'piso 1 '.repeat(60).trim()}`;
  expect(await readAnswerBack(deaForm, 'dea_ubicacion', text)).toBe(text);
  const longest = 'a'.repeat(maxAnswerLength);
  expect(await readAnswerBack(deaForm, 'est_direccion', longest)).toBe(longest);
});

test.each([
  ['an amount that does not apply', 'rem_bono_pie', 'no-aplica'],
  ['a duration of more than a day', 'nol_preparacion', '28:30'],
  ['a cleared proposal', 'jor_lunes_entrada', ''],
  ['a cleared preset', 'jor_horas', ''],
  ['an amount with more digits than a spreadsheet stores', 'rem_colacion', '9007199254740991'],
  ['an invalid date', 'plazo_inicio', '31-02-2026'],
])('reads %s back', async (_, key, answer) => {
  expect(await readAnswerBack(fixedTermContract, key, answer)).toBe(answer);
});

test('reads two hundred drafts back in their order', async () => {
  for (const template of soldTemplates) {
    const { key } = template.subject;
    const drafts = Array.from({ length: 200 }, (_, index) => ({
      ...sampleAnswers(template),
      [key]: `Ana Prueba ${index}`,
    }));
    const { rows } = await writeAndRead(template, drafts);
    expect(rows.map(({ values }) => values[key])).toEqual(drafts.map((values) => values[key]));
  }
});
