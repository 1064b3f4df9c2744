import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { dismissPassing } from '../notices/toast.ts';

const WithPanels = v.object({ panels: v.array(v.string()) });

/** Returns the names of the open panels, the lowest first. The location's state also holds other things. */
function panelsIn({ state }: Location): readonly string[] {
  return v.is(WithPanels, state) ? state.panels : [];
}

/** Returns the number of open panels. Back closes the topmost. */
export function usePanelCount(): number {
  return panelsIn(useLocation()).length;
}

/**
 * Gives a panel over the page (drawer, menu, question) its own entry in the browser's history, at the page's address,
 * so that Back closes it. Closing the panel in any way removes the entry.
 * @param name unique among the panels
 */
export function usePanel(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = panelsIn(location).includes(name);
  // A panel whose code loads late opens over the page that is shown by then.
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  });
  const afterClosing = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    history.scrollRestoration = 'auto';
    afterClosing.current?.();
    afterClosing.current = null;
  }, [isOpen]);

  function open(): void {
    const { pathname, search, hash } = here.current;
    const panels = panelsIn(here.current);
    if (panels.includes(name)) return;
    // Messages would cover the first lines of the panel.
    dismissPassing();
    // Keep the page where it is. Back would restore its scroll position even after closing has moved to another place,
    // such as the title of a list that an answer has shortened.
    history.scrollRestoration = 'manual';
    const state = { ...here.current.state, panels: [...panels, name] };
    // A second click may precede the next render.
    here.current = { ...here.current, state };
    navigate({ pathname, search, hash }, { state });
  }

  /** @param then called once the panel's entry is gone, when it may open another page */
  function close(then = () => {}): void {
    const panels = panelsIn(here.current);
    if (!panels.includes(name) || afterClosing.current) return;
    afterClosing.current = then;
    navigate(panels.indexOf(name) - panels.length);
  }

  return { isOpen, open, close };
}

/** Removes the entries of panels that a reload has closed, so that Back leaves the page. */
export function useClosedOnReload(): void {
  const navigate = useNavigate();
  const left = useRef(usePanelCount());
  useEffect(() => {
    if (left.current > 0) navigate(-left.current);
    left.current = 0;
  }, [navigate]);
}
