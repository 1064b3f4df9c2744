import { unreadableCopy } from '../../../content/documents/batch-rows-copy.ts';
import type { ChangedAnswers } from '../form/drafts/draft.ts';
import type { AnswerSource } from '../model/answer-source.ts';
import { fieldOf, fieldsOf, sheetLayoutsOf, type Template, type Values } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { formatTime } from '../model/hours.ts';
import type { SheetLayout } from '../model/layout.ts';
import { proposalOf } from '../model/values.ts';
import { type Cell, displayedText } from '../sheet/workbook.ts';
import type { AnswerReader } from './answer-reader.ts';
import { type CellReading, readTyped, type UnreadableCell } from './cell.ts';
import type { Column } from './columns.ts';
import { type CommonAnswers, outdatedKeys } from './common.ts';

export type Sources = { readonly [key: string]: AnswerSource | undefined };

export type RowAnswers = {
  /** Answers in the format of drafts. */
  readonly values: Values;
  readonly sources: Sources;
  /** Cells whose answer can't be read, by the key of a field or a layout column. */
  readonly unreadableCells: ReadonlyMap<string, UnreadableCell>;
  /** The sheet's text of each reordered name, by key. */
  readonly originalNames: { readonly [key: string]: string };
  /** Keys of fields with a column in the sheet but a blank cell in this row. */
  readonly keysBlankInSheet: ReadonlySet<string>;
  /** Keys of fields that stay blank until the user chooses their column. */
  readonly keysAwaitingColumn: ReadonlySet<string>;
};

export type AnswerInputs = {
  readonly template: Template;
  readonly columns: readonly Column[];
  readonly readers: ReadonlyMap<string, AnswerReader>;
  readonly keysAwaitingColumn: ReadonlySet<string>;
  readonly common: CommonAnswers;
  /** 'YYYY-MM-DD' */
  readonly today: string;
};

/** Returns a cell's text, with a time as hours and minutes even if the cell has no time format. */
function layoutText(cell: Cell): string {
  const isTime = typeof cell === 'object' && cell.kind === 'number' && cell.value > 0 && cell.value < 1;
  return isTime ? formatTime(Math.round(cell.value * 24 * 60)) : displayedText(cell).trim();
}

function createCollector(changes: ChangedAnswers) {
  const values: Record<string, string> = {};
  const sources: Record<string, AnswerSource> = {};
  const originals: Record<string, string> = {};
  const unreadableCells = new Map<string, UnreadableCell>();
  const blankInSheet = new Set<string>();
  const keysAwaitingColumn = new Set<string>();
  function put(key: string, value: string, source: AnswerSource): void {
    values[key] = value;
    sources[key] = source;
  }
  return {
    values,
    sources,
    originals,
    unreadableCells,
    blankInSheet,
    keysAwaitingColumn,
    put,
    /** Adds answers to fields that neither the sheet nor the user has answered. */
    add: (answers: Values, source: AnswerSource): void => {
      for (const [key, value] of Object.entries(answers)) {
        const isUnanswered = (values[key] ?? '') === '' && changes[key] === undefined;
        if (isUnanswered && value !== undefined) put(key, value, source);
      }
    },
  };
}

type AnswerCollector = ReturnType<typeof createCollector>;

/**
 * Adds the answer from a field's own cells or from the user's correction. If it is blank or unreadable, clears the
 * preset, so that the document doesn't print the preset.
 */
function addFieldAnswer(
  field: Field,
  reading: CellReading,
  source: AnswerSource,
  collector: AnswerCollector,
): void {
  const { key, preset } = field;
  if ('unreadable' in reading) collector.unreadableCells.set(key, reading.unreadable);
  else if (reading.answer === null) collector.blankInSheet.add(key);
  else {
    collector.put(key, reading.answer, source);
    if (reading.original !== undefined) collector.originals[key] = reading.original;
    return;
  }
  if (preset !== undefined) collector.put(key, '', source);
}

type LayoutInputs = { readonly columns: readonly Column[]; readonly commonValues: Values };

/** Reads the columns of a layout, such as the week. Each of them answers several fields. */
function addLayoutAnswers(
  layout: SheetLayout,
  cells: readonly Cell[],
  changes: ChangedAnswers,
  { columns, commonValues }: LayoutInputs,
  collector: AnswerCollector,
): void {
  const texts = new Map<string, string>();
  const corrections = new Map<string, string>();
  for (const { key } of layout.columns) {
    const change = changes[key];
    const cellTexts = columns
      .filter((column) => column.key === key)
      .map(({ index }) => layoutText(cells[index] ?? ''));
    // A day may have a column for the morning and another for the afternoon. Ignore a column without digits, such as
    // one for the name of the shift.
    const textsWithDigits = cellTexts.filter((text) => /\d/.test(text));
    const text =
      textsWithDigits.length > 0
        ? textsWithDigits.join(' y ')
        : (cellTexts.find((cellText) => cellText !== '') ?? cellTexts[0]);
    if (text !== undefined) texts.set(key, text);
    if (typeof change === 'string') corrections.set(key, change);
  }
  const dependencies = Object.fromEntries(
    layout.dependsOn.map((key) => [key, collector.values[key] ?? commonValues[key]]),
  );
  const answers = { ...collector.values, ...dependencies };
  const sheetReading = layout.read(texts, answers);
  for (const [key, text] of corrections) texts.set(key, text);
  const reading = corrections.size === 0 ? sheetReading : layout.read(texts, answers);
  // An answer that the corrections don't change still comes from the sheet.
  const isFromSheet = ([key, value]: readonly [string, string | undefined]) =>
    sheetReading.answers[key] === value;
  const entries = Object.entries(reading.answers);
  collector.add(Object.fromEntries(entries.filter(isFromSheet)), 'sheet');
  collector.add(Object.fromEntries(entries.filter((entry) => !isFromSheet(entry))), 'corrected');
  collector.add(reading.proposed, 'proposed');
  for (const { key, message } of reading.unreadableCells)
    collector.unreadableCells.set(key, { typed: texts.get(key) ?? '', message });
}

