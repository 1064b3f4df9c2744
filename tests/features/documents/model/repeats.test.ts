import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeRepeats } from '../../../../src/features/documents/model/repeats.ts';

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
])('removes from «%s» the words with which «%s» begins', (text, value, expected) => {
  expect(removeRepeats(text, '', value)).toBe(expected);
});

test('omits the full stop of a sentence whose last value ends with one', () => {
  expect(removeRepeats('. Sus funciones', 'Isapre Ejemplo S.A.', '')).toBe(' Sus funciones');
  expect(removeRepeats('. Sus funciones', 'Fonasa', '')).toBe('. Sus funciones');
  expect(removeRepeats(', RUT', 'Ejemplo S.A.', '')).toBe(', RUT');
});

test('values can only shorten the text between them', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'la', 'cuenta', ' ', '.', ','), maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (textBefore, textBetween, textAfter) => {
      const printedText = removeRepeats(textBetween, textBefore, textAfter);
      expect(textBetween.includes(printedText)).toBe(true);
      if (!textBefore.endsWith('.') && textAfter.trim() === '') expect(printedText).toBe(textBetween);
    }),
    { numRuns: 1_000 },
  );
});
