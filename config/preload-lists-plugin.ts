import type { Plugin } from 'vite';

/** Chunks by file name. */
type Chunks = Readonly<Record<string, { readonly imports: readonly string[] }>>;

/** Returns the given files and all files that they import statically. */
function closure(chunks: Chunks, files: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    closure(chunks, chunks[file]?.imports ?? [], found);
  }
  return found;
}

type Start = {
  /** File that the HTML of every page loads. */
  readonly entry: string;
  /** File that the entry imports and that loads every page. */
  readonly app: string;
};

/** Returns the files that may not be loaded yet when the importer requests them. */
export function missingFiles(
  chunks: Chunks,
  { entry, app }: Start,
  importer: string,
  files: readonly string[],
): readonly string[] {
  const isBeforeApp = closure(chunks, [entry]).has(importer);
  const loaded = closure(chunks, isBeforeApp ? [entry] : [importer, app]);
  return files.filter((file) => !loaded.has(file));
}

/**
 * Removes files that are already loaded from Vite's preload lists. Vite writes such a list for each dynamic import. The
 * hashes in the names don't compress, so full lists would cost a page up to 1 kB.
 * @param appModule end of the path of the module that starts the app
 */
export function preloadLists(appModule: string): Plugin {
  let chunks: Chunks = {};
  let start: Start | undefined;
  return {
    name: 'preload-lists',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId, hostType }) =>
            start && hostType === 'js' ? [...missingFiles(chunks, start, hostId, files)] : files,
        },
      },
    }),
    generateBundle(_, bundle) {
      const all = Object.values(bundle).filter((file) => file.type === 'chunk');
      chunks = Object.fromEntries(all.map((chunk) => [chunk.fileName, chunk]));
      const entry = all.find(({ isEntry }) => isEntry)?.fileName;
      const app = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(appModule)))?.fileName;
      start = entry && app ? { entry, app } : undefined;
    },
  };
}
