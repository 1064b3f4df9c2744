import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, isPhone } from '../../../src/platform/chile/phone.ts';

const runs = { numRuns: 1_000 };

test('a mobile or fixed number is parsed with any spacing and formatted uniformly', () => {
  const mobiles = fc.integer({ min: 0, max: 99_999_999 }).map((n) => `9${String(n).padStart(8, '0')}`);
  const fixed = fc
    .tuple(fc.constantFrom('2', '3', '4', '5', '6', '7'), fc.integer({ min: 0, max: 99_999_999 }))
    .map(([area, n]) => `${area}${String(n).padStart(8, '0')}`);
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '(', ')'), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.oneof(mobiles, fixed), gaps, fc.boolean(), (digits, separators, hasPrefix) => {
      const input = `${hasPrefix ? '+56' : ''}${[...digits].map((digit, index) => `${separators[index]}${digit}`).join('')}`;
      expect(isPhone(input)).toBe(true);
      const formatted = formatPhone(input);
      expect(formatted.replaceAll(' ', '')).toBe(`+56${digits}`);
      expect(formatPhone(formatted)).toBe(formatted);
    }),
    runs,
  );
});

test('text that is no telephone number stays unchanged', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!isPhone(text)) expect(formatPhone(text)).toBe(text);
    }),
    runs,
  );
});
