import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { dismissPassing } from '../notices/toast.ts';

const WithPanels = v.object({ panels: v.array(v.string()) });

/** The names of the panels over the page, the lowest first: they stand beside what else the location's state holds. */
function panelsIn({ state }: Location): readonly string[] {
  return v.is(WithPanels, state) ? state.panels : [];
}

/** How many panels lie over the page: Back closes the topmost. */
export function usePanelCount(): number {
  return panelsIn(useLocation()).length;
}

/**
 * A panel over the page (drawer, menu, question) has an entry of its own in the browser's history, at the page's
 * address: Back closes it. The entry goes with it, however it is closed.
 * @param name unique among the panels
 */
export function usePanel(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = panelsIn(location).includes(name);
  // A panel whose code comes late opens over the page that is shown by then.
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
    // Messages would lie over the panel's first lines.
    dismissPassing();
    // The page stays where it is. Back would scroll it there again after closing has led elsewhere: to the title of a
    // list that an answer has shortened.
    history.scrollRestoration = 'manual';
    const state = { ...here.current.state, panels: [...panels, name] };
    // A second press may come before the next render.
    here.current = { ...here.current, state };
    navigate({ pathname, search, hash }, { state });
  }

  /** @param then called once the panel's entry has gone: it may lead to another page */
  function close(then = () => {}): void {
    const panels = panelsIn(here.current);
    if (!panels.includes(name) || afterClosing.current) return;
    afterClosing.current = then;
    navigate(panels.indexOf(name) - panels.length);
  }

  return { isOpen, open, close };
}

/** A reload closes the panels: their entries go too, so that Back leaves the page. */
export function useClosedOnReload(): void {
  const navigate = useNavigate();
  const left = useRef(usePanelCount());
  useEffect(() => {
    if (left.current > 0) navigate(-left.current);
    left.current = 0;
  }, [navigate]);
}
