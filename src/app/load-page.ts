import type { ComponentType } from 'react';
import { type LazyCode, lazyCode } from '../platform/lazy-code/lazy-code.ts';
import { isSealed } from '../platform/lazy-code/sealed.ts';
import { loadMotion } from './fade-in.ts';
import { matchRoute, type Route } from './routes.ts';

// Pages render only after their code and data have loaded, even when a prerendered page is hydrated: a lazy component
// would render its fallback first.

export type LoadedPage = {
  readonly route: Route;
  readonly Page: ComponentType<{ readonly data: unknown }>;
  /** null if the page doesn't exist. */
  readonly data: unknown;
};

/** Page data embedded in the HTML, keyed by path. */
export const prerenderedData = new Map<string, unknown>();

const lazyPages = new Map<string, LazyCode<LoadedPage>>();

export function pageAt(pathname: string): LazyCode<LoadedPage> {
  const cachedPage = lazyPages.get(pathname);
  if (cachedPage) return cachedPage;
  const page = lazyCode(async () => {
    const { route, slug } = matchRoute(pathname);
    const embeddedData = prerenderedData.get(pathname);
    const [Page, data] = await Promise.all([route.loadCode(), embeddedData ?? route.loadData?.(slug)]);
    // The cast is safe, because routes.ts pairs each page with a `load` that returns the page's data.
    return { route, data, Page: Page as LoadedPage['Page'] };
  });
  lazyPages.set(pathname, page);
  return page;
}

/**
 * Loads the code and data of the page at this path. Never rejects.
 * @returns false if they didn't load
 */
export function preloadPage(pathname: string): Promise<boolean> {
  return pageAt(pathname)
    .load()
    .then(
      () => true,
      () => false,
    );
}

function onHover(event: Event): void {
  if (isSealed()) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  loadMotion();
  void preloadPage(link.pathname);
}

/** Loads a page and the animation code when the pointer, the focus or a touch reaches a link to the page. */
export function prefetchOnHover(): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onHover, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onHover);
  };
}
