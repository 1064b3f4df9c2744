/** Matches a label before the RUT: 'RUT:', 'R.U.N.', 'C.I. N.º'. */
const label =
  /^\s*(?:R\.?\s?U\.?\s?[TN]|C\.?\s?I|C[ÉE]DULA(?:\s+DE\s+IDENTIDAD)?)[\s.:]*(?:N[.\s]*[º°]?[\s.:]*)?/;

const removeLabel = (input: string) => input.toUpperCase().replace(label, '');

/** Removes label, separators and leading zeros: 'RUT: 12.345.678-k' → '12345678K'. */
function normalize(input: string): string {
  return removeLabel(input)
    .replace(/[.,\s\-‐-―−]/g, '')
    .replace(/^0+(?=.)/, '');
}

/** Uses the modulo 11 algorithm. */
function checkDigit(digits: string): string {
  let sum = 0;
  // The factors cycle through 2 to 7, starting from the right.
  [...digits].reverse().forEach((digit, index) => {
    sum += Number(digit) * (2 + (index % 6));
  });
  const complement = 11 - (sum % 11);
  if (complement === 11) return '0';
  return complement === 10 ? 'K' : String(complement);
}

export function isRut(input: string): boolean {
  const rut = normalize(input);
  return /^\d{7,8}[\dK]$/.test(rut) && checkDigit(rut.slice(0, -1)) === rut.slice(-1);
}

/** Formats a valid RUT, '123456785' → '12.345.678-5'. Returns other text unchanged. */
export function formatRut(input: string): string {
  if (!isRut(input)) return input;
  const rut = normalize(input);
  return `${rut.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')}-${rut.slice(-1)}`;
}

/**
 * True if the text is a valid RUT, but could also be the eight digits of another RUT whose check digit is missing:
 * '13656649' may mean 1.365.664-9, or 13.656.649 without its check digit.
 */
export function mayLackCheckDigit(input: string): boolean {
  return isRut(input) && /^\d{8}$/.test(removeLabel(input).replace(/[.,\s]/g, ''));
}
