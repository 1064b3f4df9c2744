import { unneededKeys } from '../../model/conditional.ts';
import type { Template, Values } from '../../model/document.ts';
import { type Field, field } from '../../model/field.ts';
import { type FieldGroup, groupTitle } from '../../model/field-group.ts';
import { isRowAnswered, valueOrProposal } from '../../model/values.ts';
import type { FormWarnings } from '../answers.ts';

export type SectionProgress = {
  readonly title: string;
  /** Blank fields in the order of the form. */
  readonly blanks: readonly Field[];
  readonly warningCount: number;
};

/** Progress of each group of the template, in the template's order. */
export type Progress = readonly SectionProgress[];

const noValues: Values = {};

/**
 * True if the document has a blank to complete by hand for the field. An empty check box isn't a blank, because it
 * means no. Neither is a choice that the document doesn't print.
 */
export function leavesBlank(field: Field, values: Values): boolean {
  if (field.kind === 'check' || (field.kind === 'choice' && field.unprinted)) return false;
  return valueOrProposal(field, values) === '';
}

/** Returns the fields of a group that the document needs. A list needs its used rows, or one field if none is used. */
function neededFields(
  { fields, rows }: FieldGroup,
  values: Values,
  unneeded: ReadonlySet<string>,
): readonly Field[] {
  const requiredFields = fields.filter(({ key }) => !unneeded.has(key));
  if (!rows) return requiredFields;
  const usedKeys = rows.keys.filter((keys) => isRowAnswered({ keys }, values)).flat();
  if (usedKeys.length > 0) return requiredFields.filter(({ key }) => usedKeys.includes(key));
  return requiredFields
    .slice(0, 1)
    .map(({ key }) => field(key, 'text', { label: rows.words.emptyListText, hint: '' }));
}

export function progressOf(
  template: Template,
  values: Values,
  { byField }: Pick<FormWarnings, 'byField'>,
): Progress {
  const unneeded = unneededKeys(template, values);
  return template.groups.map(
    (group): SectionProgress => ({
      title: groupTitle(group, values),
      blanks: neededFields(group, values, unneeded).filter((candidate) => leavesBlank(candidate, values)),
      warningCount: new Set(group.fields.flatMap(({ key }) => byField.get(key) ?? [])).size,
    }),
  );
}

export function countBlanks(progress: Progress): number {
  return progress.reduce((sum, { blanks }) => sum + blanks.length, 0);
}

/**
 * Returns the percentage of fields that the person has filled in, rounded down so that 100 means no blanks. A field
 * with a proposal counts only if the person cleared the proposal.
 */
export function percentFilled(template: Template, values: Values): number {
  const unneeded = unneededKeys(template, values);
  const countedFields = template.groups
    .flatMap((group) => neededFields(group, values, unneeded))
    .filter((candidate) => leavesBlank(candidate, values) || leavesBlank(candidate, noValues));
  const filledFields = countedFields.filter((candidate) => !leavesBlank(candidate, values));
  return countedFields.length === 0 ? 100 : Math.floor((100 * filledFields.length) / countedFields.length);
}

/** Returns the index of the section with the field; 0 if no field has the key. */
export function sectionIndexOf({ groups }: Template, key: string): number {
  return Math.max(
    0,
    groups.findIndex(({ fields }) => fields.some((field) => field.key === key)),
  );
}
