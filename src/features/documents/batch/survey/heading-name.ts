// Normalizes headings for comparison. Removes case, accents, punctuation, brackets and joining words, and expands
// abbreviations.
import { normalizeForComparison } from '../../model/comparing.ts';

/** General abbreviations in lists. A template adds its own. */
const abbreviations: Readonly<Record<string, string>> = {
  cel: 'celular',
  dir: 'direccion',
  f: 'fecha',
  fec: 'fecha',
  fech: 'fecha',
  fono: 'telefono',
  hr: 'hora',
  hrs: 'horas',
  hs: 'horas',
  no: 'numero',
  n: 'numero',
  nro: 'numero',
  num: 'numero',
  tel: 'telefono',
  telef: 'telefono',
};

const joiningWords: ReadonlySet<string> = new Set(
  'a al de del el en la las lo los o por un una y'.split(' '),
);

/**
 * Removes text in brackets: «Fecha (dd-mm-aaaa)*» → «Fecha *». If no letter would be left, returns the text unchanged.
 */
function removeBrackets(text: string): string {
  const unbracketedText = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ');
  return /\p{L}/u.test(unbracketedText) ? unbracketedText : text;
}

/** Splits a heading into words: «N.º de Cta.» → ['n', 'de', 'cta']. */
function plainWords(text: string): readonly string[] {
  return normalizeForComparison(removeBrackets(text).replace(/[º°ª]/g, ' ')).split(' ').filter(Boolean);
}

export type HeadingName = {
  /** Text without spaces, to match headings without spaces: 'fechadenacimiento'. */
  readonly compactText: string;
  /** Words with expanded abbreviations and without joining words: ['fecha', 'nacimiento']. */
  readonly words: readonly string[];
};

export function headingName(
  text: string,
  templateAbbreviations: Readonly<Record<string, string>>,
): HeadingName {
  const plainWordList = plainWords(text);
  const expanded = plainWordList.map((word) => templateAbbreviations[word] ?? abbreviations[word] ?? word);
  const words = expanded.filter((word) => !joiningWords.has(word));
  return { compactText: plainWordList.join(''), words: words.length === 0 ? expanded : words };
}
