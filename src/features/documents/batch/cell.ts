// What a cell of a spreadsheet says for a field: read as the form's inputs read what is typed, and as spreadsheets hold it.
import { unreadCopy } from '../../../content/documents/batch-rows-copy.ts';
import { fieldMessages } from '../../../content/documents/fields-copy.ts';
import { identityMessages } from '../../../content/school-copy.ts';
import { addDays } from '../model/date.ts';
import { type Field, no } from '../model/field.ts';
import { formatDuration, formatTime } from '../model/hours.ts';
import { parseOnBlur, problemOf } from '../model/input.ts';
import { isRut } from '../model/rut.ts';
import { cleanLines, longestAnswer } from '../model/values.ts';
import type { Cell, Sheet } from '../sheet/sheet.ts';
import { comparable } from '../templates/comparing.ts';
import { optionNamed, optionsOfColumn, regionNamed, yesOrNoNamed } from './named-option.ts';

/** A cell that gives no answer: `typed` stays in the table, to be mended there. */
export type Unread = {
  readonly typed: string;
  /** In Spanish. */
  readonly message: string;
};

/** The answer as drafts hold it, valid or as it was typed; null for a blank cell. */
export type CellReading = { readonly answer: string | null } | { readonly unread: Unread };

/** As a person writes it in Chile, without what binary fractions add: 0.1 + 0.2 is '0,3'. */
function writtenNumber(number: number): string {
  return String(Number(number.toPrecision(15))).replace('.', ',');
}

/** The cell as it is shown. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' ? writtenNumber(cell) : cell.error;
}

function isBlankCell(cell: Cell): boolean {
  return typeof cell === 'string' && cell.trim() === '';
}

/** Serial days of 1906 and of the end of 2199. What lies below is a year or a count of something. */
const serialDays = { first: 2_200, last: 109_573 } as const;

const minutesOfDay = 24 * 60;

function isSerial(number: number): boolean {
  return number >= serialDays.first && number < serialDays.last + 1;
}

/** What a number is to that field, as its input would be told; null for the number as it is written. */
function numberInWords({ kind }: Field, number: number): string | null {
  const minutes = Math.round((number - Math.floor(number)) * minutesOfDay);
  switch (kind) {
    case 'date':
      if (isSerial(number)) return addDays('1899-12-30', Math.floor(number));
      // '02032026' without its first zero.
      return /^\d{7,8}$/.test(String(number)) ? String(number).padStart(8, '0') : null;
    case 'time':
      // A date may come with its time.
      return (number >= 0 && number < 1) || (isSerial(number) && minutes > 0)
        ? formatTime(minutes % minutesOfDay)
        : null;
    case 'duration':
      return number >= 0 && number < 1 ? formatDuration(minutes) : null;
    default:
      return null;
  }
}

/** A date or time that was pasted as the number that it is held as: '46083', '0,21875'. */
function pastedNumber({ kind }: Field, text: string): number | null {
  const form = kind === 'date' ? /^[1-9]\d{4}(?:[.,]\d+)?$/ : /^0?[.,]\d{3,}$/;
  const isOne = ['date', 'time', 'duration'].includes(kind) && form.test(text);
  return isOne ? Number(text.replace(',', '.')) : null;
}

/** Without what a spreadsheet's format adds and a person would not write. */
function withoutFormat({ kind }: Field, text: string): string {
  switch (kind) {
    case 'date':
      return text.replace(/(?:T|,?\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\s*[ap]\.?\s?m\.?)?$/i, '');
    case 'duration':
      return text.replace(/^(\d{1,2}:\d{2}):00$/, '$1');
    case 'year':
    case 'money':
    case 'integer':
      return text.replace(/^(\d+|\d{1,3}(?:\.\d{3})+),0{1,2}$|^(\d+)\.0{1,2}$/, '$1$2');
    default:
      return text;
  }
}

