import type { ComponentType } from 'react';
import { codeInTime, memoizeAsync } from '../platform/async.ts';
import { loadMotion } from './fade-in.ts';
import { type Route, routeOf } from './routes.ts';

// A page's code and what it shows are here before it is rendered, also where it is prerendered and taken over:
// a lazy component would render its fallback first.

export type LoadedPage = {
  readonly route: Route;
  readonly Page: ComponentType<{ readonly data: unknown }>;
  /** null: there is no such page. */
  readonly data: unknown;
};

/** What the prerendered page brought along, by its path: it need not be loaded. */
export const given = new Map<string, unknown>();

const loaded = new Map<string, LoadedPage>();

async function fetchPage(pathname: string): Promise<LoadedPage> {
  const { route, slug } = routeOf(pathname);
  const [Page, data] = await Promise.all([route.lazy(), given.get(pathname) ?? route.load?.(slug)]);
  // Each page takes what its own `load` finds: routes.ts puts the two together.
  const page = { route, data, Page: Page as LoadedPage['Page'] };
  loaded.set(pathname, page);
  return page;
}

/**
 * The page at this path, loaded once; what failed is asked for again by the next call.
 * @throws ChunkLoadError or TooLate
 */
export const loadPage = memoizeAsync(String, (pathname: string) => codeInTime(fetchPage(pathname)));

/** The page at this path, if it is here. */
export const loadedPage = (pathname: string): LoadedPage | undefined => loaded.get(pathname);

/** Loads the page at this path. @returns whether it is here; never rejects */
export function preloadPage(pathname: string): Promise<boolean> {
  return loadPage(pathname).then(
    () => true,
    () => false,
  );
}

function onHover(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  loadMotion();
  void preloadPage(link.pathname);
}

/**
 * Loads the next page's code, and what it fades in with, when a link is pointed at, focused or touched.
 * @returns a function that stops listening
 */
export function prefetchOnHover(): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onHover, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onHover);
  };
}
