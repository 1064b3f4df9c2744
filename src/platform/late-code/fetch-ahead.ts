import * as v from 'valibot';
import { memoizeAsync } from '../async.ts';

/** The address of Vite's manifest. */
export const manifestFile = '/modules.json';

/** The file of each module, by its source from the project's root, and the modules that it imports at once. */
export const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);
export type Manifest = v.InferOutput<typeof Manifest>;

/** @returns the files that a module needs at once, each before those that import it; none for one that is not there */
export function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): readonly string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [...chunk.imports.flatMap((imported) => filesOf(manifest, imported, seen)), chunk.file];
}

/** The files that were asked for already. */
const asked = new Set<string>();

/** Of this build, or of one deployed since. */
const readManifest = memoizeAsync(String, async (address: string) =>
  v.parse(Manifest, await (await fetch(address, { cache: 'no-cache' })).json()),
);

/**
 * Fetches the code of a module, and evaluates none of it, which would keep a slow telephone from scrolling.
 * @throws where there is no manifest, as in development
 */
export async function fetchAhead(module: string): Promise<void> {
  const manifest = await readManifest(manifestFile);
  for (const file of filesOf(manifest, module)) {
    if (asked.has(file)) continue;
    asked.add(file);
    // Each in a task of its own: it takes a slow telephone a moment to ask for a file.
    setTimeout(() => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` });
      document.head.append(link);
    });
  }
}
