import { formatClp, longDate } from '../../../platform/format.ts';
import { removeInvisible } from '../../../platform/remove-invisible.ts';
import { notApplicable, notApplicableMark, notApplicableText } from './amount.ts';
import { formatDate, isIsoDate } from './date.ts';
import { type Column, fieldOf, type Line, type Row, type Template, type Values } from './document.ts';
import { type Condition, type Field, type PrintedValue, yes } from './field.ts';
import { formatDuration, formatTime, parseDuration, parseTime } from './hours.ts';
import type { Phrase } from './inflection.ts';
import { formatInteger, normalizeInteger, parseInteger } from './number.ts';

/** Maximum characters of an answer. The limit lets the answers of all drafts together fit into localStorage. */
export const maxAnswerLength = 1_000;

export function cleanLines(value: string): readonly string[] {
  return removeInvisible(value)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function toOneLine(value = ''): string {
  return value === '' ? '' : cleanLines(value).join(' ');
}

/** Returns the answer to the field with that key, on one line; '' if there is none. */
export function answerTo<Key extends string>(values: Values<Key>, key: NoInfer<Key>): string {
  return toOneLine(values[key]);
}

/** Returns the answer to a date field; null if there is none or it isn't in the calendar. */
export function dateOf<Key extends string>(values: Values<Key>, key: NoInfer<Key>): string | null {
  const date = answerTo(values, key);
  return isIsoDate(date) ? date : null;
}

function printLine(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      return field.dateStyle === 'long' && isIsoDate(value) ? longDate(value) : formatDate(value);
    case 'money': {
      if (value === notApplicable) return notApplicableText;
      const amount = parseInteger(value);
      return amount === null ? value : formatClp(amount);
    }
    case 'integer':
      return formatInteger(normalizeInteger(value, field.unit));
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? value;
    case 'time': {
      const minutes = parseTime(value);
      return minutes === null ? value : formatTime(minutes);
    }
    case 'duration': {
      const minutes = parseDuration(value);
      return minutes === null ? value : formatDuration(minutes);
    }
    default:
      return value;
  }
}

export function answersTo(keys: readonly string[], values: Values): readonly string[] {
  return keys.map((key) => answerTo(values, key));
}

export function proposalOf({ preset = '', proposal }: Field, values: Values): string {
  return proposal ? proposal.propose(answersTo(proposal.dependsOn, values)) : preset;
}

export function isMet({ dependsOn, holds }: Condition, values: Values): boolean {
  return holds(answersTo(dependsOn, values));
}

/** True if the field's `appliesIf` holds, or if it has none. A field that doesn't apply prints «—». */
export function doesApply({ appliesIf }: Field, values: Values): boolean {
  return !appliesIf || isMet(appliesIf, values);
}

export function phraseText({ dependsOn, render }: Phrase, values: Values): string {
  return render(answersTo(dependsOn, values));
}

/**
 * Returns the keys whose answers decide how the field prints: its own key, and those of its proposal and its
 * `appliesIf`.
 */
export function fieldDependencies({ key, proposal, appliesIf }: Field): readonly string[] {
  return [...new Set([key, ...(proposal?.dependsOn ?? []), ...(appliesIf?.dependsOn ?? [])])];
}

export function dependenciesOfFields(template: Template, keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap((key) => fieldDependencies(fieldOf(template, key))))];
}

/**
 * Returns the value on one line, otherwise the document's proposal, otherwise ''. For a field that does not apply,
 * returns {@link notApplicableMark}.
 */
export function valueOrProposal(field: Field, values: Values): string {
  if (!doesApply(field, values)) return notApplicableMark;
  const value = values[field.key];
  return value === undefined ? proposalOf(field, values) : toOneLine(value);
}

export function readerOf(template: Pick<Template, 'groups' | 'productId'>, values: Values) {
  return (key: string): string => valueOrProposal(fieldOf(template, key), values);
}

/**
 * Maximum characters of a value that never breaks at the end of a line. A longer value wouldn't fit into a narrow
 * column.
 */
const maxUnbrokenLength = 24;

function joinWithNonBreakingSpaces(field: Field, text: string): string {
  const isUnbroken =
    ['rut', 'phone', 'date', 'time'].includes(field.kind) || (field.kind === 'text' && field.unbroken);
  const isNumber = /\d/.test(text) && text.length <= maxUnbrokenLength;
  return isNumber && isUnbroken ? text.replaceAll(' ', '\u00A0') : text;
}

/**
 * Returns the field's value, otherwise the document's proposal, as it prints. A value that can't be parsed prints as
 * typed, so that the person can correct it.
 */
export function printAnswer(field: Field, values: Values): PrintedValue {
  const lines =
    field.kind === 'text' && field.multiline && doesApply(field, values)
      ? cleanLines(values[field.key] ?? '')
      : [valueOrProposal(field, values)].filter((line) => line !== '');
  if (lines.length === 0) return { blank: true, width: field.blank };
  return {
    blank: false,
    lines: lines.map((line) => joinWithNonBreakingSpaces(field, printLine(field, line))),
  };
}

/** True if nothing is filled in, as in the document that is sold. */
export function isBlank(values: Values): boolean {
  return Object.values(values).every((value) => toOneLine(value) === '');
}

/** True if the box of that option is ticked. A box outside a choice has only the option `yes`. */
export function isTicked(value: string | undefined, option: string = yes): boolean {
  return toOneLine(value) === option;
}

/** True if two answers to the field mean the same. A box without an answer equals an unticked one. */
export function isSameAnswer({ kind }: Field, first: string, second = ''): boolean {
  return kind === 'check' ? isTicked(first) === isTicked(second) : first === second;
}

export function isRowAnswered({ keys = [] }: Pick<Row, 'keys'>, values: Values): boolean {
  return keys.some((key) => answerTo(values, key) !== '');
}

export function printedRows<R extends Row>(rows: readonly R[], values: Values): readonly R[] {
  return rows.filter((row) => !row.optional || isRowAnswered(row, values));
}

/** True for a spare row: a blank row of a list in a document that has any answer. */
export function isSpareRow(row: Row, values: Values): boolean {
  return row.keys !== undefined && !isRowAnswered(row, values) && !isBlank(values);
}

/** Removes the words of a line and keeps its blanks. Spare rows print only their blanks. */
export function keepOnlyBlanks(line: Line): Line {
  return line.map((inline) =>
    inline.kind === 'text' ? { ...inline, text: inline.text.replace(/\S+/g, '') } : inline,
  );
}

export function headingOf({ label, answeredLabel }: Column, rows: readonly Row[], values: Values): string {
  return answeredLabel !== undefined && rows.some((row) => isRowAnswered(row, values))
    ? answeredLabel
    : label;
}
