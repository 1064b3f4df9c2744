import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unreadableCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { fieldMessages } from '../../../../src/content/documents/fields-copy.ts';
import {
  isEmptyCell,
  joinCells,
  readCell,
  readTyped,
} from '../../../../src/features/documents/batch/cell.ts';
import { notApplicable } from '../../../../src/features/documents/model/amount.ts';
import { addDays } from '../../../../src/features/documents/model/date.ts';
import { fieldsOf } from '../../../../src/features/documents/model/document.ts';
import { checkField, field, yesOrNo } from '../../../../src/features/documents/model/field.ts';
import { grammaticalGender } from '../../../../src/features/documents/model/grammatical-gender.ts';
import { formatDuration, formatTime } from '../../../../src/features/documents/model/hours.ts';
import { parseOnBlur, problemOf } from '../../../../src/features/documents/model/input.ts';
import { maxAnswerLength } from '../../../../src/features/documents/model/values.ts';
import type { Cell } from '../../../../src/features/documents/sheet/workbook.ts';
import { regions } from '../../../../src/platform/chile/regions.ts';
import { formatRut } from '../../../../src/platform/chile/rut.ts';
import { anyText } from '../../../any-text.ts';
import { templates } from '../all-templates.ts';
import { typedAnswerCases } from '../model/typed-answer-cases.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { dateCell, errorCell, numberCell, timeCell, today } from './sheet-cells.ts';
import { weeklyHours } from './weekly-hours.ts';

const fieldText = { label: 'Dato', hint: 'Ayuda' };
const fields = {
  text: field('text', 'text', fieldText),
  date: field('date', { kind: 'date', dateStyle: 'long' }, fieldText),
  time: field('time', 'time', fieldText),
  duration: field('duration', 'duration', fieldText),
  rut: field('rut', 'rut', fieldText),
  phone: field('phone', 'phone', fieldText),
  email: field('email', 'email', fieldText),
  money: field('money', 'money', fieldText),
  year: field('year', 'year', fieldText),
  hours: field('hours', { kind: 'integer', range: [1, 44], unit: weeklyHours }, fieldText),
  region: field('region', 'region', fieldText),
  plan: field('plan', yesOrNo, fieldText),
  gender: field('gender', grammaticalGender, fieldText),
  box: checkField('box', 'Casilla'),
  following: checkField('following', 'Casilla que sigue', { follows: ['text'] }),
} as const;

type FieldName = keyof typeof fields;

const readAnswer = (name: FieldName, cell: Cell) => {
  const reading = readCell(fields[name], cell, today);
  return 'unreadable' in reading ? reading.unreadable : reading.answer;
};

test.each<[FieldName, Cell, string | null]>([
  ['text', '  Ana   Prueba ', 'Ana Prueba'],
  ['text', ' \u00A0', null],
  ['text', numberCell(12345), '12345'],
  ['text', numberCell(12345678, '00012345678'), '00012345678'],
  ['text', numberCell(0.1 + 0.2), '0,3'],
  ['text', '<b>Ana</b>', '<b>Ana</b>'],
  ['text', 'A\u0000na \u202Eabeurp', 'Ana abeurp'],
  ['date', dateCell('2026-03-02'), '2026-03-02'],
  ['date', numberCell(46083), '2026-03-02'],
  ['date', { ...dateCell('2026-03-02'), value: 46083.75 }, '2026-03-02'],
  ['date', '46083', '2026-03-02'],
  ['date', '02.03.90', '1990-03-02'],
  ['date', '2026-03-02T00:00:00.000Z', '2026-03-02'],
  ['date', '02-03-2026 0:00', '2026-03-02'],
  ['date', '02/03/2026 12:00:00 a. m.', '2026-03-02'],
  ['date', numberCell(2032026), '2026-03-02'],
  ['date', numberCell(2028), '2028'],
  ['date', 'marzo', 'marzo'],
  ['date', '31-02-2026', '31-02-2026'],
  ['time', timeCell(0), '00:00'],
  ['time', timeCell(18 * 60), '18:00'],
  ['time', numberCell(0.75), '18:00'],
  ['time', { ...dateCell('2026-03-02'), value: 46083.5 }, '12:00'],
  ['time', numberCell(8), '08:00'],
  ['time', numberCell(830), '08:30'],
  ['time', '08:00:00', '08:00'],
  ['time', '8:30 p. m.', '20:30'],
  ['time', '0,354166666666667', '08:30'],
  ['time', 'tarde', 'tarde'],
  ['duration', timeCell(180), '3:00'],
  ['duration', numberCell(5), '5:00'],
  ['duration', '5:15:00', '5:15'],
  ['duration', numberCell(5.5), '5,5'],
  ['rut', numberCell(123456785), '12.345.678-5'],
  ['rut', numberCell(12345679), '12345679'],
  ['phone', numberCell(912345678), '+56 9 1234 5678'],
  ['money', numberCell(1250000, '$1.250.000'), '1250000'],
  ['money', numberCell(849999.9999999999), '850000'],
  ['money', numberCell(850000.5), '850000,5'],
  ['money', '$ 1.250.000.-', '1250000'],
  ['money', '850.000,0', '850000'],
  ['money', '850000.0', '850000'],
  ['money', '1,250', '1,250'],
  ['hours', numberCell(44), '44'],
  ['hours', '30 horas', '30'],
  ['hours', numberCell(30.5), '30,5'],
  ['year', numberCell(2026), '2026'],
  ['year', '2026,0', '2026'],
  ['plan', 'SÍ', 'si'],
  ['plan', 'x', 'si'],
  ['plan', numberCell(0), 'no'],
  ['plan', 'quizás', 'quizás'],
  ['gender', 'FEMENINO', 'femenino'],
  ['gender', 'Masc.', 'masculino'],
  ['gender', 'Mujer', 'femenino'],
  ['gender', 'M', 'M'],
  ['region', 'metropolitana', 'Región Metropolitana de Santiago'],
  ['region', 'REGION DEL BIO BIO', 'Región del Biobío'],
  ['region', "O'Higgins", "Región del Libertador General Bernardo O'Higgins"],
  ['region', 'Los Ríos', 'Región de Los Ríos'],
  ['region', 'XV', 'Región de Arica y Parinacota'],
  ['region', 'XVII', 'XVII'],
  ['box', 'VERDADERO', 'si'],
  ['box', '✓', 'si'],
  ['box', 'no', ''],
  ['following', 'no', 'no'],
])('field «%s»: reads %j as «%s»', (name, cell, expected) => {
  expect(readAnswer(name, cell)).toBe(expected);
});

