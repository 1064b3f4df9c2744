import { formCopy } from '../../../../content/complete-copy.ts';
import type { Field } from '../../model/field.ts';

/** The help below a label: how to write it, what it is, and an example where there is one. */
export function hintOf({ kind, hint, example }: Field): string {
  const { dateFormat } = formCopy;
  if (kind === 'check') return '';
  const format = kind === 'date' && hint !== dateFormat ? [dateFormat] : [];
  const shown = example === '' ? [] : [formCopy.example(example)];
  // A hint may end in a sign of its own: '+56 9 …'.
  return [...format, hint, ...shown].join('. ').replace(/([….?])\. /g, '$1 ');
}
