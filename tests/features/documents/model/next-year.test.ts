import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../../../src/features/documents/model/date.ts';
import { mergeTerms, nextYearDay, termInWords } from '../../../../src/features/documents/model/next-year.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const years = fc.integer({ min: 1990, max: 2150 });

const lastOfFebruary = (year: number) => addDays(`${year}-03-01`, -1);

test('any day but the last of February becomes the same day of the next year', () => {
  fc.assert(
    fc.property(days, (day) => {
      fc.pre(!addDays(day, 1).endsWith('-03-01'));
      expect(nextYearDay(day)).toBe(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`);
    }),
  );
});

test('the last day of February stays the last day of the month', () => {
  fc.assert(
    fc.property(years, (year) => {
      expect(nextYearDay(lastOfFebruary(year))).toBe(lastOfFebruary(year + 1));
    }),
  );
  expect(nextYearDay('2027-02-28')).toBe('2028-02-29');
  expect(nextYearDay('2028-02-29')).toBe('2029-02-28');
});

test('28 February of a leap year stays the 28th', () => {
  expect(nextYearDay('2028-02-28')).toBe('2029-02-28');
});

test('the next year’s day is 365 or 366 days later', () => {
  fc.assert(
    fc.property(days, (day) => {
      expect([365, 366]).toContain(daysBetween(day, nextYearDay(day)));
    }),
  );
});

test('two days keep their order, or both become the last of February', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 800 }), (day, dayCount) => {
      const [shiftedDay, laterShiftedDay] = [nextYearDay(day), nextYearDay(addDays(day, dayCount))];
      expect(laterShiftedDay > shiftedDay || shiftedDay.endsWith('-02-28')).toBe(true);
    }),
  );
});

test('merges terms without repetitions', () => {
  const [earlierTerm, laterTerm] = [
    { start: '2025-03-03', end: '2026-02-28' },
    { start: '2026-03-02', end: '2027-02-28' },
  ];
  expect(mergeTerms([earlierTerm, { ...earlierTerm }], [{ ...laterTerm }, laterTerm, earlierTerm])).toEqual([
    earlierTerm,
    laterTerm,
  ]);
});

test('a term in a sentence has its dates in words', () => {
  expect(termInWords({ start: '2026-03-02', end: '2027-02-28' })).toBe(
    '2 de marzo de 2026 al 28 de febrero de 2027',
  );
});
