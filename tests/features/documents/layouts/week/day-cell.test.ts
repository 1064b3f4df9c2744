import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDayCell } from '../../../../../src/features/documents/layouts/week/day-cell.ts';
import { formatTime } from '../../../../../src/features/documents/model/hours.ts';
import { anyText } from '../../../../any-text.ts';

/**
 * Formats what a day's cell means. If it has times: «08:00-14:00», followed by its lunch, if that is known: «45»
 * (minutes), «13:00-13:45», or «straight» for none. Otherwise the kind of the cell, such as «off».
 */
function formatCell(text: string): string {
  const cell = readDayCell(text);
  if (cell.kind !== 'span') return cell.kind;
  const { start, end, lunch } = cell.span;
  const times = `${formatTime(start)}-${formatTime(end)}`;
  switch (lunch.kind) {
    case 'unknown':
      return times;
    case 'none':
      return `${times} straight`;
    case 'minutes':
      return `${times} ${lunch.minutes}`;
    case 'span':
      return `${times} ${formatTime(lunch.start)}-${formatTime(lunch.end)}`;
  }
}

test.each([
  ['8:00-14:00', '08:00-14:00'],
  ['08:00 - 14:00', '08:00-14:00'],
  ['8 a 14 hrs', '08:00-14:00'],
  ['8 a 14', '08:00-14:00'],
  ['8-14', '08:00-14:00'],
  ['de 8:30 a 13:00', '08:30-13:00'],
  ['8.00/14.00', '08:00-14:00'],
  ['0800-1400', '08:00-14:00'],
  ['830 - 1345', '08:30-13:45'],
  ['08:00 13:30', '08:00-13:30'],
  ['08:00:00 - 14:00:00', '08:00-14:00'],
  ['8h30-13h00', '08:30-13:00'],
  ['8:00 am - 2:00 pm', '08:00-14:00'],
  ['8:00 a.m. a 2:00 p.m.', '08:00-14:00'],
  ['2 pm a 6 pm', '14:00-18:00'],
  ['6:00-12:00', '06:00-12:00'],
  ['7:45 a 13:15 hrs.', '07:45-13:15'],
  ['Entrada 8:00, salida 14:00', '08:00-14:00'],
  ['8:00\u00A0–\u00A014:00', '08:00-14:00'],
])('reads the start and end of «%s»', (text, times) => {
  expect(formatCell(text)).toBe(times);
});

test.each([
  ['8:00–13:00 y 14:00–17:30', '08:00-17:30 13:00-14:00'],
  ['8:00-13:00/14:00-17:30', '08:00-17:30 13:00-14:00'],
  ['8:00-13:00,14:00-17:30', '08:00-17:30 13:00-14:00'],
  ['8:00-13:00 y 14:00-17:00', '08:00-17:00 13:00-14:00'],
  ['8:00-17:00 y colación 13:00-13:45', '08:00-17:00 13:00-13:45'],
  ['8 a 13, 14 a 17', '08:00-17:00 13:00-14:00'],
  ['8:00-13:00\n14:00-17:30', '08:00-17:30 13:00-14:00'],
  ['8:00-13:00 13:00-14:00', '08:00-14:00 straight'],
  ['8:00-17:30 (colación 13:00-13:45)', '08:00-17:30 13:00-13:45'],
  ['8:00-17:00, almuerzo de 13:00 a 14:00', '08:00-17:00 13:00-14:00'],
  ['8:00-17:30 (colación 45 min)', '08:00-17:30 45'],
  ["8-17 (colación 45')", '08:00-17:00 45'],
  ['8:00-17:30 (30 min de colación)', '08:00-17:30 30'],
  ['8:00 a 17:30 con 1 hora de colación', '08:00-17:30 60'],
  ['8:00 a 17:30, media hora de colación', '08:00-17:30 30'],
  ['8 a 17 h, colación 30 min', '08:00-17:00 30'],
  ['8:00-14:00 sin colación', '08:00-14:00 straight'],
  ['8:00-17:00 incluye colación', '08:00-17:00'],
])('reads the lunch of «%s»', (text, times) => {
  expect(formatCell(text)).toBe(times);
});

