import { expect, test } from 'vitest';
import {
  mayBeSamePerson,
  normalizeForComparison,
  normalizeRut,
} from '../../../../src/features/documents/model/comparing.ts';

test('comparison ignores case, accents, spaces and full stops', () => {
  expect(normalizeForComparison('  MARÍA  Ñandú. ')).toBe(normalizeForComparison('maria nandu'));
  expect(normalizeForComparison('SN-000123')).not.toBe(normalizeForComparison('SN-000124'));
  expect(normalizeForComparison(' - ')).toBe('');
});

test('a shorter form of a name matches the full name', () => {
  expect(mayBeSamePerson('Ana Prueba', 'Ana María Prueba Ejemplo')).toBe(true);
  expect(mayBeSamePerson('Ana Prueba Ejemplo', 'Luis Prueba Ejemplo')).toBe(false);
});

test('formats a valid RUT with dots and dash', () => {
  expect(normalizeRut('12345678-5')).toBe('12.345.678-5');
});

test('reads an invalid RUT as blank', () => {
  for (const invalid of ['', '12.345.678-9', '1-1']) expect(normalizeRut(invalid)).toBe('');
});
