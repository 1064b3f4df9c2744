import { expect, test } from 'vitest';
import {
  isKeyboardOpen,
  scrollToShow,
  tallestView,
} from '../../../../../src/features/documents/form/layout/use-keyboard.ts';

const whole = { width: 390, height: 844 };

test('a smaller view is a keyboard only while a field has the focus', () => {
  expect(isKeyboardOpen(whole, { width: 390, height: 508 }, true)).toBe(true);
  expect(isKeyboardOpen(whole, { width: 390, height: 508 }, false)).toBe(false);
  expect(isKeyboardOpen(whole, whole, true)).toBe(false);
});

test('the browser’s bars don’t count as a keyboard', () => {
  expect(isKeyboardOpen(whole, { width: 390, height: 844 - 56 - 48 }, true)).toBe(false);
});

test('keeps the tallest view until the width changes', () => {
  const low = { width: 390, height: 508 };
  expect(tallestView(whole, low)).toBe(whole);
  expect(tallestView(low, whole)).toBe(whole);
  const rotated = { width: 844, height: 390 };
  expect(tallestView(whole, rotated)).toBe(rotated);
});

test('scrolls a field to the middle only if part of it is out of view', () => {
  expect(scrollToShow({ top: 10, bottom: 60 }, 400)).toBe(0);
  expect(scrollToShow({ top: 500, bottom: 560 }, 400)).toBe(330);
  expect(scrollToShow({ top: -40, bottom: 12 }, 400)).toBe(-214);
});
