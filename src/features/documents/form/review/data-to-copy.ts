import { notApplicable, notApplicableMark } from '../../model/amount.ts';
import { neededAnswers } from '../../model/conditional.ts';
import type { CopyableValue } from '../../model/data-to-copy.ts';
import { formatDate } from '../../model/date.ts';
import { fieldOf, type Template, type Values } from '../../model/document.ts';
import { type Field, labelOf } from '../../model/field.ts';
import { resolveWording } from '../../model/inflection.ts';
import { parseInteger } from '../../model/number.ts';
import { printAnswer, readerOf, valueOrProposal } from '../../model/values.ts';

export type LabelledText = { readonly label: string; readonly text: string };

export type DataGroup = { readonly title: string; readonly values: readonly LabelledText[] };

/**
 * Formats the answer for other systems: dates as dd-mm-aaaa, and whole numbers as bare digits, because a number field
 * would read 850.000 as 850. Returns '' for a blank and for an amount that doesn't apply.
 */
function plainAnswer(field: Field, values: Values): string {
  const value = valueOrProposal(field, values);
  if ([notApplicableMark, notApplicable].includes(value)) return '';
  if (field.kind === 'date') return formatDate(value);
  if (field.kind === 'money' || field.kind === 'integer') return String(parseInteger(value) ?? value);
  const printed = printAnswer(field, values);
  return printed.blank ? '' : printed.lines.join(' ').replaceAll('\u00A0', ' ');
}

export function dataToCopy(template: Template, answers: Values): readonly DataGroup[] {
  const values = neededAnswers(template, answers);
  const read = readerOf(template, values);
  function labelledText(value: CopyableValue): LabelledText {
    if ('format' in value) return { label: resolveWording(value.label, values), text: value.format(read) };
    const field = fieldOf(template, value.key);
    const label = value.label ? resolveWording(value.label, values) : labelOf(field, values);
    return { label, text: plainAnswer(field, values) };
  }
  return (template.dataToCopy ?? [])
    .map((group) => ({
      title: group.title,
      values: group.values.map(labelledText).filter(({ text }) => text !== ''),
    }))
    .filter((group) => group.values.length > 0);
}
