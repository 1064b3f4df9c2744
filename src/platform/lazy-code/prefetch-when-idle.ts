import { runAfterLoad } from '../async.ts';
import { isSealed } from './sealed.ts';

/** Source paths of the modules that components fetch when the page is idle. `sealPage` also loads them. */
export const idleModules = new Set<string>();

/**
 * Fetches the code of a module and its static imports without evaluating the code. Ignores failures, because the import
 * that later uses the code reports them.
 * @param module path of the source from the project's root
 */
export function tryPrefetchModule(module: string): void {
  if (isSealed()) return;
  import('./prefetch.ts').then(({ prefetchModule }) => prefetchModule(module)).catch(() => {});
}

/**
 * Fetches a module's code when the page is idle, so that the module can load offline later.
 * @param module path of the source from the project's root
 */
export function prefetchWhenIdle(module: string): () => void {
  idleModules.add(module);
  return runAfterLoad(() => tryPrefetchModule(module));
}
