import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from '../../../../src/features/documents/field.ts';
import { problemOf } from '../../../../src/features/documents/rules/check.ts';
import { formatAsTyped, readTyped, writeTyped } from '../../../../src/features/documents/rules/typed.ts';
import { deaForm } from '../../../../src/features/documents/templates/dea-form.ts';
import { fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract.ts';
import { fieldsOf } from '../templates/integrity.ts';

const runs = { numRuns: 1_000 };
const fields = [...fieldsOf(deaForm), ...fieldsOf(fixedTermContract)];

function fieldOfKind(kind: Field['kind']): Field {
  const field = fields.find((candidate) => candidate.kind === kind);
  if (!field) throw new Error(`No field of kind ${kind}`);
  return field;
}

test.each([
  ['time', '8', '08:00'],
  ['time', '830', '08:30'],
  ['time', '8.30', '08:30'],
  ['time', '17:45 hrs', '17:45'],
  ['time', '24:00', '24:00'],
  ['time', '7:5', '7:5'],
  ['duration', '5', '5:00'],
  ['duration', '05:15', '5:15'],
  ['duration', '5,5', '5,5'],
  ['duration', '5.30', '5.30'],
  ['date', '2-3-2026', '2026-03-02'],
  ['date', 'el lunes', 'el lunes'],
  ['rut', '123456785', '12.345.678-5'],
  ['phone', '912345678', '+56 9 1234 5678'],
  ['email', ' ana@correo.example ', 'ana@correo.example'],
  ['money', '$ 1.250.000', '1250000'],
  ['integer', '3.400', '3400'],
  ['text', ' Ana ', ' Ana '],
] as const)('a %s typed as «%s» is kept as «%s»', (kind, typed, kept) => {
  expect(readTyped(fieldOfKind(kind), typed)).toBe(kept);
});

test('an input shows dates and numbers as people write them', () => {
  expect(writeTyped(fieldOfKind('date'), '2026-03-02')).toBe('02-03-2026');
  expect(writeTyped(fieldOfKind('money'), '1250000')).toBe('1.250.000');
  expect(writeTyped(fieldOfKind('text'), '1250000')).toBe('1250000');
});

test('while typing, a RUT and an amount get their points, a date and a time are left alone', () => {
  expect(formatAsTyped(fieldOfKind('rut'), '1234567')).toBe('123.456-7');
  expect(formatAsTyped(fieldOfKind('money'), '12500')).toBe('12.500');
  expect(formatAsTyped(fieldOfKind('date'), '2-3-2')).toBe('2-3-2');
  expect(formatAsTyped(fieldOfKind('time'), '8')).toBe('8');
});

test('what is kept of whatever is typed stays the same when it is shown and left again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, typed) => {
      const kept = readTyped(field, typed);
      expect(readTyped(field, writeTyped(field, kept))).toBe(kept);
    }),
    runs,
  );
});

test('every time of the day is read with a colon, a point and nothing between', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.', ''), (hours, minutes, between) => {
      const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
      expect(readTyped(fieldOfKind('time'), time.replace(':', between))).toBe(time);
      expect(problemOf(fieldOfKind('time'), time)).toBeNull();
    }),
    runs,
  );
});
