import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWhole, readWhole, wholeNumber } from '../../../../src/features/documents/rules/number.ts';

const runs = { numRuns: 2_000 };
const amounts = fc.maxSafeNat();

test('amounts are read with and without their sign and points', () => {
  for (const typed of ['1250000', '1.250.000', '$1.250.000', ' $ 1.250.000 ', '01250000']) {
    expect(readWhole(typed), typed).toBe('1250000');
  }
  expect([readWhole('0'), readWhole('000')]).toEqual(['0', '0']);
});

test('what could be read as another amount is left to the person', () => {
  for (const typed of ['12,50', '-5', '1.250,00', 'por definir', '1e6', '٣', '']) {
    expect(readWhole(typed), typed).toBe(typed);
    expect(formatWhole(typed), typed).toBe(typed);
    expect(wholeNumber(typed), typed).toBeNull();
  }
});

test('an amount is written with points and reads back as itself', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const written = formatWhole(String(amount));
      expect(written).toMatch(/^\d{1,3}(\.\d{3})*$/);
      expect(readWhole(written)).toBe(String(amount));
      expect(wholeNumber(readWhole(`$ ${written}`))).toBe(amount);
    }),
    runs,
  );
});

test('typed key by key and deleted key by key, the points are always in their place', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      const typed = [...String(amount)].reduce((shown, key) => formatWhole(shown + key), '');
      expect(typed).toBe(formatWhole(String(amount)));
      for (let left = typed; left !== ''; ) {
        const shorter = formatWhole(left.slice(0, -1));
        expect(shorter.length).toBeLessThan(left.length);
        if (shorter !== '') expect(shorter).toMatch(/^\d{1,3}(\.\d{3})*$/);
        left = shorter;
      }
    }),
    runs,
  );
});

test('a number too large to be held exactly is none', () => {
  expect(wholeNumber('9007199254740991')).toBe(9_007_199_254_740_991);
  expect(wholeNumber('9007199254740993')).toBeNull();
  expect(formatWhole('9007199254740993')).toBe('9007199254740993');
});
