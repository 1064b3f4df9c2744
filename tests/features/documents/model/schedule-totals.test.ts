import { expect, test } from 'vitest';
import { days, scheduleKey } from '../../../../src/features/documents/model/schedule.ts';
import {
  activityTotals,
  dayTotals,
  weekTotals,
} from '../../../../src/features/documents/model/schedule-totals.ts';

test('the proposed week is exactly 44 hours, each day within its limits', () => {
  for (const day of days) {
    const { teaching, breaks, lunch, other, total } = dayTotals({}, day);
    expect((teaching ?? 0) + (breaks ?? 0) + (other ?? 0), day).toBe(total);
    expect(lunch, day).toBeGreaterThanOrEqual(30);
    expect(total, day).toBeLessThanOrEqual(10 * 60);
  }
  expect(weekTotals({})).toEqual({ teaching: 1530, breaks: 150, lunch: 225, other: 960, total: 2640 });
});

test('the non-teaching hours are those of the week, at least 40 % of them for preparation', () => {
  const { total, preparation } = activityTotals({});
  expect(total).toBe(weekTotals({}).other);
  expect(preparation).toBeGreaterThanOrEqual(960 * 0.4);
});

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
