// Apart from the number's schema, which comes with every page.

/** Without the letters and figures that are taken for one another when read aloud or from paper: 0, 1, I and O. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const dayPart = (day: string) => day.slice(2).replaceAll('-', '');

/** @param day 'YYYY-MM-DD' */
export function makeQuoteNumber(day: string): string {
  // 32 of them: every byte makes each as often.
  const random = crypto.getRandomValues(new Uint8Array(4));
  return `C-${dayPart(day)}-${Array.from(random, (byte) => letters[byte % letters.length]).join('')}`;
}

/** Whether the number was made on that day, 'YYYY-MM-DD'. */
export const isNumberOf = (number: string, day: string): boolean => number.slice(2, 8) === dayPart(day);
