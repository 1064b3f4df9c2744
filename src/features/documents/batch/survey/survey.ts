// Finds the structure of a workbook before any cell is read as an answer. Everything is inferred from the workbook, the
// template and the user's choices. The page shows the result above the columns under «Cómo se leyó su planilla».
import type { Template } from '../../model/document.ts';
import { recode } from '../../sheet/recode.ts';
import { displayedText, type Sheet, type SheetRow, type Workbook } from '../../sheet/workbook.ts';
import { answerReader } from '../answer-reader.ts';
import { isBlankCell } from '../cell.ts';
import {
  applyColumnChoices,
  type Column,
  columnsFor,
  columnsFromHeadings,
  suggestColumns,
} from '../columns.ts';
import { noSheetChoices, type SheetChoices, type WorkbookChoices } from './choices.ts';
import { type CellFindings, type ColumnFindings, findInCells, findInColumns } from './findings.ts';
import { choosableHeadingRows, findHeadingRow, headingsAt } from './heading-row.ts';
import { fillMergedRows, type MergedCells } from './merged-cells.ts';
import { findPeople, hasSameOrder, isHeadingRow } from './people-rows.ts';
import { findTableBeside } from './table-beside.ts';
import { answerableFields } from './vocabulary.ts';

/** Maximum number of documents from one sheet. */
export const maxPeople = 200;

export type Survey = ColumnFindings &
  CellFindings & {
    readonly sheetIndex: number;
    readonly sheet: Sheet;
    readonly choices: SheetChoices;
    /** Row number of the headings; null for a sheet without rows. */
    readonly headingRowNumber: number | null;
    /** Visible columns with a heading or a value. */
    readonly columns: readonly Column[];
    /** Rows that become documents, at most {@link maxPeople}. */
    readonly people: readonly SheetRow[];
    /** Number of people's rows, including those beyond {@link maxPeople}, and of rows that weren't read. */
    readonly rowCount: number;
    /** Rows that don't become documents. Rows below the headings come before rows above them. */
    readonly excludedRows: readonly SheetRow[];
    readonly hiddenRowCount: number;
    readonly hiddenColumnCount: number;
    readonly mergedCells: MergedCells;
    /** Number of the heading row of a second table below, and its number of rows; null if there is none. */
    readonly tableBelow: { readonly row: number; readonly count: number } | null;
    /** Index of the first column of a second table on the right; null if there is none. */
    readonly tableBesideIndex: number | null;
  };

/** Chooses the active sheet if it has at least two known headings; otherwise the sheet with the most known headings. */
function chooseSheet({ sheets, active }: Workbook, template: Template): number {
  const activeSheet = sheets[active];
  if (activeSheet && findHeadingRow(activeSheet, template).recognised > 1) return active;
  const recognisedCounts = sheets.map((sheet) => findHeadingRow(sheet, template).recognised);
  const maxRecognised = Math.max(0, ...recognisedCounts);
  return maxRecognised > (recognisedCounts[active] ?? 0) ? recognisedCounts.indexOf(maxRecognised) : active;
}

const noSheet: Sheet = { name: '', rows: [], hiddenColumns: [], merged: [], unread: 0, notices: [] };

