import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRut, isRut, mayLackCheckDigit } from '../../../src/platform/chile/rut.ts';
import { anyText } from '../../any-text.ts';

const runs = { numRuns: 1_000 };
const bodies = fc.integer({ min: 1_000_000, max: 99_999_999 });

test.each([
  ['12.345.678-5', true],
  ['11.111.111-1', true],
  ['77.777.777-7', true],
  ['15.576.215-2', true],
  ['22.333.413-K', true],
  ['9.499.506-k', true],
  ['22.333.404-0', true],
  ['12.345.678-9', false],
  ['22.333.413-0', false],
  ['K2345678-5', false],
  ['1-9', false],
  ['K', false],
  ['', false],
])('«%s» is valid: %s', (rut, isValid) => {
  expect(isRut(rut)).toBe(isValid);
});

test.each([
  ['13656649', true],
  ['13.656.649', true],
  ['RUT: 13656649', true],
  [' 13 656 649 ', true],
  ['1.365.664-9', false],
  ['1365664-9', false],
  ['1365664–9', false],
  ['123456785', false],
  ['013656649', false],
  ['13656648', false],
  ['9499506K', false],
  ['', false],
])('«%s» may lack its check digit: %s', (input, mayLack) => {
  expect(mayLackCheckDigit(input)).toBe(mayLack);
});

test('the check digit detects a wrong digit and swapped neighbours', () => {
  fc.assert(
    fc.property(bodies, fc.nat(7), fc.integer({ min: 1, max: 9 }), (body, position, shift) => {
      const valid = [...'0123456789K'].filter((digit) => isRut(`${body}-${digit}`));
      expect(valid).toHaveLength(1);
      const digits = [...String(body)];
      const index = position % digits.length;
      const wrongDigits = digits.with(index, String((Number(digits[index]) + shift) % 10));
      // Skip a leading zero, which would make the number shorter.
      if (wrongDigits[0] !== '0') expect(isRut(`${wrongDigits.join('')}-${valid[0]}`)).toBe(false);
      const [a = '', b = ''] = digits.slice(index, index + 2);
      if (b !== '' && a !== b && !(index === 0 && b === '0')) {
        const swapped = digits.with(index, b).with(index + 1, a);
        expect(isRut(`${swapped.join('')}-${valid[0]}`)).toBe(false);
      }
    }),
    runs,
  );
});

test('formatting is idempotent and changes only valid RUTs', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), bodies.map(String)), (text) => {
      const formatted = formatRut(text);
      expect(formatRut(formatted)).toBe(formatted);
      if (isRut(text)) expect(formatted).toMatch(/^\d{1,2}\.\d{3}\.\d{3}-[\dK]$/);
      else expect(formatted).toBe(text);
    }),
    runs,
  );
});
