import type { Field } from '../field.ts';
import { formatDuration, formatTime, parseDuration, parseTime } from '../hours.ts';
import { readDate, writtenDate } from './date.ts';
import { formatWhole, readWhole } from './number.ts';
import { formatPhone } from './phone.ts';
import { formatRut } from './rut.ts';

/** '8', '830', '8.30', '8:30' or '08:30 hrs' as '08:30'; what is no time of the clock stays as typed. */
function readTime(typed: string): string {
  const text = typed.trim().replace(/\s*(?:h|hr|hrs|horas?)\.?$/i, '');
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/i.exec(text) ?? [];
  const time = hours ? parseTime(`${hours}:${minutes}`) : null;
  return time === null ? typed : formatTime(time);
}

/** '5' or '5:15' as hours and minutes. Not '5,5' nor '5.30': half an hour or fifty minutes, nobody could tell. */
function readDuration(typed: string): string {
  const text = typed.trim().replace(/\s*(?:h|hr|hrs|horas?)\.?$/i, '');
  const duration = parseDuration(/^\d{1,2}$/.test(text) ? `${text}:00` : text);
  return duration === null ? typed : formatDuration(duration);
}

/**
 * The value to keep of what a person has typed, when they leave the field. What cannot be read is kept as typed:
 * `problemOf` says what is wrong with it.
 */
export function readTyped(field: Field, typed: string): string {
  switch (field.kind) {
    case 'rut':
      return formatRut(typed.trim());
    case 'phone':
      return formatPhone(typed.trim());
    case 'email':
      return typed.trim();
    case 'date':
      return readDate(typed) ?? typed;
    case 'money':
    case 'integer':
      return readWhole(typed);
    case 'time':
      return readTime(typed);
    case 'duration':
      return readDuration(typed);
    default:
      return typed;
  }
}

/** The value as its input shows it; `readTyped` reads it back. */
export function writeTyped(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      return writtenDate(value);
    case 'money':
    case 'integer':
      return formatWhole(value);
    default:
      return value;
  }
}

/** What is shown after every key: points and hyphen of a RUT, points of thousands; the rest as typed. */
export function formatAsTyped(field: Field, typed: string): string {
  if (field.kind === 'rut') return formatRut(typed);
  return field.kind === 'money' || field.kind === 'integer' ? formatWhole(typed) : typed;
}
