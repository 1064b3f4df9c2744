/** Separators between the figures of a number that is written for people. */
const separators = /[\s.\u00A0\u202F-]+/g;

/** Minimum number of figures. Today's numbers have eleven or twelve. */
const minDigits = 9;
const maxGroupedDigits = 15;

/** '123 456 789' → '123456789'; null if each part may be a number of its own. */
function joinGroups(text: string): string | null {
  const groups = text.split(separators).filter(Boolean);
  const number = groups.join('');
  const isOne =
    groups.length < 2 || (groups.every((group) => group.length <= 5) && number.length <= maxGroupedDigits);
  return isOne && !/\d\s*\n\s*\d/.test(text) ? number : null;
}

/** Returns the distinct numbers in a text. Shorter ones are days, amounts or figures of a card. */
function longNumbers(text: string): readonly string[] {
  const all = text.match(/\d+(?:\.\d{3})*(?!\d)/g)?.map((number) => number.replace(separators, '')) ?? [];
  return [...new Set(all.filter(({ length }) => length >= minDigits))];
}

/**
 * Parses the payment's number from typed or pasted text: «123 456 789», «N.º 123.456.789», or a line of an e-mail.
 * @returns 1 to 20 figures; 'several' if there is more than one number, null if there is none
 */
export function parsePaymentNumber(typed: string): string | 'several' | null {
  const isNumber = (text: string) => /^\d{1,20}$/.test(text);
  const alone = /^\D*?(\d[\d\s.\u00A0\u202F-]*)\D*$/.exec(typed)?.[1];
  const joined = alone === undefined ? null : joinGroups(alone);
  if (joined !== null) return isNumber(joined) ? joined : null;
  const [number, next] = longNumbers(typed);
  if (next !== undefined) return 'several';
  if (number === undefined) return alone === undefined ? null : 'several';
  return isNumber(number) ? number : null;
}
