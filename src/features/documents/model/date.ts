// Dates are YYYY-MM-DD in UTC, so that no time zone shifts the day.

const dayLength = 24 * 60 * 60 * 1000;

function utc(isoDate: string): Date {
  return new Date(`${isoDate}T00:00:00Z`);
}

export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = utc(text);
  // Some engines roll 31 February over to March, others refuse it.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether the year is plausible for a birth or a battery's expiry: '0206' is a typing error. */
function isNear(isoDate: string): boolean {
  return isoDate >= '1900-01-01' && isoDate <= '2199-12-31';
}

const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
const monthNames =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';

// As they stand on batteries and electrodes.
const englishMonths = new Map([
  ['jan', 'ene'],
  ['apr', 'abr'],
  ['aug', 'ago'],
  ['dec', 'dic'],
]);

function parseMonth(written: string): number | null {
  const word = englishMonths.get(written) ?? written;
  const isName = word.length >= 3 && monthNames.split('|').some((name) => name.startsWith(word));
  const place = months.indexOf(word.slice(0, 3).replace('set', 'sep'));
  return isName && place >= 0 ? place + 1 : null;
}

const between = String.raw`(?:\s*[-‐-―−/.]\s*|\s+)`;
const dayFirst = new RegExp(String.raw`^(\d{1,2})${between}(\d{1,2})${between}(\d{4}|\d{2})$`);
const yearFirst = new RegExp(String.raw`^(\d{4})${between}(\d{1,2})${between}(\d{1,2})$`);
const digitsAlone = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** '2 de marzo de 2026', '1.º de marzo del 2026', '2-mar-26'. */
const inWords =
  /^(\d{1,2}|primero)(?:\.?[º°]|ero|ro|er)?[\s\-/.]*(?:de\s+)?([a-z]+)[\s\-/.,]*(?:del?\s+)?(\d{4}|\d{2})$/;
const weekday = /^(?:el\s+)?(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo),?\s+(?=\d)/;
/** '07/2028', '07/28'. */
const monthFirst = new RegExp(String.raw`^(\d{1,2})${between}(\d{4}|\d{2})$`);
const monthLast = new RegExp(String.raw`^(\d{4})${between}(\d{1,2})$`);
/** '072028', from keyboards that have digits alone. No date of six digits has such a month. */
const monthDigits = /^(\d{2})((?:19|20|21)\d{2})$/;
/** 'julio de 2028', 'jul-28', 'JUL2028'. */
const monthInWords = /^([a-z]+)[\s\-/.,]*(?:del?\s+)?(\d{4}|\d{2})$/;
const monthInWordsLast = /^(\d{4})[\s\-/.]*([a-z]+)\.?$/;
const dayAndMonth = new RegExp(String.raw`^\d{1,2}(?:${between}\d{1,2}|[\s\-/.]*(?:de\s+)?[a-z]+)$`);
/** As on a label: «EXP 2028-07», «Vence: 07/2028». */
const expiryLabel = /^(?:exp|vto|venc|vence|vencimiento|expira|hasta)\b[\s.:]*/;

type Parts = {
  readonly day: string;
  readonly month: string;
  /** Four digits or two. */
  readonly year: string;
};

function tidy(input: string): string {
  return input
    .trim()
    .toLowerCase()
    .replace(/\s*\.$/, '');
}

function partsOf(input: string): Parts | null {
  const text = tidy(input).replace(weekday, '');
  const [, day, month, year] = dayFirst.exec(text) ?? digitsAlone.exec(text) ?? [];
  if (day && month && year) return { day, month, year };
  const [, isoYear, isoMonth, isoDay] = yearFirst.exec(text) ?? [];
  if (isoYear && isoMonth && isoDay) return { day: isoDay, month: isoMonth, year: isoYear };
  const [, wordDay, word, wordYear] = inWords.exec(text) ?? [];
  const named = word ? parseMonth(word) : null;
  if (!wordDay || named === null || !wordYear) return null;
  return { day: wordDay === 'primero' ? '1' : wordDay, month: String(named), year: wordYear };
}

// Birth and degree dates lie within the last 70 years; no battery lasts 15 more.
const yearsBack = 70;
const yearsAhead = 15;

