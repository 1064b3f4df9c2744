import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { selectSteps } from '../../../scripts/lib/checks.ts';
import { root } from '../../../scripts/lib/run.ts';

const names = (only?: string, long?: boolean) => selectSteps(only, long).map(({ name }) => name);

test('long steps run only if all long steps are requested or if named', () => {
  const long = ['model', 'unit:long', 'node', 'long', 'nginx'];
  expect(names().filter((name) => long.includes(name))).toEqual([]);
  expect(names(undefined, true)).toEqual(expect.arrayContaining([...names(), ...long]));
  expect(names('long')).toEqual(['long']);
});

test('only the named steps run, in the order of the list', () => {
  expect(names('e2e,types')).toEqual(['types', 'e2e']);
  expect(() => names('unit,unite')).toThrow('No step unite');
});

test('every step is an npm script and comes after the steps that it needs', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [place, { script, needs = [] }] of selectSteps(undefined, true).entries()) {
    expect(scripts).toHaveProperty([script]);
    const before = ['chromium', ...names(undefined, true).slice(0, place)];
    expect(before).toEqual(expect.arrayContaining([...needs]));
  }
});
