import { batchRowsCopy as copy } from '../../../content/documents/batch-rows-copy.ts';
import { noWarnings, problemsOf } from '../form/answers.ts';
import type { ChangedAnswers, Draft } from '../form/drafts/draft.ts';
import { countBlanks, type Progress, progressOf } from '../form/review/progress.ts';
import { normalizeForComparison } from '../model/comparing.ts';
import { neededAnswers, unneededKeys } from '../model/conditional.ts';
import { fieldOf, fieldsOf, type OtherDocument, type Template, type Warning } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { answerTo, doesApply } from '../model/values.ts';
import { type FactsByColumn, isNameOrderUnknown } from './answer-reader.ts';
import type { UnreadableCell } from './cell.ts';
import type { Column } from './columns.ts';
import type { CommonAnswers } from './common.ts';
import { computeFigures, type RowFigure } from './figures.ts';
import { type RowAnswers, readAnswers } from './row-answers.ts';
import { hasMoreThanName, isCapitals } from './survey/person-names.ts';
import { answerReaders, type Survey } from './survey/survey.ts';
import { isSameHeading, layoutColumns } from './survey/vocabulary.ts';

/**
 * Changes that the user made to a row, by key, as text that a cell could contain. '' leaves the field blank, even if it
 * has a proposal. null removes the answer, so that a proposal applies again.
 */
export type RowChanges = ChangedAnswers;

export type RowProblem = UnreadableCell & { readonly field: Field };

/** Row with its problems and warnings, before it is compared with other rows. */
export type ReviewedRow = RowAnswers & {
  /** Answers to correct, in the order of the form. Layout columns come last. */
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly Warning[];
  readonly sections: Progress;
  /** Number of blanks in all sections. */
  readonly blankCount: number;
  readonly figures: readonly RowFigure[];
  /** Data that a draft made from this row gets besides the answers. Only rows for the next year have them. */
  readonly draftData?: Pick<Draft, 'unconfirmed' | 'earlier'>;
};

export type BatchRow = ReviewedRow & {
  /** Index among the people, from 0. */
  readonly index: number;
  /** Index of the sheet. */
  readonly sheet: number;
  /** Row number in the spreadsheet. */
  readonly number: number;
  /** Name of the person or thing; '' if unanswered. */
  readonly name: string;
  /** Row numbers of other rows about the same person or thing. */
  readonly sameSubjectRows: readonly number[];
};

export type RowReader = {
  readonly template: Template;
  /** Index of the sheet. */
  readonly sheet: number;
  /** Row numbers of the people in the spreadsheet. */
  readonly rowNumbers: readonly number[];
  /**
   * Reads a row. Returns the same object for the same changes.
   * @param index index among the people, from 0
   */
  readonly read: (index: number, changes?: RowChanges) => ReviewedRow;
  readonly today: string;
};

function nameProblem(
  name: string,
  columns: readonly Column[],
  facts: FactsByColumn,
  template: Template,
): string | null {
  const { surnames } = template.spreadsheet.nameHeadings;
  const isSurname = ({ heading }: Column) =>
    surnames.some((surnameHeading) => isSameHeading(surnameHeading, heading, template));
  const [column, ...otherColumns] = columns;
  const columnFacts = column && otherColumns.length === 0 ? facts.get(column.index) : undefined;
  if (!name.includes(' ')) return copy.shortName(name);
  if (columns.every(isSurname)) return copy.surnamesAlone(name);
  if (hasMoreThanName(name)) return copy.moreThanName(name);
  if (columnFacts && isNameOrderUnknown(name, columnFacts)) return copy.nameOrder;
  return otherColumns.length === 0 && !columnFacts?.names && isCapitals(name) ? copy.capitals(name) : null;
}

/** Warns about cells that look wrong, such as a name of one word or an account without a number. */
function textWarnings(
  template: Template,
  { values, sources }: RowAnswers,
  { columns, factsByColumn }: Survey,
): readonly Warning[] {
  return fieldsOf(template).flatMap((field): readonly Warning[] => {
    const { key, label } = field;
    const text = answerTo(values, key);
    if (field.kind !== 'text' || sources[key] !== 'sheet' || text === '') return [];
    const fieldColumns = columns.filter((column) => column.key === key);
    const problem = field.isName ? nameProblem(text, fieldColumns, factsByColumn, template) : null;
    if (problem !== null) return [{ keys: [key], message: problem }];
    return field.isNumbered && !/\d/.test(text)
      ? [{ keys: [key], message: copy.withoutNumber(label, text) }]
      : [];
  });
}

