// Reads a field's answer in each row, using facts that only the whole column shows.
import { unreadCopy } from '../../../content/documents/batch-rows-copy.ts';
import { isRut } from '../../../platform/chile/rut.ts';
import type { Field } from '../model/field.ts';
import { type Cell, shownIn } from '../sheet/workbook.ts';
import { type CellReading, joinCells, readCell } from './cell.ts';
import type { Column } from './columns.ts';
import { optionsOfColumn } from './named-option.ts';
import type { DateOrder, NameOrder } from './survey/choices.ts';
import { type DateQuestion, dateReadings, inDateOrder } from './survey/dates.ts';
import {
  hasComma,
  isCapitals,
  isLongName,
  type NameQuestion,
  turnedName,
  withoutCapitals,
} from './survey/names.ts';

/** Findings about a column, and a person's choices for it. */
export type ColumnFacts = {
  readonly dates?: { readonly question: DateQuestion; readonly order: DateOrder | null };
  /** The reason decides which names of the column are reordered; order null while the page asks. */
  readonly names?: { readonly order: NameOrder | null; readonly reason: NameQuestion['reason'] };
  /** Value of the option that a person chose for an ambiguous name. */
  readonly option?: string;
};

export type FactsByColumn = ReadonlyMap<number, ColumnFacts>;

type Row = readonly Cell[];
type CellReader = (cell: Cell) => CellReading;
export type AnswerReader = (row: Row) => CellReading;

function unread(cell: Cell, message: string): CellReading {
  return { unread: { typed: shownIn(cell), message } };
}

function dateReader(field: Field, column: number, { dates }: ColumnFacts, today: string): CellReader {
  return (cell) => {
    if (!dates) return readCell(field, cell, today);
    const { order } = dates;
    if (order !== null) return readCell(field, inDateOrder(cell, order, today), today);
    const readings = dateReadings(cell, today);
    if (!readings) return readCell(field, inDateOrder(cell, 'month', today), today);
    const typed = shownIn(cell);
    return { unread: { typed, message: unreadCopy.dateOrder, readings: { ...readings, column } } };
  };
}

/** True if the name is written like those that made the page ask. The end of «Prof. Ed. Dif.» isn't a given name. */
function isLikeOthers(name: string, reason: NameQuestion['reason']): boolean {
  if (name.includes('.')) return false;
  return reason === 'heading' || hasComma(name) || (reason === 'capitals' && isCapitals(name));
}

/** True while nobody has said whether the name starts with its surnames. */
export function isOrderOpen(name: string, { names }: ColumnFacts): boolean {
  return names?.order === null && isLikeOthers(name, names.reason) && isLongName(name);
}

function nameReader(field: Field, { names }: ColumnFacts, today: string): CellReader {
  return (cell) => {
    const reading = readCell(field, cell, today);
    if (names?.order !== 'turn' || 'unread' in reading || reading.answer === null) return reading;
    const original = reading.answer;
    // Among names with a comma or in capitals, any other name may be in either order.
    if (!isLikeOthers(original, names.reason))
      return isLongName(original) ? unread(cell, unreadCopy.nameOrder) : reading;
    const answer = turnedName(original);
    // «PÉREZ ANA» doesn't show which words are surnames.
    if (answer === null && original !== withoutCapitals(original)) return unread(cell, unreadCopy.nameOrder);
    return answer === null || answer === original ? reading : { answer, original };
  };
}

/** True for a RUT without a dash, which may have been taken for a number and lack its check digit. */
function isBareRut(text: string): boolean {
  return /^\d{7,8}$/.test(text.replace(/[.,\s]/g, ''));
}

const hasDash = (text: string) => /[-‐-―−]\s*[\dkK]\s*$/.test(text);

/**
 * Minimum count of bare numbers before they are believed to be RUTs, since one in eleven numbers is valid by chance.
 */
const minBare = 3;

/**
 * True if numbers of seven or eight digits lack their check digit in this column: some aren't valid RUTs, others have a
 * dash, or there are too few to tell.
 */
export function lacksCheckDigits(texts: readonly string[]): boolean {
  const bare = texts.filter(isBareRut);
  if (bare.some((text) => !isRut(text)) || (bare.length > 0 && texts.some(hasDash))) return true;
  const isWhole = texts.some((text) => /^\d{9}$/.test(text.replace(/[.,\s]/g, '')) && isRut(text));
  return bare.length > 0 && bare.length < minBare && !isWhole;
}

