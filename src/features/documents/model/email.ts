import { identityMessages } from '../../../content/school-copy.ts';

// Letters of any language: «ana@colegioñuñoa.example» is an address.
const address = /^[^\s@,;:<>()[\]"\\.]+(?:\.[^\s@,;:<>()[\]"\\.]+)*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** One @, a domain with a dot, no spaces nor other signs that only stand around an address. */
function isEmail(input: string): boolean {
  return address.test(input);
}

/** The address in what was copied: 'mailto:ana@x.example', 'Ana <ana@x.example>', 'ana@x.example,'. */
export function formatEmail(input: string): string {
  const [, inBrackets] = /^[^<>]*<([^<>]*)>[\s.,;]*$/.exec(input) ?? [];
  return (inBrackets ?? input)
    .trim()
    .replace(/^(?:e-?mail|correo)(?:\s+electr[óo]nico)?\s*:\s*/i, '')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[("'«]+|[)"'».,;:]+$/g, '');
}

/** Providers whose addresses have only the letters of English. */
const asciiMailbox = /^([^@]+)@(?:gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud)\.[a-z.]+$/i;

/** Returns the sign that the address can't have at its provider: «rosañanco@gmail.com». */
export function doubtfulLetter(input: string): 'ñ' | 'tilde' | null {
  const [, name = ''] = asciiMailbox.exec(input.normalize('NFC')) ?? [];
  if (/ñ/i.test(name)) return 'ñ';
  return /[^\p{ASCII}]/u.test(name) ? 'tilde' : null;
}

type Fault = keyof typeof identityMessages.emailFaults;

function faultOf(input: string): Fault | null {
  const count = input.split('@').length - 1;
  if (count === 0) return 'noAt';
  if (count > 1 && /[\s,;/]/.test(input)) return 'several';
  if (count === 1 && input.includes(',')) return 'comma';
  return /\s/.test(input) ? 'space' : null;
}

/** What is wrong with an e-mail address, in Spanish; null for nothing. */
export function emailProblem(input: string): string | null {
  if (isEmail(input)) return null;
  const fault = faultOf(input);
  return fault ? identityMessages.emailFaults[fault] : identityMessages.email;
}
