import type { Template } from '../../model/document.ts';
import { sheetLayoutsOf } from '../../model/document.ts';
import { type Field, possibleLabels } from '../../model/field.ts';
import type { FieldGroup } from '../../model/field-group.ts';
import { type HeadingName, headingName } from './heading-name.ts';

type Keys = readonly string[];
type KeysByName = ReadonlyMap<string, Keys>;

type IndexedName = { readonly key: string; readonly kind: Field['kind']; readonly words: readonly string[] };

type Vocabulary = {
  readonly nameOf: (text: string) => HeadingName;
  /** Maps from names to keys. The first map that has a name wins. */
  readonly levels: readonly KeysByName[];
  /** All labels and usual headings, to find those that are similar to a heading. */
  readonly names: readonly IndexedName[];
  /** Keys by headings that often mean something else in a list. */
  readonly uncertainNames: KeysByName;
  /** Words that don't change a heading's meaning, such as «trabajador». */
  readonly qualifiers: ReadonlySet<string>;
  /** Words in headings about other people, such as «emergencia». */
  readonly wordsAboutOthers: ReadonlySet<string>;
};

/** Field of a heading. `keys` has several keys if several sections of the form ask for the same thing. */
export type Recognition = {
  readonly keys: Keys;
  /** False if the heading often has another meaning, so that the page asks before it uses the column. */
  readonly isSure: boolean;
};

export function layoutColumns(template: Template): readonly Field[] {
  return sheetLayoutsOf(template).flatMap(({ columns }) => columns);
}

export function answerableFields(template: Template): readonly Field[] {
  return [...template.groups.flatMap(({ fields }) => fields), ...layoutColumns(template)];
}

function usualNames(template: Template, key: string): readonly string[] {
  const layoutHeadings = sheetLayoutsOf(template).flatMap(({ headings }) => headings[key] ?? []);
  return [...(template.spreadsheet.headings[key] ?? []), ...layoutHeadings];
}

function createVocabulary(template: Template): Vocabulary {
  const { abbreviations, headingsToConfirm, qualifiers, otherPeopleWords } = template.spreadsheet;
  const nameOf = (text: string) => headingName(text, abbreviations);
  const layout: FieldGroup = { title: '', fields: layoutColumns(template) };
  const groups = [...template.groups, layout];

  function indexNames(namesOf: (field: Field, group: FieldGroup) => readonly string[]): KeysByName {
    const keys = new Map<string, Keys>();
    for (const group of groups) {
      for (const field of group.fields) {
        const names = namesOf(field, group).map(nameOf);
        for (const name of new Set(names.flatMap(({ compactText, words }) => [compactText, words.join('')])))
          keys.set(name, [...(keys.get(name) ?? []), field.key]);
      }
    }
    return keys;
  }

  const fields = groups.flatMap((group) => group.fields);
  return {
    nameOf,
    levels: [
      indexNames(({ key }) => [key]),
      indexNames(possibleLabels),
      indexNames((field, { title }) => possibleLabels(field).map((label) => `${title} ${label}`)),
      indexNames(({ key }) => usualNames(template, key)),
    ],
    names: fields.flatMap((field) =>
      [...possibleLabels(field), ...usualNames(template, field.key)].map((name) => ({
        key: field.key,
        kind: field.kind,
        words: nameOf(name).words,
      })),
    ),
    uncertainNames: indexNames(({ key }) => headingsToConfirm[key] ?? []),
    qualifiers: new Set(qualifiers.flatMap((word) => nameOf(word).words)),
    wordsAboutOthers: new Set(otherPeopleWords.flatMap((word) => nameOf(word).words)),
  };
}

const vocabularies = new WeakMap<Template, Vocabulary>();

function vocabularyOf(template: Template): Vocabulary {
  const vocabulary = vocabularies.get(template) ?? createVocabulary(template);
  vocabularies.set(template, vocabulary);
  return vocabulary;
}

const newerWordPattern =
  /^(?:nuev[oa]s?|reajustad[oa]s?|actualizad[oa]s?|vigentes?|propuest[oa]s?|proyectad[oa]s?|20\d\d)$/;

