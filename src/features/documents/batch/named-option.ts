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

/** The value of the option with that label, value or name; null for none, and for a beginning that several share. */
export function optionNamed(options: readonly Option[], text: string): string | null {
  const word = comparable(text);
  const isCalled = ({ value, label, names = [] }: Option) =>
    [value, label, ...names].some((name) => comparable(name) === word);
  const named = options.find(isCalled);
  if (named) return named.value;
  const plain = yesOrNoNamed(text);
  if (plain !== null && options.some(({ value }) => value === plain)) return plain;
  const begun = options.filter(
    ({ label }) => word.length >= leastPrefix && comparable(label).startsWith(word),
  );
  return begun.length === 1 ? (begun[0]?.value ?? null) : null;
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
