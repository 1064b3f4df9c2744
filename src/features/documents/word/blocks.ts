import { type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx';
import { fieldOf, type Kind, type Renderer } from '../model/document.ts';
import { wordingOf } from '../model/inflection.ts';
import type { WordContext } from './context.ts';
import { optionBoxes, wordLine } from './inlines.ts';
import { boxIndent, letters, numbers, openItem, style } from './styles.ts';
import { dataTable, fieldTable, gap, signatureTable } from './tables.ts';

/** Blocks that a paragraph introduces: it stays on the same page. */
const introduced: ReadonlySet<Kind> = new Set<Kind>(['list', 'fields', 'table', 'signatures']);

const variants = { body: null, note: style.note, fineprint: style.fineprint } as const;

function introduces({ next }: WordContext): boolean {
  return next !== null && introduced.has(next);
}

function numbered(marker: 'letter' | 'number', { index }: WordContext) {
  return { numbering: { reference: marker === 'letter' ? letters : numbers, level: 0, instance: index } };
}

/** The blocks of a document in Word. */
export const wordBlocks: Renderer<readonly FileChild[], WordContext> = {
  title: ({ text, subtitle }, { values }) => [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(text)] }),
    new Paragraph({
      style: style.subtitle,
      children: [new TextRun(wordingOf(subtitle, (key) => values[key]))],
    }),
  ],
  heading: ({ level, text, newPage = false }, { values }) => [
    new Paragraph({
      heading: level === 1 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
      ...(newPage ? { pageBreakBefore: true } : {}),
      children: [new TextRun(wordingOf(text, (key) => values[key]))],
    }),
  ],
  paragraph: ({ content, variant }, context) => {
    const id = variants[variant];
    return [
      new Paragraph({
        ...(id ? { style: id } : {}),
        ...(introduces(context) ? { keepNext: true } : {}),
        ...(context.next === 'signatures' ? { keepLines: true } : {}),
        children: wordLine(content, context),
      }),
    ];
  },
  list: ({ marker, items }, context) =>
    items.map(
      (item, place) =>
        new Paragraph({
          style: 'ListParagraph',
          keepLines: true,
          ...(place === items.length - 1 || marker === 'none' ? { spacing: openItem } : {}),
          ...(marker === 'none' ? { indent: boxIndent } : numbered(marker, context)),
          children: wordLine(item, context),
        }),
    ),
  choice: ({ question, key }, { template, values }) => [
    new Paragraph({ keepNext: true, children: [new TextRun({ text: question, bold: true })] }),
    new Paragraph({ children: optionBoxes(fieldOf(template, key), values[key]) }),
  ],
  fields: (block, context) => [fieldTable(block, context), gap()],
  table: (block, context) => [
    new Paragraph({ style: 'Caption', children: wordLine(block.caption, context) }),
    dataTable(block, context),
    gap(),
  ],
  signatures: (block, context) => [signatureTable(block, context), gap()],
};
