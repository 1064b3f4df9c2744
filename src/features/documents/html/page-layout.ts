import { staysWithNext } from '../model/table-layout.ts';

/** Part of the document without page breaks inside, with its position in one long flow. */
export type Piece = {
  readonly top: number;
  readonly bottom: number;
  /** True if the piece must be on the same page as the next one, such as a heading. */
  readonly keepsNext: boolean;
  /** Height of the table's header, which repeats above the piece at the top of a page; 0 outside tables. */
  readonly header: number;
};

/** Returns the index, at least `from`, of the first piece that must be on the same page as the piece at `at`. */
function startOfChain(pieces: readonly Piece[], at: number, from: number): number {
  let start = at;
  while (start > from && pieces[start - 1]?.keepsNext) start -= 1;
  return start;
}

/**
 * Returns the indexes of the pieces that begin a page, except for the first page.
 * @param room height available for text on a page, in the unit of `top` and `bottom`
 */
export function pageBreaks(pieces: readonly Piece[], room: number): readonly number[] {
  const starts: number[] = [];
  let first = 0;
  const begin = (at: number) => {
    first = at;
    starts.push(at);
  };
  pieces.forEach(({ bottom }, at) => {
    const overflows = () => {
      const { top = 0, header = 0 } = pieces[first] ?? {};
      return bottom - top + (first === 0 ? 0 : header) > room;
    };
    if (at === first || !overflows()) return;
    const chain = startOfChain(pieces, at, first);
    if (chain > first) begin(chain);
    // Break pieces that must stay together if they are longer than a page.
    if (at > first && overflows()) begin(at);
  });
  return starts;
}

/**
 * Size of Carta, the Word file's margins (word/measures.ts), and the gap between sheets, in CSS pixels as in
 * sheets.css.
 */
export const paper = { width: 816, height: 1056, top: 100, bottom: 200 / 3, gap: 24 } as const;

const pieces =
  ':scope > :not([data-part], ol, ul, table), :scope > :is(ol, ul) > li, caption, tr:not([data-spacer])';

const introductions =
  'h3, h4, [data-question], [data-fineprint], p:has(+ :is(ol, ul, table, [data-signatures])), caption, thead tr';

function keepsNext(piece: HTMLElement): boolean {
  const body = piece.closest('tbody');
  if (!body) return piece.matches(introductions);
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > :not([data-spacer])')];
  return staysWithNext(
    rows.map(({ dataset }) => dataset.total !== undefined),
    rows.indexOf(piece),
    body.parentElement?.nextElementSibling?.matches('[data-fineprint]'),
  );
}

/** Returns the elements that no page break may cut. */
export function piecesOf(sheet: HTMLElement): readonly HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>(pieces)];
}

/** Returns the header of a row's table, which repeats where the table continues; null outside tables. */
export function headerOf(piece: HTMLElement): HTMLElement | null {
  return piece.closest('tbody')?.parentElement?.querySelector<HTMLElement>('thead tr') ?? null;
}

function removePushes(sheet: HTMLElement): void {
  for (const row of sheet.querySelectorAll('[data-spacer]')) row.remove();
  for (const element of sheet.querySelectorAll<HTMLElement>('[data-page-start]')) {
    element.removeAttribute('data-page-start');
    element.style.removeProperty('--push');
  }
}

/** @param distance distance to the previous piece in pixels */
function push(piece: HTMLElement, distance: number): void {
  const table = piece.closest('table');
  if (table && piece !== table.querySelector('caption, tr')) {
    // Insert a spacer, because rows have no margins.
    const spacer = document.createElement('tr');
    spacer.style.height = `${distance}px`;
    const header = headerOf(piece)?.cloneNode(true);
    for (const row of [spacer, header]) {
      if (!(row instanceof HTMLElement)) continue;
      row.setAttribute('data-spacer', '');
      row.setAttribute('aria-hidden', 'true');
      piece.before(row);
    }
    return;
  }
  // Set the whole distance, because margins collapse.
  const block = table ?? piece;
  block.setAttribute('data-page-start', '');
  block.style.setProperty('--push', `${distance}px`);
}

type Flow = {
  readonly elements: readonly HTMLElement[];
  /** Pieces measured in pixels at scale 1. */
  readonly pieces: readonly Piece[];
  /** Indexes of the pieces that begin a page, except for the first page. */
  readonly starts: readonly number[];
};

/** Removes the current page breaks and computes new ones. Returns null if the sheet is hidden and has no size. */
export function measureFlow(sheet: HTMLElement): Flow | null {
  const { top: origin, width } = sheet.getBoundingClientRect();
  if (width === 0) return null;
  removePushes(sheet);
  const scale = width / paper.width;
  const elements = piecesOf(sheet);
  const measured = elements.map((element): Piece => {
    const { top, bottom } = element.getBoundingClientRect();
    return {
      top: (top - origin) / scale,
      bottom: (bottom - origin) / scale,
      keepsNext: keepsNext(element),
      header: (headerOf(element)?.getBoundingClientRect().height ?? 0) / scale,
    };
  });
  const room = paper.height - paper.top - paper.bottom;
  return { elements, pieces: measured, starts: pageBreaks(measured, room) };
}

/**
 * Moves each piece that begins a page to the top of the next sheet.
 * @param sheet document as one long flow
 * @returns the number of pages; null if the sheet is hidden
 */
export function layOutPages(sheet: HTMLElement): number | null {
  const flow = measureFlow(sheet);
  if (!flow) return null;
  const stride = paper.height + paper.gap;
  const { top: origin, width } = sheet.getBoundingClientRect();
  let page = 0;
  for (const at of flow.starts) {
    const [before, element] = [flow.elements[at - 1], flow.elements[at]];
    if (!before || !element) continue;
    // Measure again, because the pieces above have moved, and a table that continues has more borders.
    const end = ((before.getBoundingClientRect().bottom - origin) * paper.width) / width;
    do page += 1;
    while (page * stride + paper.top < end);
    push(element, page * stride + paper.top - end);
  }
  return page + 1;
}
