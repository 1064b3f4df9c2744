// Rows that a person brings from a spreadsheet, pasted or as a file. All of it is somebody else's: what no document may
// hold is taken out here, and said.
import { cleanLines } from '../model/values.ts';

/**
 * A number is as the cell holds it: dates are days of the 1900 system (1 is 1 January 1900), times fractions of a day.
 * `error` is what the spreadsheet shows instead of a value: '#N/A'.
 */
export type Cell = string | number | { readonly error: string };

type Row = readonly Cell[];

/** The first row has the headings; none is blank. */
export type Sheet = { readonly rows: readonly Row[] };

export const noticeKinds = [
  /** Merged cells, whose value is taken for each row that they span. */
  'merged',
  /** Formulas whose result the file does not have. */
  'uncomputed',
  /** Cells out of which characters were taken that nobody sees. */
  'hidden',
  /** Cells with tags such as <b>, which stay text. */
  'markup',
  /** Cells longer than {@link longCell}. */
  'long',
] as const;

/** What is said about a sheet that was read. */
export type SheetNotice = {
  readonly kind: (typeof noticeKinds)[number];
  /** Of cells, merged ranges or formulas. */
  readonly count: number;
};

/** Why no sheet was read. */
export type SheetRefusal =
  | 'empty'
  | 'no-headings'
  | 'headings-only'
  // More columns than mostColumns, or letters than mostLetters.
  | 'wide'
  | 'wordy'
  // The file's own size, and what it would inflate to.
  | 'size'
  | 'excess'
  | 'password'
  | 'xls'
  | 'ods'
  | 'numbers'
  // Neither a spreadsheet nor text.
  | 'other'
  | 'damaged'
  // Text of a .csv in which a quote opens and never closes.
  | 'quotes'
  // The browser could not read the file, or not load what reads it.
  | 'unreadable';

export type SheetResult =
  | {
      readonly kind: 'sheet';
      readonly sheet: Sheet;
      /** Rows below the headings, of which the sheet has the first {@link mostRows}. */
      readonly total: number;
      readonly notices: readonly SheetNotice[];
    }
  | { readonly kind: 'refused'; readonly reason: SheetRefusal };

/** Rows below the headings that are used. */
export const mostRows = 200;

const mostColumns = 400;

/** Bytes of a file. Two hundred rows of a hundred columns take a hundredth of it. */
export const largestFile = 10_000_000;

/** Of the whole sheet: a tab stores five million at the most, with all else that it keeps. */
export const mostLetters = 1_000_000;

/** Letters from which on a cell is more than an answer of these documents. */
export const longCell = 1_000;

/** What a spreadsheet shows for a value that it does not have, or has no room for: '#N/A', '#¡VALOR!', 'Err:502', '####'. */
const errorText = /^(?:#N\/[AD]!?|#[¡¿]?[\p{Lu}\d_/]+[!?]|#{2,}|#ERROR|Err:\d{3})$/u;

/** Control and format characters, which nobody sees: NUL, or marks that turn the text around. */
const hidden = /[^\P{Cc}\t\r\n]|[\p{Cf}\p{Cs}\uFFFE\uFFFF]/u;
const everyHidden = new RegExp(hidden, 'gu');

const markup = /<\/?[a-z][^<>]*>/i;

/** Words of Latin letters and signs with one space between them. Thousands of cells are no more, which saves a page's time. */
const words = /^[!"$-;=?-~¡-¬®-ɏ]+(?: [!"$-;=?-~¡-¬®-ɏ]+)*$/;

function isPlain(text: string): boolean {
  return text === '' || (text.length <= longCell && words.test(text));
}

function cleanCell(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell;
  const text = isPlain(cell) ? cell : cleanLines(cell.replace(everyHidden, '')).join('\n');
  return errorText.test(text) ? { error: text } : text;
}

const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;

function isBlank(cell: Cell | undefined): boolean {
  return cell === undefined || (typeof cell === 'string' && !visible.test(cell));
}

/** A row with a single cell above a wider one is the sheet's own title. */
function withoutTitle(rows: readonly Row[]): readonly Row[] {
  const headings = rows.findIndex((row) => row.filter((cell) => !isBlank(cell)).length > 1);
  return rows.slice(Math.max(headings, 0));
}

/** The columns up to the last that has anything, each row as long as the others. */
function squared(rows: readonly Row[]): readonly Row[] {
  const width = Math.max(...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  return rows.map((row) => [
    ...row.slice(0, width),
    ...Array<Cell>(Math.max(width - row.length, 0)).fill(''),
  ]);
}

function lettersOf(rows: readonly Row[]): number {
  let letters = 0;
  for (const row of rows) for (const cell of row) letters += typeof cell === 'string' ? cell.length : 0;
  return letters;
}

function noticesOf(raw: readonly Row[]): readonly SheetNotice[] {
  const odd = raw.flatMap((row) => row.filter((cell) => typeof cell === 'string' && !isPlain(cell)));
  const count = (matches: (text: string) => boolean) => odd.filter((cell) => matches(String(cell))).length;
  return [
    { kind: 'hidden', count: count((text) => hidden.test(text)) },
    { kind: 'markup', count: count((text) => markup.test(text)) },
    { kind: 'long', count: count((text) => text.length > longCell) },
  ];
}

function refused(reason: SheetRefusal): SheetResult {
  return { kind: 'refused', reason };
}

/**
 * The sheet of rows as they were read.
 * @param unread rows with values that follow and were not read
 * @param more notices of the reader's own
 */
export function sheetOf(
  read: readonly Row[],
  { unread = 0, more = [] }: { readonly unread?: number; readonly more?: readonly SheetNotice[] } = {},
): SheetResult {
  const filled = withoutTitle(read.filter((row) => !row.every(isBlank)));
  const used = filled.slice(0, mostRows + 1);
  const rows = squared(used.map((row) => row.map(cleanCell)));
  const [headings] = rows;
  if (!headings) return refused('empty');
  if (!headings.some((cell) => typeof cell === 'string' && /\p{L}/u.test(cell)))
    return refused('no-headings');
  if (rows.length === 1) return refused('headings-only');
  if (headings.length > mostColumns) return refused('wide');
  if (lettersOf(rows) > mostLetters) return refused('wordy');
  return {
    kind: 'sheet',
    sheet: { rows },
    total: filled.length - 1 + unread,
    notices: [...more, ...noticesOf(used)].filter(({ count }) => count > 0),
  };
}
