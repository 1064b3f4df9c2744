const thousands = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0, useGrouping: true });

/** Digits as a whole number; null for anything else, and for more than a number can hold exactly. */
export function wholeNumber(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}

// '$ 1.250.000.-', 'CLP 1.250.000', '1.250.000 pesos'. Not 'M$' nor 'US$': those are other amounts.
const before = /^(?:CLP\s*\$?|CH\$|\$)\s*/i;
const after = /\s*(?:CLP|pesos(?: chilenos)?)$|\s*[.,]\s*[-‐-―−]+$/gi;

/**
 * Groups of three, so that no separator can be that of decimals. One comma alone could be ('1,250' is one and a
 * quarter here), and so could the point behind a zero ('0.500').
 */
const grouped = /^(?!0\d{0,2}\.\d{3}$)\d{1,3}(?:[.\s'’]\d{3})+$|^\d{1,3}(?:,\d{3}){2,}$/;

/**
 * The digits of a whole number as people write it: '$ 1.250.000.-' → '1250000'. Whatever else is typed stays as it
 * is, to be corrected by the person: dropping the separator of '12,50' or '1250000.5' would multiply the amount.
 */
export function normalizeWhole(typed: string): string {
  const number = typed.trim().replace(after, '').replace(after, '').replace(before, '').trim();
  if (!/^\d+$/.test(number) && !grouped.test(number)) return typed;
  return number.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** '1250000' → '1.250.000'; what is no whole number stays as typed. */
export function formatWhole(typed: string): string {
  const number = wholeNumber(normalizeWhole(typed));
  return number === null ? typed : thousands.format(number);
}

/** The same for digits that are still being typed: '000', left of '1.000' without its one, keeps its zeros. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
