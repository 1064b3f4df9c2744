// The rows of a spreadsheet as documents: the answers of each, and what there is to look at before it is made.
import { noWarnings, problemsOf } from '../form/answers.ts';
import type { ChangedAnswers } from '../form/drafts/draft.ts';
import { blanksLeft, type Progress, progressOf } from '../form/review/progress.ts';
import { neededAnswers, unneededKeys } from '../model/conditional.ts';
import { fieldOf, fieldsOf, type Template, type Values, type Warning } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { doesApply, given, proposalOf } from '../model/values.ts';
import { type Cell, mostRows, type Sheet } from '../sheet/sheet.ts';
import { comparable } from '../templates/comparing.ts';
import { answerReader, type CellReading, readCell, type Unread } from './cell.ts';
import { type Column, columnsFor } from './columns.ts';
import { withCommon } from './common.ts';

/**
 * What was done to a row since it was pasted, by key: texts as they would stand in a cell, '' for a proposal that was
 * emptied, null for an answer that was taken back.
 */
export type RowChanges = ChangedAnswers;

/** By the index of the row, from 0. */
export type ChangesByRow = { readonly [row: string]: RowChanges };

/** An answer to mend: what was typed, and in Spanish what is wrong with it. */
export type RowProblem = Unread & { readonly field: Field };

/** A row by itself. */
export type ReadRow = {
  /** As a draft holds them. */
  readonly values: Values;
  /** In the order of the form. */
  readonly problems: readonly RowProblem[];
  readonly warnings: readonly Warning[];
  readonly sections: Progress;
  /** How many blanks the sections have. */
  readonly blanks: number;
};

export type BatchRow = ReadRow & {
  /** From 0, the first below the headings. */
  readonly index: number;
  /** Whom or what it is about; '' while that is not answered. */
  readonly name: string;
  /** The indices of other rows about the same person or thing. */
  readonly twins: readonly number[];
};

export type RowReader = {
  readonly template: Template;
  /** How many rows there are, {@link mostRows} at most. */
  readonly count: number;
  /** The same object for the same changes. @param index from 0, the first row below the headings */
  readonly read: (index: number, changes?: RowChanges) => ReadRow;
};

export type RowSource = {
  readonly sheet: Sheet;
  readonly columns: readonly Column[];
  readonly common: Values;
};

/** What the document leaves as it is, as the form stores it: nothing, where nothing is proposed. */
function isAnswer(template: Template, key: string, values: Values): boolean {
  return values[key] !== '' || proposalOf(fieldOf(template, key), values) !== '';
}

function review(
  fields: readonly Field[],
  template: Template,
  values: Values,
  unread: ReadonlyMap<string, Unread>,
  today: string,
): ReadRow {
  const unneeded = unneededKeys(template, values);
  const invalid = new Map(problemsOf(template, values).map(({ field, message }) => [field.key, message]));
  const problems = fields.flatMap((field): readonly RowProblem[] => {
    const message = invalid.get(field.key);
    if (message !== undefined) return [{ field, typed: values[field.key] ?? '', message }];
    const left = unread.get(field.key);
    return left && !unneeded.has(field.key) && doesApply(field, values) ? [{ field, ...left }] : [];
  });
  const sections = progressOf(template, values, noWarnings);
  return {
    values,
    problems,
    warnings: template.warnings(neededAnswers(template, values), today),
    sections,
    blanks: blanksLeft(sections),
  };
}

/**
 * Reads rows one by one: what is asked for again is there already.
 * @param today 'YYYY-MM-DD' where the person is
 */
export function rowReader(
  { sheet, columns, common }: RowSource,
  template: Template,
  today: string,
): RowReader {
  const rows = sheet.rows.slice(1, mostRows + 1);
  const fields = fieldsOf(template);
  const readers = new Map(
    fields.flatMap((field) => {
      const indices = columnsFor(field, columns, template);
      return indices.length === 0 ? [] : [[field, answerReader(field, indices, rows, today)] as const];
    }),
  );

  function readField(field: Field, row: readonly Cell[], change: string | null | undefined): CellReading {
    if (change === undefined) return readers.get(field)?.(row) ?? { answer: null };
    return change === '' ? { answer: '' } : readCell(field, change ?? '', today);
  }

  function readRow(row: readonly Cell[], changes: RowChanges): ReadRow {
    const own: Record<string, string> = {};
    const unread = new Map<string, Unread>();
    for (const field of fields) {
      const reading = readField(field, row, changes[field.key]);
      if ('unread' in reading) unread.set(field.key, reading.unread);
      else if (reading.answer !== null) own[field.key] = reading.answer;
    }
    const merged = withCommon(template, own, common);
    const kept = Object.entries(merged).filter(
      ([key]) => !unread.has(key) && changes[key] !== null && isAnswer(template, key, merged),
    );
    return review(fields, template, Object.fromEntries(kept), unread, today);
  }

  const noChanges: RowChanges = {};
  const known = new Map<number, { readonly changes: RowChanges; readonly read: ReadRow }>();
  return {
    template,
    count: rows.length,
    read: (index, changes = noChanges) => {
      const before = known.get(index);
      if (before?.changes === changes) return before.read;
      const read = readRow(rows[index] ?? [], changes);
      known.set(index, { changes, read });
      return read;
    },
  };
}

const indicesOf = ({ count }: RowReader) => Array.from({ length: count }, (_, index) => index);

/** All rows, with those that are about the same person or thing. */
export function readRows(reader: RowReader, changes: ChangesByRow): readonly BatchRow[] {
  const { identity } = reader.template.spreadsheet;
  const rows = indicesOf(reader).map((index) => ({ index, ...reader.read(index, changes[index]) }));
  const same = new Map<string, readonly number[]>();
  for (const { index, values } of rows) {
    const about = comparable(given(values, identity));
    if (about !== '') same.set(about, [...(same.get(about) ?? []), index]);
  }
  return rows.map((row) => ({
    ...row,
    name: given(row.values, reader.template.subject.key),
    twins: (same.get(comparable(given(row.values, identity))) ?? []).filter((index) => index !== row.index),
  }));
}

/** Milliseconds of work between two looks at what the person does. */
const sliceMs = 12;

/** Reads the rows bit by bit, so that a press or a key never waits for them; `readRows` then has them ready. @throws the signal's reason */
export async function prepareRows(
  reader: RowReader,
  changes: ChangesByRow,
  signal: AbortSignal,
): Promise<void> {
  let begun = performance.now();
  for (const index of indicesOf(reader)) {
    reader.read(index, changes[index]);
    if (performance.now() - begun < sliceMs) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    begun = performance.now();
  }
}

/**
 * The changes that make a row what it was made in the form, whatever becomes of the common answers.
 * @param before the values that the form was opened with
 */
export function changesInForm(before: Values, after: Values): RowChanges {
  const gone = Object.keys(before).filter((key) => after[key] === undefined);
  return { ...after, ...Object.fromEntries(gone.map((key) => [key, null])) };
}
