/** Matches a label before the number: 'Fono:', 'Cel.'. */
const label = /^\s*(?:tel(?:[ée]fono)?|fono|cel(?:ular)?|m[óo]vil|fijo|what?sapp)[\s.:]*/i;

/** Matches an extension with the separators before it: «anexo 12», «ext. 12», «int 3», «x12». */
const extensionPattern =
  /[\s,;.(/-]*(?:\b(?:anexo|anx|ext(?:ensi[óo]n)?|int(?:erno)?)\b|x|#)[\s.:#]*(\d{1,6})\)?\s*\.?$/i;

const separators = /[\s().\-‐-―−]/g;

const mobilePattern = /^(9)(\d{4})(\d{4})$/;
const santiagoPattern = /^(2)(\d{4})(\d{4})$/;
const otherRegionsPattern = /^([3-7]\d)(\d{3})(\d{4})$/;
/** Matches company numbers, which have no area code: 600 with seven more digits, 800 with six. */
const companyPattern = /^(?:(600)(\d{3})(\d{4})|(800)(\d{3})(\d{3}))$/;

/**
 * Formats a Chilean number without extension; null for other text. Accepts the leading zero that people used to dial.
 */
function formatWithoutExtension(number: string): string | null {
  const [, digits = ''] = /^(?:\+?56|0056)?0?(\d{9,10})$/.exec(number.replace(separators, '')) ?? [];
  const company = companyPattern.exec(digits)?.slice(1).filter(Boolean);
  if (company) return company.join(' ');
  const [, ...parts] =
    mobilePattern.exec(digits) ?? santiagoPattern.exec(digits) ?? otherRegionsPattern.exec(digits) ?? [];
  return parts.length > 0 ? ['+56', ...parts].join(' ') : null;
}

function formatPhoneOrNull(input: string): string | null {
  const text = input.replace(label, '').replace(/[.,;]\s*$/, '');
  const number = formatWithoutExtension(text.replace(extensionPattern, ''));
  const extensionDigits = extensionPattern.exec(text)?.[1];
  return number && extensionDigits ? `${number} anexo ${extensionDigits}` : number;
}

export function isPhone(input: string): boolean {
  return formatPhoneOrNull(input) !== null;
}

/** Formats a number, '221234567 ext. 12' → '+56 2 2123 4567 anexo 12'. Returns other text unchanged. */
export function formatPhone(input: string): string {
  return formatPhoneOrNull(input) ?? input;
}

/**
 * Returns the reason why a text isn't a telephone number. `several` means more than one number, and `short` means eight
 * digits without an area code.
 */
export function phoneFault(input: string): 'several' | 'short' | 'other' {
  // A number has at least seven digits. Sixteen digits are two numbers without a separator.
  const candidates = input.replace(extensionPattern, '').split(/[/;,]|\s[yeo]\s/);
  const digitCounts = candidates
    .map((candidate) => candidate.replace(/\D/g, '').length)
    .filter((count) => count >= 7);
  if (digitCounts.length > 1 || digitCounts.some((count) => count >= 16)) return 'several';
  return /^(?:\+?56|0056)?0?\d{8}$/.test(input.replace(label, '').replace(separators, ''))
    ? 'short'
    : 'other';
}
