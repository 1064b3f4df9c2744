/** What stands between the figures of a number that is written to be read. */
const separators = /[\s.\u00A0\u202F-]+/g;

/**
 * The payment's number in what was typed or pasted: «123 456 789», «N.º 123.456.789», or a line of an e-mail, in
 * which the longest number counts.
 * @returns 1 to 20 figures, or null when there is no such number
 */
export function parsePaymentNumber(typed: string): string | null {
  const isNumber = (text: string | undefined) => text !== undefined && /^\d{1,20}$/.test(text);
  const alone = /^\D*?(\d[\d\s.\u00A0\u202F-]*)\D*$/.exec(typed)?.[1]?.replace(separators, '');
  if (alone !== undefined && isNumber(alone)) return alone;
  const numbers = typed.match(/\d+(?:\.\d{3})*(?!\d)/g)?.map((text) => text.replace(separators, '')) ?? [];
  const [longest, next] = numbers.sort((a, b) => b.length - a.length);
  // Shorter ones are days, amounts, figures of a card.
  const isOne = longest !== undefined && longest.length >= 9 && (next?.length ?? 0) < longest.length;
  return isOne && isNumber(longest) ? longest : null;
}
