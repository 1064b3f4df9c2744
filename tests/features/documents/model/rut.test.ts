import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRut, isRut, lastDigit } from '../../../../src/features/documents/model/rut.ts';

const runs = { numRuns: 2_000 };
const bodies = fc.integer({ min: 1_000_000, max: 99_999_999 });

test.each(['12.345.678-5', '11.111.111-1', '77.777.777-7', '15.576.215-2'])('%s is valid', (rut) => {
  expect(isRut(rut)).toBe(true);
});

test.each(['22.333.413-K', '22.333.413-k', '9.499.506-K', '22.333.404-0'])('%s is valid', (rut) => {
  expect(isRut(rut)).toBe(true);
});

test.each(['12.345.678-9', '15.576.215-4', '22.333.413-0', '', 'ABC', '-', 'K', '0', '1-9', 'K2345678-5'])(
  '«%s» is not valid',
  (rut) => {
    expect(isRut(rut)).toBe(false);
  },
);

test('it is parsed with or without points, hyphen, spaces and capitals', () => {
  for (const rut of ['123456785', '12345678-5', ' 12 345 678 5 ', '12.345.678‑5', '012.345.678-5']) {
    expect(isRut(rut), rut).toBe(true);
    expect(formatRut(rut), rut).toBe('12.345.678-5');
  }
  for (const rut of [
    'RUT: 12.345.678-5',
    'Rut 12345678-5',
    'R.U.T. 12.345.678-5',
    'RUN:12345678-5',
    'C.I. N.º 12.345.678-5',
    'cédula de identidad 12.345.678-5',
    '12,345,678-5',
    '12.345.678 - 5',
    '12\u00a0345\u00a0678-5',
    '12.345.678-5.',
  ]) {
    expect(isRut(rut), rut).toBe(true);
    expect(formatRut(rut), rut).toBe('12.345.678-5');
  }
  expect(formatRut('22333413k')).toBe('22.333.413-K');
});

test('each number has exactly one check digit', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const valid = [...'0123456789K'].filter((digit) => isRut(`${body}-${digit}`));
      expect(valid).toEqual([lastDigit(String(body))]);
    }),
    runs,
  );
});

test('a wrong digit and swapped neighbours are detected', () => {
  fc.assert(
    fc.property(bodies, fc.nat(7), fc.integer({ min: 1, max: 9 }), (body, at, shift) => {
      const digits = [...String(body)];
      const place = at % digits.length;
      const last = lastDigit(digits.join(''));
      const wrong = digits.with(place, String((Number(digits[place]) + shift) % 10));
      // A leading zero is no digit of a RUT: the number would be a shorter one.
      if (wrong[0] !== '0') expect(isRut(`${wrong.join('')}-${last}`)).toBe(false);
      const [a = '', b = ''] = digits.slice(place, place + 2);
      if (b !== '' && a !== b && !(place === 0 && b === '0')) {
        const swapped = digits.with(place, b).with(place + 1, a);
        expect(isRut(`${swapped.join('')}-${last}`)).toBe(false);
      }
    }),
    runs,
  );
});

test('typing key by key ends formatted, and formatting twice changes nothing', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const rut = `${body}${lastDigit(String(body))}`;
      const typed = [...rut].reduce((shown, key) => formatRut(shown + key), '');
      expect(isRut(typed)).toBe(true);
      expect(typed).toMatch(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/);
      expect(formatRut(typed)).toBe(typed);
      // Deleting from the end never gets stuck on a point or a hyphen.
      for (let left = typed; left !== ''; ) {
        const shorter = formatRut(left.slice(0, -1));
        expect(shorter.length).toBeLessThan(left.length);
        left = shorter;
      }
    }),
    runs,
  );
});

test('any input neither throws nor changes twice, and only digits are valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = formatRut(text);
      expect(formatRut(once)).toBe(once);
      if (isRut(text)) expect(once).toMatch(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/);
    }),
    runs,
  );
});
