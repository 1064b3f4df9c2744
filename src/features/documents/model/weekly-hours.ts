import { wholeNumber } from './number.ts';

/** Chronological hours of a full week (Estatuto Docente, art. 80). */
export const fullWeek = 44;

/** Minutes of teaching that a full week allows, breaks aside (Estatuto Docente, art. 80). */
export const fullWeekTeaching = 28 * 60 + 30;

/** The hours agreed on: a full week while none are given; null for what is no whole number from 1 to 44. */
export function weeklyHours(answer: string): number | null {
  if (answer === '') return fullWeek;
  const hours = wholeNumber(answer);
  return hours !== null && hours >= 1 && hours <= fullWeek ? hours : null;
}

/** Minutes of teaching for that many weekly hours: in proportion to a full week, down to the minute. */
export function mostTeaching(hours: number): number {
  return Math.floor((hours * fullWeekTeaching) / fullWeek);
}
