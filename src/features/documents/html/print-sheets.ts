import { measureFlow, piecesOf, repeatedHeader } from './page-layout.ts';

export function copyPage(flow: HTMLElement, start: number, end?: number): HTMLElement {
  const page = flow.cloneNode(true) as HTMLElement;
  const pieces = piecesOf(page);
  const keptPieces = new Set(pieces.slice(start, end));
  for (const list of page.querySelectorAll('ol')) {
    list.start = [...list.querySelectorAll('li')].findIndex((item) => keptPieces.has(item)) + 1;
  }
  const headers = new Set([...keptPieces].map(repeatedHeader));
  for (const piece of pieces) if (!keptPieces.has(piece) && !headers.has(piece)) piece.remove();
  for (const block of page.querySelectorAll('ol, ul, table'))
    if (!block.querySelector('li, tr')) block.remove();
  return page;
}

/**
 * Returns the indexes of the pieces that begin a page, including the first page.
 * @param flow document without sheets, laid out in the page at scale 1
 */
export function pageStarts(flow: HTMLElement): readonly number[] {
  return [0, ...(measureFlow(flow)?.pageStarts ?? [])];
}

/**
 * Yields a document's pages for printing. Each page is an element of its own, so that browsers neither insert page
 * breaks nor repeat table headers. All browsers therefore print the same pages.
 * @param starts result of {@link pageStarts}
 * @param sheets a sheet with letterhead and footer for each page
 */
export function* printedPages(
  flow: HTMLElement,
  starts: readonly number[],
  sheets: readonly Element[],
): Generator<Element, void, void> {
  for (const [pageIndex, sheet] of sheets.entries()) {
    const printedPage = sheet.cloneNode(true) as Element;
    printedPage.append(copyPage(flow, starts[pageIndex] ?? 0, starts[pageIndex + 1]));
    yield printedPage;
  }
}

/**
 * Adds the document's pages for printing.
 * @param article document on screen, which stays unchanged and may be hidden
 * @param sheetsFor returns sheets with letterhead and footer for a number of pages
 * @returns the element with the pages, which the caller removes
 */
export function addPagesForPrinting(
  article: HTMLElement,
  sheetsFor: (count: number) => readonly Element[],
): HTMLElement {
  const printRoot = document.createElement('div');
  printRoot.className = 'printed';
  const flow = article.cloneNode(true) as HTMLElement;
  for (const part of flow.querySelectorAll('[data-part]')) part.remove();
  printRoot.append(flow);
  document.body.append(printRoot);
  const starts = pageStarts(flow);
  printRoot.replaceChildren(...printedPages(flow, starts, sheetsFor(starts.length)));
  return printRoot;
}
