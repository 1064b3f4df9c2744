// Computes a document's term, the warnings about earlier terms of the same person, and the answers of next year's
// document.
import { longDate } from '../../../platform/format.ts';
import type { Template, Values, Warning } from './document.ts';
import { addOneYear, type NextYear, type Term } from './next-year.ts';
import { dateOf } from './values.ts';

type RenewableTemplate = Pick<Template, 'nextYear'>;

export function nextYearAnswers(nextYear: NextYear, values: Values): Values {
  const entries = Object.entries(values).filter(([key]) => !nextYear.clearedKeys.includes(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      value && nextYear.shiftedKeys.includes(key) ? addOneYear(value) : value,
    ]),
  );
}

/** Returns the term in the answers; null if a date is missing or invalid, or if the end is before the start. */
export function termOf({ nextYear }: RenewableTemplate, values: Values): Term | null {
  if (!nextYear) return null;
  const [start, end] = nextYear.term.map((key) => dateOf(values, key));
  return start && end && start <= end ? { start, end } : null;
}

/**
 * Returns a warning about each of the person's terms that came before the term in these answers. An earlier document
 * with the same start or the same end is probably this document before a correction, so its term gets no warning.
 */
export function earlierTermWarnings(
  { nextYear }: RenewableTemplate,
  values: Values,
  earlierTerms: readonly Term[],
): readonly Warning[] {
  if (!nextYear) return [];
  const [start, end] = nextYear.term.map((key) => dateOf(values, key));
  const isEarlier = (term: Term) =>
    start && (start > term.end || (start > term.start && end && end > term.end));
  return earlierTerms.filter(isEarlier).map((term) => ({
    keys: nextYear.term,
    message: nextYear.earlierTermMessage(longDate(term.start), longDate(term.end)),
    showUnder: 'last',
  }));
}
