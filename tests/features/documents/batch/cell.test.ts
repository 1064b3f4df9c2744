import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unreadCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { fieldMessages } from '../../../../src/content/documents/fields-copy.ts';
import { joinCells, readCell } from '../../../../src/features/documents/batch/cell.ts';
import { notApplicable } from '../../../../src/features/documents/model/amount.ts';
import { addDays } from '../../../../src/features/documents/model/date.ts';
import { fieldsOf } from '../../../../src/features/documents/model/document.ts';
import { checkField, field, yesOrNo } from '../../../../src/features/documents/model/field.ts';
import { formatDuration, formatTime } from '../../../../src/features/documents/model/hours.ts';
import { parseOnBlur, problemOf } from '../../../../src/features/documents/model/input.ts';
import { regions } from '../../../../src/features/documents/model/regions.ts';
import { formatRut } from '../../../../src/features/documents/model/rut.ts';
import { treatment } from '../../../../src/features/documents/model/treatment.ts';
import { longestAnswer } from '../../../../src/features/documents/model/values.ts';
import type { Cell } from '../../../../src/features/documents/sheet/sheet.ts';
import { anyText } from '../../../any-text.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';
import { plainAnswers } from '../model/plain-answers.ts';

const today = '2026-11-23';
const described = { label: 'Dato', hint: 'Ayuda' };
const fields = {
  text: field('text', 'text', described),
  date: field('date', { kind: 'date', print: 'long' }, described),
  time: field('time', 'time', described),
  duration: field('duration', 'duration', described),
  rut: field('rut', 'rut', described),
  phone: field('phone', 'phone', described),
  money: field('money', 'money', described),
  year: field('year', 'year', described),
  hours: field('hours', { kind: 'integer', range: [1, 44], unit: 'hours' }, described),
  region: field('region', 'region', described),
  plan: field('plan', yesOrNo, described),
  treatment: field('treatment', treatment, described),
  box: checkField('box', 'Casilla'),
  following: checkField('following', 'Casilla que sigue', { follows: ['text'] }),
} as const;

const answer = (of: keyof typeof fields, cell: Cell) => {
  const reading = readCell(fields[of], cell, today);
  return 'unread' in reading ? reading.unread : reading.answer;
};

test.each<[keyof typeof fields, Cell, string | null]>([
  ['text', '  Ana   Prueba ', 'Ana Prueba'],
  ['text', ' \u00A0', null],
  ['text', 12345, '12345'],
  ['text', 0.1 + 0.2, '0,3'],
  ['text', '<b>Ana</b>', '<b>Ana</b>'],
  ['text', 'A\u0000na \u202Eabeurp', 'Ana abeurp'],
  ['date', 46083, '2026-03-02'],
  ['date', 46083.75, '2026-03-02'],
  ['date', '46083', '2026-03-02'],
  ['date', '02.03.90', '1990-03-02'],
  ['date', '2026-03-02T00:00:00.000Z', '2026-03-02'],
  ['date', '02-03-2026 0:00', '2026-03-02'],
  ['date', '02/03/2026 12:00:00 a. m.', '2026-03-02'],
  ['date', 2032026, '2026-03-02'],
  ['date', 2028, '2028'],
  ['date', 'marzo', 'marzo'],
  ['date', '31-02-2026', '31-02-2026'],
  ['time', 0, '00:00'],
  ['time', 0.75, '18:00'],
  ['time', 46083.5, '12:00'],
  ['time', 8, '08:00'],
  ['time', 830, '08:30'],
  ['time', '08:00:00', '08:00'],
  ['time', '8:30 p. m.', '20:30'],
  ['time', '0,354166666666667', '08:30'],
  ['time', 'tarde', 'tarde'],
  ['duration', 0.125, '3:00'],
  ['duration', 5, '5:00'],
  ['duration', '5:15:00', '5:15'],
  ['duration', 5.5, '5,5'],
  ['rut', 123456785, '12.345.678-5'],
  ['rut', 12345679, '12345679'],
  ['phone', 912345678, '+56 9 1234 5678'],
  ['money', 1250000, '1250000'],
  ['money', 849999.9999999999, '850000'],
  ['money', 850000.5, '850000,5'],
  ['money', '$ 1.250.000.-', '1250000'],
  ['money', '850.000,0', '850000'],
  ['money', '850000.0', '850000'],
  ['money', '1,250', '1,250'],
  ['money', 'N/A', notApplicable],
  ['hours', 44, '44'],
  ['hours', '30 horas', '30'],
  ['hours', 30.5, '30,5'],
  ['year', 2026, '2026'],
  ['year', '2026,0', '2026'],
  ['plan', 'SÍ', 'si'],
  ['plan', 'x', 'si'],
  ['plan', 0, 'no'],
  ['plan', 'quizás', 'quizás'],
  ['treatment', 'FEMENINO', 'femenino'],
  ['treatment', 'Masc.', 'masculino'],
  ['treatment', 'Mujer', 'femenino'],
  ['treatment', 'M', 'M'],
  ['region', 'metropolitana', 'Región Metropolitana de Santiago'],
  ['region', 'REGION DEL BIO BIO', 'Región del Biobío'],
  ['region', "O'Higgins", "Región del Libertador General Bernardo O'Higgins"],
  ['region', 'Los Ríos', 'Región de Los Ríos'],
  ['region', 'XV', 'XV'],
  ['box', 'VERDADERO', 'si'],
  ['box', '✓', 'si'],
  ['box', 'no', ''],
  ['following', 'no', 'no'],
])('%s: %j is «%s»', (of, cell, read) => {
  expect(answer(of, cell)).toBe(read);
});

