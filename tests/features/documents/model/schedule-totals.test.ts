import { expect, test } from 'vitest';
import { scheduleKey } from '../../../../src/features/documents/model/schedule.ts';
import { dayTotals, weekTotals } from '../../../../src/features/documents/model/schedule-totals.ts';

test('an edited time changes its day and the week, and nothing else', () => {
  const values = { [scheduleKey('lunes', 'salida')]: '16:45' };
  expect(dayTotals(values, 'lunes')).toMatchObject({ total: 480, other: 135, teaching: 315 });
  expect(dayTotals(values, 'martes')).toEqual(dayTotals({}, 'martes'));
  expect(weekTotals(values)).toMatchObject({ total: 2580, other: 900, teaching: 1530 });
});

test('an invalid time leaves its day and the week without totals', () => {
  const values = { [scheduleKey('lunes', 'salida')]: 'a las cinco' };
  expect(dayTotals(values, 'lunes')).toEqual({
    teaching: 315,
    breaks: 30,
    lunch: 45,
    other: null,
    total: null,
  });
  expect(weekTotals(values)).toMatchObject({ total: null, other: null, teaching: 1530 });
});
