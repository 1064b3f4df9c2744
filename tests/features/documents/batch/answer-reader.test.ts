import { expect, test } from 'vitest';
import { unreadCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import {
  answerReader,
  type ColumnFacts,
  lacksCheckDigits,
} from '../../../../src/features/documents/batch/answer-reader.ts';
import { type Field, field, longDate, personName } from '../../../../src/features/documents/model/field.ts';
import { treatment } from '../../../../src/features/documents/model/treatment.ts';
import type { Cell } from '../../../../src/features/documents/sheet/workbook.ts';
import { type Cells, date, failed, number, today } from './sheet-cells.ts';
import { weeklyHours } from './weekly-hours.ts';

const described = { label: 'Dato', hint: 'Ayuda' };
const birth = field('nacimiento', longDate, described);
const person = field('persona', personName, described);
const rut = field('rut', 'rut', described);
const hours = field('horas', { kind: 'integer', range: [1, 44], unit: weeklyHours }, described);
const sex = field('trato', treatment, described);

/** Returns the readings of rows whose columns answer the field. */
function readRows(asked: Field, rows: readonly Cells[], facts: ColumnFacts = {}) {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    heading: `Columna ${index}`,
    group: '',
    key: asked.key,
    suggestion: null,
  }));
  return rows.map(answerReader(asked, columns, new Map([[0, facts]]), rows, today));
}

const readColumn = (asked: Field, cells: readonly Cell[], facts: ColumnFacts = {}) =>
  readRows(
    asked,
    cells.map((cell) => [cell]),
    facts,
  );

const monthFirst = { example: '05/13/1990', isOwnExample: true };
const dates = (order: 'day' | 'month' | null) => ({ dates: { question: monthFirst, order } });

test('an ambiguous date waits for the order of its column', () => {
  const readings = { day: '1990-05-04', month: '1990-04-05', column: 0 };
  expect(readColumn(birth, ['04/05/1990', date('1990-05-04')], dates(null))).toEqual([
    { unread: { typed: '04/05/1990', message: unreadCopy.dateOrder, readings } },
    { unread: { typed: '04-05-1990', message: unreadCopy.dateOrder, readings } },
  ]);
});

test('an unambiguous date is read while its column is asked about', () => {
  const cells = ['05/13/1990', '13/05/1990', date('1990-05-25'), '05/05/1990', ''];
  expect(readColumn(birth, cells, dates(null))).toEqual([
    { answer: '1990-05-13' },
    { answer: '1990-05-13' },
    { answer: '1990-05-25' },
    { answer: '1990-05-05' },
    { answer: null },
  ]);
});

test.each([
  ['day', '1990-05-04'],
  ['month', '1990-04-05'],
] as const)('the %s-first order reads text and real dates alike', (order, answer) => {
  expect(readColumn(birth, ['04/05/1990', date('1990-05-04')], dates(order))).toEqual([
    { answer },
    { answer },
  ]);
});

test('a month-first date needs correction in a day-first column', () => {
  // It stays as typed, since it isn't a date with the day first.
  expect(readColumn(birth, ['05/13/1990'], dates('day'))).toEqual([{ answer: '05/13/1990' }]);
});

test('dates without a question are read day first', () => {
  expect(readColumn(birth, ['04/05/1990'])).toEqual([{ answer: '1990-05-04' }]);
});

const turn = (reason: 'comma' | 'capitals' | 'heading'): ColumnFacts => ({
  names: { order: 'turn', reason },
});

test('a reordered name keeps the sheet’s text', () => {
  expect(readColumn(person, ['PÉREZ SOTO,  ANA'], turn('comma'))).toEqual([
    { answer: 'Ana Pérez Soto', original: 'PÉREZ SOTO, ANA' },
  ]);
});

test('two capitalised words don’t tell which one is the surname', () => {
  expect(readColumn(person, ['PÉREZ ANA', 'Pérez Ana'], turn('capitals'))).toEqual([
    { unread: { typed: 'PÉREZ ANA', message: unreadCopy.nameOrder } },
    { answer: 'Pérez Ana' },
  ]);
});

test('a name with small letters is left to a person among names in capitals', () => {
  expect(readColumn(person, ['Rojas Soto Eva'], turn('capitals'))).toEqual([
    { unread: { typed: 'Rojas Soto Eva', message: unreadCopy.nameOrder } },
  ]);
});

test('every long name is reordered below a surnames-first heading', () => {
  expect(readColumn(person, ['Rojas Soto Eva', 'Eva Rojas'], turn('heading'))).toEqual([
    { answer: 'Eva Rojas Soto', original: 'Rojas Soto Eva' },
    { answer: 'Eva Rojas' },
  ]);
});

test('abbreviations after a comma aren’t given names', () => {
  const [reading] = readColumn(person, ['Ana Pérez Soto, Prof. Ed. Dif.'], turn('comma'));
  expect(reading).toMatchObject({ unread: { message: unreadCopy.nameOrder } });
});

test('a long name without a comma is left to a person among names with one', () => {
  expect(readColumn(person, ['Pérez Soto, Ana', 'Rojas Soto Eva', 'Ida Rojas'], turn('comma'))).toEqual([
    { answer: 'Ana Pérez Soto', original: 'Pérez Soto, Ana' },
    { unread: { typed: 'Rojas Soto Eva', message: unreadCopy.nameOrder } },
    { answer: 'Ida Rojas' },
  ]);
});

