import { expect, test } from 'vitest';
import { unreadableCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import {
  answerReader,
  type ColumnFacts,
  lacksCheckDigits,
} from '../../../../src/features/documents/batch/answer-reader.ts';
import {
  type Field,
  field,
  longDateType,
  personName,
} from '../../../../src/features/documents/model/field.ts';
import { grammaticalGender } from '../../../../src/features/documents/model/grammatical-gender.ts';
import type { Cell } from '../../../../src/features/documents/sheet/workbook.ts';
import { type Cells, dateCell, errorCell, numberCell, today } from './sheet-cells.ts';
import { weeklyHours } from './weekly-hours.ts';

const fieldText = { label: 'Dato', hint: 'Ayuda' };
const birthField = field('nacimiento', longDateType, fieldText);
const nameField = field('persona', personName, fieldText);
const rutField = field('rut', 'rut', fieldText);
const hoursField = field('horas', { kind: 'integer', range: [1, 44], unit: weeklyHours }, fieldText);
const genderField = field('trato', grammaticalGender, fieldText);

/** Reads the field's answer in each row. Every column is assigned to this field. `facts` are about the first column. */
function readAnswers(field: Field, rows: readonly Cells[], facts: ColumnFacts = {}) {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    heading: `Columna ${index}`,
    group: '',
    key: field.key,
    suggestedKey: null,
  }));
  return rows.map(answerReader(field, columns, new Map([[0, facts]]), rows, today));
}

const readColumn = (field: Field, cells: readonly Cell[], facts: ColumnFacts = {}) =>
  readAnswers(
    field,
    cells.map((cell) => [cell]),
    facts,
  );

const monthFirstQuestion = { example: '05/13/1990', isExampleInColumn: true };
const dateFacts = (order: 'day' | 'month' | null) => ({ dates: { question: monthFirstQuestion, order } });

test('leaves an ambiguous date unread until its column has an order', () => {
  const readings = { day: '1990-05-04', month: '1990-04-05', column: 0 };
  expect(readColumn(birthField, ['04/05/1990', dateCell('1990-05-04')], dateFacts(null))).toEqual([
    { unreadable: { typed: '04/05/1990', message: unreadableCopy.dateOrder, readings } },
    { unreadable: { typed: '04-05-1990', message: unreadableCopy.dateOrder, readings } },
  ]);
});

