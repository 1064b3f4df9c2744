import { expect, test } from 'vitest';
import {
  isKeyboardOpen,
  scrollToShow,
  tallestView,
} from '../../../../../src/features/documents/form/layout/use-keyboard.ts';

const whole = { width: 390, height: 844 };

test('a keyboard is detected if the view shrinks while a field is focused', () => {
  expect(isKeyboardOpen(whole, { width: 390, height: 508 }, true)).toBe(true);
  expect(isKeyboardOpen(whole, { width: 390, height: 508 }, false)).toBe(false);
  expect(isKeyboardOpen(whole, whole, true)).toBe(false);
});

test('the browser’s own bars are not taken for a keyboard', () => {
  expect(isKeyboardOpen(whole, { width: 390, height: 844 - 56 - 48 }, true)).toBe(false);
});

test('the view is compared with the tallest one of the same width', () => {
  const low = { width: 390, height: 508 };
  expect(tallestView(whole, low)).toBe(whole);
  expect(tallestView(low, whole)).toBe(whole);
  const turned = { width: 844, height: 390 };
  expect(tallestView(whole, turned)).toBe(turned);
});

test('only a field outside the view is scrolled to its middle', () => {
  expect(scrollToShow({ top: 10, bottom: 60 }, 400)).toBe(0);
  expect(scrollToShow({ top: 500, bottom: 560 }, 400)).toBe(330);
  expect(scrollToShow({ top: -40, bottom: 12 }, 400)).toBe(-214);
});