test.each<ColumnFacts>([{ names: { order: 'keep', reason: 'comma' } }, {}])(
  'names stay as they are with %j',
  (facts) => {
    expect(readColumn(person, ['PÉREZ SOTO, ANA'], facts)).toEqual([{ answer: 'PÉREZ SOTO, ANA' }]);
  },
);

test('blanks, errors and damaged letters among reordered names are read as usual', () => {
  const [blank, error, damaged] = readColumn(person, ['', failed('#N/A'), 'MU\uFFFDOZ, ANA'], turn('comma'));
  expect(blank).toEqual({ answer: null });
  expect(error).toMatchObject({ unread: { typed: '#N/A', message: unreadCopy.error } });
  expect(damaged).toMatchObject({ unread: { message: unreadCopy.damaged('MU\uFFFDOZ, ANA') } });
});

const lacking = (typed: string) => ({ unread: { typed, message: unreadCopy.checkDigit } });

test('numbers without a check digit are left to a person if one of them isn’t a RUT', () => {
  // 12345674 happens to be the RUT 1.234.567-4.
  expect(readColumn(rut, [number(12345678), number(12345674)])).toEqual([
    lacking('12345678'),
    lacking('12345674'),
  ]);
});

test('numbers without a check digit are left to a person among others with a dash', () => {
  expect(readColumn(rut, ['12345674', '12.345.678-5'])).toEqual([
    lacking('12345674'),
    { answer: '12.345.678-5' },
  ]);
});

test('numbers that are all valid RUTs are read', () => {
  expect(readColumn(rut, [number(111111111), number(12345674)])).toEqual([
    { answer: '11.111.111-1' },
    { answer: '1.234.567-4' },
  ]);
});

test('numbers with their check digit in another column are complete', () => {
  expect(
    readRows(rut, [
      [number(12345678), number(5)],
      [number(15151515), number(0)],
    ]),
  ).toEqual([{ answer: '12.345.678-5' }, { answer: '15.151.515-0' }]);
});

test('a blank check digit is missing if other rows have theirs in a separate column', () => {
  const rows = [
    [number(12345678), number(5)],
    [number(12345674), ''],
  ];
  expect(readRows(rut, rows)).toEqual([{ answer: '12.345.678-5' }, lacking('12345674')]);
});

test('a stray digit in the only column does not make the RUTs above it incomplete', () => {
  const [first] = readColumn(rut, ['12345674', '13656649', '16161616', '5']);
  expect(first).toEqual({ answer: '1.234.567-4' });
});

test.each([
  [['12345678'], true],
  [['12345674'], true],
  [['12345674', '111111111'], false],
  [['12345674', '13656649', '16161616'], false],
  [['12345674', '12345678-5'], true],
  [['12.345.674', '11.111.111–1'], true],
  [['12345674', '111111111', '12345678-5'], true],
  [['123456785', '12345678-5'], false],
  [['', 'N/A'], false],
])('%j are incomplete RUTs: %s', (texts, isLacking) => {
  expect(lacksCheckDigits(texts)).toBe(isLacking);
});

test.each([
  [['Femenino', 'Masculino'], {}, ['femenino', 'masculino']],
  [['Fem.', 'MASC.'], {}, ['femenino', 'masculino']],
  [['Mujer', 'Hombre'], {}, ['femenino', 'masculino']],
  [['F', 'M'], {}, ['femenino', 'masculino']],
  [['M', 'Hombre'], {}, ['femenino', 'masculino']],
  [['M', 'M'], {}, ['M', 'M']],
  [['F', 'H', 'M'], {}, ['femenino', 'masculino', 'M']],
  [['M', 'F'], { option: 'femenino' }, ['femenino', 'femenino']],
  [['M'], { option: 'masculino' }, ['masculino']],
])('options %j with %j are read as %j', (cells, facts, answers) => {
  expect(readColumn(sex, cells, facts)).toEqual(answers.map((answer) => ({ answer })));
});

test('contradictory columns are left to a person', () => {
  expect(readRows(hours, [[number(30), number(44)]])).toEqual([
    { unread: { typed: '30', message: unreadCopy.contradiction(['30', '44']) } },
  ]);
});

test('a contradiction is told without the spaces around its texts', () => {
  expect(readRows(hours, [[' 30 horas ', '44 ']])).toEqual([
    { unread: { typed: '30 horas', message: unreadCopy.contradiction(['30 horas', '44']) } },
  ]);
});

test.each<[string, Cells, string | null]>([
  ['say the same in two ways', [number(30), '30 horas'], '30'],
  ['say it once', ['', number(30)], '30'],
  ['are blank', ['', '-'], null],
])('columns that %s agree', (_, cells, answer) => {
  expect(readRows(hours, [cells])).toEqual([{ answer }]);
});

test('a check digit that repeats the RUT’s own is no contradiction', () => {
  expect(
    readRows(rut, [
      ['12.345.678-5', '5'],
      ['15.151.515-0', number(0)],
    ]),
  ).toEqual([{ answer: '12.345.678-5' }, { answer: '15.151.515-0' }]);
});

test('two different RUTs are a contradiction', () => {
  const [reading] = readRows(rut, [['12.345.678-5', '11.111.111-1']]);
  expect(reading).toMatchObject({
    unread: { message: unreadCopy.contradiction(['12.345.678-5', '11.111.111-1']) },
  });
});
