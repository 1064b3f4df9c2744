import { formatClp } from '../../../platform/format.ts';
import type { PrintedValue } from './field.ts';
import { formatDuration, parseDuration, parseTime } from './hours.ts';
import { parseInteger } from './number.ts';

/** Stored value of an amount that a person marked as not applicable. The document prints {@link notApplicableText}. */
export const notApplicable = 'no-aplica';

export const notApplicableText = 'No aplica';

/** Text printed for a field whose `appliesIf` does not hold, and for an amount computed only from such fields. */
export const notApplicableMark = '—';

/** True if a person wrote «No aplica», «no corresponde», «N/A» or the like. */
export function isNotApplicable(text: string): boolean {
  return /^(?:no[\s-](?:aplica|corresponde)|n\s*\/\s*[ac])\.?$/i.test(text.trim());
}

/** A duration field, or the time between two clock fields. */
export type DurationSource<Key extends string = string> = Key | readonly [start: Key, end: Key];

/**
 * Value that the document computes from answers. The Word file, the preview and the warnings use the same definition.
 */
export type Amount<Key extends string = string> =
  | { readonly unit: 'pesos'; readonly keys: readonly Key[] }
  | {
      readonly unit: 'hours';
      readonly plus: readonly DurationSource<Key>[];
      readonly minus: readonly DurationSource<Key>[];
    }
  | Formula<Key>;

/** Computation defined by one template or layout. */
export type Formula<Key extends string = string> = {
  readonly unit: 'formula';
  readonly keys: readonly Key[];
  /** Length of the line to write on, in underscores. */
  readonly blank: number;
  /** Returns null while an answer is missing or invalid. */
  readonly compute: (read: ReadField) => number | null;
  readonly format: (result: number) => string;
};

export function keysOfAmount(amount: Amount): readonly string[] {
  switch (amount.unit) {
    case 'hours':
      return [...amount.plus, ...amount.minus].flat();
    default:
      return amount.keys;
  }
}

/**
 * Returns the field's value, otherwise its proposal, otherwise ''. For a field that does not apply, returns
 * {@link notApplicableMark}.
 */
export type ReadField = (key: string) => string;

function sum(parts: readonly (number | null)[]): number | null {
  return parts.includes(null) ? null : parts.reduce<number>((total, part) => total + (part ?? 0), 0);
}

function pesosOf(answer: string): number | null {
  return answer === notApplicable || answer === notApplicableMark ? 0 : parseInteger(answer);
}

/** Returns minutes: null for invalid times and for an end before its start, 0 if the fields do not apply. */
function minutesOf(span: DurationSource, read: ReadField): number | null {
  if (typeof span === 'string') return read(span) === notApplicableMark ? 0 : parseDuration(read(span));
  const [startText, endText] = [read(span[0]), read(span[1])];
  if (startText === notApplicableMark && endText === notApplicableMark) return 0;
  const [start, end] = [parseTime(startText), parseTime(endText)];
  return start === null || end === null || end < start ? null : end - start;
}

/** Returns the result in CLP or minutes; null if answers are missing or invalid, or if the result is negative. */
export function computeAmount(amount: Amount, read: ReadField): number | null {
  switch (amount.unit) {
    case 'pesos':
      return sum(amount.keys.map((key) => pesosOf(read(key))));
    case 'hours': {
      const totalOf = (spans: readonly DurationSource[]) => sum(spans.map((span) => minutesOf(span, read)));
      const [plusTotal, minusTotal] = [totalOf(amount.plus), totalOf(amount.minus)];
      return plusTotal === null || minusTotal === null || minusTotal > plusTotal
        ? null
        : plusTotal - minusTotal;
    }
    case 'formula':
      return amount.compute(read);
  }
}

export function blankWidthOf(amount: Amount): number {
  return amount.unit === 'formula' ? amount.blank : { pesos: 14, hours: 6 }[amount.unit];
}

function formatAmount(amount: Amount, result: number, read: ReadField): string {
  switch (amount.unit) {
    case 'pesos':
      return amount.keys.every((key) => [notApplicable, notApplicableMark].includes(read(key)))
        ? notApplicableText
        : formatClp(result);
    case 'hours':
      return formatDuration(result);
    case 'formula':
      return amount.format(result);
  }
}

/** While the amount is unknown, a line to write on is printed, never $0. */
export function printAmount(amount: Amount, read: ReadField): PrintedValue {
  if (keysOfAmount(amount).every((key) => read(key) === notApplicableMark))
    return { blank: false, lines: [notApplicableMark] };
  const result = computeAmount(amount, read);
  if (result === null) return { blank: true, width: blankWidthOf(amount) };
  return { blank: false, lines: [formatAmount(amount, result, read)] };
}
