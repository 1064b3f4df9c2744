import { expect, test } from 'vitest';
import { daysOffered, slotsOffered } from '../../../sandbox/scheduling/offer.ts';

test('ten weekdays of the two weeks that begin tomorrow are offered', () => {
  // A Wednesday, at noon in Santiago.
  expect(daysOffered(Date.parse('2026-03-04T15:00:00Z'))).toEqual([
    '2026-03-05',
    '2026-03-06',
    '2026-03-09',
    '2026-03-10',
    '2026-03-11',
    '2026-03-12',
    '2026-03-13',
    '2026-03-16',
    '2026-03-17',
    '2026-03-18',
  ]);
});

test('tomorrow is that of Santiago, not that of Greenwich', () => {
  expect(daysOffered(Date.parse('2026-03-05T01:00:00Z'))[0]).toBe('2026-03-05');
});

test('the offer has no gap at the end of a month or year, or at a clock change', () => {
  expect(daysOffered(Date.parse('2026-12-28T15:00:00Z'))).toHaveLength(10);
  expect(daysOffered(Date.parse('2026-12-28T15:00:00Z'))).toContain('2027-01-04');
  expect(new Set(daysOffered(Date.parse('2026-04-01T15:00:00Z'))).size).toBe(10);
});

test('each day has its half hours', () => {
  const slots = slotsOffered(Date.parse('2026-03-04T15:00:00Z'));
  const day = slots.filter(({ date }) => date === '2026-03-05').map(({ time }) => time);
  expect(day).toHaveLength(14);
  expect(day[0]).toBe('09:00');
  expect(day.at(-1)).toBe('17:30');
  expect(day).not.toContain('13:00');
});
