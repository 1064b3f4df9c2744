import { fieldMessages as messages } from '../../../content/documents/fields-copy.ts';
import { identityMessages } from '../../../content/school-copy.ts';
import { emailFault, formatEmail } from '../../../platform/chile/email.ts';
import { formatPhone, isPhone, phoneFault } from '../../../platform/chile/phone.ts';
import { regions } from '../../../platform/chile/regions.ts';
import { formatRut, isRut, mayLackCheckDigit } from '../../../platform/chile/rut.ts';
import { isNotApplicable, notApplicable, notApplicableText } from './amount.ts';
import { dateFault, formatDate, parseDate, parseMonthEnd } from './date.ts';
import type { Field } from './field.ts';
import { normalizeDuration, normalizeTime, parseDuration, parseTime, pedagogicHours } from './hours.ts';
import { formatInteger, integerFault, normalizeInteger, parseInteger, pesos } from './number.ts';
import { cleanLines } from './values.ts';

type DateField = Extract<Field, { kind: 'date' }>;

function normalizeDate({ isExpiry }: DateField, line: string, thisYear: number | null): string {
  return parseDate(line, thisYear) ?? (isExpiry ? parseMonthEnd(line, thisYear) : null) ?? line;
}

/** True if the text may be a half-typed time or duration: '1' of '18:30'. */
const isHalfTyped = (line: string) => /^\d{1,3}$|[:.h]\d?$/i.test(line);

function parseLine(field: Field, line: string): string {
  switch (field.kind) {
    case 'rut':
      return formatRut(line);
    case 'phone':
      return formatPhone(line);
    case 'date':
      return normalizeDate(field, line, null);
    case 'money':
      return isNotApplicable(line) ? notApplicable : normalizeInteger(line, pesos);
    case 'integer':
      return normalizeInteger(line, field.unit);
    case 'year':
      return line.replace(/^(?:año\s*)?(\d)\.?(\d{3})(?:[.,]00?)?$/i, '$1$2');
    case 'time':
      return isHalfTyped(line) ? line : normalizeTime(line);
    case 'duration':
      return isHalfTyped(line) ? line : normalizeDuration(line, field.isBareNumberMinutes);
    default:
      return line;
  }
}

/**
 * Returns the value to store while the person types. Text that can't be parsed is stored as typed, and `problemOf` then
 * reports a problem.
 */
export function parseInput(field: Field, input: string): string {
  if (field.kind === 'text') return cleanLines(input).join(field.multiline ? '\n' : ' ');
  return parseLine(field, cleanLines(input).join(' '));
}

/**
 * Returns the value to store once the person leaves the field. Until then, the person may still turn '02-03-20' into
 * '02-03-2026', and '18' into '18:30'.
 * @param today 'YYYY-MM-DD', which decides the century of a two-digit year
 */
export function parseOnBlur(field: Field, input: string, today: string): string {
  const value = parseInput(field, input);
  switch (field.kind) {
    case 'date':
      return /^hoy\.?$/i.test(value) ? today : normalizeDate(field, value, Number(today.slice(0, 4)));
    case 'time':
      return normalizeTime(value);
    case 'duration':
      return normalizeDuration(value, field.isBareNumberMinutes);
    case 'email':
      return formatEmail(value);
    default:
      return value;
  }
}

/** Returns the date that {@link parseOnBlur} stores for a month without a day; null for any other text. */
export function assumedMonthEnd(field: Field, input: string, today: string): string | null {
  const mayBeMonth =
    field.kind === 'date' && field.isExpiry && parseDate(input, Number(today.slice(0, 4))) === null;
  const value = parseOnBlur(field, input, today);
  return mayBeMonth && parseDate(value) === value ? value : null;
}

/**
 * Returns the RUT if the text is valid but may lack its check digit (see {@link mayLackCheckDigit}); null for any other
 * text.
 */
export function questionableRut(field: Field, input: string): string | null {
  const line = cleanLines(input).join(' ');
  return field.kind === 'rut' && mayLackCheckDigit(line) ? formatRut(line) : null;
}

/** Formats a value as text that {@link parseInput} turns back into the value. */
export function formatInput(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      return formatDate(value);
    case 'money':
      return value === notApplicable ? notApplicableText : formatInteger(value);
    case 'integer':
      return formatInteger(value);
    default:
      return value;
  }
}

type TextField = Extract<Field, { kind: 'text' }>;
type IntegerField = Extract<Field, { kind: 'integer' }>;
type DurationField = Extract<Field, { kind: 'duration' }>;

function textProblem({ length }: TextField, text: string): string | null {
  if (!length) return null;
  const [min, max] = length;
  const count = [...text].length;
  return count < min || count > max ? messages.length(min, max) : null;
}

type Messages<Fault extends string> = { readonly [F in Fault]?: string };

function faultMessage<Fault extends string>(
  faultMessages: Messages<Fault>,
  fault: Fault,
  fallback: string,
): string {
  return faultMessages[fault] ?? fallback;
}

function integerProblem({ range: [min, max], unit }: IntegerField, text: string): string | null {
  const number = parseInteger(text);
  if (number !== null && number >= min && number <= max) return null;
  if (unit?.otherUnit?.pattern.test(text)) return unit.otherUnit.message;
  return faultMessage(messages.integerFaults, integerFault(text, unit), messages.integer(min, max));
}

function moneyProblem(text: string): string | null {
  if (parseInteger(text) !== null || text === notApplicable) return null;
  return faultMessage(messages.moneyFaults, integerFault(text, pesos), messages.money);
}

function durationProblem(
  { maxHours = Infinity, isBareNumberMinutes }: DurationField,
  text: string,
): string | null {
  const minutes = parseDuration(text);
  if (minutes !== null) return minutes > maxHours * 60 ? messages.maxHours(maxHours) : null;
  if (pedagogicHours.pattern.test(text)) return pedagogicHours.message;
  return isBareNumberMinutes ? messages.shortDuration : messages.duration;
}

/**
 * Returns the problem with a value in Spanish; null for a valid value. A blank value is always valid, since the field
 * can be completed by hand.
 */
export function problemOf(field: Field, value: string | undefined): string | null {
  const lines = cleanLines(value ?? '');
  const text = lines.join(' ');
  if (text === '') return null;
  switch (field.kind) {
    case 'text':
      return textProblem(field, text);
    case 'rut':
      return isRut(text) ? null : identityMessages.rut;
    case 'phone':
      return isPhone(text) ? null : faultMessage(messages.phoneFaults, phoneFault(text), messages.phone);
    case 'email': {
      const fault = emailFault(text);
      return fault && identityMessages.email[fault];
    }
    case 'date':
      return parseDate(text) === text
        ? null
        : faultMessage(messages.dateFaults, dateFault(text), messages.date);
    case 'region':
      return regions.some((region) => region === text) ? null : messages.option;
    case 'choice':
      return field.options.some((option) => option.value === text) ? null : messages.option;
    case 'money':
      return moneyProblem(text);
    case 'integer':
      return integerProblem(field, text);
    case 'year':
      return /^(?:19|20|21)\d{2}$/.test(text) ? null : messages.year;
    case 'time':
      return parseTime(text) === null ? messages.time : null;
    case 'duration':
      return durationProblem(field, text);
    case 'check':
      return null;
  }
}
