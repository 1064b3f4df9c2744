const separators = /[\s.\u00A0\u202F-]+/g;

/** Minimum digits of a number within other text. Today's payment numbers have eleven or twelve. */
const minDigits = 9;
/** Maximum digits of a number in groups. More digits are probably several numbers. */
const maxGroupedDigits = 15;

/** Joins groups of digits, '123 456 789' to '123456789'. Returns null if the groups may be separate numbers. */
function joinGroups(text: string): string | null {
  const groups = text.split(separators).filter(Boolean);
  const number = groups.join('');
  const isOneNumber =
    groups.length < 2 || (groups.every((group) => group.length <= 5) && number.length <= maxGroupedDigits);
  return isOneNumber && !/\d\s*\n\s*\d/.test(text) ? number : null;
}

/** Returns the distinct long numbers in a text. Shorter ones are dates, amounts or the last digits of a card. */
function longNumbers(text: string): readonly string[] {
  const allNumbers =
    text.match(/\d+(?:\.\d{3})*(?!\d)/g)?.map((number) => number.replace(separators, '')) ?? [];
  return [...new Set(allNumbers.filter(({ length }) => length >= minDigits))];
}

/**
 * Parses the payment's number from typed or pasted text: «123 456 789», «N.º 123.456.789», or a line of an e-mail.
 * @returns 1 to 20 digits; 'several' if the text has more than one number, null if it has none
 */
export function parsePaymentNumber(input: string): string | 'several' | null {
  const isNumber = (text: string) => /^\d{1,20}$/.test(text);
  const digitRun = /^\D*?(\d[\d\s.\u00A0\u202F-]*)\D*$/.exec(input)?.[1];
  const joined = digitRun === undefined ? null : joinGroups(digitRun);
  if (joined !== null) return isNumber(joined) ? joined : null;
  const [number, second] = longNumbers(input);
  if (second !== undefined) return 'several';
  if (number === undefined) return digitRun === undefined ? null : 'several';
  return isNumber(number) ? number : null;
}