/** Warnings and figures that depend on where the row comes from: a spreadsheet or earlier documents. */
type SourceFindings = { readonly warnings: readonly Warning[]; readonly figures: readonly RowFigure[] };

/** @param today 'YYYY-MM-DD' in the user's time zone */
export function reviewRow(
  template: Template,
  answers: RowAnswers,
  today: string,
  findings: SourceFindings,
): ReviewedRow {
  const { values, unreadableCells } = answers;
  const fields = fieldsOf(template);
  const unneeded = unneededKeys(template, values);
  const problemMessages = new Map(
    problemsOf(template, values).map(({ field, message }) => [field.key, message]),
  );
  const fieldProblems = fields.flatMap((field): readonly RowProblem[] => {
    const message = problemMessages.get(field.key);
    if (message !== undefined) return [{ field, typed: values[field.key] ?? '', message }];
    const unreadableCell = unreadableCells.get(field.key);
    return unreadableCell && !unneeded.has(field.key) && doesApply(field, values)
      ? [{ field, ...unreadableCell }]
      : [];
  });
  const layoutProblems = layoutColumns(template).flatMap((field): readonly RowProblem[] => {
    const unreadableCell = unreadableCells.get(field.key);
    return unreadableCell ? [{ field, ...unreadableCell }] : [];
  });
  const sections = progressOf(template, values, noWarnings);
  return {
    ...answers,
    problems: [...fieldProblems, ...layoutProblems],
    warnings: [...template.warnings(neededAnswers(template, values), today), ...findings.warnings],
    sections,
    blankCount: countBlanks(sections),
    figures: findings.figures,
  };
}

const noChanges: RowChanges = {};

/** Caches each row until it is read with another `changes` object. */
export function cacheRows(read: (index: number, changes: RowChanges) => ReviewedRow): RowReader['read'] {
  const cache = new Map<number, { readonly changes: RowChanges; readonly row: ReviewedRow }>();
  return (index, changes = noChanges) => {
    const cached = cache.get(index);
    if (cached?.changes === changes) return cached.row;
    const row = read(index, changes);
    cache.set(index, { changes, row });
    return row;
  };
}

/** @param today 'YYYY-MM-DD' in the user's time zone */
export function rowReader(
  survey: Survey,
  common: CommonAnswers,
  template: Template,
  today: string,
): RowReader {
  const { people, columns } = survey;
  const readers = answerReaders(survey, template, today);
  const keysWithSuggestedColumn = new Set(columns.flatMap(({ suggestedKey }) => suggestedKey ?? []));
  const inputs = { template, columns, readers, keysAwaitingColumn: keysWithSuggestedColumn, common, today };
  const noColumns: ReadonlySet<number> = new Set();
  return {
    template,
    today,
    sheet: survey.sheetIndex,
    rowNumbers: people.map(({ number }) => number),
    read: cacheRows((index, changes) => {
      const { cells, number } = people[index] ?? { cells: [], number: 0 };
      const answers = readAnswers(
        { cells, mergedColumns: survey.mergedCells.get(number) ?? noColumns },
        changes,
        inputs,
      );
      return reviewRow(template, answers, today, {
        warnings: textWarnings(template, answers, survey),
        figures: computeFigures(answers, template),
      });
    }),
  };
}

export type ChangesOfRow = (number: number) => RowChanges | undefined;

/**
 * Returns the answers to several fields as one string without case, accents and punctuation; '' if one answer is blank.
 */
function comparableAnswers({ values }: Pick<ReviewedRow, 'values'>, keys: readonly string[]): string {
  const answers = keys.map((key) => normalizeForComparison(answerTo(values, key)));
  return answers.includes('') ? '' : answers.join('\n');
}

function groupRows(
  rows: readonly ReviewedRow[],
  keys: readonly string[],
  isCompared: (index: number) => boolean,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  rows.forEach((row, index) => {
    const answers = comparableAnswers(row, keys);
    if (answers !== '' && isCompared(index)) groups.set(answers, [...(groups.get(answers) ?? []), index]);
  });
  return groups;
}

/**
 * Maximum number of rows to compare with each row, so that a list of many equal rows stays fast. A few rows are enough,
 * because a warning mentions only the first row that contradicts its own.
 */
const maxCompared = 20;

