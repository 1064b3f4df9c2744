import * as v from 'valibot';
import { memoizeAsync } from '../async.ts';
import { isSealed } from './sealed.ts';

/** Address of Vite's manifest. */
export const manifestFile = '/modules.json';

/** Each module's file, static imports and dynamic imports, by the path of its source from the project's root. */
export const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof Manifest>;

type Files = Readonly<Record<string, Pick<Manifest[string], 'file' | 'imports'>>>;

/** @returns a module's files, each after those it imports; empty for an unknown module */
export function filesOf(manifest: Files, module: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [...chunk.imports.flatMap((imported) => filesOf(manifest, imported, seen)), chunk.file];
}

/** Files that were requested already. */
const asked = new Set<string>();

/** Returns the manifest of this build, or of one deployed since. */
export const readManifest = memoizeAsync(String, async (address: string) =>
  v.parse(Manifest, await (await fetch(address, { cache: 'no-cache' })).json()),
);

/**
 * Fetches a module's code without evaluating it, because evaluation would keep a slow phone from scrolling.
 * @throws if there is no manifest, as in development
 */
export async function fetchAhead(module: string): Promise<void> {
  const manifest = await readManifest(manifestFile);
  for (const file of filesOf(manifest, module)) {
    if (asked.has(file)) continue;
    asked.add(file);
    // Use a task per file, because each request keeps a slow phone busy for a moment.
    setTimeout(() => {
      if (isSealed()) return;
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` });
      document.head.append(link);
    });
  }
}
