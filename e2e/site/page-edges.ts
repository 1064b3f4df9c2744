// Whether the document beside the form stands on its sheets.
import type { Page } from 'playwright/test';
import { expect } from '../support/fixtures.ts';

/**
 * All of the document that does not stand between the letterhead and the footer of one sheet, and every sheet without
 * text. Runs in the page.
 */
async function edgeFaults(): Promise<readonly string[]> {
  // What follows a key: the document in its frame, totals and sheets in the next.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const sheets = [...document.querySelectorAll('article [data-part="sheet"]')].map((sheet) => {
    const letterhead = sheet.querySelector('[data-part="letterhead"]')?.getBoundingClientRect();
    const footer = sheet.querySelector('[data-part="footer"]')?.getBoundingClientRect();
    if (!letterhead || !footer) throw new Error('A sheet has a letterhead and a footer');
    // The second rule of the letterhead stands 4.5 points below it, on a page of 612.
    return {
      top: letterhead.bottom + (sheet.getBoundingClientRect().width * 4.5) / 612,
      bottom: footer.top,
      left: footer.left,
      right: footer.right,
      lines: 0,
    };
  });
  const faults: string[] = [];
  // Rounded by the browser to parts of a pixel.
  const slack = 0.5;
  const check = (what: string, { top, right, bottom, left, width, height }: DOMRect) => {
    if (width < 2 || height < 2) return;
    const sheet = sheets.find((each) => top >= each.top - slack && bottom <= each.bottom + slack);
    if (sheet) sheet.lines += 1;
    const page = sheet ? sheets.indexOf(sheet) + 1 : 'none';
    const isInside = sheet && left >= sheet.left - slack && right <= sheet.right + slack;
    if (!isInside) faults.push(`page ${page}, ${Math.round(top)} to ${Math.round(bottom)}: ${what}`);
  };
  const words = (node: Node) => (node.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  for (const block of document.querySelectorAll('article > :not([data-part])')) {
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // What a blank says to those who cannot see its line is clipped away.
      if (text.parentElement?.closest('.sr-only')) continue;
      const line = document.createRange();
      line.selectNodeContents(text);
      for (const rect of line.getClientRects()) check(`«${words(text)}»`, rect);
    }
    // What no page break may cut, with its borders, and lines to write on.
    const whole =
      'caption, tr:not([data-spacer]), li, h2, h3, h4, p, [data-signatures] > div, [data-blank], [role="img"]';
    for (const piece of [block, ...block.querySelectorAll(whole)]) {
      if (piece.matches(whole)) check(`${piece.tagName} ${words(piece)}`, piece.getBoundingClientRect());
    }
  }
  sheets.forEach(({ lines }, index) => {
    if (lines === 0) faults.push(`page ${index + 1} is empty`);
  });
  return faults;
}

/** Nothing of the document stands on a letterhead or a footer, or off its sheet. */
export async function expectOnSheets(page: Page, after: string): Promise<void> {
  await expect.poll(() => page.evaluate(edgeFaults), after).toEqual([]);
}
