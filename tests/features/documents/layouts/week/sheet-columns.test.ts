import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  days,
  scheduleColumns,
  scheduleKey,
  weekTotals,
} from '../../../../../src/features/documents/layouts/week/schedule.ts';
import {
  formatWeek,
  weekHeadings,
} from '../../../../../src/features/documents/layouts/week/sheet-columns.ts';
import { computeAmount } from '../../../../../src/features/documents/model/amount.ts';
import { normalizeForComparison } from '../../../../../src/features/documents/model/comparing.ts';
import type { Values } from '../../../../../src/features/documents/model/document.ts';
import { formatTime } from '../../../../../src/features/documents/model/hours.ts';
import { proposalOf } from '../../../../../src/features/documents/model/values.ts';
import { week } from '../../../../../src/features/documents/templates/fixed-term-contract/fields.ts';
import { anyText } from '../../../../any-text.ts';
import {
  dayCells,
  documentAnswers,
  hoursAnswer,
  printedDays,
  printedLunch,
  printedWeek,
  readRow,
  type WeekCells,
  warningsOf,
} from './week-row.ts';

const [schedule, activityGroup] = week.groups;
const activities = activityGroup.fields;

const sixHours = '8:00-14:00';

const normalizeHeading = (text: string) => normalizeForComparison(text).replaceAll(' ', '');

test('no column shares its key with a field', () => {
  const fields = schedule.fields.map(({ key }): string => key);
  expect(fields.filter((key) => week.sheet.columns.some((column) => column.key === key))).toEqual([]);
});

const headingsByKey: readonly (readonly [key: string, headings: readonly string[]])[] = [
  ...week.sheet.columns.map(({ key, label }) => [key, [label, ...(week.sheet.headings[key] ?? [])]] as const),
  ...Object.entries(weekHeadings).map(([key, headings]) => [key, headings ?? []] as const),
];

test('no heading is the label of a field', () => {
  const labels = new Set(schedule.fields.map(({ label }) => normalizeHeading(label)));
  const headings = headingsByKey.flatMap(([, names]) => names.map(normalizeHeading));
  expect(headings.filter((name) => labels.has(name))).toEqual([]);
});

test('no heading names two columns', () => {
  const keys = new Map<string, string>();
  for (const [key, headings] of headingsByKey) {
    for (const name of headings.map(normalizeHeading)) {
      expect(keys.get(name) ?? key, name).toBe(key);
      keys.set(name, key);
    }
  }
});

test.each([
  ['lun', 'semana_lunes'],
  ['horario lunes', 'semana_lunes'],
  ['Miércoles horario', 'semana_miercoles'],
  ['hora de entrada', 'semana_entrada'],
  ['bloque horario', 'semana_turno'],
  ['Días trabajados', 'semana_dias'],
])('recognizes the heading «%s»', (heading, key) => {
  const names = (week.sheet.headings[key] ?? []).map(normalizeHeading);
  expect(names).toContain(normalizeHeading(heading));
});

test.each([
  ['entrada lunes', 'jor_lunes_entrada'],
  ['Lunes inicio', 'jor_lunes_entrada'],
  ['Lunes hora entrada', 'jor_lunes_entrada'],
  ['lun ent', 'jor_lunes_entrada'],
  ['salida vie.', 'jor_viernes_salida'],
] as const)('recognizes «%s» as the heading of a contract’s field', (heading, key) => {
  expect((weekHeadings[key] ?? []).map(normalizeHeading)).toContain(normalizeHeading(heading));
});

test('reads the times and the days off of a week', () => {
  const { answers, unreadableCells } = readRow(
    dayCells(sixHours, sixHours, 'LIBRE', '8:00-13:00', '—'),
    hoursAnswer(23),
  );
  expect(unreadableCells).toEqual([]);
  expect(answers).toMatchObject({
    jor_lunes_entrada: '08:00',
    jor_lunes_salida: '14:00',
    jor_lunes_libre: 'no',
    jor_miercoles_libre: 'si',
    jor_jueves_salida: '13:00',
    jor_viernes_libre: 'si',
  });
});

