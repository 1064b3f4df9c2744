import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layOutPages, paper, piecesOf } from './page-layout.ts';
import { printSheets } from './print-sheets.ts';

/** Lays out the document again whenever the size of a piece changes. Returns the number of sheets. */
function useSheetCount(article: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = article.current;
    if (!element) return;
    let frameRequest = 0;
    const layOut = () => {
      const pages = layOutPages(element);
      if (pages !== null) setCount(pages);
    };
    // Observe each piece, because the total height may stay the same when one piece grows and another shrinks. Lay out
    // only in the next frame, so that the browser first paints the typed text in its field.
    const resizeObserver = new ResizeObserver(() => {
      cancelAnimationFrame(frameRequest);
      frameRequest = requestAnimationFrame(layOut);
    });
    const observedPieces = new WeakSet<Element>();
    const observe = () => {
      for (const piece of piecesOf(element)) {
        if (observedPieces.has(piece)) continue;
        observedPieces.add(piece);
        resizeObserver.observe(piece);
      }
    };
    const mutationObserver = new MutationObserver(observe);
    mutationObserver.observe(element, { childList: true, subtree: true });
    observe();
    layOut();
    return () => {
      cancelAnimationFrame(frameRequest);
      mutationObserver.disconnect();
      resizeObserver.disconnect();
    };
  }, [article]);
  return [count, setCount] as const;
}

const scaleToWidth = (frame: HTMLElement) =>
  frame.style.setProperty('--scale', String(frame.clientWidth / paper.width));

/**
 * Lays out a document that has just become visible, so that callers can find a position in it at once. A hidden
 * document can't be measured.
 */
export function layOutVisible(frame: HTMLElement): void {
  scaleToWidth(frame);
  const article = frame.querySelector<HTMLElement>('.doc');
  const pages = article && layOutPages(article);
  if (pages) frame.style.setProperty('--pages', String(pages));
}

function useScale(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const applyScale = () => scaleToWidth(element);
    const resizeObserver = new ResizeObserver(applyScale);
    resizeObserver.observe(element);
    applyScale();
    return () => resizeObserver.disconnect();
  }, [frame]);
}

export function usePages() {
  const frame = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  useScale(frame);
  const [count, setCount] = useSheetCount(article);
  useEffect(() => {
    let printed: HTMLElement | null = null;
    const removePrinted = () => {
      printed?.remove();
      printed = null;
    };
    const preparePrint = () => {
      removePrinted();
      const element = article.current;
      if (!element) return;
      printed = printSheets(element, (pages) => {
        flushSync(() => setCount(pages));
        return [...element.querySelectorAll('[data-part="sheet"]')];
      });
    };
    window.addEventListener('beforeprint', preparePrint);
    window.addEventListener('afterprint', removePrinted);
    return () => {
      removePrinted();
      window.removeEventListener('beforeprint', preparePrint);
      window.removeEventListener('afterprint', removePrinted);
    };
  }, [setCount]);
  return { frame, article, count };
}
