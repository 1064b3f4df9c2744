import { expect, test } from 'vitest';
import { payableUntil } from '../../../src/features/payments/preference.ts';
import { dayInChile } from '../../../src/platform/format.ts';

/** Date of the newest template text. Times before it count as wrong; the tests that use it have only later times. */
const pastDate = '2025-12-01';

test.each([
  // In summer, around midnight in Chile.
  ['2026-11-23T12:00:00Z', '2026-12-22T23:59:59.000-03:00'],
  ['2026-11-24T02:59:59Z', '2026-12-22T23:59:59.000-03:00'],
  ['2026-11-24T03:00:00Z', '2026-12-23T23:59:59.000-03:00'],
  // In winter, or across its start or end.
  ['2026-06-01T12:00:00Z', '2026-06-30T23:59:59.000-04:00'],
  ['2026-03-20T12:00:00Z', '2026-04-18T23:59:59.000-04:00'],
  ['2026-08-20T12:00:00Z', '2026-09-18T23:59:59.000-03:00'],
])('a payment prepared at %s can be paid until %s', (now, until) => {
  expect(payableUntil(new Date(now), pastDate)).toBe(until);
});

test('a payment can be paid until the end of the 29th day from today in Chile', () => {
  const hourMs = 60 * 60 * 1000;
  const start = Date.parse('2026-01-01T00:30:00Z');
  for (let now = start; now < start + 366 * 24 * hourMs; now += hourMs) {
    const untilMs = Date.parse(payableUntil(new Date(now), pastDate));
    expect(dayInChile(new Date(untilMs))).not.toBe(dayInChile(new Date(untilMs + 1_000)));
    const today = Date.parse(dayInChile(new Date(now)));
    expect(Date.parse(dayInChile(new Date(untilMs))) - today).toBe(29 * 24 * hourMs);
    // One day of autumn has 25 hours.
    expect(untilMs - now).toBeLessThanOrEqual((30 * 24 + 1) * hourMs);
  }
});

test.each([
  ['is forty days slow', '2026-10-14T12:00:00Z', '2026-12-22T23:59:59.000-03:00'],
  ['says 1970', '1970-01-01T00:00:00Z', '2026-12-22T23:59:59.000-03:00'],
  ['says the day before, late in Chile', '2026-11-23T02:59:59Z', '2026-12-22T23:59:59.000-03:00'],
  ['says the same day, late in Chile', '2026-11-24T02:59:59Z', '2026-12-22T23:59:59.000-03:00'],
  ['is a year fast', '2027-11-23T12:00:00Z', '2027-12-22T23:59:59.000-03:00'],
  ['says the year 12000', '+012000-01-01T00:00:00Z', '2036-12-19T23:59:59.000-03:00'],
  ['says the last instant of all', '+275760-09-13T00:00:00Z', '2036-12-19T23:59:59.000-03:00'],
])('the last day to pay is plausible if the device’s clock %s', (_, now, until) => {
  expect(payableUntil(new Date(now), '2026-11-23')).toBe(until);
});
