import { preloadPage } from './load-page.ts';

function onHover(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  void preloadPage(link.pathname);
}

/**
 * Loads the next page's code when a link is pointed at, focused or touched.
 * @returns a function that stops listening
 */
export function prefetchOnHover(): () => void {
  const events = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of events) document.addEventListener(name, onHover, { passive: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onHover);
  };
}
