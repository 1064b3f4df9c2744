// Infers answers that the document doesn't print, such as a gender or a day off, from what they change in the document:
// its words, its blocks, and the fields that do not apply.
import { keysOfAmount, notApplicableMark } from '../../model/amount.ts';
import { dependencyKeys, wordingsOf } from '../../model/conditional.ts';
import {
  type Block,
  type Inline,
  type Line,
  linesOf,
  type RenderInput,
  type Template,
  type Values,
} from '../../model/document.ts';
import { type Field, no, yes } from '../../model/field.ts';
import { resolveWording } from '../../model/inflection.ts';
import { textWithoutRepeats } from '../../model/repeats.ts';
import { phraseText, readerOf } from '../../model/values.ts';
import type { Body } from './body.ts';
import { type AssignedControls, shownBlocks } from './places.ts';

/**
 * Returns a mark that replaces a control in a paragraph's text. The mark contains the control's tag, and «—» if the
 * field does not apply.
 */
const controlMark = (tag: string, isNotApplicable: boolean) =>
  `\u27E6${tag}${isNotApplicable ? notApplicableMark : ''}\u27E7`;

/**
 * Normalizes a paragraph for comparison. Removes the «$» before a control, which only a blank amount has. Removes
 * repeated marks, because LibreOffice 7.4 splits a control into one for each script of its text.
 */
const normalizeParagraph = (paragraph: string) =>
  paragraph
    .replace(/\s+/g, ' ')
    .replace(/(\u27E6[^\u27E7]*\u27E7)\1+/g, '$1')
    .replace(/\$ \u27E6/g, '\u27E6')
    .trim();

function markLine(line: Line, { template, values }: RenderInput): string {
  const read = readerOf(template, values);
  const isNotApplicable = (key: string) => read(key) === notApplicableMark;
  function markInline(inline: Inline, index: number): string {
    switch (inline.kind) {
      case 'text':
        return textWithoutRepeats(inline.text, line, index, { template, values });
      case 'field':
        return controlMark(inline.key, isNotApplicable(inline.key));
      case 'box':
        return controlMark(inline.key, false);
      case 'computed':
        return controlMark(inline.key, keysOfAmount(inline.amount).every(isNotApplicable));
      case 'inflected':
        return resolveWording(inline, values);
      case 'phrase':
        return phraseText(inline, values);
    }
  }
  return line.map(markInline).join('');
}

function expectedParagraphs(template: Template, values: Values): ReadonlySet<string> {
  const lines = shownBlocks(template, values).flatMap((block) => [
    ...wordingsOf(block).map((wording) => resolveWording(wording, values)),
    ...linesOf(block).map((line) => markLine(line, { template, values })),
  ]);
  return new Set(lines.map(normalizeParagraph));
}

export type FileText = {
  readonly template: Template;
  readonly paragraphs: ReadonlySet<string>;
  /** Blocks of the template, each with the keys of the fields whose answers decide what the block prints. */
  readonly blocks: readonly { readonly block: Block; readonly keys: readonly string[] }[];
};

export function fileTextOf(
  { paragraphs }: Body,
  { placeByControl }: AssignedControls,
  template: Template,
): FileText {
  const texts = paragraphs.map((pieces) =>
    pieces
      .map((piece) =>
        typeof piece === 'string'
          ? piece
          : controlMark(placeByControl.get(piece)?.tag ?? '', piece.text === notApplicableMark),
      )
      .join(''),
  );
  return {
    template,
    paragraphs: new Set(texts.map(normalizeParagraph)),
    blocks: template.blocks.map((block) => ({ block, keys: dependencyKeys(template, [block]) })),
  };
}

function possibleAnswers(field: Field): readonly string[] | null {
  if (field.kind === 'check') return [yes, no];
  return field.kind === 'choice' ? field.options.map(({ value }) => value) : null;
}

/**
 * Returns the answer that fits the file best. Each answer makes the document print some paragraphs that others don't.
 * The best answer has most of its own paragraphs in the file, and misses fewest.
 * @param values known answers to the other fields
 * @param noAnswerPosition 'first' to prefer «no answer» to answers that print the same text
 * @returns undefined for no answer, null if the file lacks the text of every answer
 */
export function inferAnswer(
  field: Field,
  { paragraphs, template, blocks }: FileText,
  values: Values,
  noAnswerPosition: 'first' | 'last',
): string | undefined | null {
  const answers = possibleAnswers(field);
  if (!answers) return undefined;
  const affectedBlocks = blocks.filter(({ keys }) => keys.includes(field.key)).map(({ block }) => block);
  const templateOfAffectedBlocks = { ...template, blocks: affectedBlocks };
  const candidates = noAnswerPosition === 'first' ? [undefined, ...answers] : [...answers, undefined];
  const outcomes = candidates.map((answer) => ({
    answer,
    expected: expectedParagraphs(templateOfAffectedBlocks, { ...values, [field.key]: answer }),
  }));
  const isInAllOutcomes = (text: string) => outcomes.every(({ expected }) => expected.has(text));
  const scoredAnswers = outcomes.map(({ answer, expected }) => {
    const distinctiveTexts = [...expected].filter((text) => !isInAllOutcomes(text));
    const hits = distinctiveTexts.filter((text) => paragraphs.has(text)).length;
    return { answer, hits, misses: distinctiveTexts.length - hits };
  });
  const [best] = scoredAnswers.toSorted((a, b) => b.hits - b.misses - (a.hits - a.misses));
  if (!best || best.hits > 0) return best?.answer;
  if (best.misses > 0) return null;
  // If only one answer prints no text of its own, that answer is right, because the file lacks the text of all other
  // answers.
  const answersWithoutText = scoredAnswers.filter(
    ({ answer, misses }) => answer !== undefined && misses === 0,
  );
  return answersWithoutText.length === 1 ? best.answer : undefined;
}