test.each([
  'LIBRE',
  'libre',
  'Libre.',
  '—',
  '-',
  '--',
  'no',
  'No trabaja',
  's/h',
  'S/H',
  '0',
  '0:00',
  'N/A',
  'día libre',
  'Sin horario',
  '✗',
])('«%s» is a day off', (text) => {
  expect(formatCell(text)).toBe('off');
});

test.each(['x', 'X', 'sí', 'si', '✓', '✔', 'trabaja'])('«%s» is a worked day', (text) => {
  expect(formatCell(text)).toBe('worked');
});

test.each([
  ['8:00-13:00 y LIBRE', '08:00-13:00'],
  ['LIBRE y 14:00-18:00', '14:00-18:00'],
  ['8:00-13:00 y —', '08:00-13:00'],
  ['No trabaja y 14:00-18:00 (colación 15 min)', '14:00-18:00 15'],
  ['LIBRE y LIBRE', 'off'],
  ['x y x', 'worked'],
  ['x y libre', 'worked'],
  ['por definir y LIBRE', 'unreadable'],
  ['x y 8:00-13:00', 'unreadable'],
])('reads the two halves of a day in «%s»', (text, times) => {
  expect(formatCell(text)).toBe(times);
});

test.each([
  'por definir',
  '2 a 6',
  '1:30-6:30',
  '2-6:30',
  '2 a 6 pm',
  '5:59-12:00',
  '8:00-13:00 y 2:00-5:00',
  '8:00',
  '6',
  '1',
  '14:00-8:00',
  '8:00-8:00',
  '25:00-26:00',
  '8:00-14:60',
  '8,30-13,45',
  '8-13,14-17',
  '8:00-14:00 o 9:00-15:00',
  '8:00-14:00 (6 hrs)',
  '8:00-13:00-17:00',
  '8:00-14:00 semana por medio',
  '8:00-17:00 (colación 18:00-19:00)',
  '8:00-9:00 (colación 90 min)',
  '8:00-17:00 sin colación (colación 13:00-13:45)',
  'Libre o 8:00-14:00',
])('does not guess what «%s» means', (text) => {
  expect(formatCell(text)).toBe('unreadable');
});

test('a cell of spaces is blank', () => {
  expect(['', ' ', '\u00A0\n'].map(formatCell)).toEqual(['blank', 'blank', 'blank']);
});

const notations = [
  (start: string, end: string) => `${start}-${end}`,
  (start: string, end: string) => `${start} – ${end} hrs.`,
  (start: string, end: string) => `De ${start} a ${end}`,
  (start: string, end: string) => `${start.replace(':', '.')} / ${end.replace(':', '.')}`,
  (start: string, end: string) => `${start.replace(':', '')}-${end.replace(':', '')}`,
  (start: string, end: string) => `${start}\n${end}`,
] as const;

test('reads any two times from 6:00 onwards in every notation', () => {
  const minute = fc.integer({ min: 6 * 60, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(minute, minute, fc.constantFrom(...notations), (first, second, writeTimes) => {
      fc.pre(first !== second);
      const [start, end] = [Math.min(first, second), Math.max(first, second)].map(formatTime);
      expect(formatCell(writeTimes(start ?? '', end ?? ''))).toBe(`${start}-${end}`);
    }),
  );
});

test('reads any text without an error', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      formatCell(text);
    }),
  );
});

test('long nonsense is unreadable', () => {
  for (const piece of ['8:00-', 'a ', '8 ', '(', 'colacion ', '1h', '- y ', '. ', 'x. ']) {
    expect(formatCell(piece.repeat(5_000)), piece).toBe('unreadable');
  }
});