/** The words of a cell as the form's input takes them. */
function inputOf(field: Field, cell: string | number): string {
  const text = cleanLines(textOf(cell)).join('\n');
  const number = typeof cell === 'number' ? cell : pastedNumber(field, text);
  const written = (number === null ? null : numberInWords(field, number)) ?? text;
  switch (field.kind) {
    case 'choice':
      return optionNamed(field.options, text) ?? text;
    case 'region':
      return regionNamed(text) ?? text;
    default:
      return withoutFormat(field, written);
  }
}

/** A box that follows its data would be ticked by them again. */
function readBox(field: Field, typed: string): CellReading {
  const answer = yesOrNoNamed(typed);
  if (answer === null) return { unread: { typed, message: fieldMessages.option } };
  return { answer: answer === no && !field.proposal ? '' : answer };
}

/**
 * The cell's answer, as `problemOf` may still judge it. An error, a box that is neither ticked nor not, and what is longer
 * than any answer give none.
 * @param today 'YYYY-MM-DD', which decides the century of a two-digit year
 */
export function readCell(field: Field, cell: Cell, today: string): CellReading {
  const typed = textOf(cell);
  if (typeof cell === 'object') return { unread: { typed, message: unreadCopy.error } };
  if (isBlankCell(cell)) return { answer: null };
  if (field.kind === 'check') return readBox(field, typed);
  const answer = parseOnBlur(field, inputOf(field, cell), today);
  if (answer.length > longestAnswer) return { unread: { typed, message: unreadCopy.tooLong(longestAnswer) } };
  return { answer: answer === '' ? null : answer };
}

/**
 * Several columns' cells as one: the parts of a text in their order («Nombres», «Apellidos»), those of a number where they
 * make a valid one («RUT», «DV»), else the first.
 */
export function joinCells(field: Field, cells: readonly Cell[]): Cell {
  const filled = cells.filter((cell) => !isBlankCell(cell));
  const [first = ''] = filled;
  if (filled.length < 2) return first;
  const error = filled.find((cell) => typeof cell === 'object');
  if (error !== undefined) return error;
  // The same twice. Of a name's parts two may well be equal: «Ana», «Soto», «Soto».
  if (new Set(filled.map((cell) => comparable(textOf(cell)))).size < 2) return first;
  const joined = filled.map((cell) => textOf(cell).trim()).join(' ');
  if (field.kind === 'text') return joined;
  const isNumber = field.kind === 'rut' || field.kind === 'phone';
  return isNumber && problemOf(field, joined) === null ? joined : first;
}

/** A RUT that was taken for a number has no dash, and may have lost its digit. */
function isBareRut(text: string): boolean {
  return /^\d{7,8}$/.test(text.replace(/[.,\s]/g, ''));
}

/**
 * Reads the field's answer in a row. Where a column lost the digits of its RUT, eight figures that happen to make one are
 * none either; and a name that two options share is told by the others.
 * @param indices of its columns
 * @param rows those below the headings
 * @param today 'YYYY-MM-DD'
 */
export function answerReader(
  field: Field,
  indices: readonly number[],
  rows: Sheet['rows'],
  today: string,
): (row: readonly Cell[]) => CellReading {
  const cellOf = (row: readonly Cell[]) =>
    joinCells(
      field,
      indices.map((index) => row[index] ?? ''),
    );
  const texts = () => rows.map((row) => textOf(cellOf(row)));
  if (field.kind === 'choice') {
    const own = { ...field, options: optionsOfColumn(field.options, texts()) };
    return (row) => readCell(own, cellOf(row), today);
  }
  if (field.kind === 'rut' && texts().some((text) => isBareRut(text) && !isRut(text))) {
    return (row) => {
      const typed = textOf(cellOf(row));
      return isBareRut(typed) && isRut(typed)
        ? { unread: { typed, message: identityMessages.rut } }
        : readCell(field, cellOf(row), today);
    };
  }
  return (row) => readCell(field, cellOf(row), today);
}
