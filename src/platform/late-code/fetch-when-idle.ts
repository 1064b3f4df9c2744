import { whenIdle } from '../async.ts';
import { isSealed } from './sealed.ts';

/** Modules that components fetch when the page is idle, by the path of their source. */
export const idleModules = new Set<string>();

/**
 * Fetches the code of a module and its imports without evaluating it. Ignores failures, because the import will report
 * them.
 * @param module path of the source from the project's root
 */
export function fetchCode(module: string): void {
  if (isSealed()) return;
  import('./fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(module)).catch(() => {});
}

/**
 * Fetches a module's code when the page is idle, so that the module also loads offline.
 * @param module path of the source from the project's root
 * @returns a function that cancels the fetch
 */
export function fetchWhenIdle(module: string): () => void {
  idleModules.add(module);
  return whenIdle(() => fetchCode(module));
}
