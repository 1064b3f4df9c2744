import * as v from 'valibot';
import { isDay } from '../../platform/format.ts';

/** Without the letters and figures that are taken for one another when read aloud or from paper: 0, 1, I and O. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * A quote's number, e.g. 'C-261122-7KQP': its day and four random letters or figures. It is made in a browser and proves
 * nothing.
 */
export const QuoteNumber = v.pipe(v.string(), v.regex(/^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/));

const dayPart = (day: string) => day.slice(2).replaceAll('-', '');

/** @param day 'YYYY-MM-DD' */
export function makeQuoteNumber(day: string): string {
  // 32 of them: every byte makes each as often.
  const random = crypto.getRandomValues(new Uint8Array(4));
  return `C-${dayPart(day)}-${Array.from(random, (byte) => letters[byte % letters.length]).join('')}`;
}

/** Whether the number was made on that day, 'YYYY-MM-DD'. */
export const isNumberOf = (number: string, day: string): boolean => number.slice(2, 8) === dayPart(day);

/** No quote is older than the shop. */
const firstDay = '2026-01-01';
/** Days that the clock of the device that made a quote may be ahead of this one's. */
const daysAhead = 2;

/** Both days as 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * Whether a quote can be of that day: a real one, not older than the shop and not to come.
 * @param day 'YYYY-MM-DD', possibly one that there is not @param today 'YYYY-MM-DD'
 */
export function isQuoteDay(day: string, today: string): boolean {
  if (!isDay(day)) return false;
  // Such a clock is wrong and says nothing of other days; what this device makes must be readable on it.
  if (today < firstDay) return day >= today;
  return day >= firstDay && day <= addDays(today, daysAhead);
}

/** Whether a quote's number still counts: it can be of its day, which is at most so many days ago. */
export function isCountedNumber(number: string, today: string, days: number): boolean {
  const [, year, month, date] = /^C-(\d\d)(\d\d)(\d\d)/.exec(number) ?? [];
  const day = `20${year}-${month}-${date}`;
  return isQuoteDay(day, today) && addDays(day, days) >= today;
}
