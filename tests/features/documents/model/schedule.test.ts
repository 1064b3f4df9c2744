import { expect, test } from 'vitest';
import { mostTeaching, weeklyHours } from '../../../../src/features/documents/model/schedule.ts';

test('hours are whole, from 1 to 44', () => {
  expect(['1', '30', '44'].map(weeklyHours)).toEqual([1, 30, 44]);
  for (const wrong of ['', '0', '45', '30,5', '-1', 'treinta']) expect(weeklyHours(wrong), wrong).toBeNull();
});

test('the cap of teaching is in proportion, down to the minute', () => {
  expect([44, 30, 22].map(mostTeaching)).toEqual([28 * 60 + 30, 19 * 60 + 25, 14 * 60 + 15]);
});
