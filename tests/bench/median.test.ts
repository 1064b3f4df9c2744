import { expect, test } from 'vitest';
import { median } from '../../bench/median.ts';

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(() => median([])).toThrow('No values');
});
