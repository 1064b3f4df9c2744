import { groupDigits } from '../../../platform/numbers.ts';
import type { Field } from '../model/field.ts';

/** The text of an input and its caret, as an index into it. */
export type InputText = {
  readonly text: string;
  readonly caret: number;
};

/** One edit of an input by the browser. */
export type InputEdit = {
  readonly before: string;
  /** The selection before the edit; both the same without one. */
  readonly from: number;
  readonly to: number;
  readonly after: InputText;
  /** `inputType` of the event (W3C Input Events). */
  readonly inputType: string;
};

/** '0203' → '02-03': the numeric keypad of telephones has no hyphen. */
function hyphened(digits: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{2})(\d{1,2})(\d{0,4})$/.exec(digits) ?? [];
  // '2026' begins '2026-03-02'.
  if (day === '' || Number(day) > 31 || Number(month) > 12) return digits;
  return year === '' ? `${day}-${month}` : `${day}-${month}-${year}`;
}

/** '515' → '5:15', then '5:150' → '51:50'. */
function withColon(digits: string, fewest: number): string {
  return digits.length >= fewest && digits.length <= 4
    ? `${digits.slice(0, -2)}:${digits.slice(-2)}`
    : digits;
}

/** The format of digits in fields with a mask; null for the others. */
function formatterOf({ kind }: Field): ((digits: string) => string) | null {
  switch (kind) {
    case 'money':
    case 'integer':
      return groupDigits;
    case 'date':
      return hyphened;
    case 'time':
      return (digits) => withColon(digits, 4);
    case 'duration':
      return (digits) => withColon(digits, 3);
    default:
      return null;
  }
}

/** Whether separators are inserted while typing, which disables the browser's own undo. */
export function hasMask(field: Field): boolean {
  return formatterOf(field) !== null;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The index after that many digits, not counting separators. */
function caretBehind(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (/\d/.test(text[place] ?? '')) seen += 1;
    if (seen === digits) return place + 1;
  }
  return text.length;
}

type Split = {
  readonly head: string;
  readonly inserted: string;
  readonly tail: string;
};

/** The text around the insertion; null for edits elsewhere than at the selection (completion, drag and drop). */
function split({ before, from, to, after: { text, caret }, inputType }: InputEdit): Split | null {
  if (/^insert(?:Text|FromPaste)$/.test(inputType)) {
    const head = before.slice(0, from);
    const tail = before.slice(to);
    const inserted = text.slice(from, caret);
    return text === head + inserted + tail ? { head, inserted, tail } : null;
  }
  if (!/^delete(?!ByDrag)/.test(inputType)) return null;
  const head = before.slice(0, caret);
  const tail = before.slice(caret + before.length - text.length);
  return text === head + tail ? { head, inserted: '', tail } : null;
}

/** Backspace or Delete on a separator removes the digit beyond it: the separator alone would come back. */
function pastSeparator({ before, from, to, inputType }: InputEdit, { head, tail }: Split): Split {
  const removed = before.slice(head.length, before.length - tail.length);
  if (from !== to || !/^\D+$/.test(removed)) return { head, inserted: '', tail };
  return inputType.endsWith('Forward')
    ? { head, inserted: '', tail: tail.replace(/\d/, '') }
    : { head: head.replace(/\d(?=\D*$)/, ''), inserted: '', tail };
}

/**
 * The input's text and caret after an edit. Separators are managed only while all of them come from the mask: once the
 * person has typed one ('1250000.5'), the text stays as typed until the field is left. Digits are never dropped, added
 * or moved.
 */
export function applyMask(field: Field, edit: InputEdit): InputText {
  const { before, after } = edit;
  const format = formatterOf(field);
  const parts = format && split(edit);
  if (!format || !parts || /\D/.test(parts.inserted)) return after;
  const kept = parts.head + parts.tail;
  const isOurs = !/\D/.test(kept) || format(digitsOf(before)) === before;
  if (!isOurs) return after;
  const isAmount = format === groupDigits;
  // Hyphen and colon are inserted at the end only: in the middle they would be in the way.
  if (!isAmount && (parts.inserted === '' || parts.tail !== '')) return after;
  const { head, inserted, tail } = parts.inserted === '' ? pastSeparator(edit, parts) : parts;
  const left = digitsOf(head + inserted);
  const text = format(left + digitsOf(tail));
  return { text, caret: isAmount ? caretBehind(text, left.length) : text.length };
}

/**
 * An incomplete time: taking '1' for one o'clock on the way to '18:30' would raise warnings about the whole week.
 */
export function isPartialTime({ kind }: Field, text: string): boolean {
  return (kind === 'time' || kind === 'duration') && /^\d{1,3}$|[:.h]\d?$/.test(text);
}
