import { expect, test } from 'vitest';
import { durationInWords } from '../../../../src/features/documents/model/hours.ts';
import { days } from '../../../../src/features/documents/model/schedule.ts';
import {
  activityTotals,
  dayTotals,
  weekTotals,
} from '../../../../src/features/documents/model/schedule-totals.ts';
import { mostTeaching, weeklyHours } from '../../../../src/features/documents/model/weekly-hours.ts';
import { warnings } from '../../../../src/features/documents/templates/fixed-term-contract/warnings.ts';

const everyHours = Array.from({ length: 44 }, (_, index) => index + 1);

test('hours are whole, from 1 to 44; a full week while none are given', () => {
  expect(weeklyHours('')).toBe(44);
  for (const hours of everyHours) expect(weeklyHours(String(hours))).toBe(hours);
  for (const wrong of ['0', '45', '30,5', '-1', 'treinta']) expect(weeklyHours(wrong), wrong).toBeNull();
});

test('the cap of teaching is in proportion, down to the minute', () => {
  expect(mostTeaching(44)).toBe(28 * 60 + 30);
  expect(mostTeaching(30)).toBe(19 * 60 + 25);
  expect(mostTeaching(22)).toBe(14 * 60 + 15);
  for (const hours of everyHours) {
    const exact = (hours * 1_710) / 44;
    expect(mostTeaching(hours)).toBeLessThanOrEqual(exact);
    expect(mostTeaching(hours)).toBeGreaterThan(exact - 1);
  }
});

test.each(everyHours)('the week proposed for %i hours adds up to them and breaks no rule', (hours) => {
  const values = { jor_horas: String(hours) };
  const { total, teaching, other } = weekTotals(values);
  expect(total).toBe(hours * 60);
  expect(teaching ?? 0).toBeLessThanOrEqual(mostTeaching(hours));
  expect(activityTotals(values).total).toBe(other);
  for (const day of days) {
    const { total: daily, lunch, other: left } = dayTotals(values, day);
    expect(daily ?? 0).toBeGreaterThan(0);
    expect(lunch ?? 0).toBeGreaterThanOrEqual(30);
    expect(left ?? -1).toBeGreaterThanOrEqual(0);
  }
  expect(warnings(values, '2026-03-02')).toEqual([]);
});

test('durations are written out in words that agree', () => {
  expect(durationInWords(1_710)).toBe('28 horas y 30 minutos cronológicos');
  expect(durationInWords(855)).toBe('14 horas y 15 minutos cronológicos');
  expect(durationInWords(660)).toBe('11 horas cronológicas');
  expect(durationInWords(60)).toBe('1 hora cronológica');
  expect(durationInWords(77)).toBe('1 hora y 17 minutos cronológicos');
  expect(durationInWords(38)).toBe('38 minutos cronológicos');
});
