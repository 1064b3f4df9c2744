import { formatClp } from '../../../platform/format.ts';
import type { Printed } from './field.ts';
import { durationInWords, formatDuration, parseDuration, parseTime } from './hours.ts';
import { wholeNumber } from './number.ts';

/** The value of an amount that does not apply, which the document says in the amount's place. */
export const notApplicable = 'no-aplica';

/** As the document and the form show it. */
export const notApplicableText = 'No aplica';

/** In the place of a field that does not apply, and of an amount of such fields alone. */
export const absent = '—';

/** Whether a person wrote that: «No aplica», «no corresponde», «N/A». */
export function saysNotApplicable(text: string): boolean {
  return /^(?:no[\s-](?:aplica|corresponde)|n\s*\/\s*[ac])\.?$/i.test(text.trim());
}

/** A duration field, or the time between two clock fields. */
export type Span<Key extends string = string> = Key | readonly [from: Key, to: Key];

/** What the document computes, as data that Word, page and warnings share. */
export type Amount<Key extends string = string> =
  | { readonly unit: 'pesos'; readonly of: readonly Key[] }
  | {
      readonly unit: 'hours';
      readonly plus: readonly Span<Key>[];
      readonly minus: readonly Span<Key>[];
    }
  /** `minutes` of every `per` hours, for the whole hours that the field `of` gives; printed in words. */
  | { readonly unit: 'share'; readonly of: Key; readonly minutes: number; readonly per: number };

export function keysOfAmount(amount: Amount): readonly string[] {
  switch (amount.unit) {
    case 'pesos':
      return amount.of;
    case 'hours':
      return [...amount.plus, ...amount.minus].flat();
    case 'share':
      return [amount.of];
  }
}

/** The field's value, else what is proposed, else ''; {@link absent} where it does not apply. */
export type Read = (key: string) => string;

/** The sum in CLP of what applies; null while an amount is missing or invalid. */
function pesos(of: readonly string[], read: Read): number | null {
  let sum = 0;
  for (const key of of) {
    const value = read(key);
    const amount = value === notApplicable || value === absent ? 0 : wholeNumber(value);
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

function durationOf(answer: string): number | null {
  return answer === absent ? 0 : parseDuration(answer);
}

/** null for invalid times, and for an end before its start; 0 for what does not apply. */
function minutes(span: Span, read: Read): number | null {
  if (typeof span === 'string') return durationOf(read(span));
  const [from, to] = [read(span[0]), read(span[1])];
  if (from === absent && to === absent) return 0;
  const start = parseTime(from);
  const end = parseTime(to);
  return start === null || end === null || end < start ? null : end - start;
}

function totalMinutes(spans: readonly Span[], read: Read): number | null {
  let total = 0;
  for (const span of spans) {
    const part = minutes(span, read);
    if (part === null) return null;
    total += part;
  }
  return total;
}

/** null for what is no whole number from 1 to `per`. */
function proportion({ of, minutes, per }: Extract<Amount, { unit: 'share' }>, read: Read): number | null {
  const hours = wholeNumber(read(of));
  return hours === null || hours < 1 || hours > per ? null : Math.floor((hours * minutes) / per);
}

/** CLP or minutes; null when values are missing or invalid, or the result is negative. */
export function compute(amount: Amount, read: Read): number | null {
  if (amount.unit === 'pesos') return pesos(amount.of, read);
  if (amount.unit === 'share') return proportion(amount, read);
  const plus = totalMinutes(amount.plus, read);
  const minus = totalMinutes(amount.minus, read);
  return plus === null || minus === null || minus > plus ? null : plus - minus;
}

/** Length of the line to write on, in underscores. */
export const amountBlanks = { pesos: 14, hours: 6, share: 28 } as const;

function formatAmount(amount: Amount, result: number, read: Read): string {
  switch (amount.unit) {
    case 'pesos':
      return amount.of.every((key) => [notApplicable, absent].includes(read(key)))
        ? notApplicableText
        : formatClp(result);
    case 'hours':
      return formatDuration(result);
    case 'share':
      return durationInWords(result);
  }
}

/** The computed amount as it prints; a line to write on while it is unknown, never $0. */
export function printAmount(amount: Amount, read: Read): Printed {
  if (keysOfAmount(amount).every((key) => read(key) === absent)) return { blank: false, lines: [absent] };
  const result = compute(amount, read);
  if (result === null) return { blank: true, width: amountBlanks[amount.unit] };
  return { blank: false, lines: [formatAmount(amount, result, read)] };
}
