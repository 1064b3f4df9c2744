import { expect, test } from 'vitest';
import { formatCount } from '../../src/platform/numbers.ts';

test('counts are grouped from four figures on, as in Chile', () => {
  expect([0, 7, 999, 1998, 12_000].map(formatCount)).toEqual(['0', '7', '999', '1.998', '12.000']);
});
