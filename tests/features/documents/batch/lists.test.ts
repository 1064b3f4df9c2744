// Reads realistic lists. tests/fixtures/lists has the lists and their expected results.
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import { type BatchRow, readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { noChoices } from '../../../../src/features/documents/batch/survey/choices.ts';
import {
  rowText,
  type Survey,
  surveyWorkbook,
} from '../../../../src/features/documents/batch/survey/survey.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { readPastedText } from '../../../../src/features/documents/sheet/read-text.ts';
import type { Workbook } from '../../../../src/features/documents/sheet/workbook.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import type { ExpectedList } from '../../../fixtures/lists/expected-list.ts';
import { lists } from '../../../fixtures/lists/lists.ts';

const today = '2026-11-27';

async function loadWorkbook({ source, name }: ExpectedList): Promise<Workbook> {
  const result =
    'text' in source
      ? readPastedText(source.text)
      : await readSheetBytes(
          new Uint8Array(await readFile(`${import.meta.dirname}/../../../fixtures/lists/${source.file}`)),
        );
  if (result.kind === 'refused') throw new Error(`${name}: ${result.reason}`);
  return result.workbook;
}

type ListReading = {
  readonly template: Template;
  readonly workbook: Workbook;
  readonly survey: Survey;
  readonly rows: readonly BatchRow[];
};

async function readList(list: ExpectedList): Promise<ListReading> {
  const template = await documentFor(list.productId)?.load();
  if (!template) throw new Error(`No ${list.productId}`);
  const workbook = await loadWorkbook(list);
  const survey = surveyWorkbook(workbook, noChoices, template, today);
  const rows = readRows(rowReader(survey, noCommonAnswers, template, today), () => undefined);
  return { template, workbook, survey, rows };
}

/** Returns the name under which the expected result has the column: its heading, or group title and heading. */
const expectedHeading = (expected: ExpectedList, { heading, group }: { heading: string; group: string }) =>
  Object.hasOwn(expected.columns, `${group} ${heading}`) ? `${group} ${heading}` : heading;

/** Returns the survey's findings under their names in `ExpectedList.facts`. */
function factsOf(
  {
    factsByColumn,
    nameFacts,
    damagedAnswers,
    convertedCells,
    headingsWithoutCheckDigit,
    blankMarkers,
  }: Survey,
  { encoding }: Workbook,
) {
  return [
    ...([...factsByColumn.values()].some(({ dates }) => dates) ? ['dates'] : []),
    ...(damagedAnswers.count > 0 ? ['damaged'] : []),
    ...(nameFacts.some(({ reason }) => reason === 'comma') ? ['names'] : []),
    ...(nameFacts.some(({ order }) => order === null) ? ['name-order'] : []),
    ...(convertedCells.count > 0 ? ['lost-text'] : []),
    ...(headingsWithoutCheckDigit.length > 0 ? ['check-digit'] : []),
    ...(blankMarkers.count > 0 ? ['blanks'] : []),
    ...(encoding === null ? [] : ['encoding']),
  ];
}

test.each(lists)('$name: finds the sheet, headings and columns', async (list) => {
  const { survey, workbook } = await readList(list);
  const usedColumns = Object.fromEntries(
    survey.columns.map((column) => [expectedHeading(list, column), column.key] as const),
  );
  expect(usedColumns).toMatchObject(list.columns);
  const columnsWithSuggestion = survey.columns.filter(({ suggestedKey }) => suggestedKey !== null);
  expect(columnsWithSuggestion.map((column) => expectedHeading(list, column))).toEqual(
    list.askedHeadings ?? [],
  );
  if (list.sheet !== undefined) expect(survey.sheet.name).toBe(list.sheet);
  if (list.headingRow !== undefined) expect(survey.headingRowNumber).toBe(list.headingRow);
  const otherSheetNames = workbook.sheets.filter((sheet) => sheet !== survey.sheet).map(({ name }) => name);
  expect(otherSheetNames).toEqual(list.otherSheets ?? []);
  expect(survey.hiddenRowCount).toBe(list.hiddenRowCount ?? 0);
  expect(survey.hiddenColumnCount).toBe(list.hiddenColumnCount ?? 0);
});

test.each(lists)('$name: reads each person’s answers and leaves out the other rows', async (list) => {
  const { survey, rows } = await readList(list);
  expect(rows).toHaveLength(list.expectedRows.length);
  list.expectedRows.forEach((person, index) => {
    expect(rows[index]?.values, `person ${index}`).toMatchObject(person);
  });
  const textsBelowHeadings = survey.excludedRows
    .filter(({ number }) => number > (survey.headingRowNumber ?? 0))
    .map(rowText);
  const expectedBeginnings = list.excludedRowTexts ?? [];
  expect(textsBelowHeadings).toHaveLength(expectedBeginnings.length);
  expectedBeginnings.forEach((beginning, index) => {
    expect(textsBelowHeadings[index]?.replaceAll(' · ', ' ')).toContain(
      beginning.slice(0, 30).replaceAll(' · ', ' '),
    );
  });
});

test.each(lists)('$name: marks exactly the answers to correct', async (list) => {
  const { rows } = await readList(list);
  const markedKeys = rows.map(({ problems }) => problems.map(({ field }) => field.key).toSorted());
  const expectedKeys = rows.map((_, index) => [...(list.answersToCorrect?.[index] ?? [])].toSorted());
  expect(markedKeys).toEqual(expectedKeys);
});

test.each(lists)('$name: has the facts that the page must show', async (list) => {
  const { survey, workbook } = await readList(list);
  expect(factsOf(survey, workbook)).toEqual(expect.arrayContaining([...(list.facts ?? [])]));
});