/** @param isSplit true if check digits have a column of their own, so that a number without one lacks it */
function rutReader(field: Field, texts: readonly string[], isSplit: boolean, today: string): CellReader {
  const isLacking = isSplit || lacksCheckDigits(texts);
  return (cell) =>
    isLacking && isBareRut(shownIn(cell))
      ? unread(cell, unreadCopy.checkDigit)
      : readCell(field, cell, today);
}

/** Shows a number by its digits alone, so that «12.345.678» and 12345678 compare as equal. */
const plainText = (cell: Cell) =>
  typeof cell === 'object' && cell.kind === 'number' ? String(cell.value) : shownIn(cell);

function cellReader(
  field: Field,
  column: number,
  facts: ColumnFacts,
  texts: readonly string[],
  isSplit: boolean,
  today: string,
): CellReader {
  switch (field.kind) {
    case 'choice': {
      const named = { ...field, options: optionsOfColumn(field.options, texts, facts.option) };
      return (cell) => readCell(named, cell, today);
    }
    case 'rut':
      return rutReader(field, texts, isSplit, today);
    case 'date':
      return dateReader(field, column, facts, today);
    case 'text':
      return field.isName ? nameReader(field, facts, today) : (cell) => readCell(field, cell, today);
    default:
      return (cell) => readCell(field, cell, today);
  }
}

/** True if the cell repeats the check digit of a RUT, such as «5» next to «12.345.678-5». */
function isRepeatedDigit(cell: Cell, cells: readonly Cell[]): boolean {
  const digit = shownIn(cell).trim().toLowerCase();
  const isLast = (text: string) => isRut(text) && text.slice(-1).toLowerCase() === digit;
  return /^[\dk]$/.test(digit) && cells.some((other) => isLast(shownIn(other).trim()));
}

/** Kinds whose columns are parts of one answer, or several ways to reach the same person. */
const joinedKinds: readonly Field['kind'][] = ['text', 'phone', 'email'];

type ReadCell = { readonly cell: Cell; readonly reading: CellReading };

/** Returns the answer of columns that should agree. If they don't, only a person knows which one is right. */
function agreedAnswer(cells: readonly ReadCell[]): CellReading {
  const filled = cells.filter(({ reading }) => 'unread' in reading || reading.answer !== null);
  const answers = new Set(filled.map(({ reading }) => ('unread' in reading ? null : reading.answer)));
  if (answers.size < 2) return filled[0]?.reading ?? { answer: null };
  const shown = filled.map(({ cell }) => shownIn(cell).trim());
  return { unread: { typed: shown[0] ?? '', message: unreadCopy.contradiction(shown) } };
}

/**
 * Returns the reader of a field's answers.
 * @param columns columns that answer it, in the order of its parts
 * @param rows cells of all people
 * @param today 'YYYY-MM-DD'
 */
export function answerReader(
  field: Field,
  columns: readonly Column[],
  facts: FactsByColumn,
  rows: readonly Row[],
  today: string,
): AnswerReader {
  const cellsOf = (row: Row) => columns.map(({ index }) => row[index] ?? '');
  const isSplit =
    columns.length > 1 &&
    rows.some((row) => cellsOf(row).some((cell) => /^[\dk]$/i.test(shownIn(cell).trim())));
  const readerOf = (column: number, cellOf: (row: Row) => Cell) => {
    const texts = rows.map((row) => plainText(cellOf(row)));
    return cellReader(field, column, facts.get(column) ?? {}, texts, isSplit, today);
  };
  const [first] = columns;
  const joined = (row: Row) => joinCells(field, cellsOf(row));
  const readJoined = readerOf(first?.index ?? -1, joined);
  if (columns.length < 2 || joinedKinds.includes(field.kind)) return (row) => readJoined(joined(row));
  const readers = columns.map(({ index }) => [index, readerOf(index, (row) => row[index] ?? '')] as const);
  return (row) => {
    const cells = cellsOf(row);
    const whole = joined(row);
    // A RUT and its check digit are one answer in two columns.
    if (!cells.includes(whole)) return readJoined(whole);
    const read = readers.map(([index, reader]) => {
      const cell = row[index] ?? '';
      return { cell, reading: reader(cell) };
    });
    const isRepeated = ({ cell }: ReadCell) => field.kind === 'rut' && isRepeatedDigit(cell, cells);
    return agreedAnswer(read.filter((each) => !isRepeated(each)));
  };
}
