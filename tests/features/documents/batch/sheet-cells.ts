// Builds sheets from cells, and reads them as the batch reads a spreadsheet.
import { type CommonAnswers, noCommonAnswers } from '../../../../src/features/documents/batch/common.ts';
import {
  type BatchRow,
  type RowChanges,
  type RowReader,
  readRows,
  rowReader,
} from '../../../../src/features/documents/batch/rows.ts';
import {
  noChoices,
  noSheetChoices,
  type SheetChoices,
  type WorkbookChoices,
} from '../../../../src/features/documents/batch/survey/choices.ts';
import { type Survey, surveyWorkbook } from '../../../../src/features/documents/batch/survey/survey.ts';
import { daysBetween, formatDate } from '../../../../src/features/documents/model/date.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { formatTime } from '../../../../src/features/documents/model/hours.ts';
import type {
  Cell,
  ErrorCell,
  NumberCell,
  Sheet,
  Workbook,
} from '../../../../src/features/documents/sheet/workbook.ts';

export const today = '2026-11-27';

export type Cells = readonly Cell[];

/** @param shown text that the spreadsheet displays; needed only if the cell has a number format */
export function numberCell(value: number, shown = String(value).replace('.', ',')): NumberCell {
  return { kind: 'number', value, shown };
}

/** @param day 'YYYY-MM-DD' */
export function dateCell(day: string, shown = formatDate(day)): NumberCell {
  return { kind: 'date', value: daysBetween('1899-12-30', day), shown };
}

export function timeCell(minutes: number): NumberCell {
  return { kind: 'time', value: minutes / 1_440, shown: formatTime(minutes) };
}

export function errorCell(shown: string): ErrorCell {
  return { kind: 'error', shown };
}

/** Returns a sheet with these rows, whose numbers start from 1. `parts` replaces properties of the sheet. */
export function sheetWith(rows: readonly Cells[], parts: Partial<Sheet> = {}): Sheet {
  return {
    name: 'Hoja1',
    rows: rows.map((cells, index) => ({ number: index + 1, isHidden: false, cells })),
    hiddenColumns: [],
    merged: [],
    unread: 0,
    notices: [],
    ...parts,
  };
}

export function workbookWith(...sheets: readonly Sheet[]): Workbook {
  return { sheets, active: 0, encoding: null };
}

export function withSheetChoices(choices: Partial<SheetChoices>): WorkbookChoices {
  return { ...noChoices, sheets: { 0: { ...noSheetChoices, ...choices } } };
}

/** Surveys a sheet. The first row has the headings. */
export function surveyRows(
  template: Template,
  rows: readonly Cells[],
  choices: Partial<SheetChoices> = {},
): Survey {
  return surveyWorkbook(workbookWith(sheetWith(rows)), withSheetChoices(choices), template, today);
}

type ReadingOptions = {
  readonly common?: CommonAnswers;
  readonly choices?: Partial<SheetChoices>;
  /** The user's corrections, by the row's number in the spreadsheet. */
  readonly changes?: { readonly [row: number]: RowChanges };
};

export function readerFor(
  template: Template,
  rows: readonly Cells[],
  { common = noCommonAnswers, choices = {} }: ReadingOptions = {},
): RowReader {
  return rowReader(surveyRows(template, rows, choices), common, template, today);
}

/** Reads the rows of a sheet that are people. The first row has the headings. */
export function readSheet(
  template: Template,
  rows: readonly Cells[],
  options: ReadingOptions = {},
): readonly BatchRow[] {
  return readRows(readerFor(template, rows, options), (row) => options.changes?.[row]);
}

export function readPerson(
  template: Template,
  headings: Cells,
  cells: Cells,
  options: ReadingOptions = {},
): BatchRow {
  const rows = readSheet(template, [headings, cells], options);
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`The sheet has ${rows.length} people instead of one`);
  return row;
}
