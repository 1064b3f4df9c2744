import { useLocation } from 'react-router-dom';
import type { WorkBar } from '../content/work-bar-copy.ts';
import { sealedPath } from '../platform/lazy-code/sealed.ts';
import { matchRoute } from './routes.ts';

/**
 * Returns the path and bar of the current page; null for a page with the site's header. A sealed page keeps its bar
 * until the next document loads, because the site's header would request the logo, which the seal forbids.
 */
export function useWorkBar(): { readonly path: string; readonly bar: WorkBar } | null {
  const { pathname } = useLocation();
  const path = sealedPath() ?? pathname;
  const { route, slug } = matchRoute(path);
  return route.bar ? { path, bar: route.bar(slug) } : null;
}
