import * as v from 'valibot';
import { memoizeAsync } from '../async.ts';
import { isSealed } from './sealed.ts';

export const manifestPath = '/modules.json';

/** Vite's manifest: file, static imports and dynamic imports of each module, keyed by source path. */
export const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof Manifest>;

type ModuleFiles = Readonly<Record<string, Pick<Manifest[string], 'file' | 'imports'>>>;

/** Returns the files of a module and its static imports, dependencies first. Returns [] for an unknown module. */
export function collectFiles(
  manifest: ModuleFiles,
  module: string,
  visited = new Set<string>(),
): readonly string[] {
  const chunk = manifest[module];
  if (!chunk || visited.has(module)) return [];
  visited.add(module);
  return [...chunk.imports.flatMap((imported) => collectFiles(manifest, imported, visited)), chunk.file];
}

const requestedFiles = new Set<string>();

/** Reads the manifest of the deployed build, which may be newer than the build of the open page. */
export const readManifest = memoizeAsync(String, async (address: string) =>
  v.parse(Manifest, await (await fetch(address, { cache: 'no-cache' })).json()),
);

/**
 * Fetches the code of a module and its static imports. Doesn't evaluate the code, because that would block scrolling on
 * a slow phone.
 * @throws Error if there is no manifest, as in development
 */
export async function prefetchModule(module: string): Promise<void> {
  const manifest = await readManifest(manifestPath);
  for (const file of collectFiles(manifest, module)) {
    if (requestedFiles.has(file)) continue;
    requestedFiles.add(file);
    // Request each file in its own task, because each request blocks a slow phone for a moment.
    setTimeout(() => {
      if (isSealed()) return;
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` });
      document.head.append(link);
    });
  }
}
