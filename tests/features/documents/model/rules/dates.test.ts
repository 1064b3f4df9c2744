import { expect, test } from 'vitest';
import type { Rule } from '../../../../../src/features/documents/model/document.ts';
import {
  after,
  agesBetween,
  before,
  isTodayOrPast,
  isUndated,
  notAfter,
  notAfterToday,
  notBefore,
  withinDays,
  withinYear,
  withinYearBefore,
  withinYears,
} from '../../../../../src/features/documents/model/rules/dates.ts';
import { citedSource, when } from '../../../../../src/features/documents/model/rules/rule.ts';
import { requirementOf, warningMessages } from './rule-warnings.ts';

const source = citedSource('Ley de prueba');
const wording = { message: 'Revise.', source };

const limits: readonly (readonly [kind: string, rule: Rule, dateWithin: string, dateBeyond: string])[] = [
  ['before', before('a', 'b', wording), '2026-03-01', '2026-03-02'],
  ['after', after('a', 'b', wording), '2026-03-03', '2026-03-02'],
  ['notAfter', notAfter('a', 'b', wording), '2026-03-02', '2026-03-03'],
  ['notBefore', notBefore('a', 'b', wording), '2026-03-02', '2026-03-01'],
  ['notAfterToday', notAfterToday('a', wording), '2026-03-02', '2026-03-03'],
  ['withinYear, before', withinYear('a', 'b', wording), '2025-03-02', '2025-03-01'],
  ['withinYear, after', withinYear('a', 'b', wording), '2027-03-02', '2027-03-03'],
  ['withinYearBefore, before', withinYearBefore('a', 'b', wording), '2025-03-02', '2025-03-01'],
  ['withinYearBefore, after', withinYearBefore('a', 'b', wording), '2026-03-02', '2026-03-03'],
  ['withinYears', withinYears('a', 'b', { ...wording, years: 2 }), '2024-03-02', '2024-03-01'],
  ['withinDays', withinDays('a', 'b', { ...wording, days: 15 }), '2026-02-15', '2026-02-14'],
  ['agesBetween, minimum', agesBetween('a', 'b', { ...wording, minYears: 18 }), '2008-03-02', '2008-03-03'],
  ['agesBetween, maximum', agesBetween('a', 'b', { ...wording, maxYears: 90 }), '1935-03-03', '1935-03-02'],
];

test.each(limits)('%s holds up to its limit', (_, rule, dateWithin, dateBeyond) => {
  expect(warningMessages(rule, { a: dateWithin, b: '2026-03-02' })).toEqual([]);
  expect(warningMessages(rule, { a: dateBeyond, b: '2026-03-02' })).toEqual(['Revise.']);
});

test.each(limits)('%s ignores invalid dates', (_, rule) => {
  expect(warningMessages(rule, {})).toEqual([]);
  expect(warningMessages(rule, { a: '2026-02-30', b: '2026-03-02' })).toEqual([]);
});

test.each(limits)('%s describes its requirement', (_, rule) => {
  expect(requirementOf(rule)).toMatch(/\[a\].*\.$/);
});

test('agesBetween describes both limits', () => {
  const rule = agesBetween('a', 'b', { ...wording, minYears: 18, maxYears: 90 });
  expect(requirementOf(rule)).toBe('De [a] a [b] hay al menos 18 años y a lo más 90 años.');
});

test('the requirement writes a limit of one year in words', () => {
  const rule = withinYears('a', 'b', { ...wording, years: 1 });
  expect(requirementOf(rule)).toBe('[b] es a lo más un año después de [a].');
});

test('a message shows both dates and the years between them', () => {
  const rule = agesBetween('a', 'b', {
    maxYears: 1,
    message: (startDate, endDate, years) => `${startDate}, ${endDate}, ${years}`,
    source,
  });
  expect(warningMessages(rule, { a: '2020-03-02', b: '2026-03-01' })).toEqual([
    '2 de marzo de 2020, 1 de marzo de 2026, 5',
  ]);
});

test('a rule uses the first of several fields that has a date', () => {
  const rule = notAfter<string>('a', ['b', 'c'], wording);
  const input = { today: '2026-03-02', otherDocuments: [] };
  const keysFor = (values: Readonly<Record<string, string>>) =>
    rule.find({ ...input, values }).map(({ keys }) => keys);
  expect(keysFor({ a: '2026-03-03', c: '2026-03-02' })).toEqual([['a', 'c']]);
  expect(keysFor({ a: '2026-03-03', b: '2026-03-03', c: '2026-03-02' })).toEqual([]);
});

test('a warning may list its fields in another order', () => {
  const rule = before('a', 'b', { ...wording, keys: ['b', 'a'] });
  const [warning] = rule.find({
    values: { a: '2026-03-03', b: '2026-03-02' },
    today: '2026-03-02',
    otherDocuments: [],
  });
  expect(warning?.keys).toEqual(['b', 'a']);
});

test('isPast holds for a date up to today', () => {
  const rule = when<string>(isTodayOrPast('a'), notBefore('b', 'a', wording));
  expect(warningMessages(rule, { a: '2026-03-02', b: '2026-03-01' })).toEqual(['Revise.']);
  expect(warningMessages(rule, { a: '2026-03-03', b: '2026-03-01' })).toEqual([]);
});

test('isUndated holds for a field without a date', () => {
  const rule = when<string>(isUndated('c'), notBefore('b', 'a', wording));
  expect(warningMessages(rule, { a: '2026-03-02', b: '2026-03-01' })).toEqual(['Revise.']);
  expect(warningMessages(rule, { a: '2026-03-02', b: '2026-03-01', c: '2026-03-01' })).toEqual([]);
});