/**
 * Adds warnings about rows that contradict each other. Compares only rows with equal answers to one set of the
 * template's `comparisonKeys`, such as the RUT.
 */
function comparedWarnings(
  rows: readonly ReviewedRow[],
  { template, rowNumbers }: RowReader,
  isCompared: (index: number) => boolean,
): readonly (readonly Warning[])[] {
  const { compare } = template;
  if (!compare) return rows.map(({ warnings }) => warnings);
  const groups = template.spreadsheet.comparisonKeys.map(
    (keys) => [keys, groupRows(rows, keys, isCompared)] as const,
  );
  const documents = rows.map(
    ({ values }, index): OtherDocument => ({ values, mention: () => copy.row(rowNumbers[index] ?? 0) }),
  );
  return rows.map(({ values, warnings }, index) => {
    const similarIndexes = groups.flatMap(([keys, rowsByAnswers]) => {
      const equalIndexes = rowsByAnswers.get(comparableAnswers({ values }, keys)) ?? [];
      return equalIndexes.length > 1
        ? equalIndexes.filter((otherIndex) => otherIndex !== index).slice(0, maxCompared)
        : [];
    });
    if (similarIndexes.length === 0 || !isCompared(index)) return warnings;
    const otherDocuments = [...new Set(similarIndexes)]
      .toSorted((a, b) => a - b)
      .flatMap((similarIndex) => documents[similarIndex] ?? []);
    return [...warnings, ...compare(neededAnswers(template, values), otherDocuments)];
  });
}

/**
 * Reads all rows and compares those that may contradict each other.
 * @param isSkipped returns true for rows that get no document, which comparisons ignore
 */
export function readRows(
  reader: RowReader,
  changes: ChangesOfRow,
  isSkipped: (number: number) => boolean = () => false,
): readonly BatchRow[] {
  const { template, rowNumbers } = reader;
  const { uniqueKey } = template.spreadsheet;
  const rows = rowNumbers.map((number, index) => reader.read(index, changes(number)));
  const isCompared = (index: number) => !isSkipped(rowNumbers[index] ?? 0);
  const rowsByIdentity = groupRows(rows, [uniqueKey], isCompared);
  const warnings = comparedWarnings(rows, reader, isCompared);
  return rows.map((row, index) => ({
    ...row,
    index,
    sheet: reader.sheet,
    number: rowNumbers[index] ?? 0,
    name: answerTo(row.values, template.subject.key),
    warnings: warnings[index] ?? row.warnings,
    sameSubjectRows: (isCompared(index)
      ? (rowsByIdentity.get(comparableAnswers(row, [uniqueKey])) ?? [])
      : []
    )
      .filter((duplicateIndex) => duplicateIndex !== index)
      .map((rowIndex) => rowNumbers[rowIndex] ?? 0),
  }));
}

/** Milliseconds of work after which the browser may handle input. */
const sliceMs = 12;

/**
 * Reads the rows in slices, so that clicks and keys never wait. `readRows` then finds the rows in the cache.
 * @throws the signal's reason if it aborts
 */
export async function prepareRows(
  reader: RowReader,
  changes: ChangesOfRow,
  signal: AbortSignal,
): Promise<void> {
  let sliceStart = performance.now();
  for (const [index, number] of reader.rowNumbers.entries()) {
    reader.read(index, changes(number));
    if (performance.now() - sliceStart < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    sliceStart = performance.now();
  }
}

/** Blanks and warnings that all rows share, if there are several rows. The page shows them only once. */
export type CommonFindings = {
  /** Keys of blank fields. */
  readonly blanks: ReadonlySet<string>;
  /** Messages of warnings. */
  readonly warnings: ReadonlySet<string>;
};

function intersection(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const [first = [], ...others] = lists.map((list) => new Set(list));
  if (others.length === 0) return new Set();
  return new Set([...first].filter((item) => others.every((other) => other.has(item))));
}

export function commonFindings(rows: readonly ReviewedRow[]): CommonFindings {
  return {
    blanks: intersection(
      rows.map(({ sections }) => sections.flatMap(({ blanks }) => blanks.map(({ key }) => key))),
    ),
    warnings: intersection(rows.map(({ warnings }) => warnings.map(({ message }) => message))),
  };
}

export function fieldOrLayoutColumn(template: Template, key: string): Field {
  return layoutColumns(template).find((field) => field.key === key) ?? fieldOf(template, key);
}
