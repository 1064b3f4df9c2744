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
  /** The file that each page's HTML loads. */
  readonly entry: string;
  /** The file that the entry imports, and that loads every page. */
  readonly app: string;
};

/** Returns those of the files that may not be loaded yet when the importer imports them. */
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
 * Leaves out of Vite's preload lists the files that are already loaded. Vite writes such a list for each dynamic import,
 * and the hashes in the names don't compress, so that full lists would cost a page up to 1 kB.
 * @param appModule end of the path of the module that the entry imports
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