test('an error, a box that says neither, and what is longer than any answer are kept as they stand', () => {
  expect(answer('text', { error: '#N/A' })).toEqual({ typed: '#N/A', message: unreadCopy.error });
  expect(answer('box', 'a veces')).toEqual({ typed: 'a veces', message: fieldMessages.option });
  const long = 'largo '.repeat(2_000);
  expect(answer('text', long)).toEqual({ typed: long, message: unreadCopy.tooLong(longestAnswer) });
});

test('a date is the same as its serial number, whatever its time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 99_999 }),
      fc.double({ min: 0, max: 0.9999, noNaN: true }),
      (day, time) => {
        const date = addDays('1899-12-30', day);
        expect(answer('date', day + time)).toBe(date);
        expect(answer('date', String(day))).toBe(date);
      },
    ),
  );
});

test('a time of day and a duration are the same as their fraction of a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), (minutes) => {
      // A spreadsheet's own fractions have fifteen figures.
      const fraction = Number((minutes / 1_440).toPrecision(15));
      expect(answer('time', fraction)).toBe(formatTime(minutes));
      expect(answer('duration', fraction)).toBe(formatDuration(minutes));
    }),
  );
});

test('a RUT is the same as a number, with its dash and with its dots', () => {
  const digitOf = (body: number) =>
    ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'K'].find((digit) =>
      formatRut(`${body}-${digit}`).includes('.'),
    );
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 99_999_999 }), (body) => {
      const digit = digitOf(body);
      const rut = formatRut(`${body}${digit}`);
      expect(answer('rut', `${body}-${digit}`)).toBe(rut);
      expect(answer('rut', `${body}${digit}`.toLowerCase())).toBe(rut);
      if (digit !== 'K') expect(answer('rut', Number(`${body}${digit}`))).toBe(rut);
    }),
  );
});

test('an amount is the same as a number and as any format shows it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
      const pointed = amount.toLocaleString('de-DE');
      for (const cell of [amount, String(amount), pointed, `$${pointed}`, `${pointed},0`, `${pointed},00`])
        expect(answer('money', cell)).toBe(String(amount));
    }),
  );
});

test('a region is found by its name with and without «Región de»', () => {
  for (const region of regions) {
    expect(answer('region', region.toUpperCase())).toBe(region);
    expect(answer('region', region.replace(/^Región (?:de la |del |de )?/, ''))).toBe(region);
  }
});

test('what was stored reads as it was stored, in every field of every template', () => {
  for (const template of templates) {
    const values = completed(template);
    for (const each of fieldsOf(template)) {
      const value = values[each.key] ?? '';
      if (value === '' || (each.kind === 'check' && value === 'no')) continue;
      expect(readCell(each, value, today), each.key).toEqual({ answer: value });
    }
  }
});

test('what people type into the form is read as its inputs read it', () => {
  for (const { field: own, typed } of plainAnswers) {
    const reading = readCell(own, typed, today);
    const asTyped = parseOnBlur(own, typed, today);
    // What the form cannot read a spreadsheet may still mean: '46083', «metropolitana».
    if (typed.trim() !== '' && problemOf(own, asTyped) === null)
      expect(reading, typed).toEqual({ answer: asTyped });
  }
});

test('any cell gives an answer or says why not, and nothing is thrown', () => {
  const cells = fc.oneof(anyText(), fc.double(), fc.record({ error: fc.constantFrom('#N/A', '#REF!') }));
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(fields)), cells, (own, cell) => {
      const reading = readCell(own, cell, today);
      if ('unread' in reading) expect(reading.unread.message).not.toBe('');
      else expect((reading.answer ?? '').length).toBeLessThanOrEqual(longestAnswer);
    }),
  );
});

test('several columns are one answer: the parts of a name, a RUT with its digit, else the first', () => {
  expect(joinCells(fields.text, ['Ana María', 'Soto', 'Soto'])).toBe('Ana María Soto Soto');
  expect(joinCells(fields.text, ['Ana Soto', '', 'ANA SOTO'])).toBe('Ana Soto');
  expect(joinCells(fields.rut, [12345678, '5'])).toBe('12345678 5');
  expect(joinCells(fields.rut, ['12.345.678-5', '11.111.111-1'])).toBe('12.345.678-5');
  expect(joinCells(fields.date, ['', 46083, '3-3-2026'])).toBe(46083);
  expect(joinCells(fields.text, ['Ana', { error: '#REF!' }])).toEqual({ error: '#REF!' });
  expect(joinCells(fields.text, [])).toBe('');
});
