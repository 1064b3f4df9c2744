import { expect, test } from 'vitest';
import {
  dayTotals,
  scheduleKey,
  teachingLimit,
  weeklyHours,
  weekTotals,
} from '../../../../../src/features/documents/layouts/week/schedule.ts';
import { computeAmount } from '../../../../../src/features/documents/model/amount.ts';
import { week } from '../../../../../src/features/documents/templates/fixed-term-contract/fields.ts';

test('weekly hours are whole numbers from 1 to 44', () => {
  expect(['1', '30', '44'].map(weeklyHours)).toEqual([1, 30, 44]);
  for (const wrong of ['', '0', '45', '30,5', '-1', 'treinta']) expect(weeklyHours(wrong), wrong).toBeNull();
});

test('the limit of teaching time is proportional to the weekly hours, rounded down to minutes', () => {
  expect(['44', '30', '22'].map((hours) => computeAmount(teachingLimit, () => hours))).toEqual([
    28 * 60 + 30,
    19 * 60 + 25,
    14 * 60 + 15,
  ]);
});

test('an edited time changes the totals of its day and of the week', () => {
  const read = week.reader({ [scheduleKey('lunes', 'salida')]: '16:45' });
  expect(dayTotals(read, 'lunes')).toMatchObject({ total: 480, other: 135, teaching: 315 });
  expect(dayTotals(read, 'martes')).toEqual(dayTotals(week.reader({}), 'martes'));
  expect(weekTotals(read)).toMatchObject({ total: 2580, other: 900, teaching: 1530 });
});

test('an invalid time makes the totals of its day and of the week unknown', () => {
  const read = week.reader({ [scheduleKey('lunes', 'salida')]: 'a las cinco' });
  expect(dayTotals(read, 'lunes')).toEqual({
    teaching: 315,
    breaks: 30,
    lunch: 45,
    other: null,
    total: null,
  });
  expect(weekTotals(read)).toMatchObject({ total: null, other: null, teaching: 1530 });
});

test('a cleared time makes the totals of its day and of the week unknown', () => {
  const read = week.reader({ [scheduleKey('lunes', 'salida')]: '' });
  expect(dayTotals(read, 'lunes')).toMatchObject({ other: null, total: null, teaching: 315 });
  expect(weekTotals(read)).toMatchObject({ total: null, teaching: 1530 });
});

test('a day off has no hours', () => {
  const readWithDayOff = week.reader({ jor_horas: '38', jor_viernes_libre: 'si' });
  expect(dayTotals(readWithDayOff, 'viernes')).toEqual({
    teaching: 0,
    breaks: 0,
    lunch: 0,
    other: 0,
    total: 0,
  });
  expect(weekTotals(readWithDayOff)).toMatchObject({ total: 38 * 60, lunch: 4 * 45 });
});

test('a day without lunch has no minutes of lunch', () => {
  const readWithoutLunch = week.reader({ jor_lunes_sin_colacion: 'si' });
  expect(dayTotals(readWithoutLunch, 'lunes')).toMatchObject({ lunch: 0, total: 540 });
});
