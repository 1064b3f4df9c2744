// Finds faults in doubled text: broken words, cut text and overlapping texts.
import { expect, type Page } from 'playwright/test';
import { doubleText, largeTextSize, setTextSize, usualTextSize } from './width-and-text-size.ts';

/**
 * Returns the faults of the visible text on the page, or in its open dialog, as short sentences. It ignores documents,
 * which keep the sizes of their Word files, and text for screen readers only.
 */
function textFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    type Box = {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
    type Line = { readonly box: Box; readonly text: Text; readonly layer: Element | null };

    const faults = new Set<string>();
    const dialogs = [...document.querySelectorAll('[role=dialog]')];
    const scope = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;
    const excessWidth = document.documentElement.scrollWidth - window.innerWidth;
    if (excessWidth > 0) faults.add(`the page is ${excessWidth} px too wide`);

    const range = document.createRange();
    const rectsOf = (text: Text, from: number, to: number) => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    /** Returns the box of a line's letters, because the line boxes of tight headings overlap. */
    const letterBox = ({ left, top, right, bottom }: Box): Box => {
      const trimmedHeight = (bottom - top) * 0.22;
      return { left, right, top: top + trimmedHeight, bottom: bottom - trimmedHeight };
    };
    const overflows = (innerBox: Box, outerBox: Box) =>
      innerBox.left < outerBox.left - 1 ||
      innerBox.right > outerBox.right + 1 ||
      innerBox.top < outerBox.top - 1 ||
      innerBox.bottom > outerBox.bottom + 1;
    const isInView = (textBox: Box, scrollerBox: Box) =>
      textBox.top < scrollerBox.bottom && textBox.bottom > scrollerBox.top;
    const quote = ({ data }: Text) => `«${data.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}»`;

    /** Returns the element and its ancestors, innermost first. */
    const ancestors = (element: Element) => {
      const elements: Element[] = [];
      for (
        let current: Element | null = element;
        current && current !== scope;
        current = current.parentElement
      )
        elements.push(current);
      return elements;
    };

    const lines: Line[] = [];
    const checkText = (text: Text, parent: Element) => {
      const elements = ancestors(parent);
      if (elements.some((element) => element.getBoundingClientRect().width <= 1)) return;
      // E-mail and web addresses have no better place to break, and long ones end in an ellipsis at any size.
      const isAddress = /[@/]/.test(parent.parentElement?.textContent ?? '') && /[@/.]\S/.test(text.data);
      for (const { index, 0: word } of isAddress ? [] : text.data.matchAll(/[\p{L}\d$.]+/gu)) {
        const tops = rectsOf(text, index, index + word.length).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`«${word}» is broken in two`);
      }
      const layer =
        elements.find((element) => /fixed|sticky/.test(getComputedStyle(element).position)) ?? null;
      for (const rect of rectsOf(text, 0, text.length)) {
        const box = letterBox(rect);
        const scroller = elements.find((element) => /auto|scroll/.test(getComputedStyle(element).overflowY));
        if (scroller && !isInView(box, scroller.getBoundingClientRect())) continue;
        lines.push({ box, text, layer });
        for (const element of elements) {
          const style = getComputedStyle(element);
          const overflow = `${style.overflowX} ${style.overflowY}`;
          if (/auto|scroll/.test(overflow) || (isAddress && style.textOverflow === 'ellipsis')) break;
          const isFramed = style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px';
          if (overflows(box, element.getBoundingClientRect())) {
            if (overflow !== 'visible visible') faults.add(`${quote(text)} is cut`);
            else if (isFramed) faults.add(`${quote(text)} leaves its frame`);
          }
          // A positioned element may lie outside the frame below it, as a folder's tab does.
          if (/absolute|fixed/.test(style.position)) break;
        }
      }
    };
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue;
      if (!parent.closest('svg, .doc, .printed, option, script, style')) checkText(text, parent);
    }

    // An element that stays in view while the page scrolls always covers text, so compare only lines of the same layer.
    const linesByTop = lines.toSorted((upper, lower) => upper.box.top - lower.box.top);
    for (const [index, upperLine] of linesByTop.entries()) {
      for (const lowerLine of linesByTop.slice(index + 1)) {
        if (lowerLine.box.top > upperLine.box.bottom - 1) break;
        if (upperLine.text === lowerLine.text || upperLine.layer !== lowerLine.layer) continue;
        const width =
          Math.min(upperLine.box.right, lowerLine.box.right) -
          Math.max(upperLine.box.left, lowerLine.box.left);
        if (width > 2) faults.add(`${quote(upperLine.text)} and ${quote(lowerLine.text)} overlap`);
      }
    }
    return [...faults];
  });
}

const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Expects no faults at these widths with text doubled in two ways: by the browser's font size, which also affects media
 * queries, and by zooming only the text.
 */
export async function expectLargeTextFits(
  page: Page,
  label: string,
  widths: readonly number[] = [390, 1280],
): Promise<void> {
  const viewport = page.viewportSize();
  // Without this style, rows outside the window would have only an estimated height.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await setTextSize(page, largeTextSize);
    await waitForFrames(page);
    expect.soft(await textFaults(page), `${label} at ${width} px, by the browser's settings`).toEqual([]);
    await setTextSize(page, usualTextSize);
    const style = await doubleText(page);
    await waitForFrames(page);
    expect.soft(await textFaults(page), `${label} at ${width} px, by zooming text`).toEqual([]);
    await style.evaluate((element) => (element as HTMLStyleElement).remove());
  }
  if (viewport) await page.setViewportSize(viewport);
}
