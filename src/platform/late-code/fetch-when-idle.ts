import { whenIdle } from '../async.ts';
import { isSealed } from './sealed.ts';

/** Modules that components fetch while the page is idle, by their source from the project's root. */
export const idleModules = new Set<string>();

/**
 * Fetches a module's code and its imports without evaluating them. Failures are ignored: whoever imports it sees them.
 * @param module path of its source from the project's root
 */
export function fetchCode(module: string): void {
  if (isSealed()) return;
  import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(module)).catch(() => {});
}

/**
 * Fetches a module's code once the page is idle, so that it also opens offline.
 * @param module path of its source from the project's root
 * @returns a function that cancels it
 */
export function fetchWhenIdle(module: string): () => void {
  idleModules.add(module);
  return whenIdle(() => fetchCode(module));
}
