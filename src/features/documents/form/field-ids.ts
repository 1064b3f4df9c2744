import { formCopy } from '../../../content/complete-page.ts';
import type { Field } from '../model/field.ts';

/** What the form does with a field's events; the same object for as long as the form is shown. */
export type Handlers = {
  readonly answer: (key: string, value: string) => void;
  readonly enter: (key: string) => void;
  readonly leave: (field: Field) => void;
};

/** The id of the field's control, where links of the summaries lead. */
export function fieldId(key: string): string {
  return `campo-${key}`;
}

export const hintId = (key: string) => `${fieldId(key)}-ayuda`;
export const problemId = (key: string) => `${fieldId(key)}-error`;
export const warningId = (key: string) => `${fieldId(key)}-aviso`;

/** The help below a label: how to write it, what it is, and an example that is plainly one. */
export function hintOf({ kind, hint, example }: Field): string {
  const { dateFormat } = formCopy;
  if (kind === 'check') return '';
  const format = kind === 'date' && hint !== dateFormat ? [dateFormat] : [];
  // The example of a long date is how it prints, not how it is typed.
  const isTyped = kind === 'date' ? /^\d/.test(example) && !example.includes(' ') : kind !== 'choice';
  const shown = isTyped && kind !== 'region' && example !== '' ? [formCopy.example(example)] : [];
  // A hint may end in a sign of its own: '+56 9 …'.
  return [...format, hint, ...shown].join('. ').replace(/([….?])\. /g, '$1 ');
}

/** Focuses the control of that field and brings it into view. */
export function goToField(key: string): void {
  const control = document.getElementById(fieldId(key));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
