import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePaymentNumber } from '../../../src/features/payments/payment-number.ts';

test.each([
  ['1234567890', '1234567890'],
  [' 1234567890\n', '1234567890'],
  ['1.234.567.890', '1234567890'],
  ['123 456 7890', '1234567890'],
  ['123\u00A0456\u202F7890', '1234567890'],
  ['123-456-7890', '1234567890'],
  ['N.º 1234567890', '1234567890'],
  ['N° 1.234.567.890.', '1234567890'],
  ['Pago N.º 1234567890', '1234567890'],
  ['#1234567890', '1234567890'],
  ['Número de operación: 1234567890', '1234567890'],
  ['Pagaste $ 8.000 el 3 de marzo de 2026. Número de operación: 118279306483', '118279306483'],
  ['Operación 118.279.306.483 del 03/03/2026', '118279306483'],
  ['2 1234567890', '1234567890'],
  ['Visa terminada en 7115, pago 118279306483', '118279306483'],
  ['77', '77'],
])('%j is read as %s', (typed, number) => {
  expect(parsePaymentNumber(typed)).toBe(number);
});

test.each(['', ' ', 'no lo tengo', '../users/me', '$ 8.000 del 03/03/2026', '1'.repeat(21), '-', '٣'])(
  '%j is not a payment number',
  (typed) => {
    expect(parsePaymentNumber(typed)).toBeNull();
  },
);

test.each([
  '118279306483 o 118279306484',
  '118279306483 118279306484',
  '1234567890 1234567891',
  '118279306483\n118279306484',
  '118279306483, 99887766554',
  '118279306483/118279306484',
  '118.279.306.483 118.279.306.484',
  '123 456 789 123 456 780',
  'Pago 118279306483 y pago 118279306484',
])('%j has several numbers', (typed) => {
  expect(parsePaymentNumber(typed)).toBe('several');
});

test('a number pasted twice is read once', () => {
  expect(parsePaymentNumber('118279306483 118279306483')).toBe('118279306483');
});

const digitOrSeparator = fc.constantFrom(...'0123456789 .-,/$NºA\u00A0\n');

test('any text yields 1 to 20 digits, «several» or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: digitOrSeparator, maxLength: 300 }), (typed) => {
      const number = parsePaymentNumber(typed);
      expect(number === null || /^(?:several|\d{1,20})$/.test(number)).toBe(true);
    }),
  );
  // A backtracking pattern would never finish on these.
  parsePaymentNumber('1 '.repeat(250) + 'x1'.repeat(100));
  parsePaymentNumber(`${'1.'.repeat(250)}x1`);
});
