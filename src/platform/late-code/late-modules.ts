import type { Manifest } from './fetch-ahead.ts';

type LateOptions = {
  /** Modules of every page. Their own dynamic imports, such as all pages, are not included. */
  readonly frame: readonly string[];
  /** Returns true for modules to leave out. */
  readonly skip: (module: string) => boolean;
};

/** Returns the modules with everything that they may import on demand. */
export function lateModulesOf(
  manifest: Manifest,
  modules: readonly string[],
  { frame, skip }: LateOptions,
): readonly string[] {
  const found = new Set(modules);
  const seen = new Set<string>();
  function visit(module: string, isFrame: boolean): void {
    const chunk = manifest[module];
    if (!chunk || seen.has(module)) return;
    seen.add(module);
    for (const each of chunk.imports) visit(each, isFrame);
    if (isFrame) return;
    for (const late of chunk.dynamicImports) {
      if (skip(late)) continue;
      found.add(late);
      visit(late, false);
    }
  }
  for (const module of frame) visit(module, true);
  for (const module of modules) visit(module, false);
  return [...found];
}
