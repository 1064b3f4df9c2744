import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { layOutPages, paper, piecesOf } from './page-layout.ts';
import { addPagesForPrinting } from './print-sheets.ts';

/** Lays out the document again whenever the size of a piece changes. Returns the number of sheets. */
function useSheetCount(article: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = article.current;
    if (!element) return;
    let frameRequest = 0;
    const layOut = () => {
      const pageCount = layOutPages(element);
      if (pageCount !== null) setCount(pageCount);
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
export function layOutVisibleDocument(frame: HTMLElement): void {
  scaleToWidth(frame);
  const article = frame.querySelector<HTMLElement>('.doc');
  const visiblePageCount = article && layOutPages(article);
  if (visiblePageCount) frame.style.setProperty('--pages', String(visiblePageCount));
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
    let printRoot: HTMLElement | null = null;
    const removePrintRoot = () => {
      printRoot?.remove();
      printRoot = null;
    };
    const preparePrint = () => {
      removePrintRoot();
      const element = article.current;
      if (!element) return;
      printRoot = addPagesForPrinting(element, (pages) => {
        flushSync(() => setCount(pages));
        return [...element.querySelectorAll('[data-part="sheet"]')];
      });
    };
    window.addEventListener('beforeprint', preparePrint);
    window.addEventListener('afterprint', removePrintRoot);
    return () => {
      removePrintRoot();
      window.removeEventListener('beforeprint', preparePrint);
      window.removeEventListener('afterprint', removePrintRoot);
    };
  }, [setCount]);
  return { frame, article, count };
}
