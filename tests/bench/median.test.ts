import { expect, test } from 'vitest';
import { median, percentile } from '../../bench/median.ts';

test('the median is the middle, or halfway between the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(() => median([])).toThrow('No values');
});

test('a percentile is the smallest value that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([3, 1, 2], 0.95)).toBe(3);
  expect(percentile([7], 0.01)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow('No values');
});
