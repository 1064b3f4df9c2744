import type { Field } from './field.ts';
import { type Inflected, resolveWording } from './inflection.ts';
import type { Layout } from './layout.ts';
import { factNames, type SharedFields } from './shared-fields.ts';

export type RowWords = {
  /** Word before the row's number: «Persona». */
  readonly one: string;
  /** Word after a number: «personas». */
  readonly many: string;
  /** Label of the button that adds a row: «Agregar persona». */
  readonly add: string;
  /** Name of a row whose first field is blank: «Sin nombre». */
  readonly unnamed: string;
  /** Entry in the form's list of blanks while no row is answered: «Ninguna persona en la lista». */
  readonly emptyListText: string;
};

/** List of people or things, as rows with the same fields. The first field names the row. */
export type Rows<Key extends string = string> = {
  readonly keys: readonly (readonly Key[])[];
  /** Number of rows that the document always prints, even if they are blank. */
  readonly minRows: number;
  readonly words: RowWords;
};

export type FieldGroup<Key extends string = string> = {
  readonly title: string;
  readonly inflectedTitle?: Inflected;
  readonly layout?: Layout;
  /** Set if the group is a list of people or things. The form then shows a card for each row. */
  readonly rows?: Rows<Key>;
  readonly fields: readonly Field<Key>[];
};

export type KeyOf<Groups extends readonly FieldGroup[]> = Groups[number]['fields'][number]['key'];

type RowsDescription<Key extends string> = Omit<Rows<Key>, 'keys'> & {
  readonly title: string;
  readonly maxRows: number;
  /** @param number from 1 */
  readonly fields: (number: number) => readonly Field<Key>[];
};

export function rowGroup<const Key extends string>({
  title,
  maxRows,
  minRows,
  words,
  fields,
}: RowsDescription<Key>): FieldGroup<Key> & { readonly rows: Rows<Key> } {
  const rows = Array.from({ length: maxRows }, (_, index) => fields(index + 1));
  const keys = rows.map((row) => row.map(({ key }) => key));
  return { title, rows: { keys, minRows, words }, fields: rows.flat() };
}

export function groupTitle(
  { title, inflectedTitle }: FieldGroup,
  answers: Parameters<typeof resolveWording>[1],
): string {
  return resolveWording(inflectedTitle ?? title, answers);
}

export function keysExcept<const Group extends FieldGroup>(
  groups: readonly Group[],
  ...excludedKeys: readonly Group['fields'][number]['key'][]
): readonly Group['fields'][number]['key'][] {
  return groups
    .flatMap(({ fields }) => fields.map(({ key }) => key))
    .filter((key) => !excludedKeys.includes(key));
}

/** Returns the field for each fact that the groups ask for, in the order of {@link factNames}. */
export function sharedFieldsOf<const Groups extends readonly FieldGroup[]>(
  groups: Groups,
): SharedFields<KeyOf<Groups>> {
  const keys = new Map(groups.flatMap(({ fields }) => fields.map(({ fact, key }) => [fact, key])));
  const usedNames = factNames.filter((name) => keys.has(name));
  return Object.fromEntries(usedNames.map((name) => [name, keys.get(name)])) as SharedFields<KeyOf<Groups>>;
}
