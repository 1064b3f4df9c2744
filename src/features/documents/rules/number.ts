const thousands = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0, useGrouping: true });

/** Digits as a whole number; null for anything else, and for more than a number can hold exactly. */
export function wholeNumber(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : null;
}

/**
 * The digits of a whole number as people write it: '$ 1.250.000' → '1250000'. Whatever else is typed stays as it
 * is, to be mended by the person: dropping the comma of '12,50' would make it a hundred times as much.
 */
export function readWhole(typed: string): string {
  const digits = typed.replace(/[\s.$]/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '') : typed;
}

/** '1250000' → '1.250.000', also while it is being typed; what is no whole number stays as typed. */
export function formatWhole(typed: string): string {
  const number = wholeNumber(readWhole(typed));
  return number === null ? typed : thousands.format(number);
}
