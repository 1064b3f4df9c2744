import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, groupDigits } from '../../src/platform/numbers.ts';

test('counts are grouped from four figures on, as in Chile', () => {
  expect([0, 7, 999, 1998, 12_000].map(formatCount)).toEqual(['0', '7', '999', '1.998', '12.000']);
});

test('a count is written as Intl writes it', () => {
  const intl = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
  fc.assert(fc.property(fc.maxSafeInteger(), (count) => formatCount(count) === intl.format(count)));
});

test('digits keep the zeros in front, and other text stays', () => {
  expect(['', '0', '000', '0500', '1.000', '12a'].map(groupDigits)).toEqual([
    '',
    '0',
    '000',
    '0.500',
    '1.000',
    '12a',
  ]);
});
