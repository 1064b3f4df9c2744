// The term of a document, and the document that follows it a year later.
import { longDate } from '../../../platform/format.ts';
import type { Template, Values, Warning } from './document.ts';
import { type NextYear, nextYearOf, type Term } from './next-year.ts';
import { dateOf } from './values.ts';

type Renewable = Pick<Template, 'nextYear'>;

/** Returns the answers of the document that follows a year later. */
export function nextYearAnswers(nextYear: NextYear, values: Values): Values {
  const kept = Object.entries(values).filter(([key]) => !nextYear.emptied.includes(key));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, value && nextYear.moved.includes(key) ? nextYearOf(value) : value]),
  );
}

/** Returns the term of those answers; null while a day is missing, and for an end before the start. */
export function termOf({ nextYear }: Renewable, values: Values): Term | null {
  if (!nextYear) return null;
  const [start, end] = nextYear.term.map((key) => dateOf(values, key));
  return start && end && start <= end ? { start, end } : null;
}

/**
 * Warns about the terms that a person had before the one of these answers. A term that only starts or ends on another
 * day is the earlier one, corrected.
 */
export function earlierTermWarnings(
  { nextYear }: Renewable,
  values: Values,
  earlier: readonly Term[],
): readonly Warning[] {
  if (!nextYear) return [];
  const [start, end] = nextYear.term.map((key) => dateOf(values, key));
  const isBefore = (term: Term) =>
    start && (start > term.end || (start > term.start && end && end > term.end));
  return earlier.filter(isBefore).map((term) => ({
    keys: nextYear.term,
    message: nextYear.had(longDate(term.start), longDate(term.end)),
    under: 'last',
  }));
}