test.each<[FieldName, Cell]>([
  ['text', '-'],
  ['text', ' — '],
  ['text', '...'],
  ['text', 'N/A'],
  ['text', 's/i'],
  ['text', 'No aplica.'],
  ['text', 'Sin información'],
  ['text', 'NULL'],
  ['text', numberCell(0)],
  ['text', 'FALSO'],
  ['rut', '0'],
  ['date', numberCell(0)],
  ['email', 'no tiene'],
  ['money', '$ -'],
  ['box', '—'],
])('field «%s»: reads %j as a blank', (name, cell) => {
  expect(readAnswer(name, cell)).toBeNull();
});

test.each<[FieldName, Cell, string]>([
  ['money', numberCell(0), '0'],
  ['money', 'N/A', notApplicable],
  ['money', 'no aplica', notApplicable],
  ['hours', numberCell(0), '0'],
  ['time', numberCell(0), '00:00'],
  ['plan', 'FALSO', 'no'],
  ['following', 'FALSO', 'no'],
  ['text', 'Nadie', 'Nadie'],
  ['text', 'no aplica a este cargo', 'no aplica a este cargo'],
])('field «%s»: does not read %j as a blank', (name, cell, expected) => {
  expect(readAnswer(name, cell)).toBe(expected);
});

test('spaces, dashes and zeros count as empty', () => {
  expect([' ', '-', numberCell(0), 'FALSE', '0'].every(isEmptyCell)).toBe(true);
  expect(['Ana', numberCell(44), errorCell('#N/A'), dateCell('2026-03-02')].some(isEmptyCell)).toBe(false);
});

test('cannot read an error cell', () => {
  expect(readAnswer('text', errorCell('#N/A'))).toEqual({ typed: '#N/A', message: unreadableCopy.error });
});

test('cannot read an unclear value of a checkbox', () => {
  expect(readAnswer('box', 'a veces')).toEqual({ typed: 'a veces', message: fieldMessages.option });
});

test('cannot read overlong text', () => {
  const overlongText = 'largo '.repeat(2_000);
  expect(readAnswer('text', overlongText)).toEqual({
    typed: overlongText,
    message: unreadableCopy.tooLong(maxAnswerLength),
  });
});

// These texts are damaged or blank in a cell of a spreadsheet. survey/damage.test.ts has all damaged texts.
test.each(['Mu\uFFFDoz', '1-feb', '1,23457E+15', '-', '0'])(
  'takes «%s» literally if the user types it',
  (typed) => {
    expect(readTyped(fields.text, typed, today)).toEqual({ answer: typed });
  },
);

test('reads an empty correction as a blank answer', () => {
  expect(readTyped(fields.hours, ' ', today)).toEqual({ answer: '' });
});

test('reads a date and its serial number alike, with any time of day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 99_999 }),
      fc.double({ min: 0, max: 0.9999, noNaN: true }),
      (day, fraction) => {
        const iso = addDays('1899-12-30', day);
        expect(readAnswer('date', { ...dateCell(iso), value: day + fraction })).toBe(iso);
        expect(readAnswer('date', numberCell(day))).toBe(iso);
        expect(readAnswer('date', String(day))).toBe(iso);
      },
    ),
  );
});