/** '26' → '2026' and '90' → '1990' in 2026; null for '50', which is ambiguous. */
function wholeYear(year: string, thisYear: number | null): string | null {
  if (year.length === 4) return year;
  if (thisYear === null) return null;
  const century = Math.floor(thisYear / 100) * 100;
  const fullYear = [century - 100, century, century + 100]
    .map((start) => start + Number(year))
    .find((candidate) => candidate >= thisYear - yearsBack && candidate <= thisYear + yearsAhead);
  return fullYear === undefined ? null : String(fullYear);
}

/**
 * '2-3-2026', '02/03/2026', '02032026' or '2 de marzo de 2026' as '2026-03-02'; null for what is no real date.
 * @param thisYear decides the century of a two-digit year; without it such a year is not accepted, since more digits
 * may follow
 */
export function parseDate(input: string, thisYear: number | null = null): string | null {
  const parts = partsOf(input);
  const year = parts && wholeYear(parts.year, thisYear);
  if (!parts || !year) return null;
  const iso = `${year}-${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  return isIsoDate(iso) && isNear(iso) ? iso : null;
}

type Month = Omit<Parts, 'day'>;

function monthPartsOf(text: string): Month | null {
  const [, month, year] = monthFirst.exec(text) ?? monthDigits.exec(text) ?? [];
  if (month && year) return { month, year };
  const [, yearBefore, monthBehind] = monthLast.exec(text) ?? [];
  if (yearBefore && monthBehind) return { month: monthBehind, year: yearBefore };
  const [, word, wordYear] = monthInWords.exec(text) ?? [];
  const [, lastYear, lastWord] = monthInWordsLast.exec(text) ?? [];
  const named = parseMonth(word ?? lastWord ?? '');
  const yearOf = wordYear ?? lastYear;
  return named === null || !yearOf ? null : { month: String(named), year: yearOf };
}

function monthOf(input: string): Month | null {
  const parts = monthPartsOf(tidy(input).replace(expiryLabel, ''));
  return parts && Number(parts.month) >= 1 && Number(parts.month) <= 12 ? parts : null;
}

/**
 * The last day of a month as batteries and electrodes bear it: '07/2028', 'julio 2028', 'jul-28', '2028-07' as
 * '2028-07-31'; null for anything else.
 * @param thisYear as in {@link parseDate}
 */
export function parseMonthEnd(input: string, thisYear: number | null = null): string | null {
  const parts = monthOf(input);
  const year = parts && wholeYear(parts.year, thisYear);
  if (!parts || !year) return null;
  // Day 0 of the next month.
  const iso = new Date(Date.UTC(Number(year), Number(parts.month), 0)).toISOString().slice(0, 10);
  return isNear(iso) ? iso : null;
}

/** Why text is no date: its day is missing, or its day or year. */
export function dateFault(input: string): 'day' | 'part' | 'other' {
  if (parseMonthEnd(input) !== null) return 'day';
  const text = tidy(input);
  return monthOf(text) !== null || dayAndMonth.test(text) || parseMonth(text) !== null ? 'part' : 'other';
}

/** '2026-03-02' → '02-03-2026'; other text stays as it is. */
export function formatDate(value: string): string {
  return isIsoDate(value) ? value.split('-').reverse().join('-') : value;
}

/** '2026-03-02' → '2-3-2026', as a date stands in a sentence. */
export function plainDate(isoDate: string): string {
  return isoDate.split('-').reverse().map(Number).join('-');
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / dayLength);
}

export function addDays(isoDate: string, days: number): string {
  return new Date(utc(isoDate).getTime() + days * dayLength).toISOString().slice(0, 10);
}

/** The same day that many years later; 28 February where there is no 29th (Código Civil, art. 48). */
export function addYears(isoDate: string, years: number): string {
  const year = Number(isoDate.slice(0, 4)) + years;
  const same = `${String(year).padStart(4, '0')}${isoDate.slice(4)}`;
  return isIsoDate(same) ? same : same.replace(/29$/, '28');
}

/** Whether more than twelve months lie between the two, whichever comes first. */
export function isYearApart(one: string, other: string): boolean {
  return addYears(one, 1) < other || addYears(other, 1) < one;
}
