import { notApplicable, notApplicableText, saysNotApplicable } from './amount.ts';
import { formatDate, parseDate, parseMonthEnd } from './date.ts';
import { formatEmail } from './email.ts';
import type { Field } from './field.ts';
import { parseDurationInput, parseTimeInput } from './hours.ts';
import { formatWhole, normalizeWhole } from './number.ts';
import { formatPhone } from './phone.ts';
import { formatRut } from './rut.ts';
import { cleanLines } from './values.ts';

type DateField = Extract<Field, { kind: 'date' }>;

function parseDay({ isExpiry }: DateField, line: string, thisYear: number | null): string {
  return parseDate(line, thisYear) ?? (isExpiry ? parseMonthEnd(line, thisYear) : null) ?? line;
}

// Format characters come along with numbers copied from address books and PDF files.
const invisible = /\p{Cf}/gu;

/** A time or duration that may be on its way to another: '1' to '18:30'. */
const isPartial = (line: string) => /^\d{1,3}$|[:.h]\d?$/i.test(line);

function parseLine(field: Field, line: string): string {
  switch (field.kind) {
    case 'rut':
      return formatRut(line);
    case 'phone':
      return formatPhone(line);
    case 'date':
      return parseDay(field, line, null);
    case 'money':
      return saysNotApplicable(line) ? notApplicable : normalizeWhole(line, 'pesos');
    case 'integer':
      return normalizeWhole(line, field.unit);
    case 'year':
      return line.replace(/^(?:año\s*)?(\d)\.?(\d{3})$/i, '$1$2');
    case 'time':
      return isPartial(line) ? line : parseTimeInput(line);
    case 'duration':
      return isPartial(line) ? line : parseDurationInput(line);
    default:
      return line;
  }
}

/**
 * The value to store of the input's text while it is typed. Text that cannot be parsed is stored as typed; `problemOf`
 * says what is wrong with it.
 */
export function parseInput(field: Field, input: string): string {
  if (field.kind === 'text') return cleanLines(input).join(field.multiline ? '\n' : ' ');
  return parseLine(field, cleanLines(input.replace(invisible, '')).join(' '));
}

/**
 * The same once the person has left the field: before, '02-03-20' may be on its way to 2026, and '18' to 18:30.
 * @param today 'YYYY-MM-DD', which decides the century of a two-digit year
 */
export function parseOnBlur(field: Field, input: string, today: string): string {
  const value = parseInput(field, input);
  switch (field.kind) {
    case 'date':
      return /^hoy\.?$/i.test(value) ? today : parseDay(field, value, Number(today.slice(0, 4)));
    case 'time':
      return parseTimeInput(value);
    case 'duration':
      return parseDurationInput(value);
    case 'email':
      return formatEmail(value);
    default:
      return value;
  }
}

/** The date that a month alone was taken for, as {@link parseOnBlur} stores it; null where that is not what was typed. */
export function monthEndTaken(field: Field, input: string, today: string): string | null {
  const isMonth =
    field.kind === 'date' && field.isExpiry && parseDate(input, Number(today.slice(0, 4))) === null;
  const value = parseOnBlur(field, input, today);
  return isMonth && parseDate(value) === value ? value : null;
}

/** The value as its input shows it; the inverse of `parseInput`. */
export function formatInput(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      return formatDate(value);
    case 'money':
      return value === notApplicable ? notApplicableText : formatWhole(value);
    case 'integer':
      return formatWhole(value);
    default:
      return value;
  }
}
