import { fieldMessages as messages } from '../../../content/documents/fields-copy.ts';
import { identityMessages } from '../../../content/school-copy.ts';
import { notApplicable } from './amount.ts';
import { dateFault, parseDate } from './date.ts';
import { emailProblem } from './email.ts';
import type { Field } from './field.ts';
import { parseDuration, parseTime } from './hours.ts';
import { wholeFault, wholeNumber } from './number.ts';
import { isPhone, phoneFault } from './phone.ts';
import { regions } from './regions.ts';
import { isRut } from './rut.ts';
import { cleanLines } from './values.ts';

type TextField = Extract<Field, { kind: 'text' }>;
type IntegerField = Extract<Field, { kind: 'integer' }>;

function textProblem({ length }: TextField, text: string): string | null {
  if (!length) return null;
  const [least, most] = length;
  const letters = [...text].length;
  return letters < least || letters > most ? messages.length(least, most) : null;
}

type Messages<Fault extends string> = { readonly [F in Fault]?: string };

/** What is said of that fault in particular, else what is said of any. */
function sayFault<Fault extends string>(of: Messages<Fault>, fault: Fault, usual: string): string {
  return of[fault] ?? usual;
}

function integerProblem({ range: [least, most], unit }: IntegerField, text: string): string | null {
  const number = wholeNumber(text);
  if (number !== null && number >= least && number <= most) return null;
  return sayFault(messages.integerFaults, wholeFault(text, unit), messages.integer(least, most));
}

function moneyProblem(text: string): string | null {
  if (wholeNumber(text) !== null || text === notApplicable) return null;
  return sayFault(messages.moneyFaults, wholeFault(text, 'pesos'), messages.money);
}

function durationProblem(text: string): string | null {
  if (parseDuration(text) !== null) return null;
  return wholeFault(text, 'hours') === 'pedagogic' ? messages.integerFaults.pedagogic : messages.duration;
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
      return isRut(text) ? null : identityMessages.rut;
    case 'phone':
      return isPhone(text) ? null : sayFault(messages.phoneFaults, phoneFault(text), messages.phone);
    case 'email':
      return emailProblem(text);
    case 'date':
      return parseDate(text) === text ? null : sayFault(messages.dateFaults, dateFault(text), messages.date);
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
      return durationProblem(text);
    case 'check':
      return null;
  }
}
