// Decides which words of a document its pictures may show. Titles, headings, the labels of a form and its answers are
// public. Everything else is the text that the shop sells.
import type { Block, Template, Values } from '../../src/features/documents/model/document.ts';
import { fieldOf } from '../../src/features/documents/model/document.ts';
import { resolveWording } from '../../src/features/documents/model/inflection.ts';
import { printAnswer } from '../../src/features/documents/model/values.ts';

/** A word with its box, in points from the top left of the page. */
export type Word = {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

function publicTextsOf(block: Block, template: Template, values: Values): readonly string[] {
  switch (block.kind) {
    case 'title':
      return [block.text, resolveWording(block.subtitle, values)];
    case 'heading':
      return [resolveWording(block.text, values)];
    case 'fields':
      return [
        ...block.header.map((text) => resolveWording(text, values)),
        ...block.rows.flatMap(({ key, label, prefix }) => {
          const answer = printAnswer(fieldOf(template, key), values);
          const printedLines = answer.blank ? [] : answer.lines;
          return prefix
            ? [label, ...[...printedLines, ''].map((text) => `${resolveWording(prefix, values)} ${text}`)]
            : [label, ...printedLines];
        }),
      ];
    case 'conditional':
      return block.blocks.flatMap((innerBlock) => publicTextsOf(innerBlock, template, values));
    default:
      return [];
  }
}

export function createLegibleLineTest(template: Template, values: Values): (line: string) => boolean {
  const { letterhead, footer, initials = '', pages } = template;
  const texts = [
    ...(letterhead.kind === 'text' ? [letterhead.left] : []),
    letterhead.right,
    resolveWording(footer, values),
    initials,
    ...Array.from({ length: pages }, (_, index) => `Página ${index + 1} de ${pages}`),
    ...template.blocks.flatMap((block) => publicTextsOf(block, template, values)),
  ].map((text) => ` ${normalizeSpaces(text)} `);
  // A public text may take several lines, so a line is public if any public text contains it.
  return (line) => texts.some((text) => text.includes(` ${normalizeSpaces(line)} `));
}

/** Reads the lines of words from `pdftotext -bbox-layout`. */
export function linesOfPage(boxes: string): readonly (readonly Word[])[] {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return [...boxes.matchAll(/<line .*?<\/line>/gs)].map(([line]) =>
    [
      ...line.matchAll(
        /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g,
      ),
    ].map(([, left, top, right, bottom, text = '']) => ({
      text: text.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    })),
  );
}

export function hiddenWords(boxes: string, template: Template, values: Values): readonly Word[] {
  const isLegible = createLegibleLineTest(template, values);
  return linesOfPage(boxes)
    .filter((line) => !isLegible(line.map(({ text }) => text).join(' ')))
    .flat();
}
