// Defines the contents of a spreadsheet, from a file or the clipboard, before anything interprets them. `batch/survey/`
// decides which row has the headings and which rows are people.

/**
 * Cell of a spreadsheet: its text, '' if it is blank, or an object with the displayed text (`shown`) of a number or an
 * error.
 */
export type Cell = string | NumberCell | ErrorCell;

export type NumberCell = {
  /** Kind of number that the cell's format shows. A date with a time is a `date`. */
  readonly kind: 'number' | 'date' | 'time';
  /**
   * The number. A date is a serial day of the 1900 date system (1 is 1 January 1900), and a time is a fraction of a
   * day.
   */
  readonly value: number;
  /** Displayed text in Spanish according to the number format: '00012345', '1-feb', '1,23457E+15'. */
  readonly shown: string;
};

export type ErrorCell = {
  readonly kind: 'error';
  readonly shown: string;
};

export type SheetRow = {
  /** Row number in the spreadsheet, from 1. */
  readonly number: number;
  readonly isHidden: boolean;
  /** Cells from column A to the last one that isn't blank. */
  readonly cells: readonly Cell[];
};

/**
 * Range of merged cells. Both ends are inclusive. Rows are numbered as in {@link SheetRow}, and columns have indexes
 * from 0.
 */
export type MergedRange = {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
};

export const noticeKinds = [
  /** Formulas whose result is missing from the file. */
  'uncomputed',
  /** Cells from which invisible characters were removed. */
  'hidden',
  /** Cells with tags such as <b>, which stay text. */
  'markup',
  /** Cells longer than {@link maxCellLength}. */
  'long',
] as const;

export type SheetNotice = {
  readonly kind: (typeof noticeKinds)[number];
  /** Number of cells or formulas; at least 1. */
  readonly count: number;
};

export type Sheet = {
  /** Name; '' for pasted text and .csv files. */
  readonly name: string;
  /** Rows that aren't blank, in order, at most {@link maxRowsRead}. */
  readonly rows: readonly SheetRow[];
  /** Indexes of hidden columns from 0, ascending. */
  readonly hiddenColumns: readonly number[];
  readonly merged: readonly MergedRange[];
  /** Number of rows with values that `rows` leaves out; 1 if the sheet couldn't be read. */
  readonly unread: number;
  readonly notices: readonly SheetNotice[];
};

/** Encodings of text files other than Unicode. `utf-8-twice` is UTF-8 that a program encoded in UTF-8 again. */
export const encodings = ['windows-1252', 'macintosh', 'cp850', 'utf-8-twice'] as const;
export type Encoding = (typeof encodings)[number];

export type Workbook = {
  /** The visible sheets, or the first sheet if all are hidden. There is at least one. */
  readonly sheets: readonly Sheet[];
  /** Index in `sheets` of the sheet that was open when somebody saved the file. */
  readonly active: number;
  /** Encoding of a text file; null for Unicode and for other files. */
  readonly encoding: Encoding | null;
};

export type SheetRefusal =
  | 'empty'
  /** There are more columns than {@link maxColumns}, or a cell is too far to the right. */
  | 'wide'
  /** There are more characters than {@link maxCharacters}, or pasted text is too long to read. */
  | 'wordy'
  /** The file is too large. */
  | 'size'
  /** The inflated file would be too large. */
  | 'excess'
  | 'password'
  | 'xls'
  | 'ods'
  | 'numbers'
  /** The file is neither a spreadsheet nor text. */
  | 'other'
  | 'damaged'
  /** The .csv has a quote that never closes. */
  | 'quotes'
  /** The browser could not read the file, or could not load the code that reads it. */
  | 'unreadable';

export type WorkbookResult =
  | { readonly kind: 'workbook'; readonly workbook: Workbook }
  | { readonly kind: 'refused'; readonly reason: SheetRefusal };

/**
 * Maximum number of rows to read from a sheet. It is enough for 200 people and for the titles, totals and notes of real
 * lists.
 */
export const maxRowsRead = 1_000;

export const maxColumns = 400;

/** Maximum bytes of a file, a hundred times the size of 200 rows with 100 columns. */
export const maxFileSize = 10_000_000;

/**
 * Maximum characters of all sheets together. The tab's sessionStorage, which keeps the workbook, has room for five
 * million characters in total.
 */
export const maxCharacters = 1_000_000;

/** Maximum characters of a cell that can be an answer. */
export const maxCellLength = 1_000;

export function displayedText(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.shown;
}