test('proposes a day off for a blank cell beside days with times', () => {
  const { answers, proposed } = readRow(dayCells(sixHours, '', sixHours, '', ''), hoursAnswer(12));
  expect(proposed).toMatchObject({ jor_martes_libre: 'si', jor_jueves_libre: 'si', jor_viernes_libre: 'si' });
  expect(answers).not.toHaveProperty('jor_martes_libre');
});

test('answers and proposes nothing for a row without data about the week', () => {
  const emptyReading = { answers: {}, proposed: {}, unreadableCells: [] };
  expect(readRow({}, hoursAnswer(30))).toEqual(emptyReading);
  expect(readRow(dayCells(), hoursAnswer(30))).toEqual(emptyReading);
  expect(readRow(dayCells('-', '-', '-', '-', '-'), hoursAnswer(30))).toEqual(emptyReading);
  expect(readRow({ entrada: '', salida: '', turno: 'Jornada completa', dias: '' }, hoursAnswer(44))).toEqual(
    emptyReading,
  );
});

test('reports an unreadable day', () => {
  const cells = dayCells(sixHours, 'por definir', sixHours, sixHours, 'LIBRE');
  const { unreadableCells: unreadable } = readRow(cells, hoursAnswer(24));
  expect(unreadable).toEqual([
    { key: 'semana_martes', message: 'Escriba la entrada y la salida (8:00-14:00), o «libre».' },
  ]);
});

test('leaves an unreadable day blank', () => {
  const cells = dayCells(sixHours, 'por definir', sixHours, sixHours, 'LIBRE');
  expect(printedWeek(cells, hoursAnswer(24))).toEqual(['08:00-14:00', '', '08:00-14:00', '08:00-14:00', '—']);
});

test('does not report an unreadable day whose own fields are answered', () => {
  const cells = dayCells(sixHours, 'por definir', sixHours, sixHours, 'LIBRE');
  const times = { jor_martes_entrada: '09:00', jor_martes_salida: '15:00' };
  expect(readRow(cells, { ...hoursAnswer(24), ...times }).unreadableCells).toEqual([]);
  expect(readRow(cells, { ...hoursAnswer(18), jor_martes_libre: 'si' }).unreadableCells).toEqual([]);
  expect(printedWeek(cells, { ...hoursAnswer(24), ...times })[1]).toBe('09:00-15:00');
});

test('proposes times for ticked days', () => {
  expect(printedWeek(dayCells('x', '', 'x', '', ''), hoursAnswer(12))).toEqual([
    '08:00-14:45',
    '—',
    '08:00-14:45',
    '—',
    '—',
  ]);
});

test('ticked days share the hours that remain after the days with times', () => {
  const cells = dayCells('9:00-13:00', '9:00-13:00', 'x', 'x', '');
  expect(printedWeek(cells, hoursAnswer(16))).toEqual([
    '09:00-13:00',
    '09:00-13:00',
    '09:00-13:00',
    '09:00-13:00',
    '—',
  ]);
  expect(warningsOf(cells, hoursAnswer(16))).toEqual([]);
});

test('leaves ticked days blank if days with times take all hours', () => {
  expect(printedWeek(dayCells(sixHours, sixHours, 'x', '', ''), hoursAnswer(10))).toEqual([
    '08:00-14:00',
    '08:00-14:00',
    '',
    '—',
    '—',
  ]);
});

test.each([
  ['8:00-14:00', 30, '—'],
  ['8:00-14:45', 30, '13:00-13:45'],
  ['8:00-14:30', 30, '13:00-13:30'],
  ['8:00-15:00', 30, '13:00-14:00'],
  ['8:00-13:00', 25, '—'],
  ['8:00-13:00', 30, '—'],
  ['8:00-16:00', 30, '13:00-13:45'],
  ['8:00-13:40', 25, '11:55-12:40'],
])('five days of «%s» for %i hours have the lunch %s', (text, count, lunch) => {
  expect(printedLunch('lunes', dayCells(text, text, text, text, text), hoursAnswer(count))).toBe(lunch);
});

