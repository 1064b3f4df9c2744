import {
  AlignmentType,
  DocumentDefaults,
  type INumberingOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  LineRuleType,
} from 'docx';
import { accent } from '../../../ui/accent.ts';
import type { Template } from '../model/document.ts';
import { handwritingLineHeight, handwritingRowHeight, signatureGap } from './measures.ts';

/** Font that Word, LibreOffice, Google Docs and Pages have, or replace by one with the same metrics. */
export const font = 'Arial';

/** Colours in hexadecimal without the number sign, as Word expects them. */
export const colors = {
  ink: '14233B',
  accent: accent.slice(1),
  text: '1F2A3D',
  soft: '566072',
  blank: '8F8677',
  tint: 'F4ECDF',
  edge: 'CFC5B4',
  paper: 'FFFFFF',
} as const;

/** Ids of the paragraph styles. Word has the first eight built in and recognizes them by their ids and names. */
export const styleIds = {
  title: 'Title',
  subtitle: 'Subtitle',
  heading1: 'Heading1',
  heading2: 'Heading2',
  listItem: 'ListParagraph',
  caption: 'Caption',
  header: 'Header',
  footer: 'Footer',
  note: 'Nota',
  fineprint: 'LetraChica',
  cell: 'TextoTabla',
  smallCell: 'TextoTablaMenor',
  signature: 'Firma',
  gap: 'Separador',
} as const;

/** Spacing after the last item of a list, and between checkboxes if their list has a blank to write on. */
export const looseSpacing = spacingOf(100, 250);

/** Returns a spacing with a minimum line height in twips. If a line is lower, Word adds space above its text. */
export function minLineHeightSpacing(lineHeight: number, spaceAfter = 0) {
  return { before: 0, after: spaceAfter, line: lineHeight, lineRule: LineRuleType.AT_LEAST } as const;
}

export const handwritingSpacing = minLineHeightSpacing(handwritingLineHeight, 120);

export const handwritingItemSpacing = minLineHeightSpacing(handwritingRowHeight, 80);

/** Line height of the details below a signature, in 240ths of a line. */
const signatureLineHeight = 252;

/**
 * Spacing of the details below a signature if people write any of them by hand. A line of 9-point Arial is 217 twips
 * high at that line height.
 */
export const handwrittenSignatureSpacing = spacingOf(
  signatureGap,
  signatureLineHeight,
  handwritingRowHeight - signatureGap - 217,
);

/** Hanging indent of an item with a checkbox, which is as wide as a full-width letter. */
export const boxIndent = { left: 260, hanging: 260 } as const;

/** Names of the list numberings: a) b) c) and 1. 2. 3. */
export const letterNumbering = 'letras';
export const digitNumbering = 'numeros';

/**
 * Returns a paragraph's spacing: `spaceAfter` and `spaceBefore` in twips, and the line height in 240ths of a line. The
 * line rule is explicit, because LibreOffice would otherwise guess it.
 */
function spacingOf(spaceAfter: number, lineHeight: number, spaceBefore = 0) {
  return { before: spaceBefore, after: spaceAfter, line: lineHeight, lineRule: LineRuleType.AUTO } as const;
}

/** Converts points to half-points, Word's unit of font sizes. */
const halfPoints = (points: number): number => points * 2;

type StyleOptions = Pick<IParagraphStyleOptions, 'run' | 'paragraph' | 'next'>;

function basedOnNormal(id: string, name: string, options: StyleOptions): IParagraphStyleOptions {
  return { id, name, basedOn: 'Normal', quickFormat: true, ...options };
}

