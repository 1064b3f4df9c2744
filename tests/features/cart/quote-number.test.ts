import { expect, test } from 'vitest';
import { isQuoteDay, isUsableNumber } from '../../../src/features/cart/quote-number.ts';

test('a quote’s number can be used through its last day', () => {
  expect(isUsableNumber('C-260302-7KQP', '2026-04-01', 30)).toBe(true);
  expect(isUsableNumber('C-260302-7KQP', '2026-04-02', 30)).toBe(false);
});

test('a quote may be dated up to two days ahead of the device’s clock', () => {
  expect(isQuoteDay('2026-03-04', '2026-03-02')).toBe(true);
  expect(isQuoteDay('2026-03-05', '2026-03-02')).toBe(false);
});

test('if the clock is before the shop’s first day, a quote may be dated today or any later day', () => {
  expect(['2025-01-01', '2026-03-02'].map((day) => isQuoteDay(day, '2025-01-01'))).toEqual([true, true]);
  expect(isQuoteDay('2024-12-31', '2025-01-01')).toBe(false);
});
