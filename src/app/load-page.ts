import type { ComponentType } from 'react';
import { type LateCode, lateCode } from '../platform/late-code/late-code.ts';
import { loadMotion } from './fade-in.ts';
import { type Route, routeOf } from './routes.ts';

// A page is rendered once its code and data have loaded, also where a prerendered page is hydrated: a lazy component would
// render its fallback first.

export type LoadedPage = {
  readonly route: Route;
  readonly Page: ComponentType<{ readonly data: unknown }>;
  /** null if there is no such page. */
  readonly data: unknown;
};

/** Page data embedded in the HTML, keyed by path. */
export const prerenderedData = new Map<string, unknown>();

const pages = new Map<string, LateCode<LoadedPage>>();

/** Returns the page at this path, which has loaded or is to be loaded. */
export function pageAt(pathname: string): LateCode<LoadedPage> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = lateCode(async () => {
    const { route, slug } = routeOf(pathname);
    const embedded = prerenderedData.get(pathname);
    const [Page, data] = await Promise.all([route.lazy(), embedded ?? route.load?.(slug)]);
    // Each page takes what its own `load` finds: routes.ts puts the two together.
    return { route, data, Page: Page as LoadedPage['Page'] };
  });
  pages.set(pathname, page);
  return page;
}

/** Loads the page at this path; never rejects. @returns true if it has loaded */
export function preloadPage(pathname: string): Promise<boolean> {
  return pageAt(pathname)
    .load()
    .then(
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
 * Loads the next page, and the code of its fading, when a link is pointed at, focused or touched.
 * @returns a function that stops listening
 */
export function prefetchOnHover(): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onHover, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onHover);
  };
}
