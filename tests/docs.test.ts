import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const pages = [
  'README.md',
  'bench/README.md',
  'deploy/proxy/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

test('every test file that a page of the docs names exists', () => {
  const named = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => ({ page, file }));
  });
  expect(named.length).toBeGreaterThan(100);
  // Some pages leave `tests/` out.
  const missing = named.filter(
    ({ file }) => !existsSync(join(root, file)) && !existsSync(join(root, 'tests', file)),
  );
  expect(missing).toEqual([]);
});

/** Every match of the pattern's first group, with the page that it stands on. */
function findAll(pattern: RegExp): { readonly page: string; readonly found: string }[] {
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(pattern)].map(([, found = '']) => ({ page, found }));
  });
}

test('every link inside the repository leads to a file', () => {
  const links = findAll(/\]\(([\w./-]+)(?:#[^)]*)?\)/g);
  expect(links.length).toBeGreaterThan(30);
  expect(links.filter(({ page, found }) => !existsSync(join(root, dirname(page), found)))).toEqual([]);
});

test('every source that a page names by its path exists', () => {
  const paths = findAll(/`((?:src|sandbox|scripts|bench|deploy|e2e)\/[\w./-]+\.tsx?)`/g);
  const missing = paths.filter(
    ({ found }) => !/\.(test|spec)\./.test(found) && !existsSync(join(root, found)),
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('every command of npm that a page names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commands = findAll(/npm run ([\w:]+)/g);
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter(({ found }) => !Object.hasOwn(scripts, found))).toEqual([]);
});
