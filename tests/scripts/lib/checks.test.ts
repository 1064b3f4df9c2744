import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { selectSteps } from '../../../scripts/lib/checks.ts';
import { root } from '../../../scripts/lib/run.ts';

const stepNames = (onlyStep?: string, runsLongSteps?: boolean) =>
  selectSteps(onlyStep, runsLongSteps).map(({ name }) => name);

test('a long step runs only if all long steps are requested or if it is named', () => {
  const longSteps = ['model', 'unit:long', 'node', 'long', 'nginx'];
  expect(stepNames().filter((name) => longSteps.includes(name))).toEqual([]);
  expect(stepNames(undefined, true)).toEqual(expect.arrayContaining([...stepNames(), ...longSteps]));
  expect(stepNames('long')).toEqual(['long']);
});

test('only the named steps run, in the order of the list', () => {
  expect(stepNames('e2e,types')).toEqual(['types', 'e2e']);
  expect(() => stepNames('unit,unite')).toThrow('No step unite');
});

test('every step is an npm script and comes after the steps that it needs', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const [index, { script, needs = [] }] of selectSteps(undefined, true).entries()) {
    expect(scripts).toHaveProperty([script]);
    const earlierSteps = ['chromium', ...stepNames(undefined, true).slice(0, index)];
    expect(earlierSteps).toEqual(expect.arrayContaining([...needs]));
  }
});
