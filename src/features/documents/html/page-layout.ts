import { type Piece, pageBreaks } from './page-breaks.ts';

/** The Carta page with the Word file's margins (word/measures.ts), as shares of its width. */
const carta = { height: 11 / 8.5, top: 1500 / 12_240, bottom: 1000 / 12_240, gap: 0.03 } as const;

const keepsNext = 'h3, h4, [data-question], p:has(+ :is(ol, ul, table, [data-signatures]))';

function piecesOf(sheet: HTMLElement): readonly HTMLElement[] {
  return [
    ...sheet.querySelectorAll<HTMLElement>(':scope > :not([data-part], ol, ul), :scope > :is(ol, ul) > li'),
  ];
}

function measure(element: HTMLElement, origin: number): Piece {
  const { top, bottom } = element.getBoundingClientRect();
  return {
    top: top - origin,
    bottom: bottom - origin,
    keepsNext: element.matches(keepsNext),
    newPage: element.matches('[data-new-page]'),
  };
}

/**
 * Pushes the pieces that begin a page to the top of the next sheet.
 * @param sheet the document as one long flow, with lengths in proportion to its width
 * @returns the number of sheets
 */
export function layOutPages(sheet: HTMLElement): number {
  const elements = piecesOf(sheet);
  for (const element of elements) {
    if (!element.hasAttribute('data-page-start')) continue;
    element.removeAttribute('data-page-start');
    element.style.removeProperty('--push');
  }
  const width = sheet.offsetWidth;
  // Hidden, nothing can be measured.
  if (width === 0) return 1;
  const pieces = elements.map((element) => measure(element, sheet.getBoundingClientRect().top));
  const stride = (carta.height + carta.gap) * width;
  let page = 0;
  let moved = 0;
  for (const at of pageBreaks(pieces, (carta.height - carta.top - carta.bottom) * width)) {
    const { top = 0 } = pieces[at] ?? {};
    const end = (pieces[at - 1]?.bottom ?? 0) + moved;
    do page += 1;
    while (page * stride + carta.top * width < end);
    const target = page * stride + carta.top * width;
    elements[at]?.setAttribute('data-page-start', '');
    // Margins collapse: this one, being larger, is the distance to the previous piece.
    elements[at]?.style.setProperty('--push', `${target - end}px`);
    moved = target - top;
  }
  return page + 1;
}
