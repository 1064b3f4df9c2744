import type { Field } from '../field.ts';
import { formatAsTyped } from '../rules/typed.ts';

/** Text of an input and where its caret stands, in characters from the left. */
export interface Typing {
  readonly text: string;
  readonly caret: number;
}

/** '0203' → '02-03': the keypad of a telephone has no hyphen. */
function hyphened(text: string): string {
  const [, day, month, year] =
    /^(\d{2})[-/. ]?(\d{2})[-/. ]?(\d{1,4})$/.exec(text) ?? /^(\d{2})[-/. ]?(\d{1,2})$/.exec(text) ?? [];
  if (day && month) return year ? `${day}-${month}-${year}` : `${day}-${month}`;
  return /^[\d\-/. ]+$/.test(text) ? text.replace(/[/. ]+/g, '-') : text;
}

/** '515' → '5:15' and then '5:150' → '51:50', as the digits come in. */
function withColon(text: string, fewest: number): string {
  const digits = text.replace(/^(\d{1,2}):(\d+)$/, '$1$2');
  return /^\d+$/.test(digits) && digits.length >= fewest && digits.length <= 4
    ? `${digits.slice(0, -2)}:${digits.slice(-2)}`
    : text;
}

/** What the keypad lacks is put in at the end of the text alone: in its middle it would be in the way. */
function completed({ kind }: Field, text: string): string {
  if (kind === 'date') return hyphened(text);
  if (kind === 'time') return withColon(text, 4);
  return kind === 'duration' ? withColon(text, 3) : text;
}

const significant = /[\dkK]/;

function countSignificant(text: string): number {
  return [...text].filter((character) => significant.test(character)).length;
}

/** Right behind as many figures as stood before the caret, whatever points came or went between them. */
function caretBehind(text: string, figures: number): number {
  if (figures === 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (significant.test(text[place] ?? '')) seen += 1;
    if (seen === figures) return place + 1;
  }
  return text.length;
}

/** What the input shows after a key, and where its caret goes. */
export function typeAhead(field: Field, { text, caret }: Typing): Typing {
  if (caret === text.length) {
    const ahead = completed(field, formatAsTyped(field, text));
    return { text: ahead, caret: ahead.length };
  }
  const formatted = formatAsTyped(field, text);
  if (formatted === text) return { text, caret };
  return { text: formatted, caret: caretBehind(formatted, countSignificant(text.slice(0, caret))) };
}

/**
 * A time of which more is to come: taking '1' for one o'clock on the way to '18:30' would make the whole week warn
 * of it, three times over.
 */
export function isUnderWay({ kind }: Field, text: string): boolean {
  return (kind === 'time' || kind === 'duration') && /^\d{1,3}$|:\d?$/.test(text);
}
