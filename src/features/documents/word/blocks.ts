import { type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx';
import { type BlockKind, type BlockOf, fieldOf, type Line, type Renderer } from '../model/document.ts';
import { resolveWording } from '../model/inflection.ts';
import { isBlank } from '../model/values.ts';
import { captionLine, optionBoxes, type WordContext, wordLine } from './inlines.ts';
import { hasBlank } from './print-line.ts';
import {
  boxIndent,
  digitNumbering,
  handwritingItemSpacing,
  handwritingSpacing,
  letterNumbering,
  looseSpacing,
  styleIds,
} from './styles.ts';
import { dataTable, fieldTable, hasFineprint, signatureTable } from './tables.ts';

/** Kinds of blocks that a paragraph may introduce. Such a paragraph stays on the same page as the block after it. */
const introducedKinds: ReadonlySet<BlockKind> = new Set<BlockKind>(['list', 'fields', 'table', 'signatures']);

const variantStyles = { body: null, note: styleIds.note, fineprint: styleIds.fineprint } as const;

function introducesNext({ nextBlock }: WordContext): boolean {
  return nextBlock !== null && introducedKinds.has(nextBlock.kind);
}

function numberingOf(marker: 'letter' | 'number', { index }: WordContext) {
  return {
    numbering: {
      reference: marker === 'letter' ? letterNumbering : digitNumbering,
      level: 0,
      instance: index,
    },
  };
}

/**
 * Returns an empty paragraph after a table. Without it, Word would merge adjacent tables. Word also requires a
 * paragraph after the last table.
 */
function gapParagraph(keepNext = false): Paragraph {
  return new Paragraph({ style: styleIds.gap, ...(keepNext ? { keepNext } : {}) });
}

/**
 * Returns the item's spacing. In a list of checkboxes all items are further apart if any of them has a blank to write
 * on.
 */
function itemSpacing({ marker, items }: BlockOf<'list'>, item: Line, context: WordContext) {
  if (hasBlank(item, context)) return { spacing: handwritingItemSpacing };
  const hasHandwriting = marker === 'none' && items.some((otherItem) => hasBlank(otherItem, context));
  return hasHandwriting || item === items.at(-1) ? { spacing: looseSpacing } : {};
}

export const wordBlocks: Renderer<readonly FileChild[], WordContext> = {
  title: ({ text, subtitle }, { values }) => [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(text)] }),
    new Paragraph({
      style: styleIds.subtitle,
      children: [new TextRun(resolveWording(subtitle, values))],
    }),
  ],
  heading: ({ level, text }, { values }) => [
    new Paragraph({
      heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      children: [new TextRun(resolveWording(text, values))],
    }),
  ],
  paragraph: ({ content, variant, blankOnly }, context) => {
    if (blankOnly && !isBlank(context.values)) return [];
    const styleId = variantStyles[variant];
    return [
      new Paragraph({
        ...(styleId ? { style: styleId } : {}),
        ...(introducesNext(context) ? { keepNext: true } : {}),
        ...(hasBlank(content, context) ? { spacing: handwritingSpacing } : {}),
        children: wordLine(content, context),
      }),
    ];
  },
  list: (block, context) =>
    block.items.map(
      (item) =>
        new Paragraph({
          style: 'ListParagraph',
          ...itemSpacing(block, item, context),
          ...(block.marker === 'none' ? { indent: boxIndent } : numberingOf(block.marker, context)),
          children: wordLine(item, context),
        }),
    ),
  choice: ({ question, key }, context) => [
    new Paragraph({ keepNext: true, children: [new TextRun({ text: question, bold: true })] }),
    new Paragraph({ children: optionBoxes(fieldOf(context.template, key), context) }),
  ],
  fields: (block, context) => [fieldTable(block, context), gapParagraph()],
  table: (block, context) => [
    new Paragraph({ style: 'Caption', children: captionLine(block.caption, context) }),
    dataTable(block, context),
    gapParagraph(hasFineprint(context)),
  ],
  signatures: (block, context) => [signatureTable(block, context), gapParagraph()],
};
