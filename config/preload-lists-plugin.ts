import type { Plugin } from 'vite';
import { collectFiles } from '../src/platform/lazy-code/prefetch.ts';

type Chunks = Parameters<typeof collectFiles>[0];

type StartFiles = {
  /** File that the HTML of every page loads. */
  readonly entry: string;
  /** File that the entry imports and that loads every page. */
  readonly app: string;
};

/** Returns the files that the page may not have loaded yet when the importer requests them. */
export function unloadedFiles(
  chunks: Chunks,
  { entry, app }: StartFiles,
  importer: string,
  files: readonly string[],
): readonly string[] {
  const firstFiles = collectFiles(chunks, entry);
  const loadedFiles = new Set(
    firstFiles.includes(importer)
      ? firstFiles
      : [importer, app].flatMap((file) => collectFiles(chunks, file)),
  );
  return files.filter((file) => !loadedFiles.has(file));
}

/**
 * Shortens the preload list that Vite writes for each dynamic import, by leaving out files that the page has already
 * loaded. The hashes in the names don't compress, so full lists would cost a page up to 1 kB.
 * @param appModule end of the path of the module that starts the app
 */
export function preloadLists(appModule: string): Plugin {
  let chunks: Chunks = {};
  let startFiles: StartFiles | undefined;
  return {
    name: 'preload-lists',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId, hostType }) =>
            startFiles && hostType === 'js' ? [...unloadedFiles(chunks, startFiles, hostId, files)] : files,
        },
      },
    }),
    generateBundle(_, bundle) {
      const outputChunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      chunks = Object.fromEntries(
        outputChunks.map(({ fileName, imports }) => [fileName, { file: fileName, imports }]),
      );
      const entry = outputChunks.find(({ isEntry }) => isEntry)?.fileName;
      const app = outputChunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(appModule)),
      )?.fileName;
      startFiles = entry && app ? { entry, app } : undefined;
    },
  };
}
