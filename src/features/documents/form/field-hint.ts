import { formCopy } from '../../../content/complete-page.ts';
import type { Field } from '../model/field.ts';

/** The help below a label: how to write it, what it is, and an example that is plainly one. */
export function hintOf({ kind, hint, example }: Field): string {
  const { dateFormat } = formCopy;
  if (kind === 'check') return '';
  const format = kind === 'date' && hint !== dateFormat ? [dateFormat] : [];
  // The example of a long date is how it prints, not how it is typed.
  const isTyped = kind === 'date' ? /^\d/.test(example) && !example.includes(' ') : kind !== 'choice';
  const isNew = example !== '' && !hint.includes(example);
  const shown = isTyped && kind !== 'region' && isNew ? [formCopy.example(example)] : [];
  // A hint may end in a sign of its own: '+56 9 …'.
  return [...format, hint, ...shown].join('. ').replace(/([….?])\. /g, '$1 ');
}
