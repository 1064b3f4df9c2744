// Contents of a spreadsheet from a file or the clipboard. Nothing is interpreted yet: `batch/survey/` decides which row
// has the headings and which rows are people.

/** Cell of a spreadsheet; '' if blank. Text is its own value, and other kinds also carry the displayed text. */
export type Cell = string | NumberCell | ErrorCell;

export type NumberCell = {
  /** Determined by the cell's number format. A date with a time is a `date`. */
  readonly kind: 'number' | 'date' | 'time';
  /** Dates are days of the 1900 system (1 is 1 January 1900), times are fractions of a day. */
  readonly value: number;
  /** Text that the cell's number format shows in Spanish: '00012345', '1-feb', '1,23457E+15'. */
  readonly shown: string;
};

export type ErrorCell = {
  readonly kind: 'error';
  /** Displayed text, such as '#N/A'. */
  readonly shown: string;
};

export type SheetRow = {
  /** Row number in the spreadsheet, from 1. */
  readonly number: number;
  readonly isHidden: boolean;
  /** Cells from column A to the last one that isn't blank. */
  readonly cells: readonly Cell[];
};

/** Both ends are inclusive. Rows are numbered as in {@link SheetRow}, columns from 0. */
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
  /** Cells longer than {@link longCell}. */
  'long',
] as const;

export type SheetNotice = {
  readonly kind: (typeof noticeKinds)[number];
  /** Number of cells or formulas; at least 1. */
  readonly count: number;
};

export type Sheet = {
  /** '' for pasted text or a .csv. */
  readonly name: string;
  /** Rows in order without blank ones, at most {@link maxRowsRead}. */
  readonly rows: readonly SheetRow[];
  /** Indexes from 0, ascending. */
  readonly hiddenColumns: readonly number[];
  readonly merged: readonly MergedRange[];
  /** Number of rows with values below the last of `rows`. */
  readonly unread: number;
  readonly notices: readonly SheetNotice[];
};

/** Encodings of text files that are not Unicode, and UTF-8 that was encoded twice. */
export const encodings = ['windows-1252', 'macintosh', 'cp850', 'utf-8-twice'] as const;
export type Encoding = (typeof encodings)[number];

export type Workbook = {
  /** Sheets that are not hidden; at least one. */
  readonly sheets: readonly Sheet[];
  /** Index in `sheets` of the one that was open when the file was saved. */
  readonly active: number;
  /** Encoding of a text file; null for Unicode and for any other file. */
  readonly encoding: Encoding | null;
};

/** Reason why no workbook was read. */
export type SheetRefusal =
  | 'empty'
  /** More columns than {@link maxColumns}, or letters than {@link maxLetters}. */
  | 'wide'
  | 'wordy'
  /** The file is too large, or would be once inflated. */
  | 'size'
  | 'excess'
  | 'password'
  | 'xls'
  | 'ods'
  | 'numbers'
  /** The file is neither a spreadsheet nor text. */
  | 'other'
  | 'damaged'
  /** The text of a .csv has a quote that opens and never closes. */
  | 'quotes'
  /** The browser could not read the file, or could not load the code that reads it. */
  | 'unreadable';

export type WorkbookResult =
  | { readonly kind: 'workbook'; readonly workbook: Workbook }
  | { readonly kind: 'refused'; readonly reason: SheetRefusal };

/** Maximum rows kept of a sheet: the documents, and the other rows that real lists have around and between them. */
export const maxRowsRead = 1_000;

export const maxColumns = 400;

/** Maximum bytes of a file. Two hundred rows of a hundred columns take a hundredth of it. */
export const maxFileSize = 10_000_000;

/** Maximum characters of all sheets together. A tab's storage holds five million, including everything else in it. */
export const maxLetters = 1_000_000;

/** Characters beyond which a cell can't be an answer of these documents. */
export const longCell = 1_000;

/** Returns the cell's text as the spreadsheet shows it. */
export function shownIn(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.shown;
}
