import { regions } from '../../../platform/chile/regions.ts';
import { normalizeForComparison } from '../model/comparing.ts';
import { no, type Option, yes } from '../model/field.ts';

const yesWords: readonly string[] = ['si', 's', 'x', 'verdadero', 'true', '1'];
const noWords: readonly string[] = ['no', 'n', 'falso', 'false', '0'];

export function parseYesOrNo(text: string): string | null {
  if (/^[✓✔☑☒✗✘]$/u.test(text.trim())) return /[✗✘]/u.test(text) ? no : yes;
  const word = normalizeForComparison(text);
  if (yesWords.includes(word)) return yes;
  return noWords.includes(word) ? no : null;
}

/** Minimum number of letters in an abbreviation, such as «fem.» and «masc.». */
const minPrefix = 3;

function onlyValue(options: readonly Option[]): string | null {
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}

/**
 * Returns the value of the only option that the text names by its label, value, other name or abbreviation; null if the
 * text names no option or several.
 */
export function findOption(options: readonly Option[], text: string): string | null {
  const word = normalizeForComparison(text);
  const matches = options.filter(({ value, label, names = [] }) =>
    [value, label, ...names].some((name) => normalizeForComparison(name) === word),
  );
  if (matches.length > 0) return onlyValue(matches);
  const yesOrNo = parseYesOrNo(text);
  if (yesOrNo !== null && options.some(({ value }) => value === yesOrNo)) return yesOrNo;
  const abbreviated = options.filter(
    ({ label, value }) =>
      word.length >= minPrefix &&
      [label, value].some((name) => normalizeForComparison(name).startsWith(word)),
  );
  return onlyValue(abbreviated);
}

/** Returns the names that several options share, such as «M» for «mujer» and «masculino». */
export function ambiguousNames(options: readonly Option[]): readonly string[] {
  const names = options.flatMap((option) => option.names ?? []);
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/**
 * Returns the options for a column. A name that several options share, such as «M», stays only with the option that it
 * means in this column. If nobody has chosen this option, it is the one that no cell names in another way.
 * @param texts texts of the column's cells
 * @param chosenValue value of the option that the user chose for the shared name
 */
export function optionsForColumn(
  options: readonly Option[],
  texts: readonly string[],
  chosenValue: string | null = null,
): readonly Option[] {
  const namedValues = new Set(texts.map((text) => findOption(options, text)));
  const sharedNames = ambiguousNames(options);
  return options.map((option) => {
    const ownsSharedNames =
      chosenValue === null ? !namedValues.has(option.value) : option.value === chosenValue;
    return ownsSharedNames
      ? option
      : { ...option, names: (option.names ?? []).filter((name) => !sharedNames.includes(name)) };
  });
}

const ignoredWords: ReadonlySet<string> = new Set('region reg de del la las los y'.split(' '));

const spellings: Readonly<Record<string, string>> = {
  aisen: 'aysen',
  gral: 'general',
  rm: 'metropolitana',
};

/** Numbers that the regions had until 2018, in the order of `regions`. */
const regionNumbers = 'XV I II III IV V XIII VI VII XVI VIII IX XIV X XI XII'.split(' ');

function regionName(text: string): string {
  return normalizeForComparison(text)
    .replace(/^r m$/, 'rm')
    .split(' ')
    .filter((word) => !ignoredWords.has(word))
    .map((word) => spellings[word] ?? word)
    .join('');
}

const minNameLength = 4;

/**
 * Returns the full name of the region that a text such as «O'Higgins», «Bío Bío» or «V Región» names; null if it names
 * none or several.
 */
export function findRegion(text: string): string | null {
  const name = regionName(text);
  const regionByNumber = regions[regionNumbers.indexOf(name.toUpperCase())];
  if (regionByNumber !== undefined) return regionByNumber;
  const matches = regions.filter(
    (region) => name.length >= minNameLength && regionName(region).includes(name),
  );
  return matches.length === 1 ? (matches[0] ?? null) : null;
}
