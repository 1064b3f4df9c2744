// The contents of a spreadsheet, from a file or the clipboard. Nothing is interpreted yet: `batch/survey/` decides which row
// has the headings and which rows are people.

/** A blank cell is ''. Text is its own value; the other kinds also carry what the spreadsheet shows. */
export type Cell = string | NumberCell | ErrorCell;

export type NumberCell = {
  /** `date` and `time` by the cell's number format; a date with its time is a `date`. */
  readonly kind: 'number' | 'date' | 'time';
  /** Dates are days of the 1900 system (1 is 1 January 1900), times are fractions of a day. */
  readonly value: number;
  /** Text that the cell's number format shows in Spanish: '00012345', '1-feb', '1,23457E+15'. */
  readonly shown: string;
};

export type ErrorCell = {
  readonly kind: 'error';
  /** '#N/A'. */
  readonly shown: string;
};

export type SheetRow = {
  /** Row number in the spreadsheet, from 1. */
  readonly number: number;
  readonly isHidden: boolean;
  /** From column A to the last cell that isn't blank. */
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
  /** Cells or formulas; at least 1. */
  readonly count: number;
};

export type Sheet = {
  /** '' for text that was pasted or came from a .csv. */
  readonly name: string;
  /** In order, without blank rows, at most {@link maxRowsRead}. */
  readonly rows: readonly SheetRow[];
  /** Indexes from 0, ascending. */
  readonly hiddenColumns: readonly number[];
  readonly merged: readonly MergedRange[];
  /** Rows with values below the last of `rows`. */
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
  /** Encoding in which the bytes of a text file were read; null for Unicode and for anything else than a text file. */
  readonly encoding: Encoding | null;
};

/** Why no workbook was read. */
export type SheetRefusal =
  | 'empty'
  /** More columns than {@link maxColumns}, or letters than {@link maxLetters}. */
  | 'wide'
  | 'wordy'
  /** The file's own size, and what it would inflate to. */
  | 'size'
  | 'excess'
  | 'password'
  | 'xls'
  | 'ods'
  | 'numbers'
  /** Neither a spreadsheet nor text. */
  | 'other'
  | 'damaged'
  /** Text of a .csv in which a quote opens and never closes. */
  | 'quotes'
  /** The browser could not read the file, or could not load the code that reads it. */
  | 'unreadable';

export type WorkbookResult =
  | { readonly kind: 'workbook'; readonly workbook: Workbook }
  | { readonly kind: 'refused'; readonly reason: SheetRefusal };

/** Rows kept of a sheet: documents, and what a real list has around and between them. */
export const maxRowsRead = 1_000;

export const maxColumns = 400;

/** Bytes of a file. Two hundred rows of a hundred columns take a hundredth of it. */
export const maxFileSize = 10_000_000;

/** Characters of all sheets together: a tab's storage holds five million, with everything else that it keeps. */
export const maxLetters = 1_000_000;

/** Characters beyond which a cell is more than an answer of these documents. */
export const longCell = 1_000;

/** The cell as the spreadsheet shows it. */
export function shownIn(cell: Cell | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'string' ? cell : cell.shown;
}
