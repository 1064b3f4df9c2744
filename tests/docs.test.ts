import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const pages = [
  'README.md',
  'deploy/proxy/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

test.each(pages)('%s: every link leads to a file, every path and command that it names exists', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
  const links = all(/\]\(([\w./-]+)(?:#[^)]*)?\)/g).map((link) => join(root, dirname(page), link));
  const sources = all(/`((?:src|sandbox|scripts|bench|deploy|e2e|tests|docs)\/[\w./-]+\w)\/?`/g).map((path) =>
    // Pages about tests leave the folder out.
    join(root, /^(?!tests).*\.test\.tsx?$/.test(path) ? 'tests' : '', path),
  );
  const commands = all(/npm run ([\w:]+)/g);
  expect([...links, ...sources].filter((file) => !existsSync(file))).toEqual([]);
  expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([]);
});
