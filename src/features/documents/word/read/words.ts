// Answers that have no place of their own in the document, such as a treatment or a day off: they are read from what
// they make of it, its words, its blocks, and the fields that do not apply.
import { absent, keysOfAmount } from '../../model/amount.ts';
import { decidingKeys, wordingsOf } from '../../model/conditional.ts';
import {
  type Block,
  type Filling,
  type Inline,
  type Line,
  linesOf,
  type Template,
  type Values,
} from '../../model/document.ts';
import { type Field, no, yes } from '../../model/field.ts';
import { wordingOf } from '../../model/inflection.ts';
import { textBeside } from '../../model/repeats.ts';
import { readerOf, sayPhrase } from '../../model/values.ts';
import type { Body } from './body.ts';
import { type Found, shownBlocks } from './places.ts';

/** A control within a paragraph: which one, and whether it says that it does not apply. */
const mark = (tag: string, isAbsent: boolean) => `\u27E6${tag}${isAbsent ? absent : ''}\u27E7`;

/** The «$» of an amount to write by hand stands before its control. */
const comparable = (paragraph: string) =>
  paragraph
    .replace(/\s+/g, ' ')
    .replace(/\$ \u27E6/g, '\u27E6')
    .trim();

/** A line of the template with its controls as marks. */
function lineMarked(line: Line, { template, values }: Filling): string {
  const read = readerOf(template, values);
  const isAbsent = (key: string) => read(key) === absent;
  function marked(inline: Inline, index: number): string {
    switch (inline.kind) {
      case 'text':
        return textBeside(inline.text, line, index, { template, values });
      case 'field':
        return mark(inline.key, isAbsent(inline.key));
      case 'box':
        return mark(inline.key, false);
      case 'computed':
        return mark(inline.key, keysOfAmount(inline.amount).every(isAbsent));
      case 'inflected':
        return wordingOf(inline, values);
      case 'phrase':
        return sayPhrase(inline, values);
    }
  }
  return line.map(marked).join('');
}

/** The document's paragraphs with those values. */
function expectedOf(template: Template, values: Values): ReadonlySet<string> {
  const lines = shownBlocks(template, values).flatMap((block) => [
    ...wordingsOf(block).map((wording) => wordingOf(wording, values)),
    ...linesOf(block).map((line) => lineMarked(line, { template, values })),
  ]);
  return new Set(lines.map(comparable));
}

/** What a file says, to be compared with what a template would. */
export type Words = {
  readonly template: Template;
  /** Of the file. */
  readonly paragraphs: ReadonlySet<string>;
  /** The template's blocks, with the keys of the fields whose answers decide what prints of each. */
  readonly blocks: readonly { readonly block: Block; readonly keys: readonly string[] }[];
};

export function wordsOf({ paragraphs }: Body, { placeOf }: Found, template: Template): Words {
  const texts = paragraphs.map((pieces) =>
    pieces
      .map((piece) =>
        typeof piece === 'string' ? piece : mark(placeOf.get(piece)?.tag ?? '', piece.text === absent),
      )
      .join(''),
  );
  return {
    template,
    paragraphs: new Set(texts.map(comparable)),
    blocks: template.blocks.map((block) => ({ block, keys: decidingKeys(template, [block]) })),
  };
}

/** Every answer that the field may have; null where they cannot be counted. */
function answersOf(field: Field): readonly string[] | null {
  if (field.kind === 'check') return [yes, no];
  return field.kind === 'choice' ? field.options.map(({ value }) => value) : null;
}

/**
 * The answer under which the document prints most of what the file says.
 * @param values what is known of the others
 * @param unanswered where an answer says the same as none: whether none is taken first or last
 * @returns undefined for none, null where the file says nothing of what any answer would make it say
 */
export function answerFromWords(
  field: Field,
  { paragraphs, template, blocks }: Words,
  values: Values,
  unanswered: 'first' | 'last',
): string | undefined | null {
  const answers = answersOf(field);
  if (!answers) return undefined;
  const decided = blocks.filter(({ keys }) => keys.includes(field.key)).map(({ block }) => block);
  const part = { ...template, blocks: decided };
  const candidates = unanswered === 'first' ? [undefined, ...answers] : [...answers, undefined];
  const outcomes = candidates.map((answer) => ({
    answer,
    expected: expectedOf(part, { ...values, [field.key]: answer }),
  }));
  const inAll = (text: string) => outcomes.every(({ expected }) => expected.has(text));
  const scored = outcomes.map(({ answer, expected }) => {
    const own = [...expected].filter((text) => !inAll(text));
    const hits = own.filter((text) => paragraphs.has(text)).length;
    return { answer, hits, misses: own.length - hits };
  });
  const [best] = scored.toSorted((one, two) => two.hits - two.misses - (one.hits - one.misses));
  if (!best || best.hits > 0) return best?.answer;
  if (best.misses > 0) return null;
  // An answer that prints nothing is the one where each of the others would print what the file does not say.
  const silent = scored.filter(({ answer, misses }) => answer !== undefined && misses === 0);
  return silent.length === 1 ? best.answer : undefined;
}