test('proposes a lunch of 45 minutes if the weekly hours are blank or absent', () => {
  const cells = dayCells('8:00-15:00', '8:00-15:00');
  expect(printedLunch('lunes', cells, { jor_horas: '' })).toBe('13:00-13:45');
  expect(printedLunch('lunes', cells)).toBe('13:00-13:45');
});

test('a day has no lunch if the week adds up to the hours without one', () => {
  expect(readRow(dayCells(sixHours, sixHours), hoursAnswer(12)).answers).toMatchObject({
    jor_lunes_sin_colacion: 'si',
  });
});

test('proposes lunch for a day of six hours, but not for one of five', () => {
  expect(readRow(dayCells('8:00-13:00', sixHours), hoursAnswer(44)).proposed).toMatchObject({
    jor_lunes_sin_colacion: 'si',
    jor_martes_sin_colacion: 'no',
  });
});

test('takes the lunch from the cell', () => {
  const splitDay = dayCells('8:00-13:00 y 14:00-17:30');
  expect(readRow(splitDay, hoursAnswer(8)).answers).toMatchObject({
    jor_lunes_sin_colacion: 'no',
    jor_lunes_colacion_inicio: '13:00',
    jor_lunes_colacion_termino: '14:00',
  });
  const readingWithLunchLength = readRow(dayCells('8:00-17:30 (colación 30 min)'), hoursAnswer(9));
  expect(readingWithLunchLength.answers).toMatchObject({ jor_lunes_sin_colacion: 'no' });
  expect(readingWithLunchLength.proposed).toMatchObject({
    jor_lunes_colacion_inicio: '13:00',
    jor_lunes_colacion_termino: '13:30',
  });
  expect(readRow(dayCells('8:00-14:00 sin colación'), hoursAnswer(20)).answers).toMatchObject({
    jor_lunes_sin_colacion: 'si',
  });
});

test.each([
  [{ entrada: '8:00', salida: '14:00' }, 30],
  [{ turno: '8:00-14:00' }, 30],
  [{ turno: 'L a V 8:00-14:00' }, 30],
  [{ ...dayCells('x', 'x', 'x', 'x', 'x'), entrada: '8:00', salida: '14:00' }, 30],
  [{ dias: 'L a V', turno: '8:00-14:00' }, 30],
])('%j applies to every day', (cells, count) => {
  expect(printedWeek(cells, hoursAnswer(count))).toEqual(Array.from({ length: 5 }, () => '08:00-14:00'));
});

test('proposes as many days with the row’s times as the weekly hours need', () => {
  const cells = { entrada: '8:00', salida: '14:00' };
  expect(printedWeek(cells, hoursAnswer(18)).filter((day) => day !== '—')).toHaveLength(3);
  expect(readRow(cells, hoursAnswer(18)).proposed).toMatchObject({
    jor_miercoles_libre: 'no',
    jor_jueves_libre: 'si',
  });
  // Four days of six hours, each with 45 minutes of lunch, have 21 hours of work.
  expect(printedWeek(cells, hoursAnswer(21)).filter((day) => day !== '—')).toHaveLength(4);
});

test('a row that names days has only these days', () => {
  const expectedWeek = ['08:00-14:00', '—', '08:00-14:00', '—', '08:00-14:00'];
  expect(printedWeek({ dias: 'Lu, Mi y Vi', entrada: '8:00', salida: '14:00' }, hoursAnswer(18))).toEqual(
    expectedWeek,
  );
  expect(printedWeek({ turno: 'Lu, Mi y Vi 8:00-14:00' }, hoursAnswer(18))).toEqual(expectedWeek);
  expect(readRow({ dias: 'LXV' }, hoursAnswer(18)).answers).toEqual({
    jor_lunes_libre: 'no',
    jor_martes_libre: 'si',
    jor_miercoles_libre: 'no',
    jor_jueves_libre: 'si',
    jor_viernes_libre: 'no',
  });
});

