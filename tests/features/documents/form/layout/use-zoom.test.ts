import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isNear,
  mostZoom,
  scrollToKeep,
  zoomWithin,
} from '../../../../../src/features/documents/form/layout/use-zoom.ts';

const tap = { x: 100, y: 200, at: 1000 };

test.each([
  ['the same place a moment later', { ...tap, at: 1200 }, true],
  ['a finger’s width away', { x: 110, y: 210, at: 1200 }, true],
  ['a scroll away', { x: 100, y: 260, at: 1200 }, false],
  ['too late', { ...tap, at: 1500 }, false],
])('%s counts as one with a tap: %#', (_, other, isOne) => {
  expect(isNear(tap, other)).toBe(isOne);
});

test('a document is never smaller than what fits, nor larger than the most', () => {
  expect([0.2, 1, 2.5, 9].map(zoomWithin)).toEqual([1, 1, 2.5, mostZoom]);
});

test('whatever the growth, the place stays where it is', () => {
  const number = fc.integer({ min: -2000, max: 2000 });
  const growth = fc.double({ min: 0.25, max: 4, noNaN: true });
  fc.assert(
    fc.property(number, number, growth, (place, corner, grown) => {
      // What stood at the place is as far from the corner as before, times the growth; the corner goes with the scroll.
      const after = corner + (place - corner) * grown - scrollToKeep(place, corner, grown);
      expect(after).toBeCloseTo(place, 6);
    }),
  );
});
