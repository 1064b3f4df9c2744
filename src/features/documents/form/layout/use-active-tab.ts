import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type PanePosition, panePosition, restorePosition } from './preview-pane.ts';

/** Tab on narrow screens. Wide screens show both panels side by side. */
export type FormTab = 'form' | 'document';

export const panelId = (tab: FormTab) => `panel-${tab}`;
export const tabId = (tab: FormTab) => `pestana-${tab}`;

export function scrollToDocument(): void {
  document.getElementById(panelId('document'))?.scrollIntoView({ behavior: 'instant' });
}

/** @returns false if the element is missing or hidden */
function focusInView(element: HTMLElement | null): boolean {
  element?.focus({ preventScroll: true });
  if (!element || document.activeElement !== element) return false;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return true;
}

const findPane = (container: HTMLElement | null) =>
  container?.querySelector<HTMLElement>('[data-pane]') ?? null;

const WithDocument = v.object({ documentOf: v.string() });

/**
 * Controls the tabs. The document has its own entry in the browser's history, with the same URL, so that Back returns
 * to the form and a reload keeps the document. Each tab restores its scroll position.
 * @param draftId the open draft. A history entry of another draft doesn't show the document.
 * @param findFirstFocus returns ids of elements. The first visible one gets the focus if no element of the form has had
 * it yet, or if the element that had it last is hidden or gone.
 */
export function useActiveTab(draftId: string, findFirstFocus: () => readonly string[]) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const tab: FormTab = v.is(WithDocument, state) && state.documentOf === draftId ? 'document' : 'form';
  const container = useRef<HTMLDivElement>(null);
  const shownTab = useRef(tab);
  const lastFocusedElement = useRef<HTMLElement>(null);
  const formScrollTop = useRef(0);
  const documentPosition = useRef<PanePosition>({ left: 0, top: 0, markedPlace: null });
  const returnCallback = useRef<(() => void) | null>(null);

  const rememberPosition = useCallback(() => {
    const pane = findPane(container.current);
    if (shownTab.current === 'form') formScrollTop.current = window.scrollY;
    else if (pane) documentPosition.current = panePosition(pane);
  }, []);

  function focusLast(): void {
    if (focusInView(lastFocusedElement.current)) return;
    findFirstFocus().some((id) => focusInView(document.getElementById(id)));
  }

  useEffect(() => {
    // Remember the position at each scroll, because Back hides a tab without an event beforehand. Scroll events of the
    // pane don't bubble, so capture them.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', rememberPosition, options);
    return () => document.removeEventListener('scroll', rememberPosition, options);
  }, [rememberPosition]);

  useLayoutEffect(() => {
    if (tab === shownTab.current) return;
    shownTab.current = tab;
    if (tab === 'document') {
      const pane = findPane(container.current);
      scrollToDocument();
      if (pane) restorePosition(pane, documentPosition.current);
      return;
    }
    history.scrollRestoration = 'auto';
    window.scrollTo({ top: formScrollTop.current, behavior: 'instant' });
    const focus = returnCallback.current ?? focusLast;
    returnCallback.current = null;
    focus();
  });

  /**
   * @param onShown called once the form is visible, or at once for the document. By default, the element of the form
   * that was focused last gets the focus.
   */
  function showTab(nextTab: FormTab, onShown?: () => void): void {
    if (nextTab === tab) {
      onShown?.();
      return;
    }
    rememberPosition();
    if (nextTab === 'form') {
      if (returnCallback.current) return;
      returnCallback.current = onShown ?? focusLast;
      navigate(-1);
      return;
    }
    // Keep the browser from restoring the form's scroll after Back, which could move the focused field out of view.
    history.scrollRestoration = 'manual';
    navigate({ pathname, search, hash }, { state: { ...state, documentOf: draftId } });
    onShown?.();
  }

  return {
    tab,
    container,
    showTab,
    /** Handler for the form's panel. */
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      lastFocusedElement.current = target;
    },
  };
}
