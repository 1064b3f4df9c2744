import { longDate } from '../../platform/dates.ts';
import { formatClp } from '../../platform/money.ts';
import { fieldOf, type Template, type Values } from './document.ts';
import { type Field, yes } from './field.ts';

/** What stands in a field's place: its value's lines, or a line to write on of that many underscores. */
export type Shown =
  | { readonly blank: true; readonly width: number }
  | { readonly blank: false; readonly lines: readonly string[] };

const integers = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });

// XML 1.0 (section 2.2) has no place for these, escaped or not: one of them makes Word refuse the whole file.
const illegal = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu;

// Embeddings, overrides and isolates turn the text after them around: a contract must read as it is written.
const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/** The value as it may be printed, one entry per line; none when nothing is left of it. */
export function cleanLines(value: string): readonly string[] {
  return value
    .replace(illegal, '')
    .replace(turning, '')
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

function clean(value: string | undefined): string {
  return cleanLines(value ?? '').join(' ');
}

/** Digits as a whole number; null for anything else, and for more than a number can hold exactly. */
function wholeNumber(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}

function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // The 31st of February is rolled over to March by some engines and refused by others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function printed(field: Field, value: string): string {
  switch (field.kind) {
    case 'date':
      if (!isIsoDate(value)) return value;
      return field.print === 'long' ? longDate(value) : value.split('-').reverse().join('-');
    case 'money': {
      const amount = wholeNumber(value);
      return amount === null ? value : formatClp(amount);
    }
    case 'integer': {
      const number = wholeNumber(value);
      return number === null ? value : integers.format(number);
    }
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? value;
    default:
      return value;
  }
}

/** The field as it prints. A value that does not parse prints as it was typed: the person sees it and mends it. */
export function show(template: Template, values: Values, key: string): Shown {
  const field = fieldOf(template, key);
  const value = values[key] ?? '';
  const lines =
    field.kind === 'text' && field.multiline
      ? cleanLines(value)
      : [clean(value)].filter((line) => line !== '');
  if (lines.length === 0) return { blank: true, width: field.blank };
  return { blank: false, lines: lines.map((line) => printed(field, line)) };
}

/** The sum in CLP; blank while no amount is given (never $0) or one of them is not an amount. */
export function showSum(values: Values, of: readonly string[]): Shown {
  const given = of.map((key) => clean(values[key])).filter((value) => value !== '');
  const amounts = given.map(wholeNumber).filter((amount) => amount !== null);
  if (amounts.length === 0 || amounts.length < given.length) return { blank: true, width: 14 };
  return { blank: false, lines: [formatClp(amounts.reduce((sum, amount) => sum + amount, 0))] };
}

/** Whether the box of that option is ticked; a box of its own has the one option `yes`. */
export function isTicked(values: Values, key: string, option: string = yes): boolean {
  return clean(values[key]) === option;
}
