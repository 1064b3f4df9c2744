import type { Inline, Line } from './document.ts';
import type { Inflected } from './inflection.ts';

/** With «del» and «al» where an article follows its preposition. A name keeps its own: «de El Bosque». */
function contract(text: string): string {
  return text
    .replace(/(?<!\p{L})([Dd]e|[Aa]) el(?!\p{L})/gu, '$1l')
    .replace(/(?<!\p{L})(DE|A) EL(?!\p{L})/gu, '$1L');
}

/**
 * Words that agree within a text of the document: `around('Obligaciones de ', the)` is «Obligaciones de la Trabajadora»
 * and «Obligaciones del Trabajador».
 */
export function around<Key extends string>(
  before: string,
  { by, usual, forms }: Inflected<Key>,
  after = '',
): Inflected<Key> {
  const whole = (form: string) => contract(before + form + after);
  const wholes = Object.entries(forms).map(([answer, form]) => [answer, whole(form)]);
  return { by, usual: whole(usual), forms: Object.fromEntries(wholes) };
}

function contracts(before: string, { usual, forms }: Inflected, after: string): boolean {
  const texts = [usual, ...Object.values(forms)].map((form) => before + form + after);
  return texts.some((text) => contract(text) !== text);
}

/** The words with the text around them, where one of their forms contracts with it; null where none does. */
function joined<Key extends string>(before: string, inline: Inline<Key>, after: string): Inline<Key> | null {
  if (before + after === '') return null;
  switch (inline.kind) {
    case 'inflected':
      return contracts(before, inline, after) ? { ...inline, ...around(before, inline, after) } : null;
    case 'phrase':
      return { ...inline, say: (answers) => contract(before + inline.say(answers) + after) };
    default:
      return null;
  }
}

const lastPreposition = /(?<!\p{L})(?:de|a) $/iu;
const firstArticle = /^ ?el(?!\p{L})/iu;

function partOf(inline: Inline | undefined, pattern: RegExp): string {
  return (inline?.kind === 'text' && pattern.exec(inline.text)?.[0]) || '';
}

/**
 * The line with «del» and «al» beside words that answers decide: where they may contract with the preposition before
 * them, or with the article after them, that stands in the words. Values are no words of the document: they keep theirs.
 */
export function contractLine<Key extends string>(line: Line<Key>): Line<Key> {
  const result = [...line];
  line.forEach((inline, at) => {
    const [before, after] = [result[at - 1], result[at + 1]];
    const [preposition, article] = [partOf(before, lastPreposition), partOf(after, firstArticle)];
    const whole = joined(preposition, inline, article);
    if (!whole) return;
    result[at] = whole;
    if (before?.kind === 'text')
      result[at - 1] = { ...before, text: before.text.slice(0, before.text.length - preposition.length) };
    if (after?.kind === 'text') result[at + 1] = { ...after, text: after.text.slice(article.length) };
  });
  return result.filter((inline) => inline.kind !== 'text' || inline.text !== '');
}
