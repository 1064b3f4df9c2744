import { fieldMessages as messages } from '../../../content/complete.ts';
import { parseDate } from './date.ts';
import { isEmail } from './email.ts';
import type { Field } from './field.ts';
import { parseDuration, parseTime } from './hours.ts';
import { notApplicable } from './not-applicable.ts';
import { wholeNumber } from './number.ts';
import { isPhone } from './phone.ts';
import { regions } from './regions.ts';
import { isRut } from './rut.ts';
import { cleanLines } from './values.ts';

type TextField = Extract<Field, { kind: 'text' }>;

function textProblem({ length }: TextField, text: string): string | null {
  if (!length) return null;
  const [least, most] = length;
  const letters = [...text].length;
  return letters < least || letters > most ? messages.length(least, most) : null;
}

function integerProblem([least, most]: readonly [number, number], text: string): string | null {
  const number = wholeNumber(text);
  return number === null || number < least || number > most ? messages.integer(least, most) : null;
}

/**
 * What is wrong with a value, in Spanish; null for nothing. A blank value is always valid: the field is completed by
 * hand.
 */
export function problemOf(field: Field, value: string | undefined): string | null {
  const lines = cleanLines(value ?? '');
  const text = lines.join(' ');
  if (text === '') return null;
  switch (field.kind) {
    case 'text':
      return textProblem(field, text);
    case 'rut':
      return isRut(text) ? null : messages.rut;
    case 'phone':
      return isPhone(text) ? null : messages.phone;
    case 'email':
      return isEmail(text) ? null : messages.email;
    case 'date':
      return parseDate(text) === text ? null : messages.date;
    case 'region':
      return regions.some((region) => region === text) ? null : messages.option;
    case 'choice':
      return field.options.some((option) => option.value === text) ? null : messages.option;
    case 'money':
      return wholeNumber(text) === null && text !== notApplicable ? messages.money : null;
    case 'integer':
      return integerProblem(field.range, text);
    case 'year':
      return /^(?:19|20|21)\d{2}$/.test(text) ? null : messages.year;
    case 'time':
      return parseTime(text) === null ? messages.time : null;
    case 'duration':
      return parseDuration(text) === null ? messages.duration : null;
    case 'check':
      return null;
  }
}