/** Kinds of fields whose merged cell may hold a total of several people instead of one person's value. */
const amountKinds: readonly Field['kind'][] = ['money', 'integer', 'duration'];

/** Marks an amount as unreadable if its cell spans several rows, so that the user enters it. */
function rejectMerged(
  field: Field,
  reading: CellReading,
  columns: readonly Column[],
  { cells, mergedColumns }: RowCells,
): CellReading {
  const column = columns.find(({ key, index }) => key === field.key && mergedColumns.has(index));
  if (!column || !amountKinds.includes(field.kind)) return reading;
  const typed = displayedText(cells[column.index]);
  return { unreadable: { typed, message: unreadableCopy.merged(typed) } };
}

/** Cells of a row, and the columns in which the row shares a merged cell with other rows. */
export type RowCells = { readonly cells: readonly Cell[]; readonly mergedColumns: ReadonlySet<number> };

/** Removes the blank answers to fields without a proposal. Such a field counts as unanswered, as in the form. */
export function removeUnanswered(
  template: Template,
  values: Values,
  sources: Sources,
): Pick<RowAnswers, 'values' | 'sources'> {
  const isAnswer = (key: string) => values[key] !== '' || proposalOf(fieldOf(template, key), values) !== '';
  const keys = Object.keys(values).filter(isAnswer);
  return {
    values: Object.fromEntries(keys.map((key) => [key, values[key]])),
    sources: Object.fromEntries(keys.map((key) => [key, sources[key]])),
  };
}

/**
 * Reads a row. Neither another document nor the template's preset fills a blank cell of the sheet.
 * @param changes the user's changes to this row, by key
 */
export function readAnswers(
  { cells, mergedColumns }: RowCells,
  changes: ChangedAnswers,
  { template, columns, readers, keysAwaitingColumn, common, today }: AnswerInputs,
): RowAnswers {
  const collector = createCollector(changes);
  for (const field of fieldsOf(template)) {
    const change = changes[field.key];
    const rawReading = readers.get(field.key)?.(cells);
    const reading = rawReading && rejectMerged(field, rawReading, columns, { cells, mergedColumns });
    const typedText = change === undefined && !reading ? common.typed?.[field.key] : change;
    if (typeof typedText === 'string')
      addFieldAnswer(field, readTyped(field, typedText, today), 'corrected', collector);
    else if (change === undefined && reading) addFieldAnswer(field, reading, 'sheet', collector);
    else if (change === undefined && keysAwaitingColumn.has(field.key)) {
      collector.keysAwaitingColumn.add(field.key);
      if (field.preset !== undefined) collector.put(field.key, '', 'sheet');
    }
  }
  const unansweredEntries = Object.entries(common.values).filter(
    ([key]) =>
      !readers.has(key) &&
      !collector.keysAwaitingColumn.has(key) &&
      !collector.unreadableCells.has(key) &&
      collector.values[key] === undefined,
  );
  const unansweredCommonValues: Values = Object.fromEntries(unansweredEntries);
  for (const layout of sheetLayoutsOf(template))
    addLayoutAnswers(layout, cells, changes, { columns, commonValues: unansweredCommonValues }, collector);
  const outdatedCommonKeys = outdatedKeys(template, collector.values, unansweredCommonValues);
  collector.add(
    Object.fromEntries(
      unansweredEntries.filter(
        ([key]) => !outdatedCommonKeys.has(key) && collector.values[key] === undefined,
      ),
    ),
    common.source,
  );

  const {
    values,
    sources,
    originals: originalNames,
    unreadableCells,
    blankInSheet: keysBlankInSheet,
  } = collector;
  return {
    ...removeUnanswered(template, values, sources),
    unreadableCells,
    originalNames,
    keysBlankInSheet,
    keysAwaitingColumn: collector.keysAwaitingColumn,
  };
}

/** Returns the source of an answer; null for a field without an answer. */
export function sourceOf(
  { values, sources }: RowAnswers,
  template: Template,
  key: string,
): AnswerSource | null {
  if (values[key] !== undefined) return sources[key] ?? null;
  return proposalOf(fieldOf(template, key), values) === '' ? null : 'proposed';
}
