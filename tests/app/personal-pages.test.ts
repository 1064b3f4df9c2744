import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/app/routes.tsx';

const root = join(import.meta.dirname, '..', '..');

const sources = new Map(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
);

/** It fetches the code of the page that it leads to, and renders none of it. */
const linkAhead = 'src/pages/complete-link.tsx';

/** Of static and dynamic imports, and of what is re-exported. */
const relativeImports = /\b(?:from|import)[\s(]*'(\.[^']+)'/g;

/** The file and all that it imports, be it at once or later. */
function reached(path: string, found = new Set<string>()): ReadonlySet<string> {
  const source = sources.get(path);
  if (source === undefined || found.has(path) || path === linkAhead) return found;
  found.add(path);
  for (const [, specifier = ''] of source.matchAll(relativeImports)) {
    reached(posix.join(posix.dirname(path), specifier), found);
  }
  return found;
}

const takesText = (path: string) => /<(?:input|textarea|select)\b/.test(sources.get(path) ?? '');

test('every page on which something is typed is opened in a document of its own', () => {
  const typed = routes.filter(({ file }) => [...reached(`src/pages/${file}.tsx`)].some(takesText));
  expect(typed.map(({ file }) => file)).toEqual(
    routes.filter(({ kind }) => kind === 'personal').map(({ file }) => file),
  );
  expect(typed.length).toBeGreaterThan(0);
});
