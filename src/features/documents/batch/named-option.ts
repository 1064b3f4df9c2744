// Finds the option that a cell's text names.

import { regions } from '../../../platform/chile/regions.ts';
import { comparable } from '../model/comparing.ts';
import { no, type Option, yes } from '../model/field.ts';

const yesWords: readonly string[] = ['si', 's', 'x', 'verdadero', 'true', '1'];
const noWords: readonly string[] = ['no', 'n', 'falso', 'false', '0'];

/** Parses the ways to write yes and no; null for other text. */
export function yesOrNoNamed(text: string): string | null {
  if (/^[✓✔☑☒✗✘]$/u.test(text.trim())) return /[✗✘]/u.test(text) ? no : yes;
  const word = comparable(text);
  if (yesWords.includes(word)) return yes;
  return noWords.includes(word) ? no : null;
}

/** Minimum letters of an abbreviation, such as «fem.» and «masc.». */
const minPrefix = 3;

function only(options: readonly Option[]): string | null {
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}

/**
 * Returns the value of the only option with that label, value, name or abbreviation; null if there is no such option.
 */
export function optionNamed(options: readonly Option[], text: string): string | null {
  const word = comparable(text);
  const named = options.filter(({ value, label, names = [] }) =>
    [value, label, ...names].some((name) => comparable(name) === word),
  );
  if (named.length > 0) return only(named);
  const plain = yesOrNoNamed(text);
  if (plain !== null && options.some(({ value }) => value === plain)) return plain;
  const begun = options.filter(
    ({ label, value }) =>
      word.length >= minPrefix && [label, value].some((name) => comparable(name).startsWith(word)),
  );
  return only(begun);
}

/** Returns the names that several options share, such as «M» for «mujer» and «masculino». */
export function sharedNames(options: readonly Option[]): readonly string[] {
  const names = options.flatMap((option) => option.names ?? []);
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
}

/**
 * Returns the options without the shared names that mean another option in this column. By default a shared name means
 * the option that no cell names otherwise.
 * @param chosen value of the option that a person chose for the shared name
 */
export function optionsOfColumn(
  options: readonly Option[],
  texts: readonly string[],
  chosen: string | null = null,
): readonly Option[] {
  const named = new Set(texts.map((text) => optionNamed(options, text)));
  const shared = sharedNames(options);
  return options.map((option) => {
    const isMeant = chosen === null ? !named.has(option.value) : option.value === chosen;
    return isMeant
      ? option
      : { ...option, names: (option.names ?? []).filter((name) => !shared.includes(name)) };
  });
}

/** Words to ignore in a region's name. */
const joints: ReadonlySet<string> = new Set('region reg de del la las los y'.split(' '));

const spellings: Readonly<Record<string, string>> = {
  aisen: 'aysen',
  gral: 'general',
  rm: 'metropolitana',
};

/** Numbers that the regions had until 2018, in the order of `regions`. */
const regionNumbers = 'XV I II III IV V XIII VI VII XVI VIII IX XIV X XI XII'.split(' ');

function regionName(text: string): string {
  return comparable(text)
    .replace(/^r m$/, 'rm')
    .split(' ')
    .filter((word) => !joints.has(word))
    .map((word) => spellings[word] ?? word)
    .join('');
}

const minName = 4;

/** Returns the full name of a region, for «O'Higgins», «Bío Bío», «V Región» and the like; null for none or several. */
export function regionNamed(text: string): string | null {
  const name = regionName(text);
  const numbered = regions[regionNumbers.indexOf(name.toUpperCase())];
  if (numbered !== undefined) return numbered;
  const found = regions.filter((region) => name.length >= minName && regionName(region).includes(name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
