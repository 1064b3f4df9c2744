// Which answer each column of a spreadsheet gives.
import type { Template } from '../model/document.ts';
import { type Field, type FieldGroup, labelWording } from '../model/field.ts';
import { formsOf } from '../model/inflection.ts';
import type { Cell, Sheet } from '../sheet/sheet.ts';
import { comparable } from '../templates/comparing.ts';
import { textOf } from './cell.ts';

export type Column = {
  /** As it stands in the sheet; '' for a column without one. */
  readonly heading: string;
  /** Of the field that its cells answer; null for a column that is not used. */
  readonly key: string | null;
};

/** A heading as it is compared with others: «N.º de Serie» and «n° serie:» differ in «de» alone. */
function headingName(text: string): string {
  return comparable(text.replace(/[º°ª]/g, '')).replaceAll(' ', '');
}

const labelsOf = (field: Field) => formsOf(labelWording(field));

/** The sources of a field's names, the surest first. */
const sources: readonly ((field: Field, group: FieldGroup, template: Template) => readonly string[])[] = [
  ({ key }) => [key],
  labelsOf,
  (field, { title }) => labelsOf(field).map((label) => `${title} ${label}`),
  ({ key }, _, { spreadsheet }) => spreadsheet.headings[key] ?? [],
];

type KeysByName = ReadonlyMap<string, readonly string[]>;

/** The keys that a name may stand for, in the order of the form: two sections may ask for a «Teléfono». */
function namedBy(template: Template, namesOf: (typeof sources)[number]): KeysByName {
  const keys = new Map<string, readonly string[]>();
  for (const group of template.groups) {
    for (const field of group.fields) {
      for (const name of new Set(namesOf(field, group, template).map(headingName)))
        keys.set(name, [...(keys.get(name) ?? []), field.key]);
    }
  }
  return keys;
}

/**
 * What each column answers, by its heading. Of several fields with one name, the first column of that name answers the
 * first, the second the second. Two columns may well answer the same: `doublesIn` tells.
 */
export function columnsOf({ rows: [headings = []] }: Sheet, template: Template): readonly Column[] {
  const names = sources.map((namesOf) => namedBy(template, namesOf));
  const times = new Map<string, number>();
  return headings.map((cell: Cell) => {
    const heading = textOf(cell).trim();
    const name = headingName(heading);
    const keys = name === '' ? [] : (names.find((named) => named.has(name))?.get(name) ?? []);
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return { heading, key: keys[Math.min(time, keys.length - 1)] ?? null };
  });
}

/** The indices of the columns that answer the field, as its template orders their names: given names before surnames. */
export function columnsFor(
  { key }: Field,
  columns: readonly Column[],
  { spreadsheet }: Template,
): readonly number[] {
  const names = (spreadsheet.headings[key] ?? []).map(headingName);
  const placeOf = (index: number) => names.indexOf(headingName(columns[index]?.heading ?? ''));
  return columns
    .flatMap((column, index) => (column.key === key ? [index] : []))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** An answer that several columns give. */
export type Double = {
  readonly key: string;
  readonly headings: readonly string[];
};

/** In the order of the columns. */
export function doublesIn(columns: readonly Column[]): readonly Double[] {
  const headings = new Map<string, readonly string[]>();
  for (const { key, heading } of columns) {
    if (key !== null) headings.set(key, [...(headings.get(key) ?? []), heading]);
  }
  return [...headings]
    .filter(([, those]) => those.length > 1)
    .map(([key, those]) => ({ key, headings: those }));
}
