import { formatDate, parseDate } from './date.ts';
import type { Field } from './field.ts';
import { formatDuration, formatTime, parseDuration, parseTime } from './hours.ts';
import { notApplicable, notApplicableText, saysNotApplicable } from './not-applicable.ts';
import { formatWhole, normalizeWhole } from './number.ts';
import { formatPhone } from './phone.ts';
import { formatRut } from './rut.ts';
import { cleanLines } from './values.ts';

const hourUnit = /\s*(?:h|hr|hrs|horas?)\.?$/i;

/** The hour of 24; null for contradictions such as '0 pm' or '17 am'. */
function hourOf(hours: number, half: string | undefined): number | null {
  if (half === undefined) return hours;
  const isAfternoon = half.toLowerCase() === 'p';
  if (hours >= 1 && hours <= 12) return (hours % 12) + (isAfternoon ? 12 : 0);
  return isAfternoon === hours > 12 ? hours : null;
}

/** '8', '830', '8.30', '8:30 a. m.', '08:30 hrs' as '08:30'; other text stays as it is. */
function parseTimeInput(input: string): string {
  const text = input.replace(hourUnit, '');
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:\s?[:.h]?\s?(\d{2})(?::00)?)?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text) ?? [];
  const hour = hours ? hourOf(Number(hours), half) : null;
  const time = hour === null ? null : parseTime(`${hour}:${minutes}`);
  return time === null ? input : formatTime(time);
}

const durationInWords =
  /^(?:(\d{1,2})\s?(?:h|hrs?|horas?)\.?(?:\s*y)?\s*)?(?:(\d{1,3})\s?(?:m|mins?|minutos?)\.?|(\d{2}))?$/i;

/** Minutes of '45 min', '5 h 15' or '5 horas y 15 minutos'; null for anything else. */
function minutesInWords(text: string): number | null {
  const [, hours, named, plain] = durationInWords.exec(text) ?? [];
  const minutes = named ?? plain ?? '0';
  if (hours === undefined) return named === undefined ? null : Number(named);
  return Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : null;
}

/**
 * '5', '515', '5:15', '5 h 15 min' as '5:15'. Not '5,5' nor '5.30', whose decimals could be tenths of an hour or
 * minutes.
 */
function parseDurationInput(input: string): string {
  const text = input.replace(hourUnit, '');
  const digits = /^(\d{1,2})(\d{2})$/.exec(text);
  const colon = digits?.[1] && digits[2] ? `${digits[1]}:${digits[2]}` : text;
  const duration = parseDuration(/^\d{1,2}$/.test(text) ? `${text}:00` : colon) ?? minutesInWords(input);
  return duration === null ? input : formatDuration(duration);
}

// Format characters come along with numbers copied from address books and PDF files.
const invisible = /\p{Cf}/gu;

function parseLine(field: Field, line: string): string {
  switch (field.kind) {
    case 'rut':
      return formatRut(line);
    case 'phone':
      return formatPhone(line);
    case 'email':
      return line.replace(/^mailto:/i, '');
    case 'date':
      return parseDate(line) ?? line;
    case 'money':
      return saysNotApplicable(line) ? notApplicable : normalizeWhole(line);
    case 'integer':
      return normalizeWhole(line);
    case 'year':
      return line.replace(/^(\d)\.(\d{3})$/, '$1$2');
    case 'time':
      return parseTimeInput(line);
    case 'duration':
      return parseDurationInput(line);
    default:
      return line;
  }
}

/**
 * The value to store of the input's text. Text that cannot be parsed is stored as typed; `problemOf` says what is wrong
 * with it.
 */
export function parseInput(field: Field, input: string): string {
  if (field.kind === 'text') return cleanLines(input).join(field.multiline ? '\n' : ' ');
  return parseLine(field, cleanLines(input.replace(invisible, '')).join(' '));
}

/**
 * The same once the person has left the field: before, '02-03-20' may be on its way to 2026.
 * @param thisYear decides the century of a two-digit year
 */
export function parseOnBlur(field: Field, input: string, thisYear: number): string {
  const value = parseInput(field, input);
  return field.kind === 'date' ? (parseDate(value, thisYear) ?? value) : value;
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