test('days without times get the contract’s proposed times', () => {
  expect(readRow({ dias: 'Lunes a jueves' }, hoursAnswer(32)).proposed).toEqual({});
  expect(printedWeek({ dias: 'Lunes a jueves' }, hoursAnswer(32))[3]).toBe('08:00-16:45');
});

test('a day’s cell takes precedence over cells about the whole week', () => {
  const cells = { ...dayCells('9:00-13:00', '', 'libre'), dias: 'Lunes a miércoles', turno: sixHours };
  expect(printedWeek(cells, hoursAnswer(10))).toEqual(['09:00-13:00', '08:00-14:00', '—', '—', '—']);
});

test('an afternoon shift starts at 14:00', () => {
  const day = '14:00-21:25';
  expect(printedWeek({ turno: 'Tarde' }, hoursAnswer(20))).toEqual([day, day, day, '—', '—']);
  expect(warningsOf({ turno: 'Tarde' }, hoursAnswer(20))).toEqual([]);
});

test('an afternoon shift starts earlier if it would end after 22:00', () => {
  expect(printedWeek({ turno: 'PM', dias: 'Lu' }, hoursAnswer(10))[0]).toBe('11:15-22:00');
  expect(warningsOf({ turno: 'Tarde' }, hoursAnswer(44))).toEqual([]);
});

test('a morning shift starts at 8:00', () => {
  expect(printedWeek({ turno: 'Mañana' }, hoursAnswer(16))).toEqual([
    '08:00-16:45',
    '08:00-16:45',
    '—',
    '—',
    '—',
  ]);
});

test('proposes the end of a day if the sheet has no column for it', () => {
  const reading = readRow({ entrada: '9:00' }, hoursAnswer(20));
  expect(reading.answers).toEqual({
    jor_lunes_entrada: '09:00',
    jor_martes_entrada: '09:00',
    jor_miercoles_entrada: '09:00',
  });
  expect(printedWeek({ entrada: '9:00' }, hoursAnswer(20))[0]).toBe('09:00-16:25');
});

test('keeps the end blank if its cell is blank', () => {
  expect(printedWeek({ entrada: '9:00', salida: '', dias: 'L a V' }, hoursAnswer(20))[0]).toBe('09:00-');
});

test.each([
  [{ entrada: 'temprano', salida: '14:00' }, 'semana_entrada'],
  [{ entrada: '8:00', salida: 'a la salida' }, 'semana_salida'],
  [{ entrada: '2:00', salida: '14:00' }, 'semana_entrada'],
  [{ entrada: '8:00', salida: '5:00' }, 'semana_salida'],
  [{ entrada: '8:00', salida: '8:00' }, 'semana_salida'],
  [{ entrada: '14:00', salida: '9:00' }, 'semana_salida'],
  [{ entrada: '5:00' }, 'semana_entrada'],
  [{ turno: '8:00 a las mil' }, 'semana_turno'],
  [{ turno: '2 a 6' }, 'semana_turno'],
  [{ turno: 'LMV' }, 'semana_turno'],
  [{ dias: 'L-M-V' }, 'semana_dias'],
  [{ dias: 'tres' }, 'semana_dias'],
])('reports the unreadable cell of %j', (cells, key) => {
  expect(readRow(cells, hoursAnswer(20)).unreadableCells.map((cell) => cell.key)).toEqual([key]);
});

test('reports a time before six, and an end before the start, as out of range', () => {
  const message = 'Escriba la hora de 24 horas (14:30), desde las 6:00; la salida, después de la entrada.';
  expect(readRow({ entrada: '2:00', salida: '6:00' }, hoursAnswer(20)).unreadableCells).toEqual([
    { key: 'semana_entrada', message },
  ]);
  expect(readRow({ entrada: '8:00', salida: '5:00' }, hoursAnswer(20)).unreadableCells).toEqual([
    { key: 'semana_salida', message },
  ]);
});

