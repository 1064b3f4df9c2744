import { expect, test } from 'vitest';
import {
  isKeyboardOpen,
  scrollToShow,
  tallestView,
} from '../../../../../src/features/documents/form/layout/use-keyboard.ts';

const whole = { width: 390, height: 844 };

test('a view that has lost a keyboard’s height while something is typed in has one', () => {
  expect(isKeyboardOpen(whole, { width: 390, height: 508 }, true)).toBe(true);
  expect(isKeyboardOpen(whole, { width: 390, height: 508 }, false)).toBe(false);
  expect(isKeyboardOpen(whole, whole, true)).toBe(false);
});

test('a browser’s own bars are no keyboard', () => {
  expect(isKeyboardOpen(whole, { width: 390, height: 844 - 56 - 48 }, true)).toBe(false);
});

test('the view to compare with is the tallest at this width', () => {
  const low = { width: 390, height: 508 };
  expect(tallestView(whole, low)).toBe(whole);
  expect(tallestView(low, whole)).toBe(whole);
  const turned = { width: 844, height: 390 };
  expect(tallestView(whole, turned)).toBe(turned);
});

test('a field out of the view is brought to its middle, one that is visible stays', () => {
  expect(scrollToShow({ top: 10, bottom: 60 }, 400)).toBe(0);
  expect(scrollToShow({ top: 500, bottom: 560 }, 400)).toBe(330);
  expect(scrollToShow({ top: -40, bottom: 12 }, 400)).toBe(-214);
});
