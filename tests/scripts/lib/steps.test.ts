import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/run.ts';
import { selectSteps } from '../../../scripts/lib/steps.ts';

const names = (chosen?: readonly string[]) =>
  selectSteps(chosen)
    .flat(2)
    .map(({ name }) => name);

test('every step runs when none is named', () => {
  expect(names().sort()).toEqual([
    'browsers',
    'budgets',
    'build',
    'build:sandbox',
    'e2e',
    'html',
    'lint',
    'styles',
    'types',
    'unit',
  ]);
});

test('only the named steps run, in their order', () => {
  expect(names(['e2e', 'types'])).toEqual(['types', 'e2e']);
});

test('a name that no step has is refused', () => {
  expect(() => names(['unit', 'unite'])).toThrow('No step unite');
});

test('every step is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const steps = selectSteps().flat(2);
  expect(steps.filter(({ script }) => !Object.hasOwn(scripts, script))).toEqual([]);
});

test('a step that needs another runs after it: in a later stage, or later in the same chain', () => {
  const stages = selectSteps();
  for (const [at, chains] of stages.entries()) {
    const earlier = stages.slice(0, at).flat(2);
    for (const chain of chains) {
      for (const [place, { needs = [] }] of chain.entries()) {
        const before = [...earlier, ...chain.slice(0, place)].map(({ name }) => name);
        expect([...before, 'chromium']).toEqual(expect.arrayContaining([...needs]));
      }
    }
  }
});