test('leaves an end before the start blank', () => {
  const cells = { entrada: '8:00', salida: '5:00' };
  expect(formatWeek(week.reader(documentAnswers(cells, hoursAnswer(44))))).toBe('');
  expect(printedWeek(cells, hoursAnswer(20))).toEqual(['08:00-', '08:00-', '08:00-', '08:00-', '08:00-']);
});

test('a shift may have both days and the time of day', () => {
  expect(printedWeek({ turno: 'Lunes y viernes tarde' }, hoursAnswer(8))).toEqual([
    '14:00-18:00',
    '—',
    '—',
    '—',
    '14:00-18:00',
  ]);
});

/** Returns the keys of the week's fields for which the layout or the template proposes an answer. */
function proposedKeys(cells: WeekCells, answers: Values): readonly string[] {
  const values = { ...answers, ...readRow(cells, answers).answers };
  const fields = [...schedule.fields, ...activities];
  const unansweredFields = fields.filter(
    (field) => values[field.key] === undefined && proposalOf(field, values) !== '',
  );
  return [...Object.keys(readRow(cells, answers).proposed), ...unansweredFields.map(({ key }) => key)];
}

const unreadableRows: readonly WeekCells[] = [
  { turno: '22:00 a 06:00' },
  { turno: 'L-M-V 8:00-13:00' },
  { turno: '2 a 6', ...dayCells('x', '', 'x', '', '') },
  { turno: 'LMV' },
  { dias: 'LMV' },
  { entrada: '2:00', salida: '6:00' },
  { entrada: '8:00', salida: '5:00' },
  dayCells('2 a 6', '2 a 6', '2 a 6', '2 a 6', '2 a 6'),
  dayCells('2 a 6', '', '', '', ''),
];

test.each(unreadableRows)('proposes nothing for the unreadable %j', (cells) => {
  for (const count of [8, 20, 44]) {
    const answers = hoursAnswer(count);
    expect(proposedKeys(cells, answers), String(count)).toEqual([]);
    const read = week.reader(documentAnswers(cells, answers));
    for (const { key } of activities) expect(read(key)).toBe('');
    for (const day of days) expect(read(scheduleKey(day, 'colacion_inicio'))).toBe('');
    expect(formatWeek(read)).toBe('');
  }
});

test('keeps the days of a row with an unreadable shift', () => {
  const cells = { turno: '22:00 a 06:00', dias: 'Lu, Mi y Vi' };
  expect(printedWeek(cells, hoursAnswer(20))).toEqual(['', '—', '', '—', '']);
});

test('an unreadable shift leaves the other days blank if the user corrects one day', () => {
  const monday = { jor_lunes_entrada: '08:00', jor_lunes_salida: '13:00' };
  expect(printedWeek({ turno: '22:00 a 06:00' }, { ...hoursAnswer(20), ...monday })).toEqual([
    '08:00-13:00',
    '',
    '',
    '',
    '',
  ]);
});

function timesExceptFriday(start: string, end: string) {
  return Object.fromEntries(
    days.flatMap((day) => [
      [scheduleKey(day, 'entrada'), day === 'viernes' ? '' : start],
      [scheduleKey(day, 'salida'), day === 'viernes' ? '' : end],
    ]),
  );
}

test('proposes a day off for a day with blank fields beside days with times', () => {
  const answers = { ...hoursAnswer(24), ...timesExceptFriday('08:00', '14:00') };
  expect(printedWeek({}, answers)).toEqual([...Array.from({ length: 4 }, () => '08:00-14:00'), '—']);
  expect(weekTotals(week.reader(documentAnswers({}, answers))).total).toBe(24 * 60);
});

test('proposes nothing if the user corrected a single day', () => {
  const answers = { ...hoursAnswer(30), jor_lunes_entrada: '09:00', jor_lunes_salida: '15:45' };
  expect(readRow({}, answers)).toEqual({ answers: {}, proposed: {}, unreadableCells: [] });
});

