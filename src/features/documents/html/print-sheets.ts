import { headerOf, measureFlow, piecesOf } from './page-layout.ts';

/** The document with the pieces of one page alone. */
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
 * The document's sheets, each an element of its own: browsers break and repeat nothing in them, and all print them alike.
 * @param sheet the document on screen, whose own layout stays as it is; it may be hidden
 * @param sheetsFor the sheets behind the text, with letterhead and footer, of that many pages
 * @returns what stands in the page until it is removed
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
  const starts = measureFlow(flow)?.starts ?? [];
  const ends = [...starts, Number.POSITIVE_INFINITY];
  const pages = sheetsFor(ends.length).map((paper, page) => {
    const whole = paper.cloneNode(true) as Element;
    whole.append(pageOf(flow, starts[page - 1] ?? 0, ends[page]));
    return whole;
  });
  printed.replaceChildren(...pages);
  return printed;
}
