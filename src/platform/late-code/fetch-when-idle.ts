import { whenIdle } from '../async.ts';
import { isSealed } from './sealed.ts';

/** Source paths of the modules that components fetch when the page is idle. */
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
 * Fetches a module's code when the page is idle, so that the module can load offline later.
 * @param module path of the source from the project's root
 * @returns a function that cancels the fetch
 */
export function fetchWhenIdle(module: string): () => void {
  idleModules.add(module);
  return whenIdle(() => fetchCode(module));
}