test('reads an unambiguous date even if its column has no order yet', () => {
  const cells = ['05/13/1990', '13/05/1990', dateCell('1990-05-25'), '05/05/1990', ''];
  expect(readColumn(birthField, cells, dateFacts(null))).toEqual([
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
  expect(readColumn(birthField, ['04/05/1990', dateCell('1990-05-04')], dateFacts(order))).toEqual([
    { answer },
    { answer },
  ]);
});

test('leaves a month-first date as typed in a day-first column', () => {
  expect(readColumn(birthField, ['05/13/1990'], dateFacts('day'))).toEqual([{ answer: '05/13/1990' }]);
});

test('reads ambiguous dates day first by default', () => {
  expect(readColumn(birthField, ['04/05/1990'])).toEqual([{ answer: '1990-05-04' }]);
});

const reorderFacts = (reason: 'comma' | 'capitals' | 'heading'): ColumnFacts => ({
  names: { order: 'turn', reason },
});

test('a reordered name keeps the sheet’s text as its original', () => {
  expect(readColumn(nameField, ['PÉREZ SOTO,  ANA'], reorderFacts('comma'))).toEqual([
    { answer: 'Ana Pérez Soto', original: 'PÉREZ SOTO, ANA' },
  ]);
});

test('does not guess the order of a name of two words in capitals', () => {
  expect(readColumn(nameField, ['PÉREZ ANA', 'Pérez Ana'], reorderFacts('capitals'))).toEqual([
    { unreadable: { typed: 'PÉREZ ANA', message: unreadableCopy.nameOrder } },
    { answer: 'Pérez Ana' },
  ]);
});

test('does not guess the order of a name in mixed case among names in capitals', () => {
  expect(readColumn(nameField, ['Rojas Soto Eva'], reorderFacts('capitals'))).toEqual([
    { unreadable: { typed: 'Rojas Soto Eva', message: unreadableCopy.nameOrder } },
  ]);
});

test('reorders every long name below a surnames-first heading', () => {
  expect(readColumn(nameField, ['Rojas Soto Eva', 'Eva Rojas'], reorderFacts('heading'))).toEqual([
    { answer: 'Eva Rojas Soto', original: 'Rojas Soto Eva' },
    { answer: 'Eva Rojas' },
  ]);
});

test('does not take abbreviations after a comma for given names', () => {
  const [reading] = readColumn(nameField, ['Ana Pérez Soto, Prof. Ed. Dif.'], reorderFacts('comma'));
  expect(reading).toMatchObject({ unreadable: { message: unreadableCopy.nameOrder } });
});

test('does not guess the order of a long name without a comma among names with a comma', () => {
  expect(
    readColumn(nameField, ['Pérez Soto, Ana', 'Rojas Soto Eva', 'Ida Rojas'], reorderFacts('comma')),
  ).toEqual([
    { answer: 'Ana Pérez Soto', original: 'Pérez Soto, Ana' },
    { unreadable: { typed: 'Rojas Soto Eva', message: unreadableCopy.nameOrder } },
    { answer: 'Ida Rojas' },
  ]);
});

test.each<ColumnFacts>([{ names: { order: 'keep', reason: 'comma' } }, {}])(
  'keeps the order of names for the column facts %j',
  (facts) => {
    expect(readColumn(nameField, ['PÉREZ SOTO, ANA'], facts)).toEqual([{ answer: 'PÉREZ SOTO, ANA' }]);
  },
);

test('does not reorder blanks, errors and damaged names', () => {
  const [blankReading, errorReading, damagedReading] = readColumn(
    nameField,
    ['', errorCell('#N/A'), 'MU\uFFFDOZ, ANA'],
    reorderFacts('comma'),
  );
  expect(blankReading).toEqual({ answer: null });
  expect(errorReading).toMatchObject({ unreadable: { typed: '#N/A', message: unreadableCopy.error } });
  expect(damagedReading).toMatchObject({
    unreadable: { message: unreadableCopy.damaged('MU\uFFFDOZ, ANA') },
  });
});

const missingCheckDigit = (typed: string) => ({ unreadable: { typed, message: unreadableCopy.checkDigit } });

test('does not read numbers without a dash as RUTs if one of them is not a valid RUT', () => {
  // 12345674 also happens to be the valid RUT 1.234.567-4.
  expect(readColumn(rutField, [numberCell(12345678), numberCell(12345674)])).toEqual([
    missingCheckDigit('12345678'),
    missingCheckDigit('12345674'),
  ]);
});

test('does not read a number without a dash as a RUT if another RUT has a dash', () => {
  expect(readColumn(rutField, ['12345674', '12.345.678-5'])).toEqual([
    missingCheckDigit('12345674'),
    { answer: '12.345.678-5' },
  ]);
});

test('reads numbers that are all valid RUTs', () => {
  expect(readColumn(rutField, [numberCell(111111111), numberCell(12345674)])).toEqual([
    { answer: '11.111.111-1' },
    { answer: '1.234.567-4' },
  ]);
});

test('joins numbers with check digits in another column', () => {
  expect(
    readAnswers(rutField, [
      [numberCell(12345678), numberCell(5)],
      [numberCell(15151515), numberCell(0)],
    ]),
  ).toEqual([{ answer: '12.345.678-5' }, { answer: '15.151.515-0' }]);
});

test('does not read a number as a RUT if its check digit in another column is blank', () => {
  const rows = [
    [numberCell(12345678), numberCell(5)],
    [numberCell(12345674), ''],
  ];
  expect(readAnswers(rutField, rows)).toEqual([{ answer: '12.345.678-5' }, missingCheckDigit('12345674')]);
});

test('ignores a single digit below a column of RUTs', () => {
  const [firstReading] = readColumn(rutField, ['12345674', '13656649', '16161616', '5']);
  expect(firstReading).toEqual({ answer: '1.234.567-4' });
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
])('a column of %j lacks check digits: %s', (texts, expected) => {
  expect(lacksCheckDigits(texts)).toBe(expected);
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
])('reads the cells %j with the column facts %j as %j', (cells, facts, answers) => {
  expect(readColumn(genderField, cells, facts)).toEqual(answers.map((answer) => ({ answer })));
});

test('reads no answer from contradictory columns', () => {
  expect(readAnswers(hoursField, [[numberCell(30), numberCell(44)]])).toEqual([
    { unreadable: { typed: '30', message: unreadableCopy.contradiction(['30', '44']) } },
  ]);
});

test('reports contradictory values without the spaces around them', () => {
  expect(readAnswers(hoursField, [[' 30 horas ', '44 ']])).toEqual([
    { unreadable: { typed: '30 horas', message: unreadableCopy.contradiction(['30 horas', '44']) } },
  ]);
});

test.each<[string, Cells, string | null]>([
  ['equal answers', [numberCell(30), '30 horas'], '30'],
  ['one answer', ['', numberCell(30)], '30'],
  ['no answer', ['', '-'], null],
])('reads two columns with %s', (_, cells, answer) => {
  expect(readAnswers(hoursField, [cells])).toEqual([{ answer }]);
});

test('accepts a column that repeats the check digit of the RUT', () => {
  expect(
    readAnswers(rutField, [
      ['12.345.678-5', '5'],
      ['15.151.515-0', numberCell(0)],
    ]),
  ).toEqual([{ answer: '12.345.678-5' }, { answer: '15.151.515-0' }]);
});

test('reports two different RUTs as a contradiction', () => {
  const [reading] = readAnswers(rutField, [['12.345.678-5', '11.111.111-1']]);
  expect(reading).toMatchObject({
    unreadable: { message: unreadableCopy.contradiction(['12.345.678-5', '11.111.111-1']) },
  });
});
