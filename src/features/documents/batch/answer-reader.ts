// Reads a field's answer from each row, using facts that only the whole column shows.
import { unreadableCopy } from '../../../content/documents/batch-rows-copy.ts';
import { isRut } from '../../../platform/chile/rut.ts';
import type { Field } from '../model/field.ts';
import { type Cell, displayedText } from '../sheet/workbook.ts';
import { type CellReading, joinCells, readCell } from './cell.ts';
import type { Column } from './columns.ts';
import { optionsForColumn } from './named-option.ts';
import type { DateOrder, NameOrder } from './survey/choices.ts';
import { applyDateOrder, type DateQuestion, dateReadings } from './survey/dates.ts';
import {
  hasComma,
  isCapitals,
  isLongName,
  moveSurnamesBack,
  type NameQuestion,
  removeCapitals,
} from './survey/person-names.ts';

/** Findings about a column, and the user's choices for it. */
export type ColumnFacts = {
  /** `order` is null until the user chooses it. */
  readonly dates?: { readonly question: DateQuestion; readonly order: DateOrder | null };
  /** `reason` decides which names are reordered. `order` is null until the user chooses it. */
  readonly names?: { readonly order: NameOrder | null; readonly reason: NameQuestion['reason'] };
  /** Value of the option that the user chose for a name that several options share, such as «M». */
  readonly option?: string;
};

export type FactsByColumn = ReadonlyMap<number, ColumnFacts>;

type PersonCells = readonly Cell[];
type CellReader = (cell: Cell) => CellReading;
export type AnswerReader = (row: PersonCells) => CellReading;

function toUnreadable(cell: Cell, message: string): CellReading {
  return { unreadable: { typed: displayedText(cell), message } };
}

function dateReader(field: Field, column: number, { dates }: ColumnFacts, today: string): CellReader {
  return (cell) => {
    if (!dates) return readCell(field, cell, today);
    const { order } = dates;
    if (order !== null) return readCell(field, applyDateOrder(cell, order, today), today);
    const readings = dateReadings(cell, today);
    // The date has only one reading. If its month comes first, `applyDateOrder` swaps month and day.
    if (!readings) return readCell(field, applyDateOrder(cell, 'month', today), today);
    const text = displayedText(cell);
    return {
      unreadable: { typed: text, message: unreadableCopy.dateOrder, readings: { ...readings, column } },
    };
  };
}

/**
 * True if the reason to ask about the column also applies to this name. It never applies to text with a full stop,
 * which is an abbreviation such as «Prof. Ed. Dif.».
 */
function mayBeReordered(name: string, reason: NameQuestion['reason']): boolean {
  if (name.includes('.')) return false;
  return reason === 'heading' || hasComma(name) || (reason === 'capitals' && isCapitals(name));
}

export function isNameOrderUnknown(name: string, { names }: ColumnFacts): boolean {
  return names?.order === null && mayBeReordered(name, names.reason) && isLongName(name);
}

function nameReader(field: Field, { names }: ColumnFacts, today: string): CellReader {
  return (cell) => {
    const reading = readCell(field, cell, today);
    if (names?.order !== 'turn' || 'unreadable' in reading || reading.answer === null) return reading;
    const original = reading.answer;
    // This name lacks what shows the order in the others, such as a comma or capitals, so its order is unknown.
    if (!mayBeReordered(original, names.reason))
      return isLongName(original) ? toUnreadable(cell, unreadableCopy.nameOrder) : reading;
    const answer = moveSurnamesBack(original);
    // «PÉREZ ANA» doesn't show which words are surnames.
    if (answer === null && original !== removeCapitals(original))
      return toUnreadable(cell, unreadableCopy.nameOrder);
    return answer === null || answer === original ? reading : { answer, original };
  };
}

/** True if the text has seven or eight digits without a dash, so that its check digit may be missing. */
function isBareRut(text: string): boolean {
  return /^\d{7,8}$/.test(text.replace(/[.,\s]/g, ''));
}

const hasDash = (text: string) => /[-‐-―−]\s*[\dkK]\s*$/.test(text);

/**
 * Minimum number of valid RUTs without a dash to conclude that they include their check digits. One in eleven numbers
 * is valid by chance.
 */
const minBareRuts = 3;

/**
 * True if the numbers of seven or eight digits in this column probably lack their check digits. This is so if one of
 * them isn't a valid RUT, if another RUT has a dash, or if fewer than {@link minBareRuts} are valid and no RUT has nine
 * digits.
 */
export function lacksCheckDigits(texts: readonly string[]): boolean {
  const bareRuts = texts.filter(isBareRut);
  if (bareRuts.some((text) => !isRut(text)) || (bareRuts.length > 0 && texts.some(hasDash))) return true;
  const hasCompleteRut = texts.some((text) => /^\d{9}$/.test(text.replace(/[.,\s]/g, '')) && isRut(text));
  return bareRuts.length > 0 && bareRuts.length < minBareRuts && !hasCompleteRut;
}

