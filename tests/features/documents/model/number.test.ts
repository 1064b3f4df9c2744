import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addsSeparator,
  formatInteger,
  normalizeInteger,
  parseInteger,
  pesos,
} from '../../../../src/features/documents/model/number.ts';

const runs = { numRuns: 2_000 };
const amounts = fc.maxSafeNat();

test('any amount formatted with separators parses back to itself', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const formattedAmount = formatInteger(String(amount));
      expect(formattedAmount).toMatch(/^\d{1,3}(\.\d{3})*$/);
      expect(normalizeInteger(formattedAmount, pesos)).toBe(String(amount));
      expect(parseInteger(normalizeInteger(`$ ${formattedAmount}`, pesos))).toBe(amount);
    }),
    runs,
  );
});

test('a parsed amount has every typed digit in order, except zero decimals', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[$ ]?[\d.,' -]{1,12}$/), (typed) => {
      const parsedDigits = normalizeInteger(typed, pesos);
      if (parsedDigits === typed) return;
      // Remove zeros that can only be decimals.
      const amountWithoutDecimals = typed
        .replace(/,00?(?=\D*$)/, '')
        .replace(/(,\d{3})\.00(?=\D*$)/, '$1')
        .replace(/^(\D*\d+)\.00?(?=\D*$)/, '$1');
      expect(parsedDigits).toBe(amountWithoutDecimals.replace(/\D/g, '').replace(/^0+(?=\d)/, ''));
      // Digits that could be decimals must not count as thousands.
      expect(amountWithoutDecimals).not.toMatch(/[.,']\d{1,2}(?!\d)/);
    }),
    { numRuns: 5_000 },
  );
});

test('does not parse a number above the safe integers', () => {
  expect(parseInteger('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(parseInteger('9007199254740993')).toBeNull();
  expect(formatInteger('9007199254740993')).toBe('9007199254740993');
});

test('editing digits of an amount never counts as typing a separator', () => {
  const edits = fc.tuple(amounts, fc.nat(), fc.nat(4), fc.stringMatching(/^\d{0,6}$/));
  fc.assert(
    fc.property(edits, ([amount, position, length, typed]) => {
      const textBefore = formatInteger(String(amount));
      const start = position % (textBefore.length + 1);
      const textAfter = textBefore.slice(0, start) + typed + textBefore.slice(start + length);
      expect(addsSeparator(textBefore, textAfter)).toBe(false);
    }),
    runs,
  );
});

test('recognizes a typed separator', () => {
  expect(addsSeparator('1.250', '1.250,')).toBe(true);
  expect(addsSeparator('1.250', '1.2.50')).toBe(true);
  expect(addsSeparator('1.250', '94.650')).toBe(true);
});
