import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dateTimeInChile,
  dayInChile,
  formatClp,
  formatCount,
  listInWords,
  localDay,
  longDate,
  longDateInChile,
} from '../../src/platform/format.ts';

test('pesos have dots and no cents', () => {
  expect([2000, 8000, 50_000, 1_250_000, 0].map(formatClp)).toEqual([
    '$2.000',
    '$8.000',
    '$50.000',
    '$1.250.000',
    '$0',
  ]);
});

test('counts of four digits or more have thousands separators', () => {
  expect([0, 7, 999, 1998, 12_000].map(formatCount)).toEqual(['0', '7', '999', '1.998', '12.000']);
});

test('amounts, counts and dates match Intl', () => {
  const group = { useGrouping: 'always' } as const;
  const countFormat = new Intl.NumberFormat('es-CL', group);
  const pesoFormat = new Intl.NumberFormat('es-CL', { ...group, style: 'currency', currency: 'CLP' });
  const dayFormat = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.nat(100_000), (number, day) => {
      expect(formatCount(number)).toBe(countFormat.format(number));
      expect(formatClp(number)).toBe(pesoFormat.format(number));
      const date = new Date(Date.UTC(1900, 0, day));
      expect(longDate(date.toISOString().slice(0, 10))).toBe(dayFormat.format(date));
    }),
  );
});

test('a date is formatted the same in every time zone', () => {
  const zone = process.env.TZ;
  for (const TZ of ['America/Santiago', 'Pacific/Auckland', 'UTC']) {
    process.env.TZ = TZ;
    expect(longDate('2026-03-02')).toBe('2 de marzo de 2026');
    expect(longDate('2019-05-02')).toBe('2 de mayo de 2019');
  }
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test('an instant is formatted as the day in Chile, in summer and in winter', () => {
  expect(longDateInChile('2026-01-02T02:30:00Z')).toBe('1 de enero de 2026');
  expect(longDateInChile('2026-07-02T03:30:00Z')).toBe('1 de julio de 2026');
  expect(longDateInChile('2026-07-02T04:00:00Z')).toBe('2 de julio de 2026');
});

test('an instant is formatted with the time in Chile, in summer and in winter', () => {
  expect(dateTimeInChile('2026-01-02T02:30:00Z')).toBe('1 de enero de 2026, 23:30');
  expect(dateTimeInChile('2026-07-02T04:05:00Z')).toBe('2 de julio de 2026, 00:05');
  expect(dateTimeInChile('2026-03-02T09:04:00.000-03:00')).toBe('2 de marzo de 2026, 09:04');
});

test('localDay returns the day in the device’s time zone', () => {
  expect(localDay(new Date(2026, 2, 2, 23, 30))).toBe('2026-03-02');
  expect(localDay(new Date(2026, 2, 2, 0, 30))).toBe('2026-03-02');
});

test.each([
  // Chile is three hours behind UTC in summer and four in winter.
  ['2026-11-23T02:59:59Z', '2026-11-22'],
  ['2026-11-23T03:00:00Z', '2026-11-23'],
  ['2026-07-02T03:59:59Z', '2026-07-01'],
  ['2027-01-01T02:00:00Z', '2026-12-31'],
])('at %s it is %s in Chile', (instant, day) => {
  expect(dayInChile(new Date(instant))).toBe(day);
});

test('joins a list with commas and «y»', () => {
  expect(listInWords(['la cédula', 'el correo', 'el domicilio'])).toBe('la cédula, el correo y el domicilio');
});
