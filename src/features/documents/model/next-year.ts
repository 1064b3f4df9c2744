import * as v from 'valibot';
import { longDate } from '../../../platform/format.ts';
import { addDays, addYears, isIsoDate } from './date.ts';
import type { FigureColumn } from './spreadsheet.ts';

/** First and last day, as 'YYYY-MM-DD'. */
export type Term = { readonly start: string; readonly end: string };

const IsoDate = v.pipe(v.string(), v.check(isIsoDate));

export const StoredTerm: v.GenericSchema<unknown, Term> = v.object({ start: IsoDate, end: IsoDate });

/** Changes that turn a document into next year's. Answers in none of these lists stay as they are. */
export type NextYear<Key extends string = string> = {
  readonly term: readonly [start: Key, end: Key];
  /** Dates and years that move by one year, including those of the term. */
  readonly shiftedKeys: readonly Key[];
  /** Answers that are blank in the new document, such as the date of its signature. */
  readonly clearedKeys: readonly Key[];
  /** Answers that a person must confirm, such as the amounts of a salary. */
  readonly keysToConfirm: readonly Key[];
  /** Columns in the table of next year's documents. They are to the right of the column with the earlier term. */
  readonly figures: readonly FigureColumn<Key>[];
  /** Returns the warning about an earlier term, whose dates are in words: «2 de marzo de 2026». */
  readonly earlierTermMessage: (start: string, end: string) => string;
};

/** Returns the same day of the next year. The last day of February stays the last day of the month. */
export function nextYearDay(isoDate: string): string {
  const nextDay = addDays(isoDate, 1);
  return nextDay.endsWith('-03-01') ? addDays(addYears(nextDay, 1), -1) : addYears(isoDate, 1);
}

/** Moves a date or a year by one year. Other text is invalid and stays as it is, so that the form shows its problem. */
export function addOneYear(answer: string): string {
  if (isIsoDate(answer)) return nextYearDay(answer);
  return /^\d{4}$/.test(answer) ? String(Number(answer) + 1) : answer;
}

export function isSameTerm(first: Term, second: Term): boolean {
  return first.start === second.start && first.end === second.end;
}

export function mergeTerms(first: readonly Term[], second: readonly Term[]): readonly Term[] {
  const allTerms = [...first, ...second];
  return allTerms.filter(
    (term, index) => allTerms.findIndex((candidate) => isSameTerm(candidate, term)) === index,
  );
}

/** '2 de marzo de 2026 al 28 de febrero de 2027' */
export function termInWords({ start, end }: Term): string {
  return `${longDate(start)} al ${longDate(end)}`;
}