test('reads a word for a day off in the start column', () => {
  const answers = {
    ...hoursAnswer(12),
    ...timesExceptFriday('08:00', '14:00'),
    jor_martes_entrada: 'LIBRE',
    jor_martes_salida: '',
  };
  expect(readRow({}, answers).answers).toMatchObject({ jor_martes_libre: 'si' });
});

test('neither answers nor proposes a field that the row already answers', () => {
  const existingAnswers = {
    ...hoursAnswer(30),
    jor_lunes_entrada: '08:15',
    jor_lunes_aula: '4:00',
    jor_lunes_recreos: '',
    nol_familias: '2:00',
  };
  const { answers, proposed } = readRow(
    dayCells(sixHours, sixHours, sixHours, sixHours, sixHours),
    existingAnswers,
  );
  for (const key of Object.keys(existingAnswers)) {
    expect(answers, key).not.toHaveProperty(key);
    expect(proposed, key).not.toHaveProperty(key);
  }
  expect(answers).toMatchObject({ jor_lunes_salida: '14:00' });
});

test('proposes for table 2 the hours that the row’s own class hours leave', () => {
  const answers = { ...hoursAnswer(30), jor_lunes_aula: '4:00' };
  const read = week.reader(
    documentAnswers(dayCells(sixHours, sixHours, sixHours, sixHours, sixHours), answers),
  );
  expect(computeAmount(week.outsideClass, read)).toBe(weekTotals(read).other);
});

test('warns if the week does not add up to the hours', () => {
  expect(warningsOf(dayCells(sixHours, sixHours, sixHours, sixHours, sixHours), hoursAnswer(44))).toContain(
    'La semana suma 26:15; el contrato pacta 44:00.',
  );
  expect(warningsOf({ entrada: '8:00', salida: '17:00' }, hoursAnswer(30))).toContain(
    'La semana suma 41:15; el contrato pacta 30:00.',
  );
});

test.each(['', 'por definir', '30,5'])('proposes no times for the invalid weekly hours «%s»', (text) => {
  const answers = { jor_horas: text };
  expect(printedWeek({}, answers)).toEqual(['', '', '', '', '']);
  expect(printedWeek({ dias: 'Lunes a jueves' }, answers)).toEqual(['', '', '', '', '—']);
  expect(printedWeek({ turno: 'Tarde' }, answers)).toEqual(['', '', '', '', '']);
  expect(printedWeek(dayCells('x', 'x'), answers)).toEqual(['', '', '—', '—', '—']);
  const read = week.reader(documentAnswers({}, answers));
  for (const { key } of activities) expect(read(key)).toBe('');
  for (const column of scheduleColumns) expect(read(scheduleKey('lunes', column))).toBe('');
});

test('keeps the times of the cells if the weekly hours are blank', () => {
  expect(printedWeek(dayCells(sixHours, sixHours), { jor_horas: '' })).toEqual([
    '08:00-14:00',
    '08:00-14:00',
    '—',
    '—',
    '—',
  ]);
  expect(readRow(dayCells(sixHours, sixHours), { jor_horas: '' }).proposed).toHaveProperty('nol_preparacion');
});

test.each(Array.from({ length: 35 }, (_, index) => index + 10))(
  'a week of equal days adds up to %i hours',
  (count) => {
    for (const workdayCount of [1, 2, 3, 4, 5].filter((number) => count <= 10 * number)) {
      const workMinutes = (count * 60) / workdayCount;
      for (const lunchMinutes of workMinutes > 5 * 60 ? [0, 30, 45, 60] : [0]) {
        const text = `8:00-${formatTime(8 * 60 + workMinutes + lunchMinutes)}`;
        const cells = dayCells(...Array.from({ length: workdayCount }, () => text));
        const read = week.reader(documentAnswers(cells, hoursAnswer(count)));
        expect(weekTotals(read).total, text).toBe(count * 60);
        // Each day has the same warning after its name, so compare the warnings without their first word.
        const expectedWarnings =
          lunchMinutes === 0 && workMinutes > 5 * 60 ? [expect.stringContaining('sin colación')] : [];
        expect(
          new Set(warningsOf(cells, hoursAnswer(count)).map((message) => message.replace(/^\S+ /, ''))),
        ).toEqual(new Set(expectedWarnings));
      }
    }
  },
);

