import { expect, test } from 'vitest';
import { applyMutant, mutantsOf } from '../../scripts/lib/mutants.ts';

function faultsIn(code: string): readonly string[] {
  return mutantsOf('rule.ts', code).map((mutant) => applyMutant(code, mutant));
}

test.each([
  ['const a = b < 3;', ['const a = b <= 3;', 'const a = b < 4;']],
  ['const a = b && !c;', ['const a = b || !c;', 'const a = b && c;']],
  ['if (a) b();', ['if (false) b();']],
  ['const a = list.every(isRut);', ['const a = list.some(isRut);']],
])('makes the mutants of %j', (code, faults) => {
  expect(faultsIn(code)).toEqual(faults);
});

test('types and imports have no mutants', () => {
  expect(faultsIn("import { a } from './a.ts';\ntype Least = 1 | 2;")).toEqual([]);
});
