import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layOutPages, paper, piecesOf } from './page-layout.ts';
import { printSheets } from './print-sheets.ts';

/** Returns the number of the document's sheets, and lays it out again whenever a piece changes its size. */
function useSheetCount(sheet: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let frame = 0;
    const layOut = () => {
      const pages = layOutPages(element);
      if (pages !== null) setCount(pages);
    };
    // Observing the total height is not enough: one piece may grow as another shrinks, and the sheets keep it. Wait for
    // a frame, so that the browser first paints the typed text in its own field.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(layOut);
    });
    const observed = new WeakSet<Element>();
    const observe = () => {
      for (const piece of piecesOf(element)) {
        if (observed.has(piece)) continue;
        observed.add(piece);
        sizes.observe(piece);
      }
    };
    const pieces = new MutationObserver(observe);
    pieces.observe(element, { childList: true, subtree: true });
    observe();
    layOut();
    return () => {
      cancelAnimationFrame(frame);
      pieces.disconnect();
      sizes.disconnect();
    };
  }, [sheet]);
  return [count, setCount] as const;
}

const fit = (frame: HTMLElement) =>
  frame.style.setProperty('--scale', String(frame.clientWidth / paper.width));

/**
 * Lays out at once a document that was hidden until now and could not be measured, so that a place in it can be found.
 */
export function layOutNow(frame: HTMLElement): void {
  fit(frame);
  const sheet = frame.querySelector<HTMLElement>('.doc');
  const pages = sheet && layOutPages(sheet);
  if (pages) frame.style.setProperty('--pages', String(pages));
}

/** Scales the sheets to the width of their parent. */
function useScale(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const scale = () => fit(element);
    const widths = new ResizeObserver(scale);
    widths.observe(element);
    scale();
    return () => widths.disconnect();
  }, [frame]);
}

/** Lays out the document as sheets, and prints them while the page prints. Returns their number. */
export function usePages() {
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  useScale(frame);
  const [count, setCount] = useSheetCount(sheet);
  useEffect(() => {
    let printed: HTMLElement | null = null;
    const clear = () => {
      printed?.remove();
      printed = null;
    };
    const prepare = () => {
      clear();
      const element = sheet.current;
      if (!element) return;
      printed = printSheets(element, (pages) => {
        flushSync(() => setCount(pages));
        return [...element.querySelectorAll('[data-part="sheet"]')];
      });
    };
    window.addEventListener('beforeprint', prepare);
    window.addEventListener('afterprint', clear);
    return () => {
      clear();
      window.removeEventListener('beforeprint', prepare);
      window.removeEventListener('afterprint', clear);
    };
  }, [setCount]);
  return { frame, sheet, count };
}
