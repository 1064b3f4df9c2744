import { expect, test } from 'vitest';
import { unreadableCopy } from '../../../../../src/content/documents/batch-rows-copy.ts';
import { damageOf, isDamaged } from '../../../../../src/features/documents/batch/survey/damage.ts';
import { type Field, field, nonNumericText } from '../../../../../src/features/documents/model/field.ts';
import { type Cell, displayedText } from '../../../../../src/features/documents/sheet/workbook.ts';
import { dateCell, numberCell, timeCell } from '../sheet-cells.ts';
import { weeklyHours } from '../weekly-hours.ts';

const fieldText = { label: 'Dato', hint: 'Ayuda' };
const textField = field('text', 'text', fieldText);

test.each([
  'Mu\uFFFDoz',
  'MuÃ±oz',
  'MarÃ­a',
  'N.Â° 5',
  'Mu–oz',
  'MU„OZ',
  'Mu¤oz',
  'Jos‚e',
  'Mu&ntilde;oz',
  'Mu&#241;oz',
])('«%s» has damaged letters', (shown) => {
  expect(isDamaged(shown)).toBe(true);
});

test.each([
  'Muñoz',
  'María José',
  'São Paulo',
  'Ñuñoa – Santiago',
  'Ana–María',
  'Pérez & Soto',
  'Sala 5•B',
  '¡Hola!',
  'D’Alençon',
  '“Los Aromos”',
])('«%s» has no damaged letters', (shown) => {
  expect(isDamaged(shown)).toBe(false);
});

test.each<[Cell, string]>([
  ['Mu\uFFFDoz', unreadableCopy.damaged('Mu\uFFFDoz')],
  [dateCell('2026-02-01', '1-feb'), unreadableCopy.takenForDate('1-2', '1-feb')],
  [dateCell('2026-02-01', '01-02-2026'), unreadableCopy.takenForDate(null, '01-02-2026')],
  [dateCell('8485-03-01', 'mar-85'), unreadableCopy.takenForDate('8485-3', 'mar-85')],
  [dateCell('1985-03-01', 'mar-85'), unreadableCopy.takenForDate(null, 'mar-85')],
  ['01-feb', unreadableCopy.takenForDate(null, '01-feb')],
  ['mar-85', unreadableCopy.takenForDate(null, 'mar-85')],
  ['1,23457E+15', unreadableCopy.lostDigits('1,23457E+15')],
  ['1.2E22', unreadableCopy.lostDigits('1.2E22')],
  [numberCell(1.2e22, '1,2E+22'), unreadableCopy.lostDigits('1,2E+22')],
  [numberCell(1_234_567_890_123_460), unreadableCopy.lostDigits('1234567890123460')],
])('%j is damaged in a text field', (cell, message) => {
  expect(damageOf(textField, cell)).toBe(message);
});

test.each<Cell>([
  'Muñoz',
  '1-2',
  '8485-3',
  'marzo',
  'Feb-2026, 3.º básico',
  numberCell(123_456_789_012_345),
  numberCell(12345678, '00012345678'),
])('%j is not damaged in a text field', (cell) => {
  expect(damageOf(textField, cell)).toBeNull();
});

test.each(['rut', 'phone', 'email'] as const)(
  'a number that lost digits is damaged in a field of kind %s',
  (kind) => {
    const testedField = field('dato', kind, fieldText);
    expect(damageOf(testedField, numberCell(1.2e22, '1,2E+22'))).toBe(unreadableCopy.lostDigits('1,2E+22'));
    expect(damageOf(testedField, '01-feb')).toBeNull();
  },
);

test.each(['time', 'region', 'check'] as const)('finds no damage in a field of kind %s', (kind) => {
  const uncheckedField = field('dato', kind, fieldText);
  for (const cell of ['Mu\uFFFDoz', '1,23457E+15', dateCell('2026-02-01', '1-feb')])
    expect(damageOf(uncheckedField, cell)).toBeNull();
});

const hoursField = field('dato', { kind: 'integer', range: [1, 44], unit: weeklyHours }, fieldText);
const countField = field('dato', { kind: 'integer', range: [1, 900] }, fieldText);
const amountField = field('dato', 'money', fieldText);

test.each<[string, Field, Cell]>([
  ['an amount', amountField, dateCell('2026-02-01', '1-feb')],
  ['an amount', amountField, timeCell(8 * 60)],
  ['a count', countField, timeCell(8 * 60)],
  ['hours', hoursField, dateCell('1900-02-13', '13-02-1900')],
])('%s is damaged if the sheet stores it as a date or time', (_, testedField, cell) => {
  expect(damageOf(testedField, cell)).toBe(unreadableCopy.takenForDate(null, displayedText(cell)));
});

test('hours are not damaged if the sheet stores them as a time', () => {
  expect(damageOf(hoursField, timeCell(8 * 60))).toBeNull();
});

test.each(['123', 'sí', 'X', '—'])('«%s» is damaged only in a field that expects words', (shown) => {
  expect(damageOf(field('dato', nonNumericText, fieldText), shown)).toBe(unreadableCopy.notWords(shown));
  expect(damageOf(textField, shown)).toBeNull();
});
