// Dates are YYYY-MM-DD in UTC, so that no time zone shifts the day.
import { longDate, months } from '../../../platform/format.ts';

const msPerDay = 24 * 60 * 60 * 1000;

function toUtcDate(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00Z`);
}

export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = toUtcDate(text);
  // Check for 31 February, which some engines refuse and others read as a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Dates that spreadsheets show for an empty cell with a date format. Excel and LibreOffice give days 0 and 1 different
 * dates.
 */
const emptyCellDates: readonly string[] = ['1900-01-00', '1900-01-01', '1899-12-30', '1899-12-31'];

/** True if the date can be a birth or a battery's expiry. A year such as '0206' is a typing error. */
function isPlausible(isoDate: string): boolean {
  return isoDate >= '1900-01-02' && isoDate <= '2199-12-31';
}

// Labels of batteries and electrodes have English names of months.
const englishMonths = new Map([
  ['jan', 'ene'],
  ['apr', 'abr'],
  ['aug', 'ago'],
  ['dec', 'dic'],
]);

/** Parses a month's name or its first letters, at least three, as 1 to 12; 0 for anything else. */
function parseMonth(text: string): number {
  const word = (englishMonths.get(text) ?? text).replace(/^set/, 'sept');
  return word.length < 3 ? 0 : months.findIndex((name) => name.startsWith(word)) + 1;
}

const dateSeparator = String.raw`(?:\s*[-‐-―−/.]\s*|\s+)`;

const datePatterns = [
  new RegExp(
    String.raw`^(?<day>\d{1,2})${dateSeparator}(?<month>\d{1,2})${dateSeparator}(?<year>\d{4}|\d{2})$`,
  ),
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  new RegExp(String.raw`^(?<year>\d{4})${dateSeparator}(?<month>\d{1,2})${dateSeparator}(?<day>\d{1,2})$`),
  // '2 de marzo de 2026', '1.º de marzo del 2026', '2-mar-26'.
  /^(?<day>\d{1,2}|primero)(?:\.?[º°]|ero|ro|er)?[\s\-/.]*(?:de\s+)?(?<month>[a-z]+)[\s\-/.,]*(?:del?\s+)?(?<year>\d{4}|\d{2})$/,
];

const monthPatterns = [
  // '07/2028', '07/28'.
  new RegExp(String.raw`^(?<month>\d{1,2})${dateSeparator}(?<year>\d{4}|\d{2})$`),
  new RegExp(String.raw`^(?<year>\d{4})${dateSeparator}(?<month>\d{1,2})$`),
  // '072028', from keyboards that have only digits. It can't mean day, month and two-digit year, because '20' would be
  // the month.
  /^(?<month>\d{2})(?<year>(?:19|20|21)\d{2})$/,
  // 'julio de 2028', 'jul-28', 'JUL2028'.
  /^(?<month>[a-z]+)[\s\-/.,]*(?:del?\s+)?(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})[\s\-/.]*(?<month>[a-z]+)\.?$/,
];

const weekdayPattern = /^(?:el\s+)?(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo),?\s+(?=\d)/;
const dayAndMonthPattern = new RegExp(
  String.raw`^\d{1,2}(?:${dateSeparator}\d{1,2}|[\s\-/.]*(?:de\s+)?[a-z]+)$`,
);
/** Label before the date on a battery: «EXP 2028-07», «Vence: 07/2028». */
const expiryLabelPattern = /^(?:exp|vto|venc|vence|vencimiento|expira|hasta)\b[\s.:]*/;

type DateParts = {
  /** 0 if the text has no day. */
  readonly day: number;
  /** From 1 to 12. */
  readonly month: number;
  /** Year of two or four digits. */
  readonly year: string;
};

function normalize(input: string): string {
  return input
    .trim()
    .toLowerCase()
    .replace(/\s*\.$/, '');
}

function parseParts(text: string, patterns: readonly RegExp[]): DateParts | null {
  for (const pattern of patterns) {
    const { day = '', month = '', year = '' } = pattern.exec(text)?.groups ?? {};
    const number = /\d/.test(month) ? Number(month) : parseMonth(month);
    if (number >= 1 && number <= 12) return { day: day === 'primero' ? 1 : Number(day), month: number, year };
  }
  return null;
}

function parseMonthAlone(input: string): DateParts | null {
  return parseParts(normalize(input).replace(expiryLabelPattern, ''), monthPatterns);
}

// Births and degrees are at most 70 years ago, and no battery expires more than 15 years from now. A two-digit year
// must lie within this span.
const yearsBack = 70;
const yearsAhead = 15;

/**
 * In 2026, '26' → '2026' and '90' → '1990'; null for '50', because neither 1950 nor 2050 is within `yearsBack` and
 * `yearsAhead`.
 */
function fourDigitYear(year: string, thisYear: number | null): string | null {
  if (year.length === 4) return year;
  if (thisYear === null) return null;
  const century = Math.floor(thisYear / 100) * 100;
  const fullYear = [century - 100, century, century + 100]
    .map((start) => start + Number(year))
    .find((candidate) => candidate >= thisYear - yearsBack && candidate <= thisYear + yearsAhead);
  return fullYear === undefined ? null : String(fullYear);
}

/** Returns the written date as YYYY-MM-DD, even if it isn't in the calendar; null if day, month or year is missing. */
function parseUncheckedDate(input: string, thisYear: number | null): string | null {
  const parts = parseParts(normalize(input).replace(weekdayPattern, ''), datePatterns);
  const year = parts && fourDigitYear(parts.year, thisYear);
  if (!parts || !year) return null;
  const [month, day] = [parts.month, parts.day].map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${day}`;
}

