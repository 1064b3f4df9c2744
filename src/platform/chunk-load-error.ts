// Code that could not be loaded: the connection failed, or the site was deployed since the page was opened and
// the files that it names are gone.
import { TooLate } from './async.ts';

const missing = new WeakSet<object>();

/** From here on `isChunkLoadError` knows what Vite's loader could not load. */
export function followChunkLoadErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

export function isChunkLoadError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Whether the code that the page asked for did not come, in time or at all. */
export function isFailedRequest(error: unknown): boolean {
  return isChunkLoadError(error) || error instanceof TooLate;
}
