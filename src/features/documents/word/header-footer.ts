import {
  BorderStyle,
  Footer,
  Header,
  ImageRun,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Letterhead, Template } from '../model/document.ts';
import { textWidth } from './measures.ts';
import { pngSize } from './png.ts';
import { colors, style } from './styles.ts';

/** In pixels of 1/96 inch, as docx counts images. */
const logoWidth = (45 / 25.4) * 96;

const right = [{ type: TabStopType.RIGHT, position: textWidth }];

function mark(letterhead: Letterhead, logo: Uint8Array | null): TextRun | ImageRun {
  if (letterhead.kind === 'text') {
    return new TextRun({ text: letterhead.left, bold: true, size: 25, color: colors.ink });
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

/** The letterhead above its double rule. Throws when it needs a logo and there is none. */
export function headerOf({ letterhead }: Template, logo: Uint8Array | null): Header {
  return new Header({
    children: [
      new Paragraph({
        style: style.letterhead,
        tabStops: right,
        border: {
          bottom: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 24, space: 8, color: colors.ink },
        },
        children: [mark(letterhead, logo), new TextRun({ children: [new Tab(), letterhead.right] })],
      }),
    ],
  });
}

export function footerOf(footer: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: style.footer,
        tabStops: right,
        border: { top: { style: BorderStyle.SINGLE, size: 4, space: 6, color: colors.edge } },
        children: [
          new TextRun(footer),
          new TextRun({
            children: [new Tab(), 'Página ', PageNumber.CURRENT, ' de ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}
