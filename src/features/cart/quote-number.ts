import * as v from 'valibot';
import { isIsoDay } from '../../platform/format.ts';

/** Letters and digits without 0, 1, I and O, which people confuse when they read aloud or copy from paper. */
const characters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * Schema of a quote's number, e.g. 'C-261122-7KQP': its day and four random letters or digits. A browser makes it, so
 * it proves nothing.
 */
export const QuoteNumber = v.pipe(v.string(), v.regex(/^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/));

const dayPart = (day: string) => day.slice(2).replaceAll('-', '');

/** @param day 'YYYY-MM-DD' */
export function makeQuoteNumber(day: string): string {
  // A byte has 256 values, a multiple of these 32 characters, so every character is equally likely.
  const random = crypto.getRandomValues(new Uint8Array(4));
  return `C-${dayPart(day)}-${Array.from(random, (byte) => characters[byte % characters.length]).join('')}`;
}

/** @param day 'YYYY-MM-DD' */
export const isNumberMadeOn = (number: string, day: string): boolean => number.slice(2, 8) === dayPart(day);

/** First day of the shop. No quote is older. */
const shopOpeningDay = '2026-01-01';
/** Maximum days by which the clock of the device that made a quote may be ahead of this one. */
const maxDaysAhead = 2;

/** Takes and returns 'YYYY-MM-DD'. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * True if a quote can have that day: the day exists, isn't before the shop opened, and isn't in the future. The clock
 * that dated the quote may be two days ahead of this one.
 * @param day 'YYYY-MM-DD', possibly a day that doesn't exist
 * @param today 'YYYY-MM-DD'
 */
export function isQuoteDay(day: string, today: string): boolean {
  if (!isIsoDay(day)) return false;
  // A clock before the shop's first day is wrong, so no later day can be ruled out. Quotes made on this device must
  // still be readable here.
  if (today < shopOpeningDay) return day >= today;
  return day >= shopOpeningDay && day <= addDays(today, maxDaysAhead);
}

/** True if a quote's number can still be used: its day is possible (`isQuoteDay`) and at most `validDays` days ago. */
export function isUsableNumber(number: string, today: string, validDays: number): boolean {
  const [, year, month, dayOfMonth] = /^C-(\d\d)(\d\d)(\d\d)/.exec(number) ?? [];
  const day = `20${year}-${month}-${dayOfMonth}`;
  return isQuoteDay(day, today) && addDays(day, validDays) >= today;
}
