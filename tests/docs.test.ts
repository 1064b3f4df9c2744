import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const pages = [
  'README.md',
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
