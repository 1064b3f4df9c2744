import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutRepeats } from '../../../../src/features/documents/model/repeats.ts';

test.each([
  [' mediante transferencia a la cuenta ', 'Cuenta corriente 12', ' mediante transferencia a la '],
  [' mediante transferencia a la cuenta ', 'la cuenta corriente 12', ' mediante transferencia a '],
  [', comuna de ', 'Comuna de Ñuñoa', ', '],
  [' a más tardar el ', 'el último día hábil', ' a más tardar '],
  [', RBD\u00A0', 'RBD 12345-6', ', '],
  [' a la cuenta ', 'vista del banco', ' a la cuenta '],
  [' a la cuenta ', 'Cuentas varias', ' a la cuenta '],
  [' a la cuenta ', 'Cuenta', ' a la cuenta '],
  [' a la cuenta ', '', ' a la cuenta '],
])('words before a value that begins with them are left out: «%s» «%s»', (text, value, expected) => {
  expect(withoutRepeats(text, '', value)).toBe(expected);
});

test('a sentence ends with one point even if its value has one', () => {
  expect(withoutRepeats('. Sus funciones', 'Isapre Ejemplo S.A.', '')).toBe(' Sus funciones');
  expect(withoutRepeats('. Sus funciones', 'Fonasa', '')).toBe('. Sus funciones');
  expect(withoutRepeats(', RUT', 'Ejemplo S.A.', '')).toBe(', RUT');
});

test('any value can only shorten the text before it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'la', 'cuenta', ' ', '.', ','), maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (before, written, after) => {
      const kept = withoutRepeats(written, before, after);
      expect(written.includes(kept)).toBe(true);
      if (!before.endsWith('.') && after.trim() === '') expect(kept).toBe(written);
    }),
    { numRuns: 1_000 },
  );
});
