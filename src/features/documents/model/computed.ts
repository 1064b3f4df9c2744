import { formatClp } from '../../../platform/money.ts';
import type { Amount, Span } from './amount.ts';
import { formatDuration, parseDuration, parseTime } from './hours.ts';
import { wholeNumber } from './number.ts';
import type { Printed } from './values.ts';

/** The field's value, else its preset, else ''. */
export type Read = (key: string) => string;

/** The sum in CLP; null while no amount is given, or when one of them is invalid. */
function pesos(of: readonly string[], read: Read): number | null {
  const given = of.map(read).filter((value) => value !== '');
  const amounts = given.map(wholeNumber).filter((amount) => amount !== null);
  if (amounts.length === 0 || amounts.length < given.length) return null;
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** null for invalid times, and for an end before its start. */
function minutes(span: Span, read: Read): number | null {
  if (typeof span === 'string') return parseDuration(read(span));
  const [from, to] = span;
  const start = parseTime(read(from));
  const end = parseTime(read(to));
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

/** CLP or minutes; null when values are missing or invalid, or the result is negative. */
export function compute(amount: Amount, read: Read): number | null {
  if (amount.unit === 'pesos') return pesos(amount.of, read);
  const plus = totalMinutes(amount.plus, read);
  const minus = totalMinutes(amount.minus, read);
  return plus === null || minus === null || minus > plus ? null : plus - minus;
}

/** Length of the line to write on, in underscores. */
export const amountBlanks = { pesos: 14, hours: 6 } as const;

/** The computed amount as it prints; a line to write on while it is unknown, never $0. */
export function printAmount(amount: Amount, read: Read): Printed {
  const result = compute(amount, read);
  if (result === null) return { blank: true, width: amountBlanks[amount.unit] };
  return { blank: false, lines: [amount.unit === 'pesos' ? formatClp(result) : formatDuration(result)] };
}