/** True if the heading says that its column is newer than a similar one: «Sueldo reajustado», «Horas 2027». */
export function hasNewerWord(text: string, template: Template): boolean {
  return vocabularyOf(template)
    .nameOf(text)
    .words.some((word) => newerWordPattern.test(word));
}

export function isAboutOthers(text: string, template: Template): boolean {
  const { nameOf, wordsAboutOthers } = vocabularyOf(template);
  return nameOf(text).words.some((word) => wordsAboutOthers.has(word));
}

function findKeys(levels: readonly KeysByName[], { compactText, words }: HeadingName): Keys | null {
  const joined = words.join('');
  for (const level of levels) {
    const keys = level.get(compactText) ?? level.get(joined);
    if (keys) return keys;
  }
  return null;
}

/** Removes words that only name the person: «RUT del trabajador». Returns null if nothing changes or remains. */
function removeQualifiers({ words }: HeadingName, qualifiers: ReadonlySet<string>): HeadingName | null {
  const remainingWords = words.filter((word) => !qualifiers.has(word));
  return remainingWords.length === 0 || remainingWords.length === words.length
    ? null
    : { compactText: remainingWords.join(''), words: remainingWords };
}

/**
 * Returns the fields that a heading names; null if the heading is unknown. Looks first among the template's
 * `headingsToConfirm`, with which the result is unsure. Then compares the heading with each field's key, with its
 * label, with the section's title and the label, and with the usual headings, in this order. If none fits, repeats
 * these comparisons without the template's `qualifiers`.
 */
export function recognise(text: string, template: Template): Recognition | null {
  const { nameOf, levels, uncertainNames, qualifiers } = vocabularyOf(template);
  const name = nameOf(text);
  if (name.compactText === '') return null;
  const uncertainKeys = findKeys([uncertainNames], name);
  if (uncertainKeys) return { keys: uncertainKeys, isSure: false };
  const keys = findKeys(levels, name);
  if (keys) return { keys, isSure: true };
  const nameWithoutQualifiers = removeQualifiers(name, qualifiers);
  const keysWithoutQualifiers = nameWithoutQualifiers && findKeys(levels, nameWithoutQualifiers);
  return keysWithoutQualifiers ? { keys: keysWithoutQualifiers, isSure: true } : null;
}

/** True if two headings are equal apart from case, accents, punctuation, brackets, joining words and abbreviations. */
export function isSameHeading(heading: string, other: string, template: Template): boolean {
  const { nameOf } = vocabularyOf(template);
  const [first, second] = [nameOf(heading), nameOf(other)];
  return first.compactText === second.compactText || first.words.join('') === second.words.join('');
}

function isAbbreviated(words: readonly string[], full: readonly string[]): boolean {
  return words.length === full.length && words.every((word, index) => full[index]?.startsWith(word));
}

const isWordSubset = (words: readonly string[], full: readonly string[]) =>
  words.join('').length >= minLetters && words.every((word) => full.includes(word));

/** Minimum letters of a heading to look for similar names. */
const minLetters = 4;

/**
 * Returns the key of the only field with a label or usual heading that is similar to the text; null if there is none,
 * or several. Either the text abbreviates the label, or one of them contains all words of the other («Tramo», «Horas
 * 2027»). For text fields, which any cell would fit, and for checkboxes only an abbreviation counts.
 */
export function similarField(text: string, template: Template): string | null {
  const { nameOf, names, qualifiers } = vocabularyOf(template);
  const name = nameOf(text);
  const { words } = removeQualifiers(name, qualifiers) ?? name;
  if (words.join('').length < minLetters || name.compactText.length < minLetters) return null;
  const similarNames = names.filter(
    ({ kind, words: full }) =>
      isAbbreviated(words, full) ||
      (kind !== 'text' && kind !== 'check' && (isWordSubset(words, full) || isWordSubset(full, words))),
  );
  const keys = new Set(similarNames.map(({ key }) => key));
  const [key = null] = keys;
  return keys.size === 1 ? key : null;
}
