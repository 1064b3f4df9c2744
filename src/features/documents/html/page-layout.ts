import { staysWithNext } from '../model/table-layout.ts';

/** Part of the document that no page break may cut, with its position in the document as one long flow. */
export type MeasuredPiece = {
  readonly top: number;
  readonly bottom: number;
  /** True if the piece must be on the same page as the next one, such as a heading. */
  readonly keepsNext: boolean;
  /**
   * Height of the header of the piece's table. If the piece begins a page, the header is repeated above it. 0 outside
   * tables.
   */
  readonly headerHeight: number;
};

/**
 * Returns the index of the first piece that must be on the same page as the piece at `index`, but at least `minIndex`.
 */
function chainStart(pieces: readonly MeasuredPiece[], index: number, minIndex: number): number {
  let start = index;
  while (start > minIndex && pieces[start - 1]?.keepsNext) start -= 1;
  return start;
}

/**
 * Returns the indexes of the pieces that begin a page, except for the first page.
 * @param pageHeight height available for text on a page, in the unit of `top` and `bottom`
 */
export function pageBreaks(pieces: readonly MeasuredPiece[], pageHeight: number): readonly number[] {
  const starts: number[] = [];
  let pageStart = 0;
  const beginPage = (index: number) => {
    pageStart = index;
    starts.push(index);
  };
  pieces.forEach(({ bottom }, index) => {
    const overflowsPage = () => {
      const { top = 0, headerHeight = 0 } = pieces[pageStart] ?? {};
      return bottom - top + (pageStart === 0 ? 0 : headerHeight) > pageHeight;
    };
    if (index === pageStart || !overflowsPage()) return;
    const chainIndex = chainStart(pieces, index, pageStart);
    if (chainIndex > pageStart) beginPage(chainIndex);
    // If pieces that must be on the same page are together longer than a page, break between them.
    if (index > pageStart && overflowsPage()) beginPage(index);
  });
  return starts;
}

/**
 * Size of Carta, the Word file's margins (word/measures.ts), and the gap between sheets, in CSS pixels as in
 * sheets.css.
 */
export const paper = { width: 816, height: 1056, top: 100, bottom: 200 / 3, gap: 24 } as const;

const pieceSelector =
  ':scope > :not([data-part], ol, ul, table), :scope > :is(ol, ul) > li, caption, tr:not([data-spacer])';

const introductionSelector =
  'h3, h4, [data-question], [data-fineprint], p:has(+ :is(ol, ul, table, [data-signatures])), caption, thead tr';

function keepsNext(piece: HTMLElement): boolean {
  const body = piece.closest('tbody');
  if (!body) return piece.matches(introductionSelector);
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > :not([data-spacer])')];
  return staysWithNext(
    rows.map(({ dataset }) => dataset.total !== undefined),
    rows.indexOf(piece),
    body.parentElement?.nextElementSibling?.matches('[data-fineprint]'),
  );
}

export function piecesOf(article: HTMLElement): readonly HTMLElement[] {
  return [...article.querySelectorAll<HTMLElement>(pieceSelector)];
}

/**
 * Returns the header row of the table that contains the piece, which is repeated on each page of the table; null
 * outside the body of a table.
 */
export function repeatedHeader(piece: HTMLElement): HTMLElement | null {
  return piece.closest('tbody')?.parentElement?.querySelector<HTMLElement>('thead tr') ?? null;
}

function removePageBreaks(article: HTMLElement): void {
  for (const row of article.querySelectorAll('[data-spacer]')) row.remove();
  for (const element of article.querySelectorAll<HTMLElement>('[data-page-start]')) {
    element.removeAttribute('data-page-start');
    element.style.removeProperty('--push');
  }
}

/** @param distance distance from the previous piece, in pixels at scale 1 */
function pushDown(piece: HTMLElement, distance: number): void {
  const table = piece.closest('table');
  if (table && piece !== table.querySelector('caption, tr')) {
    // Insert a spacer, because rows have no margins.
    const spacer = document.createElement('tr');
    spacer.style.height = `${distance}px`;
    const header = repeatedHeader(piece)?.cloneNode(true);
    for (const row of [spacer, header]) {
      if (!(row instanceof HTMLElement)) continue;
      row.setAttribute('data-spacer', '');
      row.setAttribute('aria-hidden', 'true');
      piece.before(row);
    }
    return;
  }
  // Use the whole distance as the margin, because this margin collapses with that of the block above.
  const block = table ?? piece;
  block.setAttribute('data-page-start', '');
  block.style.setProperty('--push', `${distance}px`);
}

type MeasuredFlow = {
  readonly elements: readonly HTMLElement[];
  /** Pieces measured in pixels at scale 1. */
  readonly pieces: readonly MeasuredPiece[];
  /** Indexes of the pieces that begin a page, except for the first page. */
  readonly pageStarts: readonly number[];
};

/** Removes the current page breaks and computes new ones. Returns null if the article is hidden and has no size. */
export function measureFlow(article: HTMLElement): MeasuredFlow | null {
  const { top: articleTop, width } = article.getBoundingClientRect();
  if (width === 0) return null;
  removePageBreaks(article);
  const scale = width / paper.width;
  const elements = piecesOf(article);
  const measuredPieces = elements.map((element): MeasuredPiece => {
    const { top, bottom } = element.getBoundingClientRect();
    return {
      top: (top - articleTop) / scale,
      bottom: (bottom - articleTop) / scale,
      keepsNext: keepsNext(element),
      headerHeight: (repeatedHeader(element)?.getBoundingClientRect().height ?? 0) / scale,
    };
  });
  const textHeight = paper.height - paper.top - paper.bottom;
  return { elements, pieces: measuredPieces, pageStarts: pageBreaks(measuredPieces, textHeight) };
}

/**
 * Computes the page breaks, and moves each piece that begins a page to the top of its sheet.
 * @param article document as one long flow
 * @returns the number of pages; null if the article is hidden
 */
export function layOutPages(article: HTMLElement): number | null {
  const measuredFlow = measureFlow(article);
  if (!measuredFlow) return null;
  const sheetStride = paper.height + paper.gap;
  const { top: articleTop, width } = article.getBoundingClientRect();
  let page = 0;
  for (const start of measuredFlow.pageStarts) {
    const [previous, element] = [measuredFlow.elements[start - 1], measuredFlow.elements[start]];
    if (!previous || !element) continue;
    // Measure again, because the pieces above have moved, and because a table that continues on another page has more
    // borders.
    const previousBottom = ((previous.getBoundingClientRect().bottom - articleTop) * paper.width) / width;
    do page += 1;
    while (page * sheetStride + paper.top < previousBottom);
    pushDown(element, page * sheetStride + paper.top - previousBottom);
  }
  return page + 1;
}
