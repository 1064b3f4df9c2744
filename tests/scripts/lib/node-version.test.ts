import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tooOld } from '../../../scripts/lib/node-version.js';
import { read } from '../../architecture.ts';

const root = join(import.meta.dirname, '..', '..', '..');

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is enough', (version) => {
  expect(tooOld(version)).toBe('');
});

test.each(['20.18.9', '18.20.4', '8.17.0', '4'])(
  'Node %s is refused with what is needed, in both languages',
  (version) => {
    expect(tooOld(version)).toContain(`Se necesita Node 20.19 o posterior y este es Node ${version}`);
    expect(tooOld(version)).toContain(`Node 20.19 or later is needed and this is Node ${version}`);
  },
);

test('the needed version is that of package.json', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(tooOld('1.0.0')).toContain(`Node ${engines.node.replace('>=', '')} `);
});

const entries = [
  ['start', './lib/start-site.ts'],
  ['test', './lib/checks.ts'],
] as const;

/** What a script imports when it is read, and in all. */
function importsOf(path: string) {
  const source = readFileSync(join(root, 'scripts', path), 'utf8');
  const atOnce = source
    .split('\n')
    .filter((line) => line.startsWith('import '))
    .join('\n');
  return {
    atOnce: read({ path: 'at-once.js', source: atOnce }).specifiers,
    all: read({ path, source }).specifiers,
  };
}

test.each(entries)('an old Node parses nothing of %s but the check and its imports', (name, main) => {
  const entry = importsOf(`${name}.js`);
  expect(entry.atOnce).toEqual(['node:process', './lib/with-packages.js']);
  expect(entry.all).toEqual([...entry.atOnce, main]);
  const shared = importsOf('lib/with-packages.js');
  expect(shared.atOnce).toEqual(['node:process', './node-version.js']);
  expect(shared.all).toEqual([...shared.atOnce, './packages.js']);
});

test('the packages are installed with nothing but Node', () => {
  const source = readFileSync(join(root, 'scripts', 'lib', 'packages.js'), 'utf8');
  const { specifiers } = read({ path: 'packages.js', source });
  expect(specifiers.filter((name) => !name.startsWith('node:'))).toEqual(['tsx/esm/api']);
});

test('every JavaScript file gives its reason in its first line', () => {
  const files = readdirSync(join(root, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .filter((name) => !/^images\b|^make-images/.test(name));
  expect(files.map((name) => name.replaceAll('\\', '/')).sort()).toEqual([
    'lib/node-version.js',
    'lib/packages.js',
    'lib/with-packages.js',
    'start.js',
    'test.js',
  ]);
  const served = readdirSync(join(root, 'sandbox'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join('sandbox', name));
  expect(served).toHaveLength(2);
  for (const file of [...files.map((name) => join('scripts', name)), ...served]) {
    expect(readFileSync(join(root, file), 'utf8'), file).toMatch(/^\/\/ JavaScript, because /);
  }
});

test('the check itself imports nothing', () => {
  const source = readFileSync(join(root, 'scripts', 'lib', 'node-version.js'), 'utf8');
  expect(read({ path: 'node-version.js', source }).specifiers).toEqual([]);
});
