import { headerOf, measureFlow, piecesOf } from './page-layout.ts';

/** Returns a copy of the document with only the pieces of one page. */
export function pageOf(flow: HTMLElement, from: number, to?: number): HTMLElement {
  const page = flow.cloneNode(true) as HTMLElement;
  const pieces = piecesOf(page);
  const kept = new Set(pieces.slice(from, to));
  for (const list of page.querySelectorAll('ol')) {
    list.start = [...list.querySelectorAll('li')].findIndex((item) => kept.has(item)) + 1;
  }
  const headers = new Set([...kept].map(headerOf));
  for (const piece of pieces) if (!kept.has(piece) && !headers.has(piece)) piece.remove();
  for (const block of page.querySelectorAll('ol, ul, table'))
    if (!block.querySelector('li, tr')) block.remove();
  return page;
}

/**
 * Returns the indexes of the pieces that begin a printed page, with that of the first.
 * @param flow the document without sheets, in the page at its full width
 */
export function printedStarts(flow: HTMLElement): readonly number[] {
  return [0, ...(measureFlow(flow)?.starts ?? [])];
}

/**
 * Yields the document's printed pages. Browsers break and repeat nothing inside them, so all browsers print them alike.
 * @param starts see {@link printedStarts}
 * @param sheets as many sheets behind the text, with letterhead and footer
 */
export function* printedPages(
  flow: HTMLElement,
  starts: readonly number[],
  sheets: readonly Element[],
): Generator<Element, void, void> {
  for (const [page, sheet] of sheets.entries()) {
    const whole = sheet.cloneNode(true) as Element;
    whole.append(pageOf(flow, starts[page] ?? 0, starts[page + 1]));
    yield whole;
  }
}

/**
 * Adds the document's sheets for printing, each in its own element.
 * @param sheet the document on screen, whose own layout stays as it is; it may be hidden
 * @param sheetsFor returns the sheets behind the text, with letterhead and footer, for that many pages
 * @returns the element, which stands in the page until it is removed
 */
export function printSheets(
  sheet: HTMLElement,
  sheetsFor: (count: number) => readonly Element[],
): HTMLElement {
  const printed = document.createElement('div');
  printed.className = 'printed';
  const flow = sheet.cloneNode(true) as HTMLElement;
  for (const part of flow.querySelectorAll('[data-part]')) part.remove();
  printed.append(flow);
  document.body.append(printed);
  const starts = printedStarts(flow);
  printed.replaceChildren(...printedPages(flow, starts, sheetsFor(starts.length)));
  return printed;
}
