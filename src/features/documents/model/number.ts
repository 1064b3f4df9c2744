import { formatCount } from '../../../platform/format.ts';

/** Parses digits as a number; null for anything else, and above Number.MAX_SAFE_INTEGER. */
export function parseInteger(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}

/**
 * Unit of a whole number. The document prints the unit next to the number, so parsing removes a unit that a person
 * types.
 */
export type Unit = {
  readonly prefixPattern: RegExp;
  readonly suffixPattern: RegExp;
  /** True if a spreadsheet may store the number as a time: 44 hours as 44:00. */
  readonly isTime?: true;
  readonly otherUnit?: OtherUnit;
};

/** Words that a value can't have, and the message in Spanish. */
export type OtherUnit = { readonly pattern: RegExp; readonly message: string };

/** Words before or after an estimate. Schools often estimate their surface and their number of people. */
const estimatePrefix = 'aprox(?:imadamente)?\\.?|unos|unas|cerca de|alrededor de|más o menos|[~≈±]';
const estimateSuffix = '\\s*\\(?(?:aprox(?:imadamente)?\\.?|más o menos)\\)?';

type UnitWords = Pick<Unit, 'isTime' | 'otherUnit'> & {
  /** Regular expression of the words after the number: `personas?`. */
  readonly suffix: string;
  readonly prefix?: string;
  /** True if people write «aprox.» or «unos» next to the number. */
  readonly isEstimated?: true;
};

export function unit({ suffix, prefix, isEstimated, ...rest }: UnitWords): Unit {
  const suffixWords = `\\s*(?:${suffix})`;
  const prefixWords = prefix ?? (isEstimated ? estimatePrefix : null);
  return {
    prefixPattern: prefixWords === null ? /^$/ : new RegExp(`^(?:${prefixWords})\\s*`, 'i'),
    suffixPattern: new RegExp(
      isEstimated ? `(?:${suffixWords})?(?:${estimateSuffix})?$` : `${suffixWords}$`,
      'i',
    ),
    ...rest,
  };
}

/** Chilean pesos. 'M$' means thousands and 'US$' another currency, so neither is accepted. */
export const pesos = unit({
  prefix: 'CLP\\s*\\$?|CH\\$|\\$',
  suffix: 'CLP|(?:de )?pesos(?: chilenos)?',
});

/** A full stop or comma at the end, with or without the dash that closes an amount: '850.000.-'. */
const trailingPunctuationPattern = /\s*[.,]\s*[-‐-―−]*$/;

/**
 * Groups of three digits whose separator can't be a decimal separator. A single comma could be a decimal separator
 * ('1,250' is one and a quarter in Chile), and so could the point in '0.500'. Numbers with two different separators are
 * two amounts: '850.000 120.000'.
 */
const groupedDigitsPattern =
  /^(?!0\d{0,2}\.\d{3}$)\d{1,3}([.\s'’])\d{3}(?:\1\d{3})*$|^\d{1,3}(?:,\d{3}){2,}$/;

/**
 * Returns '1250' for '1250', '1250.0', '1.250', '1.250,00' and '1,250.00'; null for text that could mean another
 * number.
 */
function digitsOf(text: string): string | null {
  const number = text.replace(/^([^,]+),00?$|^(\d+)\.00?$/, '$1$2');
  const hasAmericanSeparators = /^\d{1,3}(?:,\d{3})+\.00$/.test(number);
  const integerPart = hasAmericanSeparators ? number.slice(0, -3) : number;
  if (!hasAmericanSeparators && !/^\d+$/.test(integerPart) && !groupedDigitsPattern.test(integerPart))
    return null;
  return integerPart.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** Returns the digits of '850 mil' and '1,5 millones'; null for anything else. */
function digitsOfScaledNumber(text: string): string | null {
  const [, number = '', word = ''] = /^(.*\d)\s*(mil|mill[óo]n(?:es)?)$/i.exec(text) ?? [];
  const isThousands = word.toLowerCase() === 'mil';
  const decimalText = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(number) ? number.replace(',', '.') : null;
  // Only thousands may be grouped: «1.250 mil» is clear, but «1.250 millones» may mean one and a quarter.
  const plainNumber = decimalText ?? (isThousands ? digitsOf(number) : null);
  return plainNumber === null ? null : String(Math.round(Number(plainNumber) * (isThousands ? 1e3 : 1e6)));
}

function removeUnit(text: string, unit: Unit | undefined): string {
  const { prefixPattern = /^$/, suffixPattern = /^$/ } = unit ?? {};
  return text
    .trim()
    .replace(trailingPunctuationPattern, '')
    .replace(suffixPattern, '')
    .replace(trailingPunctuationPattern, '')
    .replace(prefixPattern, '')
    .trim();
}

/**
 * Returns the digits of a whole number without the unit: '$ 1.250.000.-' → '1250000', '44 horas' → '44'. Other text
 * stays as it is for the person to correct, since dropping the separator of '12,50' or '1250000.5' would multiply the
 * amount.
 */
export function normalizeInteger(input: string, unit: Unit | undefined): string {
  const number = removeUnit(input, unit);
  return digitsOf(number) ?? (unit === pesos ? digitsOfScaledNumber(number) : null) ?? input;
}

type IntegerFault = 'several' | 'words' | 'unit' | 'thousands' | 'decimals' | 'other';

/**
 * Matches two numbers with a sign or a word between them. If one of them has a thousands separator, a space between
 * them is enough: such text comes from two cells side by side.
 */
const twoNumbersPattern =
  /\d[^\d.,]*(?:[-‐-―−/;+]|\s(?:a|al|y|e|o|u|de|más)\s)[^\d]*\d|\.\d{3}\s+\$?\d|\d\s+\$?\d{1,3}\.\d{3}/i;

/** @param text that {@link normalizeInteger} couldn't read */
export function integerFault(text: string, unit: Unit | undefined): IntegerFault {
  const number = removeUnit(text, unit);
  if (twoNumbersPattern.test(number)) return 'several';
  if (/[\p{L}%]/u.test(number)) return /\d/.test(number) ? 'unit' : 'words';
  // '1,250' and '1250.000' mean thousands for one reader and decimals for another.
  if (/^\d+[.,]\d{3}$/.test(number)) return 'thousands';
  return /\d[.,]\d/.test(number) ? 'decimals' : 'other';
}

/** '1250000' → '1.250.000'; other text stays as it is. */
export function formatInteger(input: string): string {
  const number = parseInteger(input);
  return number === null ? input : formatCount(number);
}

/**
 * True if the edit added a separator. If it added none, all separators are those of {@link formatInteger}, and the
 * input can format the number again: typing 3 into '1.250.000' first gives '1.2350.000'.
 */
export function addsSeparator(textBefore: string, textAfter: string): boolean {
  const minLength = Math.min(textBefore.length, textAfter.length);
  let commonStartLength = 0;
  while (commonStartLength < minLength && textBefore[commonStartLength] === textAfter[commonStartLength])
    commonStartLength += 1;
  let commonEndLength = 0;
  while (
    commonEndLength < minLength - commonStartLength &&
    textBefore.at(-1 - commonEndLength) === textAfter.at(-1 - commonEndLength)
  )
    commonEndLength += 1;
  return /\D/.test(textAfter.slice(commonStartLength, textAfter.length - commonEndLength));
}
