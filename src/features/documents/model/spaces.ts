const space = '\u00A0';

/** What a number belongs to: «artículo 159», «N.º 4», «Ley N.º 21.156», «D.S. N.º 56/2020», «RUT 12.345.678-5». */
const names = String.raw`artículos?|arts?\.|N\.º|Ley|Decreto|D\.(?:S|F\.L)\.|RUT|RBD`;
const numbered = new RegExp(String.raw`(^|[^\p{L}.])(${names}) (?=N\.º|\d)`, 'gu');
const ending = new RegExp(String.raw`(^|[^\p{L}.])(${names}) $`, 'u');

/** The text with non-breaking spaces where a line should not end: before a number and its unit. */
export function keepTogether(text: string): string {
  // Twice: in «Ley N.º 21.156» the second match begins where the first one ends.
  return text
    .replace(numbered, `$1$2${space}`)
    .replace(numbered, `$1$2${space}`)
    .replace(/(\d) (?=%)/g, `$1${space}`);
}

/** The same for the text before a value: «N.º » stays on the value's line. */
export function keepWithNext(text: string): string {
  return text.replace(ending, `$1$2${space}`);
}