const cellText = fc.oneof(
  anyText({ maxLength: 40 }),
  fc.constantFrom(
    '',
    sixHours,
    'x',
    'LIBRE',
    '—',
    '8 a 17:30 (colación 45 min)',
    '8-13 y 14-18',
    'por definir',
  ),
);

test('no field is both answered and proposed, for any cells and hours', () => {
  const columns = [...days, 'entrada', 'salida', 'turno', 'dias'];
  const randomRow = fc.record(Object.fromEntries(columns.map((column) => [column, cellText])), {
    requiredKeys: [],
  });
  const agreedHours = fc.option(fc.constantFrom('', '44', '20', 'treinta', '5'), { nil: undefined });
  fc.assert(
    fc.property(randomRow, agreedHours, (cells, hoursText) => {
      const answers = hoursText === undefined ? {} : { jor_horas: hoursText };
      const reading = readRow(cells, answers);
      warningsOf(cells, answers);
      const answeredAndProposed = Object.keys(reading.answers).filter((key) => key in reading.proposed);
      expect(answeredAndProposed).toEqual([]);
    }),
  );
});

test('reads any week as written', () => {
  const quarterHour = fc.integer({ min: 24, max: 80 });
  const day = fc.option(fc.tuple(quarterHour, quarterHour), { nil: null });
  fc.assert(
    fc.property(
      fc.tuple(day, day, day, day, day),
      fc.integer({ min: 1, max: 44 }),
      (generatedDays, count) => {
        const times = generatedDays.map((pair) => {
          const [start, end] = (pair ?? []).toSorted((a, b) => a - b);
          if (start === undefined || end === undefined || start === end) return null;
          return `${formatTime(start * 15)}-${formatTime(end * 15)}`;
        });
        fc.pre(times.some((text) => text !== null));
        const cells = dayCells(...times.map((text) => text ?? 'LIBRE'));
        expect(printedWeek(cells, hoursAnswer(count))).toEqual(times.map((text) => text ?? '—'));
        const read = week.reader(documentAnswers(cells, hoursAnswer(count)));
        expect(computeAmount(week.outsideClass, read)).toBe(weekTotals(read).other);
      },
    ),
  );
});

test.each([
  [dayCells('8:00-16:36', '8:00-16:36', '8:00-16:36', '8:00-16:36', '8:00-16:36'), 'Lu a Vi 8:00–16:36'],
  [dayCells(sixHours, sixHours, '', sixHours, '8:00-13:00'), 'Lu Ma Ju 8:00–14:00 · Vi 8:00–13:00'],
  [dayCells(sixHours, sixHours, sixHours, sixHours), 'Lu a Ju 8:00–14:00'],
  [dayCells(sixHours, sixHours), 'Lu Ma 8:00–14:00'],
  [dayCells(sixHours, '14:00-18:00', sixHours), 'Lu Mi 8:00–14:00 · Ma 14:00–18:00'],
  [dayCells(sixHours, 'por definir', sixHours), ''],
  [dayCells('libre', 'libre', 'libre', 'libre', 'libre'), ''],
])('formats the week of %j as «%s»', (cells, text) => {
  expect(formatWeek(week.reader(documentAnswers(cells, hoursAnswer(30))))).toBe(text);
});

test('formats the week that the contract proposes', () => {
  expect(formatWeek(week.reader(hoursAnswer(30)))).toBe('Lu a Vi 8:00–14:45');
  expect(printedDays(week.reader({}))).toHaveLength(5);
});
