import { expect, test } from 'vitest';
import { choosePackages } from '../../../scripts/lib/system-programs.ts';

const office = {
  program: 'soffice',
  packages: ['writer-nogui', 'writer'],
  along: ['fonts', 'dictionary'],
  checks: 'documents',
};

test('the first package that the distribution has is chosen, with its companions', async () => {
  expect(await choosePackages(office, async (name) => name !== 'dictionary')).toEqual([
    'writer-nogui',
    'fonts',
  ]);
});

test('the next one serves where the first is unknown', async () => {
  expect(await choosePackages(office, async (name) => name === 'writer')).toEqual(['writer']);
});

test('no package is requested that the distribution does not have', async () => {
  expect(await choosePackages(office, async () => false)).toEqual([]);
});
