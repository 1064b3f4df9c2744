import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDateOrder,
  dateQuestions,
  dateReadings,
  isDateSerial,
} from '../../../../../src/features/documents/batch/survey/dates.ts';
import type { Cell } from '../../../../../src/features/documents/sheet/workbook.ts';
import { dateCell, numberCell, today } from '../sheet-cells.ts';

const questionOf = (...cells: Cell[]) => dateQuestions([cells])[0];

test('asks about a column with a date that must be month-first', () => {
  expect(questionOf('04/05/1990', '05/13/1990')).toEqual({ example: '05/13/1990', isExampleInColumn: true });
});

test.each<[string, readonly Cell[]]>([
  ['day-first dates', ['13/05/1990', '04/05/1990']],
  ['ambiguous dates', ['04/05/1990', '05/04/1990']],
  ['real dates', [dateCell('1990-05-04'), dateCell('1990-12-30')]],
  ['impossible dates', ['32/13/1990', '13/32/1990', '00/13/1990']],
  ['words', ['marzo', '']],
])('does not ask about %s', (_, cells) => {
  expect(questionOf(...cells)).toBeNull();
});

test('asks about an ambiguous column, with an example from another column', () => {
  const [start, end, birth] = dateQuestions([
    ['03/01/2027', '04/05/2027'],
    ['12/31/2027', '12/31/2027'],
    ['13-05-1990', '04-05-1990'],
  ]);
  expect(end).toEqual({ example: '12/31/2027', isExampleInColumn: true });
  expect(start).toEqual({ example: '12/31/2027', isExampleInColumn: false });
  expect(birth).toBeNull();
});

test('does not ask about real dates if one of them is after the twelfth of its month', () => {
  const [realDatesQuestion, textDatesQuestion] = dateQuestions([
    [dateCell('1990-05-04'), dateCell('1990-05-25')],
    [dateCell('1990-05-04'), dateCell('1990-06-07')],
    ['05/13/1990'],
  ]);
  expect(realDatesQuestion).toBeNull();
  expect(textDatesQuestion).toEqual({ example: '05/13/1990', isExampleInColumn: false });
});

test.each<Cell>(['12/05/1990', dateCell('1990-05-12')])(
  'asks about an ambiguous column in which the latest day is the twelfth: %j',
  (cell) => {
    const [question] = dateQuestions([['04/05/1990', cell], ['05/13/1990']]);
    expect(question).toEqual({ example: '05/13/1990', isExampleInColumn: false });
  },
);

test.each<[Cell, string, string]>([
  ['04/05/1990', '1990-05-04', '1990-04-05'],
  ['3-1-27', '2027-01-03', '2027-03-01'],
  ['04/05/1990 0:00', '1990-05-04', '1990-04-05'],
  [dateCell('1990-05-04'), '1990-05-04', '1990-04-05'],
])('%j has two readings', (cell, day, month) => {
  expect(dateReadings(cell, today)).toEqual({ day, month });
});

test.each<Cell>([
  '05/13/1990',
  '13/05/1990',
  '05/05/1990',
  '04/05.1990',
  '4 de mayo de 1990',
  dateCell('1990-05-05'),
  dateCell('1990-05-25'),
  numberCell(32_997),
  '',
])('%j has at most one reading', (cell) => {
  expect(dateReadings(cell, today)).toBeNull();
});

test.each<[Cell, Cell, Cell]>([
  ['04/05/1990', '04-05-1990', '05-04-1990'],
  [dateCell('1990-05-04'), '04-05-1990', '05-04-1990'],
  ['05/13/1990', '05/13/1990', '13-5-1990'],
  [dateCell('1990-05-25'), dateCell('1990-05-25'), dateCell('1990-05-25')],
  ['marzo', 'marzo', 'marzo'],
])('%j is %j with the day first and %j with the month first', (cell, day, month) => {
  expect(applyDateOrder(cell, 'day', today)).toEqual(day);
  expect(applyDateOrder(cell, 'month', today)).toEqual(month);
});

test('the two orders of a date differ only in day and month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1950, max: 2050 }),
      (first, second, year) => {
        fc.pre(first !== second);
        const readings = dateReadings(`${first}/${second}/${year}`, today);
        const pad = (part: number) => String(part).padStart(2, '0');
        expect(readings).toEqual({
          day: `${year}-${pad(second)}-${pad(first)}`,
          month: `${year}-${pad(first)}-${pad(second)}`,
        });
      },
    ),
  );
});

test('dates stored as numbers end with the year 2199', () => {
  expect([109_573.75, 109_574].map(isDateSerial)).toEqual([true, false]);
});

test('distinguishes dates stored as numbers from years and counts', () => {
  expect([2027, 44, 1990].some(isDateSerial)).toBe(false);
  expect([46083, 46083.75].every(isDateSerial)).toBe(true);
});
