import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addYears,
  daysBetween,
  isIsoDate,
  readDate,
  writtenDate,
} from '../../../../src/features/documents/rules/date.ts';

const runs = { numRuns: 2_000 };
const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a date is read in the ways that people type it', () => {
  for (const typed of [
    '02-03-2026',
    '2-3-2026',
    '02/03/2026',
    '2.3.2026',
    '02032026',
    ' 2 3 2026 ',
    '2026-03-02',
  ]) {
    expect(readDate(typed), typed).toBe('2026-03-02');
  }
});

test('what is no real date is none: days that do not exist, years of two figures, the American order', () => {
  for (const typed of [
    '',
    '31-02-2026',
    '29-02-2025',
    '31-04-2026',
    '00-01-2026',
    '02-13-2026',
    '02-03-26',
    '02-03-0206',
    '2-3',
    'mañana',
    '02-03-2026 o antes',
    '02-03-20266',
  ]) {
    expect(readDate(typed), typed).toBeNull();
  }
  expect(readDate('29-02-2028')).toBe('2028-02-29');
});

test('every date is written so that it reads back as itself', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom('-', '/', '.'), (date, between) => {
      expect(isIsoDate(date)).toBe(true);
      expect(readDate(writtenDate(date))).toBe(date);
      expect(readDate(writtenDate(date).replaceAll('-', between))).toBe(date);
    }),
    runs,
  );
  expect(writtenDate('el lunes')).toBe('el lunes');
});

test('days are counted as the calendar counts them, over changes of the clock too', () => {
  expect(daysBetween('2026-04-04', '2026-04-06')).toBe(2);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  fc.assert(
    fc.property(dates, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
    runs,
  );
});

test('years later is the same day, and the 28th where a 29 February is missing', () => {
  expect(addYears('2026-03-02', 2)).toBe('2028-03-02');
  expect(addYears('2028-02-29', 2)).toBe('2030-02-28');
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
});
