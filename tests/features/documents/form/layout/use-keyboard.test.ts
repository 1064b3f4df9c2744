import { expect, test } from 'vitest';
import {
  isKeyboardOpen,
  scrollDeltaToShow,
  tallestView,
} from '../../../../../src/features/documents/form/layout/use-keyboard.ts';

const fullView = { width: 390, height: 844 };

test('a shorter view counts as an open keyboard only while a field has the focus', () => {
  expect(isKeyboardOpen(fullView, { width: 390, height: 508 }, true)).toBe(true);
  expect(isKeyboardOpen(fullView, { width: 390, height: 508 }, false)).toBe(false);
  expect(isKeyboardOpen(fullView, fullView, true)).toBe(false);
});

test('the browser’s bars don’t count as a keyboard', () => {
  expect(isKeyboardOpen(fullView, { width: 390, height: 844 - 56 - 48 }, true)).toBe(false);
});

test('keeps the tallest view until the width changes', () => {
  const viewAboveKeyboard = { width: 390, height: 508 };
  expect(tallestView(fullView, viewAboveKeyboard)).toBe(fullView);
  expect(tallestView(viewAboveKeyboard, fullView)).toBe(fullView);
  const rotatedView = { width: 844, height: 390 };
  expect(tallestView(fullView, rotatedView)).toBe(rotatedView);
});

test('scrolls a field to the middle only if part of it is out of view', () => {
  expect(scrollDeltaToShow({ top: 10, bottom: 60 }, 400)).toBe(0);
  expect(scrollDeltaToShow({ top: 500, bottom: 560 }, 400)).toBe(330);
  expect(scrollDeltaToShow({ top: -40, bottom: 12 }, 400)).toBe(-214);
});