/**
 * Parses '2-3-2026', '02/03/2026', '02032026' or '2 de marzo de 2026' as '2026-03-02'; null for anything else.
 * @param thisYear decides the century of a two-digit year. Without it, such a year isn't accepted, because the person
 * may still be typing
 */
export function parseDate(input: string, thisYear: number | null = null): string | null {
  const iso = parseUncheckedDate(input, thisYear);
  return iso !== null && isIsoDate(iso) && isPlausible(iso) ? iso : null;
}

/**
 * Parses a month without a day, and returns its last day: '07/2028', 'julio 2028', 'jul-28' or '2028-07' as
 * '2028-07-31'; null for anything else. Labels of batteries and electrodes have such dates.
 * @param thisYear see {@link parseDate}
 */
export function parseMonthEnd(input: string, thisYear: number | null = null): string | null {
  const parts = parseMonthAlone(input);
  const year = parts && fourDigitYear(parts.year, thisYear);
  if (!parts || !year) return null;
  // Day 0 is the last day of the month before.
  const iso = new Date(Date.UTC(Number(year), parts.month, 0)).toISOString().slice(0, 10);
  return isPlausible(iso) ? iso : null;
}

/**
 * Returns why the input isn't a date. `day`: only the day is missing; `part`: another part is missing or ambiguous;
 * `year`: the year is out of range; `emptyCell`: a spreadsheet shows this date for an empty cell.
 */
export function dateFault(input: string): 'day' | 'part' | 'year' | 'emptyCell' | 'other' {
  if (parseMonthEnd(input) !== null) return 'day';
  const iso = parseUncheckedDate(input, null);
  if (iso !== null && emptyCellDates.includes(iso)) return 'emptyCell';
  if (iso !== null && isIsoDate(iso) && !isPlausible(iso)) return 'year';
  const text = normalize(input);
  return parseMonthAlone(text) !== null || dayAndMonthPattern.test(text) || parseMonth(text) > 0
    ? 'part'
    : 'other';
}

/** '2026-03-02' → '02-03-2026', as fields show it; other text stays as it is. */
export function formatDate(value: string): string {
  return isIsoDate(value) ? value.split('-').reverse().join('-') : value;
}

/** '2026-03-02' → '2 de marzo de 2026'; other text stays as it is. */
export function dateInWords(value: string): string {
  return isIsoDate(value) ? longDate(value) : value;
}

/** Returns the whole years from the first date to the second, rounded down; negative if the second is earlier. */
export function yearsBetween(firstDate: string, secondDate: string): number {
  const difference = Number(secondDate.slice(0, 4)) - Number(firstDate.slice(0, 4));
  return addYears(firstDate, difference) > secondDate ? difference - 1 : difference;
}

export function daysBetween(firstDate: string, secondDate: string): number {
  return Math.round((toUtcDate(secondDate).getTime() - toUtcDate(firstDate).getTime()) / msPerDay);
}

export function addDays(isoDate: string, days: number): string {
  return new Date(toUtcDate(isoDate).getTime() + days * msPerDay).toISOString().slice(0, 10);
}

/** Returns the same day in a later year; 28 February if that year has no 29th (Código Civil, art. 48). */
export function addYears(isoDate: string, years: number): string {
  const year = Number(isoDate.slice(0, 4)) + years;
  const sameDay = `${String(year).padStart(4, '0')}${isoDate.slice(4)}`;
  return isIsoDate(sameDay) ? sameDay : sameDay.replace(/29$/, '28');
}

/** True if the dates are more than a year apart, whichever comes first. */
export function isOverYearApart(first: string, second: string): boolean {
  return addYears(first, 1) < second || addYears(second, 1) < first;
}
