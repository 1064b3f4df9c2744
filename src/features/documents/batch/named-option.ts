// The option that a cell names: a spreadsheet has words where the form has options to choose from.
import { no, type Option, yes } from '../model/field.ts';
import { regions } from '../model/regions.ts';
import { comparable } from '../templates/comparing.ts';

const yesWords: readonly string[] = ['si', 's', 'x', 'verdadero', 'true', '1'];
const noWords: readonly string[] = ['no', 'n', 'falso', 'false', '0'];

/** {@link yes} or {@link no}, however it is written; null for anything else. */
export function yesOrNoNamed(text: string): string | null {
  if (/^[✓✔☑☒✗✘]$/u.test(text.trim())) return /[✗✘]/u.test(text) ? no : yes;
  const word = comparable(text);
  if (yesWords.includes(word)) return yes;
  return noWords.includes(word) ? no : null;
}

/** Letters from which the beginning of a label stands for it: «fem.», «masc.». */
const leastPrefix = 3;

function only(options: readonly Option[]): string | null {
  return options.length === 1 ? (options[0]?.value ?? null) : null;
}

/** The value of the option with that label, value or name; null for none, and for what several are called. */
export function optionNamed(options: readonly Option[], text: string): string | null {
  const word = comparable(text);
  const named = options.filter(({ value, label, names = [] }) =>
    [value, label, ...names].some((name) => comparable(name) === word),
  );
  if (named.length > 0) return only(named);
  const plain = yesOrNoNamed(text);
  if (plain !== null && options.some(({ value }) => value === plain)) return plain;
  const begun = options.filter(
    ({ label }) => word.length >= leastPrefix && comparable(label).startsWith(word),
  );
  return only(begun);
}

/** The options as a column calls them: a name that two share is that of the one which no other cell names. */
export function optionsOfColumn(options: readonly Option[], texts: readonly string[]): readonly Option[] {
  const named = new Set(texts.map((text) => optionNamed(options, text)));
  const isShared = (name: string) => options.filter(({ names = [] }) => names.includes(name)).length > 1;
  return options.map((option) =>
    named.has(option.value)
      ? { ...option, names: (option.names ?? []).filter((name) => !isShared(name)) }
      : option,
  );
}

/** Words that a region's name is written with or without. */
const joints: ReadonlySet<string> = new Set('region de del la las los y'.split(' '));

function regionName(text: string): string {
  return comparable(text)
    .split(' ')
    .filter((word) => !joints.has(word))
    .join('');
}

const leastName = 4;

/** The full name of the region: «Metropolitana», «O'Higgins», «Bío Bío»; null for none, and for what several have. */
export function regionNamed(text: string): string | null {
  const name = regionName(text);
  const found = regions.filter((region) => name.length >= leastName && regionName(region).includes(name));
  return found.length === 1 ? (found[0] ?? null) : null;
}
