import { BorderStyle, Footer, Header, ImageRun, Paragraph, Tab, TabStopType, TextRun } from 'docx';
import { pngSize } from '../../../platform/files/image.ts';
import type { LetterheadSpec, Template, Values } from '../model/document.ts';
import { resolveWording } from '../model/inflection.ts';
import { handwritingRowHeight, textWidth } from './measures.ts';
import { colors, minLineHeightSpacing, styleIds } from './styles.ts';
import { wordField } from './xml.ts';

/** The school's image, which replaces the left part of the letterhead. */
export type SchoolLetterhead = {
  readonly type: 'png' | 'jpg';
  readonly data: Uint8Array;
  readonly alt: string;
  /** Size in pixels of 1/96 inch. */
  readonly width: number;
  readonly height: number;
};

export type LetterheadAssets = {
  /** The firm's logo as PNG; null if the letterhead needs no logo, or if an optional logo didn't load. */
  readonly logo: Uint8Array | null;
  readonly schoolLetterhead?: SchoolLetterhead | null;
};

/** Width of the logo, 45 mm, in pixels of 1/96 inch, which docx uses for images. */
const logoWidth = (45 / 25.4) * 96;

const rightTab = { type: TabStopType.RIGHT, position: textWidth };
/** Tab stop at which the initials end. The page number is to the right of them. */
const initialsTab = { type: TabStopType.RIGHT, position: textWidth - 1_500 };

function leftPart(
  letterhead: LetterheadSpec,
  { logo, schoolLetterhead }: LetterheadAssets,
): TextRun | ImageRun {
  if (schoolLetterhead) {
    const { type, data, alt, width, height } = schoolLetterhead;
    return new ImageRun({
      type,
      data,
      transformation: { width, height },
      altText: { name: 'Membrete', title: alt, description: alt },
    });
  }
  const isText = letterhead.kind === 'text' || (letterhead.isOptional && !logo);
  if (isText) {
    const text = letterhead.kind === 'text' ? letterhead.left : letterhead.alt;
    return new TextRun({ text, bold: true, size: 25, color: colors.ink });
  }
  if (!logo) throw new Error('The letterhead needs the logo');
  const { width, height } = pngSize(logo);
  return new ImageRun({
    type: 'png',
    data: logo,
    transformation: { width: Math.round(logoWidth), height: Math.round((logoWidth * height) / width) },
    altText: { name: 'Logo', title: letterhead.alt, description: letterhead.alt },
  });
}

/** @throws Error if the letterhead needs a logo and there is none */
export function createHeader({ letterhead }: Template, assets: LetterheadAssets): Header {
  return new Header({
    children: [
      new Paragraph({
        style: styleIds.header,
        tabStops: [rightTab],
        border: {
          bottom: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 24, space: 8, color: colors.ink },
        },
        children: [leftPart(letterhead, assets), new TextRun({ children: [new Tab(), letterhead.right] })],
      }),
    ],
  });
}

export function createFooter({ footer, initials, pages }: Template, values: Values): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: styleIds.footer,
        tabStops: initials ? [initialsTab, rightTab] : [rightTab],
        border: { top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: colors.edge } },
        ...(initials ? { spacing: minLineHeightSpacing(handwritingRowHeight) } : {}),
        children: [
          new TextRun(resolveWording(footer, values)),
          ...(initials ? [new TextRun({ children: [new Tab(), initials], color: colors.text })] : []),
          new TextRun({ children: [new Tab(), 'Página '] }),
          ...wordField('PAGE', '1'),
          new TextRun(' de '),
          ...wordField('NUMPAGES', String(pages)),
        ],
      }),
    ],
  });
}
