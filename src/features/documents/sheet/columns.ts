import type { Template } from '../model/document.ts';
import type { Field } from '../model/field.ts';

export type SheetColumn = {
  readonly heading: string;
  readonly field: Field;
};

/**
 * What a row of a sheet can answer, in the form's order: every field but those of lists, of which one row would need
 * twenty times their columns. The heading is the label, behind its group's title where two fields have the same.
 */
export function sheetColumns({ groups }: Pick<Template, 'groups'>): readonly SheetColumn[] {
  const columns = groups
    .filter(({ rows }) => !rows)
    .flatMap(({ title, fields }) => fields.map((field) => ({ title, field })));
  const isAmbiguous = (label: string) => columns.filter(({ field }) => field.label === label).length > 1;
  return columns.map(({ title, field }) => ({
    heading: isAmbiguous(field.label) ? `${title}: ${field.label}` : field.label,
    field,
  }));
}
