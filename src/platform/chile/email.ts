// Accept letters of any language, because «ana@colegioñuñoa.example» is valid.
const addressPattern =
  /^[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** True if the text has one @, a domain with a dot, and no spaces, brackets or other special characters. */
export function isEmail(input: string): boolean {
  return addressPattern.test(input);
}

/** Extracts the address from copied text: 'mailto:ana@x.example', 'Ana <ana@x.example>', 'ana@x.example,'. */
export function formatEmail(input: string): string {
  const [, bracketed] = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(input) ?? [];
  return (bracketed ?? input)
    .trim()
    .replace(/^(?:e-?mail|correo)(?:\s+electr[óo]nico)?\s*:\s*/i, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[("'«]+|[)"'».,;:]+$/g, '');
}

/** Matches addresses of providers that allow only ASCII letters. */
const asciiMailbox = /^([^@]+)@(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud)\.[a-z.]+$/i;

/**
 * Returns the kind of letter in the address that its provider doesn't allow: 'ñ' for «rosañanco@gmail.com», 'tilde'
 * (Spanish for an accent) for any other character outside ASCII. Returns null if there is none.
 */
export function invalidLetterKind(input: string): 'ñ' | 'tilde' | null {
  const [, name = ''] = asciiMailbox.exec(input.normalize('NFC')) ?? [];
  if (/ñ/i.test(name)) return 'ñ';
  return /[^\p{ASCII}]/u.test(name) ? 'tilde' : null;
}

type EmailFault = 'noAt' | 'several' | 'comma' | 'space' | 'other';

/** Returns the reason why a text isn't an e-mail address; null if it is one. `several` means more than one address. */
export function emailFault(input: string): EmailFault | null {
  if (isEmail(input)) return null;
  const count = input.split('@').length - 1;
  if (count === 0) return 'noAt';
  if (count > 1 && /[\s,;/]/.test(input)) return 'several';
  if (count === 1 && input.includes(',')) return 'comma';
  return /\s/.test(input) ? 'space' : 'other';
}
