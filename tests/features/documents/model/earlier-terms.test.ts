import { expect, test } from 'vitest';
import {
  earlierTermWarnings,
  nextYearAnswers,
  termOf,
} from '../../../../src/features/documents/model/earlier-terms.ts';
import type { NextYear } from '../../../../src/features/documents/model/next-year.ts';

const nextYear: NextYear = {
  term: ['from', 'to'],
  shiftedKeys: ['from', 'to', 'year'],
  clearedKeys: ['signed'],
  keysToConfirm: [],
  figures: [],
  earlierTermMessage: (start, end) => `Antes: ${start} a ${end}`,
};
const template = { nextYear };
const earlierTerm = { start: '2026-03-02', end: '2027-02-28' };

const warningsOf = (startDay: string, endDay: string) =>
  earlierTermWarnings(template, { from: startDay, to: endDay }, [earlierTerm]).map(({ message }) => message);

test('the next year’s answers have later dates and no date of signature', () => {
  const answers = { from: '2026-03-02', to: '2027-02-28', year: '2026', signed: '2026-02-27', pay: '850000' };
  expect(nextYearAnswers(nextYear, answers)).toEqual({
    from: '2027-03-02',
    to: '2028-02-29',
    year: '2027',
    pay: '850000',
  });
});

test('text that is not a date or year stays the same in the next year', () => {
  const answers = { from: '2 de marzo', to: '2027-02-30', year: '26' };
  expect(nextYearAnswers(nextYear, answers)).toEqual(answers);
});

test('a term needs two valid dates in order', () => {
  expect(termOf(template, { from: '2026-03-02', to: '2027-02-28' })).toEqual(earlierTerm);
  for (const values of [
    { from: '2026-03-02' },
    { to: '2027-02-28' },
    { from: '2027-03-02', to: '2026-02-28' },
    { from: '2026-02-30', to: '2027-02-28' },
  ])
    expect(termOf(template, values)).toBeNull();
});

test('a template without next year’s documents has neither terms nor warnings about them', () => {
  expect(termOf({}, { from: '2026-03-02', to: '2027-02-28' })).toBeNull();
  expect(earlierTermWarnings({}, { from: '2027-03-02' }, [earlierTerm])).toEqual([]);
});

test('warns about a term that came before the current term', () => {
  expect(warningsOf('2027-03-01', '2028-02-29')).toEqual([
    'Antes: 2 de marzo de 2026 a 28 de febrero de 2027',
  ]);
  expect(warningsOf('2027-03-01', '')).toHaveLength(1);
  expect(warningsOf('2027-02-15', '2028-02-14')).toHaveLength(1);
});

test('does not warn about the same term with a corrected start or end', () => {
  for (const [from, to] of [
    ['2026-03-02', '2027-02-28'],
    ['2026-03-03', '2027-02-28'],
    ['2026-03-02', '2027-03-31'],
    ['', '2028-02-29'],
  ] as const)
    expect(warningsOf(from, to)).toEqual([]);
});
