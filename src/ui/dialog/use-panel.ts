import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { dismissTransientToasts } from '../notices/toast.ts';

const WithPanels = v.object({ panels: v.array(v.string()) });

/** The lowest panel comes first. The location's state may also contain other data. */
function panelsIn({ state }: Location): readonly string[] {
  return v.is(WithPanels, state) ? state.panels : [];
}

export function usePanelCount(): number {
  return panelsIn(useLocation()).length;
}

/**
 * Gives a panel over the page (drawer, menu, confirmation dialog) its own entry in the browser's history, with the
 * page's address, so that Back closes it. Closing the panel in any other way also removes the entry.
 * @param name unique among the panels
 */
export function usePanel(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = panelsIn(location).includes(name);
  // Keep the latest location, because the visitor may be on another page by the time that a lazy panel opens.
  const latestLocation = useRef(location);
  useLayoutEffect(() => {
    latestLocation.current = location;
  });
  const closeCallback = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    history.scrollRestoration = 'auto';
    closeCallback.current?.();
    closeCallback.current = null;
  }, [isOpen]);

  function open(): void {
    const { pathname, search, hash } = latestLocation.current;
    const panels = panelsIn(latestLocation.current);
    if (panels.includes(name)) return;
    // Toasts would cover the first lines of the panel.
    dismissTransientToasts();
    // Don't restore the scroll position on Back, because closing the panel may have scrolled elsewhere, for example to
    // the title of a list from which the person has just deleted an item.
    history.scrollRestoration = 'manual';
    const state = { ...latestLocation.current.state, panels: [...panels, name] };
    // Update the ref now, because a second click may come before the next render.
    latestLocation.current = { ...latestLocation.current, state };
    navigate({ pathname, search, hash }, { state });
  }

  /** @param onClosed called after the panel's history entry is removed, so that it can navigate */
  function close(onClosed = () => {}): void {
    const panels = panelsIn(latestLocation.current);
    if (!panels.includes(name) || closeCallback.current) return;
    closeCallback.current = onClosed;
    navigate(panels.indexOf(name) - panels.length);
  }

  return { isOpen, open, close };
}

/** Removes the history entries of panels that a reload has closed, so that Back leaves the page. */
export function useRemoveStalePanels(): void {
  const navigate = useNavigate();
  const staleCount = useRef(usePanelCount());
  useEffect(() => {
    if (staleCount.current > 0) navigate(-staleCount.current);
    staleCount.current = 0;
  }, [navigate]);
}
