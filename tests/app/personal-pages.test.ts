import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.ts';

const root = join(import.meta.dirname, '..', '..');

const sources = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);

/** True for files that import form code but show no form, such as a link that prefetches the form. */
const showsNoForm = (path: string) =>
  path === 'src/pages/delivery/complete-link.tsx' || path.startsWith('src/features/documents/layouts/');

/** Matches static and dynamic imports and re-exports. */
const relativeImports = /\b(?:from|import)[\s(]*'(\.[^']+)'/g;

function importedFiles(path: string, visitedFiles = new Set<string>()): ReadonlySet<string> {
  const source = sources.get(path);
  if (source === undefined || visitedFiles.has(path) || showsNoForm(path)) return visitedFiles;
  visitedFiles.add(path);
  for (const [, specifier = ''] of source.matchAll(relativeImports)) {
    importedFiles(posix.join(posix.dirname(path), specifier), visitedFiles);
  }
  return visitedFiles;
}

const hasInput = (path: string) => /<(?:input|textarea|select)\b/.test(sources.get(path) ?? '');

const pageFiles = Object.entries(import.meta.glob('../../src/pages/*-page.tsx'));

/** Finds the file whose module exports the route's page. */
async function fileOf(loadPage: () => Promise<unknown>): Promise<string> {
  const Page = await loadPage();
  for (const [file, load] of pageFiles) {
    if (Object.values((await load()) as object).includes(Page)) return file.replace('../../', '');
  }
  throw new Error('A route has no file in src/pages');
}

test('a route has the kind `personal` if and only if its page has inputs', async () => {
  const pages = await Promise.all(
    routes.map(async ({ path, kind, loadCode }) => ({ path, kind, file: await fileOf(loadCode) })),
  );
  const pagesWithInputs = pages.filter(({ file }) => [...importedFiles(file)].some(hasInput));
  expect(pagesWithInputs.map(({ path }) => path)).toEqual(
    pages.filter(({ kind }) => kind === 'personal').map(({ path }) => path),
  );
  expect(pagesWithInputs.length).toBeGreaterThan(0);
});
