/** A part of the document that no page break may cut, at its place in one long flow. */
export type Piece = {
  readonly top: number;
  readonly bottom: number;
  /** Stays on one page with the next piece, as a heading does. */
  readonly keepsNext: boolean;
  readonly newPage: boolean;
};

/** The first of the pieces that must stay with this one, not before `from`. */
function startOfChain(pieces: readonly Piece[], at: number, from: number): number {
  let start = at;
  while (start > from && pieces[start - 1]?.keepsNext) start -= 1;
  return start;
}

/**
 * The indexes of the pieces that begin a page, other than the first.
 * @param room height of a page's text, in the unit of `top` and `bottom`
 */
export function pageBreaks(pieces: readonly Piece[], room: number): readonly number[] {
  const starts: number[] = [];
  let first = 0;
  const begin = (at: number) => {
    first = at;
    starts.push(at);
  };
  pieces.forEach(({ bottom, newPage }, at) => {
    const overflows = () => bottom - (pieces[first]?.top ?? 0) > room;
    if (at === first || !(newPage || overflows())) return;
    const chain = newPage ? at : startOfChain(pieces, at, first);
    if (chain > first) begin(chain);
    // Pieces that must stay together but exceed a page are broken at its end.
    if (at > first && overflows()) begin(at);
  });
  return starts;
}

/** The Carta page with the Word file's margins (word/measures.ts), as shares of its width. */
const carta = { height: 11 / 8.5, top: 1500 / 12_240, bottom: 1000 / 12_240, gap: 0.03 } as const;

const pieces =
  ':scope > :not([data-part], ol, ul, section, table), :scope > :is(ol, ul) > li, caption, tr:not([data-spacer])';

/** As in Word, a table stays on one page where it fits on one. */
const keepsNext =
  'h3, h4, [data-question], p:has(+ :is(ol, ul, table, [data-signatures])), caption, thead tr, tr:has(+ tr)';

/** The parts of the document that no page break cuts. */
export function piecesOf(sheet: HTMLElement): readonly HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(pieces)];
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

function removePushes(sheet: HTMLElement): void {
  for (const row of sheet.querySelectorAll('[data-spacer]')) row.remove();
  for (const element of sheet.querySelectorAll<HTMLElement>('[data-page-start]')) {
    element.removeAttribute('data-page-start');
    element.style.removeProperty('--push');
  }
}

/** @param distance to the previous piece, in pixels */
function push(piece: HTMLElement, distance: number): void {
  const table = piece.closest('table');
  if (table && piece !== table.querySelector('caption, tr')) {
    // A row has no margins.
    const spacer = document.createElement('tr');
    spacer.setAttribute('data-spacer', '');
    spacer.setAttribute('aria-hidden', 'true');
    spacer.style.height = `${distance}px`;
    piece.before(spacer);
    return;
  }
  // Margins collapse: this one, being larger, is the distance.
  const block = table?.closest<HTMLElement>('section') ?? table ?? piece;
  block.setAttribute('data-page-start', '');
  block.style.setProperty('--push', `${distance}px`);
}

/**
 * Pushes the pieces that begin a page to the top of the next sheet.
 * @param sheet the document as one long flow, with lengths in proportion to its width
 * @returns the number of sheets; null while it is hidden, when nothing can be measured
 */
export function layOutPages(sheet: HTMLElement): number | null {
  const width = sheet.offsetWidth;
  if (width === 0) return null;
  removePushes(sheet);
  const elements = piecesOf(sheet);
  const origin = sheet.getBoundingClientRect().top;
  const measured = elements.map((element) => measure(element, origin));
  const stride = (carta.height + carta.gap) * width;
  let page = 0;
  let moved = 0;
  for (const at of pageBreaks(measured, (carta.height - carta.top - carta.bottom) * width)) {
    const { top = 0 } = measured[at] ?? {};
    const end = (measured[at - 1]?.bottom ?? 0) + moved;
    do page += 1;
    while (page * stride + carta.top * width < end);
    const target = page * stride + carta.top * width;
    const element = elements[at];
    if (element) push(element, target - end);
    moved = target - top;
  }
  return page + 1;
}
