import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addYears,
  dateFault,
  dateInWords,
  daysBetween,
  formatDate,
  isIsoDate,
  isOverYearApart,
  parseDate,
  parseMonthEnd,
} from '../../../../src/features/documents/model/date.ts';

const runs = { numRuns: 2_000 };
const dates = fc
  .date({ min: new Date('1900-01-02'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(['enero', 'marzo', 'dic.'])('«%s» alone is only a part of a date', (month) => {
  expect(dateFault(month)).toBe('part');
});

test('names inherited from Object.prototype are not months', () => {
  for (const word of Object.getOwnPropertyNames(Object.prototype)) {
    expect(dateFault(word), word).toBe('other');
    expect(parseDate(`2 de ${word} de 2026`), word).toBeNull();
    expect(parseMonthEnd(`${word} 2028`), word).toBeNull();
  }
});

test.each([
  '',
  '29-02-2025',
  '31-04-2026',
  '00-01-2026',
  '02-13-2026',
  '02-03-26',
  '02-03-0206',
  '02-03-20266',
  '2032026',
  '02-03-2026 o antes',
  '31 de abril de 2026',
  '2 de ma de 2026',
])('«%s» is not a valid date', (typed) => {
  expect(parseDate(typed)).toBeNull();
});

test('parses each month by its name or first three letters', () => {
  fc.assert(
    fc.property(dates, fc.boolean(), (date, isMonthShort) => {
      const [year = '', month = '', day = ''] = date.split('-');
      const name = new Intl.DateTimeFormat('es-CL', { month: 'long', timeZone: 'UTC' }).format(
        new Date(date),
      );
      const typed = `${Number(day)} de ${isMonthShort ? name.slice(0, 3) : name} de ${year}`;
      expect(parseDate(typed), month).toBe(date);
    }),
    runs,
  );
});

test('a two-digit year is read as at most 70 years ago or 15 years ahead', () => {
  const parseIn2026 = (typed: string) => parseDate(typed, 2026);
  expect(['02-03-26', '2/3/26', '020326', '2 de marzo de 26'].map(parseIn2026)).toEqual(
    Array.from({ length: 4 }, () => '2026-03-02'),
  );
  expect(['10-05-90', '10-05-56', '10-05-00', '10-05-41'].map(parseIn2026)).toEqual([
    '1990-05-10',
    '1956-05-10',
    '2000-05-10',
    '2041-05-10',
  ]);
  expect(['10-05-42', '10-05-55', '31-02-26'].map(parseIn2026)).toEqual([null, null, null]);
  expect(parseDate('10-05-05', 2095)).toBe('2105-05-10');
});

test('every formatted date parses back to itself', () => {
  fc.assert(
    fc.property(dates, fc.constantFrom('-', '/', '.'), (date, separator) => {
      expect(isIsoDate(date)).toBe(true);
      expect(parseDate(formatDate(date))).toBe(date);
      expect(parseDate(formatDate(date).replaceAll('-', separator))).toBe(date);
    }),
    runs,
  );
});

test('formatting leaves text that is not a date as it is', () => {
  expect(formatDate('el lunes')).toBe('el lunes');
});

test('counts calendar days across clock changes', () => {
  expect(daysBetween('2026-04-04', '2026-04-06')).toBe(2);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  fc.assert(
    fc.property(dates, fc.integer({ min: -5_000, max: 5_000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
    runs,
  );
});

test('adding years to 29 February gives the 28th in other years', () => {
  expect(addYears('2026-03-02', 2)).toBe('2028-03-02');
  expect(addYears('2028-02-29', 2)).toBe('2030-02-28');
  expect(addYears('2028-02-29', 4)).toBe('2032-02-29');
});

test('two dates are a year apart if they differ by more than a year, in either order', () => {
  expect(isOverYearApart('2025-03-02', '2026-03-02')).toBe(false);
  expect(isOverYearApart('2025-03-02', '2026-03-03')).toBe(true);
  expect(isOverYearApart('2026-03-03', '2025-03-02')).toBe(true);
  expect(isOverYearApart('2024-02-29', '2025-02-28')).toBe(false);
});

test('writes a date in words and leaves other text as it is', () => {
  expect(dateInWords('2026-03-02')).toBe('2 de marzo de 2026');
  expect(dateInWords('2-3')).toBe('2-3');
});
