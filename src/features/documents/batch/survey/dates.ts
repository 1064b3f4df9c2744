// The order of day and month in a column: '05/13/1990' shows that a list comes from a program set to English.
import { addDays, formatDate, isIsoDate, parseDate } from '../../model/date.ts';
import { type Cell, type NumberCell, shownIn } from '../../sheet/workbook.ts';
import type { DateOrder } from './choices.ts';

const numericDate = /^\s*(\d{1,2})([-/.\s])(\d{1,2})\2(\d{4}|\d{2})(?=\s|T|,|$)/;

type Parts = {
  readonly first: number;
  readonly second: number;
  readonly year: string;
  readonly rest: string;
};

function partsOf(text: string): Parts | null {
  const match = numericDate.exec(text);
  if (!match) return null;
  const [whole, first = '', , second = '', year = ''] = match;
  return { first: Number(first), second: Number(second), year, rest: text.slice(whole.length) };
}

const isMonth = (number: number) => number >= 1 && number <= 12;

/** True if the text is a date with the month first and none with the day first. */
function isMonthFirst(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && isMonth(parts.first) && parts.second > 12 && parts.second <= 31;
}

function isDayFirst(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && isMonth(parts.second) && parts.first > 12 && parts.first <= 31;
}

function isAmbiguous(text: string): boolean {
  const parts = partsOf(text);
  return parts !== null && isMonth(parts.first) && isMonth(parts.second) && parts.first !== parts.second;
}

/** '05/13/1990' → '13-05-1990'; other text stays as it is. */
function swapped(text: string): string {
  const parts = partsOf(text);
  return parts ? `${parts.second}-${parts.first}-${parts.year}${parts.rest}` : text;
}

/** Serial days of 1906 and of the end of 2199: a smaller number is a year or counts something. */
const serialDays = { first: 2_200, last: 109_573 } as const;

export function isSerial(number: number): boolean {
  return number >= serialDays.first && number < serialDays.last + 1;
}

/** @param serial days of the 1900 system */
export function dateOfSerial(serial: number): string {
  return addDays('1899-12-30', Math.floor(serial));
}

/** A column whose dates a person must decide about. */
export type DateQuestion = {
  /** Shows why it is asked. */
  readonly example: string;
  /** True if the example stands in the column itself. */
  readonly isOwnExample: boolean;
};

/** A date's day and month exchanged: '1990-05-04' → '1990-04-05'; null where that is no date, or the same. */
function exchanged(date: string): string | null {
  const [year, month, day] = date.split('-');
  const other = `${year}-${day}-${month}`;
  return other !== date && isIsoDate(other) ? other : null;
}

const isDateCell = (cell: Cell): cell is NumberCell =>
  typeof cell === 'object' && cell.kind === 'date' && isSerial(cell.value);

function mayBeExchanged(cell: Cell): boolean {
  if (typeof cell === 'string') return isAmbiguous(cell);
  return isDateCell(cell) && exchanged(dateOfSerial(cell.value)) !== null;
}

/** True if the cell shows that its column has the day first, or was never turned around. */
function isSettled(cell: Cell): boolean {
  if (typeof cell === 'string') return isDayFirst(cell);
  return isDateCell(cell) && Number(dateOfSerial(cell.value).slice(-2)) > 12;
}

/**
 * Returns a question for each column of dates that has the month first, or may have it since another column of the sheet
 * does. A program that reads day-month has turned some of its dates around while it opened the file, and left the others as
 * text.
 * @param columns cells of each column of dates
 */
export function dateQuestions(columns: readonly (readonly Cell[])[]): readonly (DateQuestion | null)[] {
  const monthFirst = columns.map((cells) => cells.find(needsMonthFirst));
  const sheetExample = monthFirst.find((cell) => cell !== undefined);
  if (sheetExample === undefined) return columns.map(() => null);
  return columns.map((cells, place) => {
    const example = monthFirst[place];
    if (example !== undefined) return { example: shownIn(example), isOwnExample: true };
    const isOpen = cells.some(mayBeExchanged) && !cells.some(isSettled);
    return isOpen ? { example: shownIn(sheetExample), isOwnExample: false } : null;
  });
}

/** Both ways to read a date, as 'YYYY-MM-DD'. */
export type DateReadings = { readonly [Order in DateOrder]: string };

/** Returns both readings of a cell in a column that is asked about; null where there is only one. */
export function dateReadings(cell: Cell, today: string): DateReadings | null {
  if (!mayBeExchanged(cell)) return null;
  if (typeof cell === 'string') {
    const thisYear = Number(today.slice(0, 4));
    // A date may come with its time.
    const dated = cell.slice(0, cell.length - (partsOf(cell)?.rest.length ?? 0));
    const [day, month] = [parseDate(dated, thisYear), parseDate(swapped(dated), thisYear)];
    return day !== null && month !== null ? { day, month } : null;
  }
  const day = isDateCell(cell) ? dateOfSerial(cell.value) : null;
  const month = day && exchanged(day);
  return day && month ? { day, month } : null;
}

/** True if the cell can only be read with the month first. */
function needsMonthFirst(cell: Cell): boolean {
  return typeof cell === 'string' && isMonthFirst(cell);
}

/** Returns the cell of a column that is asked about as it is read in the order that was chosen. */
export function inDateOrder(cell: Cell, order: DateOrder, today: string): Cell {
  const readings = dateReadings(cell, today);
  if (readings) return formatDate(readings[order]);
  return order === 'month' && needsMonthFirst(cell) ? swapped(shownIn(cell)) : cell;
}