/** @param hasDigitColumn true if check digits have a column of their own */
function rutReader(
  field: Field,
  texts: readonly string[],
  hasDigitColumn: boolean,
  today: string,
): CellReader {
  const isCheckDigitMissing = hasDigitColumn || lacksCheckDigits(texts);
  return (cell) =>
    isCheckDigitMissing && isBareRut(displayedText(cell))
      ? toUnreadable(cell, unreadableCopy.checkDigit)
      : readCell(field, cell, today);
}

/** Returns the cell's text. Numbers lose their format, which must not affect comparisons. */
const unformattedText = (cell: Cell) =>
  typeof cell === 'object' && cell.kind === 'number' ? String(cell.value) : displayedText(cell);

function cellReader(
  field: Field,
  column: number,
  facts: ColumnFacts,
  texts: readonly string[],
  hasDigitColumn: boolean,
  today: string,
): CellReader {
  switch (field.kind) {
    case 'choice': {
      const columnField = { ...field, options: optionsForColumn(field.options, texts, facts.option) };
      return (cell) => readCell(columnField, cell, today);
    }
    case 'rut':
      return rutReader(field, texts, hasDigitColumn, today);
    case 'date':
      return dateReader(field, column, facts, today);
    case 'text':
      return field.isName ? nameReader(field, facts, today) : (cell) => readCell(field, cell, today);
    default:
      return (cell) => readCell(field, cell, today);
  }
}

/** True if the cell repeats the check digit of a RUT in another cell, such as «5» beside «12.345.678-5». */
function isRepeatedCheckDigit(cell: Cell, cells: readonly Cell[]): boolean {
  const digit = displayedText(cell).trim().toLowerCase();
  const endsWithDigit = (text: string) => isRut(text) && text.slice(-1).toLowerCase() === digit;
  return /^[\dk]$/.test(digit) && cells.some((otherCell) => endsWithDigit(displayedText(otherCell).trim()));
}

/**
 * Kinds of fields for which several columns never contradict each other: `joinCells` joins their cells or takes the
 * first.
 */
const joinedKinds: readonly Field['kind'][] = ['text', 'phone', 'email'];

type CellWithReading = { readonly cell: Cell; readonly reading: CellReading };

/** Returns an unreadable cell if the columns contradict each other, so that the user decides. */
function agreedAnswer(cells: readonly CellWithReading[]): CellReading {
  const filledCells = cells.filter(({ reading }) => 'unreadable' in reading || reading.answer !== null);
  const answers = new Set(
    filledCells.map(({ reading }) => ('unreadable' in reading ? null : reading.answer)),
  );
  if (answers.size < 2) return filledCells[0]?.reading ?? { answer: null };
  const shownTexts = filledCells.map(({ cell }) => displayedText(cell).trim());
  return { unreadable: { typed: shownTexts[0] ?? '', message: unreadableCopy.contradiction(shownTexts) } };
}

/**
 * Returns the reader of a field's answers.
 * @param columns columns that answer the field, in the order of its parts
 * @param rows cells of all people
 * @param today 'YYYY-MM-DD'
 */
export function answerReader(
  field: Field,
  columns: readonly Column[],
  facts: FactsByColumn,
  rows: readonly PersonCells[],
  today: string,
): AnswerReader {
  const fieldCells = (row: PersonCells) => columns.map(({ index }) => row[index] ?? '');
  const hasDigitColumn =
    columns.length > 1 &&
    rows.some((row) => fieldCells(row).some((cell) => /^[\dk]$/i.test(displayedText(cell).trim())));
  const createReader = (column: number, cellOf: (row: PersonCells) => Cell) => {
    const texts = rows.map((row) => unformattedText(cellOf(row)));
    return cellReader(field, column, facts.get(column) ?? {}, texts, hasDigitColumn, today);
  };
  const [first] = columns;
  const joinCellsOf = (row: PersonCells) => joinCells(field, fieldCells(row));
  const readJoined = createReader(first?.index ?? -1, joinCellsOf);
  if (columns.length < 2 || joinedKinds.includes(field.kind)) return (row) => readJoined(joinCellsOf(row));
  const readers = columns.map(
    ({ index }) => [index, createReader(index, (row) => row[index] ?? '')] as const,
  );
  return (row) => {
    const cells = fieldCells(row);
    const joinedAnswerCell = joinCellsOf(row);
    // joinCells returns a new text if the cells are parts of one answer, such as a RUT and its check digit.
    if (!cells.includes(joinedAnswerCell)) return readJoined(joinedAnswerCell);
    const cellsWithReadings = readers.map(([index, reader]) => {
      const cell = row[index] ?? '';
      return { cell, reading: reader(cell) };
    });
    const repeatsCheckDigit = ({ cell }: CellWithReading) =>
      field.kind === 'rut' && isRepeatedCheckDigit(cell, cells);
    return agreedAnswer(cellsWithReadings.filter((candidate) => !repeatsCheckDigit(candidate)));
  };
}
