// Code that could not be loaded: the connection failed, or the site was deployed since the page was opened and
// the files that it names are gone.
import { TooLate } from './time-limit.ts';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an interface adds to the browser's type
  interface Window {
    /** Left by the boot script of a built page; there is none in development. */
    reloadOnce?: (isWanted?: () => boolean) => Promise<boolean>;
  }
}

const missing = new WeakSet<object>();

/**
 * Vite's loader asks for a style sheet once: after that it takes it for loaded, and the page would show without it.
 * Past the cache, where a 404 may be kept for a year.
 */
async function renewStyles(href: string): Promise<void> {
  const { ok } = await fetch(href, { cache: 'reload', signal: AbortSignal.timeout(10_000) });
  if (ok) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/** From here on `isMissingCode` knows what Vite's loader could not load. */
export function followMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    const [, styles] = /^Unable to preload CSS for (\S+)/.exec(payload.message) ?? [];
    if (styles) renewStyles(styles).catch(() => {});
  });
}

export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Whether the code that the page asked for did not come, in time or at all. */
export function isFailedRequest(error: unknown): boolean {
  return isMissingCode(error) || error instanceof TooLate;
}

/** In sessionStorage: what the visitor was opening when the page was reloaded. */
const openingKey = 'mle.opening';

/**
 * Reloads the page, which brings the files of the newest build: once per build, and only where the site answers.
 * @param opening what is to be opened again, for `takeOpening`
 * @param isWanted whether that still helps, asked once the site has answered
 * @returns whether the page is about to go
 */
export async function reloadOnce(opening = '', isWanted = () => true): Promise<boolean> {
  remember(opening);
  const isGoing = (await window.reloadOnce?.(isWanted)) ?? false;
  if (!isGoing) remember('');
  return isGoing;
}

function remember(opening: string): void {
  try {
    sessionStorage.setItem(openingKey, opening);
  } catch {
    // Then it is not opened again.
  }
}

/** Whether the page was reloaded while this was being opened; true once. */
export function takeOpening(name: string): boolean {
  try {
    if (sessionStorage.getItem(openingKey) !== name) return false;
    remember('');
    return true;
  } catch {
    return false;
  }
}
