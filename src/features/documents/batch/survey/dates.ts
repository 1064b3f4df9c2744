// Determines the order of day and month in a column. '05/13/1990' shows that a program in English has written the list.
import { addDays, formatDate, isIsoDate, parseDate } from '../../model/date.ts';
import { type Cell, displayedText, type NumberCell } from '../../sheet/workbook.ts';
import type { DateOrder } from './choices.ts';

const numericDate = /^\s*(\d{1,2})([-/.\s])(\d{1,2})\2(\d{4}|\d{2})(?=\s|T|,|$)/;

type DateParts = {
  readonly first: number;
  readonly second: number;
  readonly year: string;
  readonly textAfterDate: string;
};

function parseParts(text: string): DateParts | null {
  const match = numericDate.exec(text);
  if (!match) return null;
  const [matched, first = '', , second = '', year = ''] = match;
  return { first: Number(first), second: Number(second), year, textAfterDate: text.slice(matched.length) };
}

const isMonth = (number: number) => number >= 1 && number <= 12;

/** True if the text is a valid date only with the month first. */
function isMonthFirst(text: string): boolean {
  const parts = parseParts(text);
  return parts !== null && isMonth(parts.first) && parts.second > 12 && parts.second <= 31;
}

function isDayFirst(text: string): boolean {
  const parts = parseParts(text);
  return parts !== null && isMonth(parts.second) && parts.first > 12 && parts.first <= 31;
}

function isAmbiguous(text: string): boolean {
  const parts = parseParts(text);
  return parts !== null && isMonth(parts.first) && isMonth(parts.second) && parts.first !== parts.second;
}

/** Swaps day and month of a typed date, '05/13/1990' → '13-05-1990'. Returns other text unchanged. */
function swapInText(text: string): string {
  const parts = parseParts(text);
  return parts ? `${parts.second}-${parts.first}-${parts.year}${parts.textAfterDate}` : text;
}

/** Serial days from 1906 to the end of 2199. A smaller number is a year or a count. */
const serialDays = { first: 2_200, last: 109_573 } as const;

export function isDateSerial(number: number): boolean {
  return number >= serialDays.first && number < serialDays.last + 1;
}

/** @param serial day number in the 1900 date system */
export function dateOfSerial(serial: number): string {
  return addDays('1899-12-30', Math.floor(serial));
}

/** Question about a column's order of day and month. */
export type DateQuestion = {
  /** Text of a cell that shows why the page asks. */
  readonly example: string;
  /** True if the example is in the column itself, not in another column with dates. */
  readonly isExampleInColumn: boolean;
};

/**
 * Swaps day and month of an ISO date, '1990-05-04' → '1990-04-05'; null if the result is invalid or equal to the date.
 */
function swapInDate(date: string): string | null {
  const [year, month, day] = date.split('-');
  const swapped = `${year}-${day}-${month}`;
  return swapped !== date && isIsoDate(swapped) ? swapped : null;
}

const isDateCell = (cell: Cell): cell is NumberCell =>
  typeof cell === 'object' && cell.kind === 'date' && isDateSerial(cell.value);

function mayBeSwapped(cell: Cell): boolean {
  if (typeof cell === 'string') return isAmbiguous(cell);
  return isDateCell(cell) && swapInDate(dateOfSerial(cell.value)) !== null;
}

function isDayFirstCell(cell: Cell): boolean {
  if (typeof cell === 'string') return isDayFirst(cell);
  return isDateCell(cell) && Number(dateOfSerial(cell.value).slice(-2)) > 12;
}

/**
 * Returns a question, or null, for each column of dates. If a day-first program opens a month-first file, it converts
 * some dates wrongly and leaves the others as text. So a column with a date that is valid only with the month first
 * gets a question. If there is such a column, each other column whose dates could also be month-first gets a question
 * too.
 * @param columns cells of each column of dates
 */
export function dateQuestions(columns: readonly (readonly Cell[])[]): readonly (DateQuestion | null)[] {
  const monthFirstCells = columns.map((cells) => cells.find(needsMonthFirst));
  const sheetExample = monthFirstCells.find((cell) => cell !== undefined);
  if (sheetExample === undefined) return columns.map(() => null);
  return columns.map((cells, index) => {
    const example = monthFirstCells[index];
    if (example !== undefined) return { example: displayedText(example), isExampleInColumn: true };
    const needsQuestion = cells.some(mayBeSwapped) && !cells.some(isDayFirstCell);
    return needsQuestion ? { example: displayedText(sheetExample), isExampleInColumn: false } : null;
  });
}

/** Both readings of a date, as 'YYYY-MM-DD'. */
export type DateReadings = { readonly [Order in DateOrder]: string };

/** Returns both readings of a cell in a column with a {@link DateQuestion}; null if the cell has only one reading. */
export function dateReadings(cell: Cell, today: string): DateReadings | null {
  if (typeof cell === 'string') {
    if (!isAmbiguous(cell)) return null;
    const thisYear = Number(today.slice(0, 4));
    // Leave out the time that may follow the date.
    const dateText = cell.slice(0, cell.length - (parseParts(cell)?.textAfterDate.length ?? 0));
    const [day, month] = [parseDate(dateText, thisYear), parseDate(swapInText(dateText), thisYear)];
    return day !== null && month !== null ? { day, month } : null;
  }
  if (!isDateCell(cell)) return null;
  const day = dateOfSerial(cell.value);
  const month = swapInDate(day);
  return month === null ? null : { day, month };
}

function needsMonthFirst(cell: Cell): boolean {
  return typeof cell === 'string' && isMonthFirst(cell);
}

/** Reads the date of a cell in the chosen order. The cell's column has a {@link DateQuestion}. */
export function applyDateOrder(cell: Cell, order: DateOrder, today: string): Cell {
  const readings = dateReadings(cell, today);
  if (readings) return formatDate(readings[order]);
  return order === 'month' && needsMonthFirst(cell) ? swapInText(displayedText(cell)) : cell;
}