/** Returns only the styles that the documents use, instead of the thirty that docx adds by default. */
export function stylesOf({
  language,
  headingColor,
}: Pick<Template, 'language' | 'headingColor'>): IStylesOptions {
  const normal = 'Normal';
  const defaults = new DocumentDefaults({
    run: {
      font,
      color: colors.text,
      size: halfPoints(10),
      language: { value: language, eastAsia: language, bidirectional: language },
    },
    paragraph: { spacing: spacingOf(100, 250) },
  });
  return {
    importedStyles: [defaults],
    // docx adds parts for footnotes and endnotes to every file, and these parts use the two styles.
    characterStyles: [
      { id: 'FootnoteReference', name: 'footnote reference', run: { superScript: true } },
      { id: 'EndnoteReference', name: 'endnote reference', run: { superScript: true } },
    ],
    paragraphStyles: [
      { id: normal, name: normal, quickFormat: true, run: { font }, paragraph: { keepLines: true } },
      basedOnNormal(styleIds.title, 'Title', {
        next: normal,
        run: { bold: true, size: halfPoints(14), color: colors.ink },
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: spacingOf(60, 264),
          // These indents make a long title break into two lines of similar length.
          indent: { left: 960, right: 960 },
          keepNext: true,
        },
      }),
      basedOnNormal(styleIds.subtitle, 'Subtitle', {
        next: normal,
        run: { size: halfPoints(10) },
        paragraph: { alignment: AlignmentType.CENTER, spacing: spacingOf(140, 252), keepNext: true },
      }),
      basedOnNormal(styleIds.heading1, 'heading 1', {
        next: normal,
        run: { bold: true, size: halfPoints(10.5), color: colors[headingColor] },
        paragraph: { spacing: spacingOf(80, 264, 160), keepNext: true, outlineLevel: 0 },
      }),
      basedOnNormal(styleIds.heading2, 'heading 2', {
        next: normal,
        run: { bold: true, size: halfPoints(10), color: colors.ink },
        paragraph: { spacing: spacingOf(80, 264, 60), keepNext: true, outlineLevel: 1 },
      }),
      basedOnNormal(styleIds.listItem, 'List Paragraph', { paragraph: { spacing: spacingOf(40, 250) } }),
      basedOnNormal(styleIds.caption, 'caption', {
        next: normal,
        run: { bold: true, size: halfPoints(9), color: colors.ink },
        paragraph: { spacing: spacingOf(80, 252, 140), keepNext: true },
      }),
      basedOnNormal(styleIds.note, 'Nota', {
        run: { size: halfPoints(9), color: colors.soft },
        paragraph: { spacing: spacingOf(80, 250) },
      }),
      basedOnNormal(styleIds.fineprint, 'Letra chica', {
        run: { size: halfPoints(8), color: colors.soft },
        paragraph: { spacing: spacingOf(60, 240), keepNext: true },
      }),
      basedOnNormal(styleIds.cell, 'Texto de tabla', {
        run: { size: halfPoints(9.5) },
        paragraph: { spacing: spacingOf(0, 245) },
      }),
      basedOnNormal(styleIds.smallCell, 'Texto de tabla menor', {
        run: { size: halfPoints(8.5) },
        paragraph: { spacing: spacingOf(0, 240) },
      }),
      basedOnNormal(styleIds.signature, 'Firma', {
        run: { size: halfPoints(9) },
        paragraph: { spacing: spacingOf(signatureGap, signatureLineHeight) },
      }),
      basedOnNormal(styleIds.header, 'header', {
        run: { size: halfPoints(9) },
        // With this spacing, even the tallest letterhead fits above the text. A taller header would push the text down.
        paragraph: { spacing: spacingOf(160, 240) },
      }),
      basedOnNormal(styleIds.footer, 'footer', {
        run: { size: halfPoints(8), color: colors.soft },
        paragraph: { spacing: spacingOf(0, 240) },
      }),
      basedOnNormal(styleIds.gap, 'Separador', {
        run: { size: halfPoints(5) },
        paragraph: { spacing: spacingOf(0, 240) },
      }),
    ],
  };
}

export const numbering: INumberingOptions = {
  config: [
    { reference: letterNumbering, levels: [numberingLevel(LevelFormat.LOWER_LETTER, '%1)')] },
    { reference: digitNumbering, levels: [numberingLevel(LevelFormat.DECIMAL, '%1.')] },
  ],
};

function numberingLevel(format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) {
  return {
    level: 0,
    format,
    text,
    alignment: AlignmentType.START,
    style: { run: { font }, paragraph: { indent: { left: 440, hanging: 340 } } },
  };
}
