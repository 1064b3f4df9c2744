import { longDate } from '../../../platform/dates.ts';
import { formatClp } from '../../../platform/money.ts';
import { formatDate, isIsoDate } from './date.ts';
import { fieldOf, type Template, type Values } from './document.ts';
import { type Field, yes } from './field.ts';
import { formatDuration, formatTime, parseDuration, parseTime } from './hours.ts';
import { formatWhole, wholeNumber } from './number.ts';

/** What prints in a field's place: its value's lines, or a line to write on of that many underscores. */
export type Printed =
  | { readonly blank: true; readonly width: number }
  | { readonly blank: false; readonly lines: readonly string[] };

// XML 1.0 (section 2.2) forbids these even escaped: one of them makes Word refuse the file.
const illegal = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

// Bidirectional embeddings, overrides and isolates would reorder the text of a contract.
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** The printable lines of a value, without empty ones. */
export function cleanLines(value: string): readonly string[] {
  return value
    .replace(illegal, '')
    .replace(turning, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function oneLine(value = ''): string {
  return cleanLines(value).join(' ');
}

/** What is given for the field of that key, on one line; '' for nothing. */
export function given<Key extends string>(values: Values<Key>, key: NoInfer<Key>): string {
  return oneLine(values[key]);
}

function printLine(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      return field.print === 'long' && isIsoDate(value) ? longDate(value) : formatDate(value);
    case 'money': {
      const amount = wholeNumber(value);
      return amount === null ? value : formatClp(amount);
    }
    case 'integer':
      return formatWhole(value);
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

/** The value on one line, else what the template proposes, else ''. */
export function valueOrPreset(field: Field, value: string | undefined): string {
  return oneLine(value) || (field.preset ?? '');
}

/** Reads any field of the template: its value, else what the template proposes, else ''. */
export function readerOf(template: Template, values: Values) {
  return (key: string): string => valueOrPreset(fieldOf(template, key), values[key]);
}

/** The field as it prints. A value that does not parse prints as it was typed, so that the person can correct it. */
export function printField(field: Field, value: string | undefined): Printed {
  const lines =
    field.kind === 'text' && field.multiline
      ? cleanLines(value ?? '')
      : [valueOrPreset(field, value)].filter((line) => line !== '');
  if (lines.length === 0) return { blank: true, width: field.blank };
  return { blank: false, lines: lines.map((line) => printLine(field, line)) };
}

/** Whether nothing at all is filled in: the document as it is sold. */
export function isBlank(values: Values): boolean {
  return Object.values(values).every((value) => oneLine(value) === '');
}

/** Whether the box of that option is ticked; a single box has the one option `yes`. */
export function isTicked(value: string | undefined, option: string = yes): boolean {
  return oneLine(value) === option;
}
