import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSingleTime } from '../../../../../src/features/documents/layouts/week/clock-text.ts';
import { readDays } from '../../../../../src/features/documents/layouts/week/day-words.ts';
import type { Day } from '../../../../../src/features/documents/layouts/week/schedule.ts';
import { readShiftCell } from '../../../../../src/features/documents/layouts/week/shift-cell.ts';
import { formatTime } from '../../../../../src/features/documents/model/hours.ts';
import { anyText } from '../../../../any-text.ts';

const initials = { lunes: 'L', martes: 'M', miercoles: 'X', jueves: 'J', viernes: 'V' } as const;

function formatDays(text: string): string | null {
  return (
    readDays(text)
      ?.map((day) => initials[day])
      .join('') ?? null
  );
}

test.each([
  ['Lunes a Jueves', 'LMXJ'],
  ['de lunes a viernes', 'LMXJV'],
  ['Martes al jueves', 'MXJ'],
  ['L a V', 'LMXJV'],
  ['L – V', 'LMXJV'],
  ['lu-vi', 'LMXJV'],
  ['Lu, Mi y Vi', 'LXV'],
  ['Lu-Mi-Vi', 'LXV'],
  ['Lun/Mié', 'LX'],
  ['Lu. Ma. Vi.', 'LMV'],
  ['L M X J', 'LMXJ'],
  ['L M M J V', 'LMXJV'],
  ['LMMJV', 'LMXJV'],
  ['LMXJV', 'LMXJV'],
  ['LMXJ', 'LMXJ'],
  ['L M M J', 'LMXJ'],
  ['Ma Mi', 'MX'],
  ['M y X', 'MX'],
  ['Mi y M', 'MX'],
  ['Ma y M', 'MX'],
  ['LXV', 'LXV'],
  ['Lunes', 'L'],
  ['Viernes y lunes', 'LV'],
  ['Lunes a miércoles y viernes', 'LMXV'],
  ['Todos los días', 'LMXJV'],
  ['5 días', 'LMXJV'],
])('reads the days of «%s»', (text, expected) => {
  expect(formatDays(text)).toBe(expected);
});

test.each([
  '',
  '3',
  'Ma-Ju',
  'L a M',
  'M a J',
  'M',
  'LMV',
  'L-M-V',
  'L, M y V',
  'LMJV',
  'L a V, M',
  'MMM',
  'M M X',
  'vi a lu',
  'a viernes',
  'L a S',
  'lunes por medio',
  'según horario',
])('does not guess the days of «%s»', (text) => {
  expect(readDays(text)).toBeNull();
});

function formatShift(text: string): unknown {
  const shift = readShiftCell(text);
  const initialsOf = (namedDays: readonly Day[]) => namedDays.map((day) => initials[day]).join('');
  if (shift.kind === 'start') return [initialsOf(shift.days ?? []), formatTime(shift.start)].join(' ').trim();
  if (shift.kind === 'days') return initialsOf(shift.days);
  if (shift.kind !== 'spans') return shift.kind;
  const formatSpan = ({ start, end }: { readonly start: number; readonly end: number }) =>
    `${formatTime(start)}-${formatTime(end)}`;
  const dayTexts = [...shift.spanByDay].map(([day, span]) => `${initials[day]} ${formatSpan(span)}`);
  return [...(shift.generalSpan ? [formatSpan(shift.generalSpan)] : []), ...dayTexts].join(', ');
}

test.each([
  ['8:00-14:00', '08:00-14:00'],
  ['8:00 a.m. a 2:00 p.m.', '08:00-14:00'],
  ['Turno 8 a 14', '08:00-14:00'],
  ['Turno 1: 8:00-14:00', '08:00-14:00'],
  ['Turno 2 (14:00-18:00)', '14:00-18:00'],
  ['Mañana (8:00-13:00)', '08:00-13:00'],
  ['Lu y Vi 8:00-14:00', 'L 08:00-14:00, V 08:00-14:00'],
  ['L-X-V: 8-14', 'L 08:00-14:00, X 08:00-14:00, V 08:00-14:00'],
  ['LMXJ 8-14', 'L 08:00-14:00, M 08:00-14:00, X 08:00-14:00, J 08:00-14:00'],
  ['2 pm a 6 pm', '14:00-18:00'],
  [
    'Lu y Ma de 8:00 a 17:00 hrs. y viernes de 8:00 a 14:00 hrs.',
    'L 08:00-17:00, M 08:00-17:00, V 08:00-14:00',
  ],
  ['8:00-14:00, V 8:00-13:00', '08:00-14:00, V 08:00-13:00'],
  ['Mañana', '08:00'],
  ['AM', '08:00'],
  ['a.m.', '08:00'],
  ['Media jornada mañana', '08:00'],
  ['Tarde', '14:00'],
  ['PM', '14:00'],
  ['Vespertina', '14:00'],
])('reads the shift of «%s»', (text, times) => {
  expect(formatShift(text)).toBe(times);
});

test.each([
  '',
  '—',
  'Jornada completa',
  'JEC',
  'Mañana y tarde',
  'Turno 2',
  'Turno A',
  'M',
  'Turno M',
  'Sala X',
  '44 horas a la semana',
  '30 hrs. semanales',
  '44 horas',
  '30.5 hrs',
  'Jornada completa 44 hrs',
])('finds no times in «%s»', (text) => {
  expect(formatShift(text)).toBe('blank');
});

test.each([
  ['Lunes a jueves', 'LMXJ'],
  ['LMMJV', 'LMXJV'],
  ['Lunes', 'L'],
  ['Jornada completa lunes a viernes', 'LMXJV'],
  ['Lunes a viernes, jornada completa', 'LMXJV'],
])('reads the days of the shift «%s»', (text, named) => {
  expect(formatShift(text)).toBe(named);
});

test.each([
  ['Lunes a viernes mañana', 'LMXJV 08:00'],
  ['L a V AM', 'LMXJV 08:00'],
  ['Tarde (lunes y viernes)', 'LV 14:00'],
  ['Lunes y viernes en la tarde', 'LV 14:00'],
])('reads the days and the time of day of «%s»', (text, named) => {
  expect(formatShift(text)).toBe(named);
});

test.each([
  '8:00 a las mil',
  '14:00-8:00',
  '8:00',
  'Lunes: 8:00-14:00, martes: libre',
  'L a S 8:00-13:00',
  '2 a 6',
  'Lunes 2 a 6',
  'L a J 8:00-14:00, V 2:00-6:00',
  'L-M-V 8:00-13:00',
  'LMV 8:00 a 13:00',
  'L-M-V',
  'LMV',
  'L a S',
  'Lunes y miércoles jornada completa, viernes mañana',
  'Lunes mañana, viernes tarde',
  'lunes por medio',
  'sábado',
  'Lunes 8 horas, viernes 6 horas',
  'semana 1: mañana, semana 2: tarde',
  'Semana 1',
  '1ª semana tarde',
])('does not guess the shift of «%s»', (text) => {
  expect(formatShift(text)).toBe('unreadable');
});

test.each([
  ['8:00', 480],
  ['8', 480],
  ['08:30 hrs.', 510],
  ['2:00 pm', 840],
  ['17.30', 1050],
  ['8:00-14:00', null],
  ['temprano', null],
  ['', null],
])('reads «%s» as the time %s, in minutes since midnight', (text, time) => {
  expect(readSingleTime(text)).toBe(time);
});

test('reads any text as a shift and as days without an error', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      readShiftCell(text);
      readDays(text);
    }),
  );
});
