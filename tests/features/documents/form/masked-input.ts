import { applyMask, type InputText } from '../../../../src/features/documents/form/input-mask.ts';
import type { Field } from '../../../../src/features/documents/model/field.ts';

/** An input with its selection, in characters from the left. */
export type Input = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

export const emptyInput: Input = { text: '', from: 0, to: 0 };

function at({ text, caret }: InputText): Input {
  return { text, from: caret, to: caret };
}

/** Puts text in the place of the selection, as a browser does for a key or a paste. */
export function insert(field: Field, { text, from, to }: Input, inserted: string, inputType = 'insertText') {
  const after = {
    text: text.slice(0, from) + inserted + text.slice(to),
    caret: from + inserted.length,
  };
  return at(applyMask(field, { before: text, from, to, after, inputType }));
}

/** Types the keys one at a time. */
export function type(field: Field, input: Input, keys: string): Input {
  return [...keys].reduce((now, key) => insert(field, now, key), input);
}

/** Backspace or Delete; nothing at the end of the text. */
export function erase(field: Field, input: Input, towards: 'Backward' | 'Forward'): Input {
  const { text, from, to } = input;
  const start = from === to && towards === 'Backward' ? Math.max(0, from - 1) : from;
  const end = from === to && towards === 'Forward' ? Math.min(text.length, to + 1) : to;
  if (start === end) return input;
  const after = { text: text.slice(0, start) + text.slice(end), caret: start };
  return at(applyMask(field, { before: text, from, to, after, inputType: `deleteContent${towards}` }));
}
