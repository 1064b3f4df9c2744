import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTarget, floor, styledFrom } from '../../../scripts/lib/floor.ts';
import { root } from '../../../scripts/lib/run.ts';

test('README names the floor that the build is made for', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme).toContain(`Safari ${floor.safari}, Chrome ${floor.chrome} and Firefox ${floor.firefox}`);
  expect(readme).toContain(
    `Safari ${styledFrom.safari}, Chrome ${styledFrom.chrome} and Firefox ${styledFrom.firefox}`,
  );
  expect(buildTarget(floor)).toEqual(['safari16.4', 'chrome111', 'firefox128']);
});