test('reads a fraction of a day as a time or a duration', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), (minutes) => {
      // Spreadsheets round numbers to fifteen digits.
      const cell = { ...timeCell(minutes), value: Number((minutes / 1_440).toPrecision(15)) };
      expect(readAnswer('time', cell)).toBe(formatTime(minutes));
      expect(readAnswer('duration', cell)).toBe(formatDuration(minutes));
    }),
  );
});

test('reads a RUT with or without a dash, as text or as a number', () => {
  // formatRut adds points only to a valid RUT.
  const checkDigitOf = (body: number) =>
    ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'K'].find((digit) =>
      formatRut(`${body}-${digit}`).includes('.'),
    );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (body) => {
      const digit = checkDigitOf(body);
      const rut = formatRut(`${body}${digit}`);
      expect(readAnswer('rut', `${body}-${digit}`)).toBe(rut);
      expect(readAnswer('rut', `${body}${digit}`.toLowerCase())).toBe(rut);
      if (digit !== 'K') expect(readAnswer('rut', numberCell(Number(`${body}${digit}`)))).toBe(rut);
    }),
  );
});

test('reads an amount in any format', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      const amountWithPoints = amount.toLocaleString('de-DE');
      for (const cell of [
        numberCell(amount),
        numberCell(amount, `$ ${amountWithPoints}`),
        ...[
          String(amount),
          amountWithPoints,
          `$${amountWithPoints}`,
          `${amountWithPoints},0`,
          `${amountWithPoints},00`,
        ],
      ])
        expect(readAnswer('money', cell)).toBe(String(amount));
    }),
  );
});

test('finds a region with or without «Región de»', () => {
  for (const region of regions) {
    expect(readAnswer('region', region.toUpperCase())).toBe(region);
    expect(readAnswer('region', region.replace(/^Región (?:de la |del |de )?/, ''))).toBe(region);
  }
});

test('reads stored answers of any field unchanged', () => {
  for (const template of templates) {
    const values = sampleAnswers(template);
    for (const templateField of fieldsOf(template)) {
      const value = values[templateField.key] ?? '';
      if (value === '' || (templateField.kind === 'check' && value === 'no')) continue;
      expect(readCell(templateField, value, today), templateField.key).toEqual({ answer: value });
    }
  }
});

test('reads text that the form accepts as the form does', () => {
  for (const { field: formField, typed } of typedAnswerCases) {
    const reading = readCell(formField, typed, today);
    const parsedAnswer = parseOnBlur(formField, typed, today);
    // Skip texts that the form refuses but a spreadsheet may contain, such as '46083' and «metropolitana».
    if (typed.trim() !== '' && problemOf(formField, parsedAnswer) === null)
      expect(reading, typed).toEqual({ answer: parsedAnswer });
  }
});

test('gives every cell an answer or a message', () => {
  const anyShownText = anyText();
  const cells = fc.oneof(
    anyShownText,
    fc.record({ kind: fc.constantFrom('number', 'date', 'time'), value: fc.double(), shown: anyShownText }),
    fc.record({ kind: fc.constant('error'), shown: fc.constantFrom('#N/A', '#REF!') }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(fields)), cells, (cellField, cell) => {
      const reading = readCell(cellField, cell, today);
      if ('unreadable' in reading) expect(reading.unreadable.message).not.toBe('');
      else expect((reading.answer ?? '').length).toBeLessThanOrEqual(maxAnswerLength);
    }),
  );
});

test.each<[FieldName, string, readonly Cell[], Cell]>([
  ['text', 'parts of a name', ['Ana María', 'Soto', 'Soto'], 'Ana María Soto Soto'],
  ['text', 'parts with spaces around them', ['Ana ', ' Soto'], 'Ana Soto'],
  ['text', 'the same name twice', ['Ana Soto', '', 'ANA SOTO'], 'Ana Soto'],
  ['text', 'a part and signs for «nothing»', ['Ana', '-', 'N/A'], 'Ana'],
  ['rut', 'a RUT and its check digit', [numberCell(12345678), '5'], '12345678 5'],
  ['rut', 'a RUT and the check digit zero', [numberCell(15151515), numberCell(0)], '15151515 0'],
  ['rut', 'two RUTs', ['12.345.678-5', '11.111.111-1'], '12.345.678-5'],
  ['date', 'two dates', ['', dateCell('2026-03-02'), '3-3-2026'], dateCell('2026-03-02')],
  ['text', 'an error among the parts', ['Ana', errorCell('#REF!')], errorCell('#REF!')],
  ['text', 'damaged letters among the parts', ['Ana', 'Mu\uFFFDoz'], 'Mu\uFFFDoz'],
  ['text', 'no cells', [], ''],
])('field «%s»: joins cells with %s', (name, _, cells, joinedCell) => {
  expect(joinCells(fields[name], cells)).toEqual(joinedCell);
});
