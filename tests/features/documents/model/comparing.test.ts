import { expect, test } from 'vitest';
import { comparable, mayBeSamePerson, validRut } from '../../../../src/features/documents/model/comparing.ts';

test('comparison ignores case, accents, spaces and full stops', () => {
  expect(comparable('  MARÍA  Ñandú. ')).toBe(comparable('maria nandu'));
  expect(comparable('SN-000123')).not.toBe(comparable('SN-000124'));
  expect(comparable(' - ')).toBe('');
});

test('a name without its second surname matches the full name', () => {
  expect(mayBeSamePerson('Ana Prueba', 'Ana María Prueba Ejemplo')).toBe(true);
  expect(mayBeSamePerson('Ana Prueba Ejemplo', 'Luis Prueba Ejemplo')).toBe(false);
});

test('formats a valid RUT with dots and dash', () => {
  expect(validRut('12345678-5')).toBe('12.345.678-5');
});

test('reads an invalid RUT as blank', () => {
  for (const invalid of ['', '12.345.678-9', '1-1']) expect(validRut(invalid)).toBe('');
});
