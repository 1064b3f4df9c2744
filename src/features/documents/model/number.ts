import { formatCount } from '../../../platform/numbers.ts';

/** Digits as a number; null for anything else, and above Number.MAX_SAFE_INTEGER. */
export function wholeNumber(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}

// '$ 1.250.000.-', 'CLP 1.250.000', '1.250.000 pesos'. Not 'M$' (thousands) nor 'US$'.
const before = /^(?:CLP\s*\$?|CH\$|\$)\s*/i;
const after = /\s*(?:CLP|pesos(?: chilenos)?)$|\s*[.,]\s*[-‐-―−]+$/gi;

/**
 * Groups of three digits whose separator cannot be a decimal one. A single comma could be ('1,250' is one and a quarter
 * in Chile), and so could the point in '0.500'.
 */
const grouped = /^(?!0\d{0,2}\.\d{3}$)\d{1,3}(?:[.\s'’]\d{3})+$|^\d{1,3}(?:,\d{3}){2,}$/;

/**
 * The digits of a whole number: '$ 1.250.000.-' → '1250000'. Other text stays as it is, for the person to correct:
 * dropping the separator of '12,50' or '1250000.5' would multiply the amount.
 */
export function normalizeWhole(input: string): string {
  const number = input.trim().replace(after, '').replace(after, '').replace(before, '').trim();
  if (!/^\d+$/.test(number) && !grouped.test(number)) return input;
  return number.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** '1250000' → '1.250.000'; other text stays as it is. */
export function formatWhole(input: string): string {
  const number = wholeNumber(normalizeWhole(input));
  return number === null ? input : formatCount(number);
}
