import { expect, test } from 'vitest';
import {
  clockColumns,
  type Day,
  days,
  dayTotals,
  scheduleColumns,
  scheduleKey,
  weekTotals,
} from '../../../../../src/features/documents/layouts/week/schedule.ts';
import { computeAmount, notApplicableMark } from '../../../../../src/features/documents/model/amount.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { parseTime } from '../../../../../src/features/documents/model/hours.ts';
import { week } from '../../../../../src/features/documents/templates/fixed-term-contract/fields.ts';
import { template as fixedTermContract } from '../../../../../src/features/documents/templates/fixed-term-contract/text.ts';

const today = '2026-03-02';
const allHours = Array.from({ length: 44 }, (_, index) => index + 1);
// Each number from 1 to 31 has a bit for each workday, so this list has every set of days except the empty one.
const allDaySets = Array.from({ length: 31 }, (_, maskIndex) =>
  days.filter((_, index) => ((maskIndex + 1) >> index) & 1),
);

function answersFor(hours: number, workdays: readonly Day[]): Values {
  const boxes = days.map((day) => [scheduleKey(day, 'libre'), workdays.includes(day) ? 'no' : 'si'] as const);
  return { jor_horas: String(hours), ...Object.fromEntries(boxes) };
}

/** Returns what the document prints in each column of the day's row, in the order of `scheduleColumns`. */
function dayValues(values: Values, day: Day): readonly string[] {
  const read = week.reader(values);
  return scheduleColumns.map((column) => read(scheduleKey(day, column)));
}

const dayOffValues = scheduleColumns.map(() => notApplicableMark);

/** Returns the day's start, start of lunch, end of lunch and end, in minutes since midnight; lunch only if it has one. */
function timesOf(values: Values, day: Day): readonly (number | null)[] {
  const read = week.reader(values);
  const times = clockColumns.map((column) => read(scheduleKey(day, column)));
  return times.filter((time) => time !== notApplicableMark).map(parseTime);
}

test.each(allHours)('the proposal for %i hours obeys all rules if the days suffice', (hours) => {
  for (const workdays of allDaySets.filter(({ length }) => hours <= 10 * length)) {
    const values = answersFor(hours, workdays);
    const read = week.reader(values);
    const { total, teaching, other } = weekTotals(read);
    expect(total).toBe(hours * 60);
    // A full week of 44 hours allows 28:30 hours (1,710 minutes) of teaching.
    expect(teaching ?? Number.NaN).toBeLessThanOrEqual((hours * 1_710) / 44);
    expect(computeAmount(week.outsideClass, read)).toBe(other);
    const workdayMinutes = workdays.map((day) => dayTotals(read, day).total ?? Number.NaN);
    // Computed weeks have equal days, except the last one. The week of 44 hours is fixed.
    if (hours !== 44) expect(new Set(workdayMinutes.slice(0, -1)).size).toBeLessThan(2);
    for (const [index, day] of workdays.entries()) {
      const { lunch, other: otherMinutes } = dayTotals(read, day);
      const totalMinutes = workdayMinutes[index] ?? Number.NaN;
      const times = timesOf(values, day);
      expect(totalMinutes % 5).toBe(0);
      expect(totalMinutes).toBeGreaterThan(0);
      expect(totalMinutes).toBeLessThanOrEqual(600);
      expect(otherMinutes ?? -1).toBeGreaterThanOrEqual(0);
      expect(lunch).toBe(totalMinutes > 300 ? 45 : 0);
      expect(times).toHaveLength(totalMinutes > 300 ? 4 : 2);
      expect(times[0]).toBe(8 * 60);
      expect(times).toEqual(times.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
      if (totalMinutes > 300) expect((times[3] ?? 0) - (times[2] ?? 0)).toBeGreaterThanOrEqual(60);
    }
    for (const day of days) if (!workdays.includes(day)) expect(dayValues(values, day)).toEqual(dayOffValues);
    expect(fixedTermContract.warnings(values, today)).toEqual([]);
  }
});

test.each(allHours)('nothing is proposed for %i hours if the days don’t suffice', (hours) => {
  for (const workdays of [[], ...allDaySets].filter(({ length }) => hours > 10 * length)) {
    const values = answersFor(hours, workdays);
    for (const day of workdays) expect(new Set(dayValues(values, day))).toEqual(new Set(['']));
    expect(week.reader(values)('nol_preparacion')).toBe('');
    const minDays = Math.ceil(hours / 10);
    const messages = fixedTermContract.warnings(values, today).map(({ message }) => message);
    expect(messages).toEqual([expect.stringMatching(new RegExp(`al menos ${minDays} días?\\.`))]);
  }
});

test.each(allHours)('by default, %i hours are spread across the first days of the week', (hours) => {
  const read = week.reader({ jor_horas: String(hours) });
  const workdays = days.filter((day) => read(scheduleKey(day, 'libre')) !== 'si');
  const dayCount = hours >= 30 ? 5 : Math.ceil(hours / 8);
  expect(workdays).toEqual(days.slice(0, dayCount));
});

test('the days that the user chose override the proposed days', () => {
  const values = { jor_horas: '20', jor_lunes_libre: 'si', jor_jueves_libre: 'no' };
  expect(days.map((day) => dayValues(values, day)[0])).toEqual([
    notApplicableMark,
    '08:00',
    '08:00',
    '08:00',
    notApplicableMark,
  ]);
});

test.each([
  [10, 2, ['08:00', notApplicableMark, notApplicableMark, '13:00', '2:50', '0:15']],
  [20, 2, ['08:00', '13:00', '13:45', '18:45', '5:45', '0:30']],
  [22, 3, ['08:00', '13:00', '13:45', '16:05', '4:15', '0:25']],
  [30, 3, ['08:00', '13:00', '13:45', '18:45', '5:45', '0:30']],
  [38, 4, ['08:00', '13:00', '13:45', '18:15', '5:30', '0:30']],
  [30, 5, ['08:00', '13:00', '13:45', '14:45', '3:25', '0:20']],
])('in a week of %i hours on %i days, Monday has the values %j', (hours, dayCount, times) => {
  expect(dayValues(answersFor(hours, days.slice(0, dayCount)), 'lunes')).toEqual(times);
});

test('lunch starts earlier if less than an hour of work would remain after it', () => {
  // Five days share 26 hours: 5:20 on Friday and 5:10 on each other day. With lunch at 13:00, only 10 minutes would
  // remain after it.
  expect(dayValues(answersFor(26, days), 'lunes').slice(0, 4)).toEqual(['08:00', '12:10', '12:55', '13:55']);
});

test('a ticked box removes the lunch of its day', () => {
  const answersWithoutLunch = { jor_horas: '30', jor_lunes_sin_colacion: 'si' };
  expect(dayValues(answersWithoutLunch, 'lunes').slice(0, 4)).toEqual([
    '08:00',
    notApplicableMark,
    notApplicableMark,
    '14:00',
  ]);
  expect(weekTotals(week.reader(answersWithoutLunch)).total).toBe(30 * 60);
});

test('an unticked box adds a lunch to a short day', () => {
  const answersWithLunch = {
    jor_horas: '20',
    jor_miercoles_libre: 'no',
    jor_jueves_libre: 'no',
    jor_lunes_sin_colacion: 'no',
  };
  expect(dayValues(answersWithLunch, 'lunes').slice(0, 4)).toEqual(['08:00', '12:00', '12:45', '13:45']);
  expect(weekTotals(week.reader(answersWithLunch)).total).toBe(20 * 60);
});
