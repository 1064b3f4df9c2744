import * as v from 'valibot';

/** Without the letters and figures that are taken for one another when read aloud or from paper: 0, 1, I and O. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const pattern = /^C-\d{6}-[2-9A-HJ-NP-Z]{4}$/;

/** A quote's number, e.g. 'C-261122-7KQP': its day and four random letters. It is made in a browser and proves nothing. */
export const QuoteNumber = v.pipe(v.string(), v.regex(pattern));

const dayPart = (day: string) => day.slice(2).replaceAll('-', '');

/** @param day 'YYYY-MM-DD' */
export function makeQuoteNumber(day: string): string {
  // 32 letters: every byte makes each of them as often.
  const random = crypto.getRandomValues(new Uint8Array(4));
  return `C-${dayPart(day)}-${Array.from(random, (byte) => letters[byte % letters.length]).join('')}`;
}

/** Whether the number was made on that day, 'YYYY-MM-DD'. */
export const isNumberOf = (number: string, day: string): boolean => number.slice(2, 8) === dayPart(day);
