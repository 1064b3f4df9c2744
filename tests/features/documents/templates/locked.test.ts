import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '../../../architecture.ts';

const templates = 'src/features/documents/templates';
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

/** The folder of a template that the file lies in; null for every other file. */
function templateFolder(path: string): string | null {
  const [, folder] = new RegExp(`^${templates}/([^/]+)/`).exec(path) ?? [];
  return folder ?? null;
}

test('of a template’s folder, other files import its entry alone: pages that show it locked load no text', () => {
  const imports = sources.flatMap((module) =>
    read(module)
      .specifiers.filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => posix.join(posix.dirname(module.path), specifier))
      .filter((target) => templateFolder(target) !== null)
      .filter((target) => templateFolder(target) !== templateFolder(module.path))
      .map((target) => [module.path, target.split('/').at(-1)]),
  );
  expect(imports.length).toBeGreaterThan(0);
  for (const found of imports) expect(found).toEqual([`${templates}/documents.ts`, 'entry.ts']);
});

test('an entry loads its template on demand', () => {
  const entries = sources.filter(({ path }) => templateFolder(path) && path.endsWith('/entry.ts'));
  expect(entries.length).toBeGreaterThan(0);
  for (const { path, source } of entries) {
    expect(source.match(/^import (?!type )/gm), path).toBeNull();
    expect(source, path).toContain("import('./template.ts')");
  }
});
