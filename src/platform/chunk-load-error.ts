// Code that could not be loaded: the connection failed, or the site was deployed since the page was opened and
// the files that it names are gone.

import { TooLate } from './async.ts';
import { reloadOnce as reloadPageOnce } from './reload-once.ts';

const missing = new WeakSet<object>();

/** From here on `isMissingCode` knows what Vite's loader could not load. */
export function followMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
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
 * Reloads the page as `reload-once.ts` does.
 * @param opening what is to be opened again, for `takeOpening`
 * @param isWanted whether that still helps, asked once the site has answered
 * @returns whether the page is about to go
 */
export async function reloadOnce(opening = '', isWanted = () => true): Promise<boolean> {
  remember(opening);
  const isGoing = await reloadPageOnce(isWanted);
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
