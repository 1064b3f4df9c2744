import type { Manifest } from './prefetch.ts';

type LazyModulesOptions = {
  /** Modules that every page loads. Their dynamic imports, among them all pages, are left out. */
  readonly frameModules: readonly string[];
  /** Returns true for modules to leave out. */
  readonly isSkipped: (module: string) => boolean;
};

/** Returns the modules, and all modules that they or their imports may import on demand. */
export function lazyModulesOf(
  manifest: Manifest,
  modules: readonly string[],
  { frameModules, isSkipped }: LazyModulesOptions,
): readonly string[] {
  const foundModules = new Set(modules);
  const visited = new Set<string>();
  function visit(module: string, isInFrame: boolean): void {
    const chunk = manifest[module];
    if (!chunk || visited.has(module)) return;
    visited.add(module);
    for (const imported of chunk.imports) visit(imported, isInFrame);
    if (isInFrame) return;
    for (const dynamicImport of chunk.dynamicImports) {
      if (isSkipped(dynamicImport)) continue;
      foundModules.add(dynamicImport);
      visit(dynamicImport, false);
    }
  }
  for (const module of frameModules) visit(module, true);
  for (const module of modules) visit(module, false);
  return [...foundModules];
}