/** @param today 'YYYY-MM-DD' */
export function surveyWorkbook(
  workbook: Workbook,
  choices: WorkbookChoices,
  template: Template,
  today: string,
): Survey {
  const decodedWorkbook = choices.encoding === null ? workbook : recode(workbook, choices.encoding);
  const sheetIndex = choices.sheet ?? chooseSheet(decodedWorkbook, template);
  const sheet = decodedWorkbook.sheets[sheetIndex] ?? noSheet;
  const sheetChoices = choices.sheets[sheetIndex] ?? noSheetChoices;
  const { rows, mergedCells } = fillMergedRows(sheet);

  const chosenRow = rows.find(({ number }) => number === sheetChoices.headingRow);
  const headingRow = chosenRow ?? findHeadingRow({ ...sheet, rows }, template).row;
  const allHeadings = headingRow ? headingsAt({ ...sheet, rows }, headingRow) : [];
  const tableBesideIndex = findTableBeside(allHeadings);
  const headings = allHeadings.slice(0, tableBesideIndex ?? allHeadings.length);
  const isVisible = ({ index }: Column) => sheetChoices.hiddenColumns || !sheet.hiddenColumns.includes(index);
  const rowsBelow = rows.filter(({ number }) => headingRow !== null && number > headingRow.number);
  const visibleRows = rowsBelow.filter(({ isHidden }) => sheetChoices.hiddenRows || !isHidden);

  const allColumns = applyColumnChoices(columnsFromHeadings(headings, template), sheetChoices);
  const personColumns = {
    columns: allColumns.filter(isVisible),
    nameKey: template.subject.key,
    idKey: template.spreadsheet.uniqueKey,
  };
  const secondHeadingRow = visibleRows.find(
    (row) => isHeadingRow(row, allColumns) && !hasSameOrder(row, allColumns),
  );
  const isInSecondTable = ({ number }: SheetRow) =>
    secondHeadingRow !== undefined && number >= secondHeadingRow.number;
  const foundPeople = findPeople(
    visibleRows.filter((row) => !isInSecondTable(row)),
    personColumns,
  );
  const includedNumbers = new Set(sheetChoices.included);
  const isPerson = (row: SheetRow) => foundPeople.has(row) || includedNumbers.has(row.number);
  const rowsAbove = rows.filter(({ number }) => headingRow !== null && number < headingRow.number);
  const groupTitleRowNumber = headings.some(({ group }) => group !== '')
    ? (headingRow?.number ?? 0) - 1
    : null;
  const titleRows = rowsAbove.filter(({ number }) => number !== groupTitleRowNumber);
  const allPeople = [
    ...titleRows.filter(({ number }) => includedNumbers.has(number)),
    ...visibleRows.filter(isPerson),
  ];
  const people = allPeople.slice(0, maxPeople);

  const cells = people.map((row) => row.cells);
  const suggestedColumns = suggestColumns(allColumns, cells, template, today);
  const visibleColumns = applyColumnChoices(suggestedColumns, sheetChoices).filter(isVisible);
  const columns = visibleColumns.filter(
    ({ index, heading }) => heading !== '' || cells.some((row) => !isBlankCell(row[index] ?? '')),
  );
  const fields = new Map(answerableFields(template).map((field) => [field.key, field]));
  return {
    sheetIndex,
    sheet,
    choices: sheetChoices,
    headingRowNumber: headingRow?.number ?? null,
    columns,
    people,
    rowCount: allPeople.length + sheet.unread,
    excludedRows: [...visibleRows, ...titleRows].filter(
      (candidate) => !allPeople.includes(candidate) && candidate.cells.some((cell) => !isBlankCell(cell)),
    ),
    hiddenRowCount: rowsBelow.filter(({ isHidden }) => isHidden).length,
    hiddenColumnCount: allColumns.filter(
      ({ index, heading }) => heading !== '' && sheet.hiddenColumns.includes(index),
    ).length,
    mergedCells,
    tableBesideIndex,
    tableBelow: secondHeadingRow
      ? { row: secondHeadingRow.number, count: visibleRows.filter(isInSecondTable).length - 1 }
      : null,
    ...findInColumns(columns, people, fields, template, sheetChoices),
    ...findInCells(columns, people, fields),
  };
}

export function headingRowChoices({ sheet }: Survey): readonly SheetRow[] {
  return choosableHeadingRows(sheet);
}

export function rowText({ cells }: SheetRow): string {
  return cells
    .map((cell) => displayedText(cell).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}

export function answerReaders(survey: Survey, template: Template, today: string) {
  const rows = survey.people.map(({ cells }) => cells);
  const fields = answerableFields(template);
  return new Map(
    fields.flatMap((field) => {
      const columns = columnsFor(field.key, survey.columns, template);
      if (columns.length === 0) return [];
      return [[field.key, answerReader(field, columns, survey.factsByColumn, rows, today)] as const];
    }),
  );
}
