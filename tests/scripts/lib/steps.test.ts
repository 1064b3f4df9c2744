import { expect, test } from 'vitest';
import { selectSteps } from '../../../scripts/lib/steps.js';

const names = (chosen?: readonly string[]) =>
  selectSteps(chosen).map((group) => group.map(({ name }) => name));

test('every step runs when none is named', () => {
  expect(names().flat()).toEqual([
    'types',
    'lint',
    'unit',
    'build',
    'build:sandbox',
    'html',
    'browsers',
    'budgets',
    'e2e',
  ]);
});

test('the named steps run alone, in their order', () => {
  expect(names(['e2e', 'types']).flat()).toEqual(['types', 'e2e']);
});

test('a name that no step has is refused', () => {
  expect(() => names(['unit', 'unite'])).toThrow('No step unite');
});

test('a step that needs another comes in a later group', () => {
  const groups = selectSteps(undefined);
  for (const [at, group] of groups.entries()) {
    for (const { needs } of group) {
      const before = groups
        .slice(0, at)
        .flat()
        .map(({ name }) => name);
      if (needs) expect(before).toContain(needs);
    }
  }
});
