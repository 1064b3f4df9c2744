import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOf } from '../../../../src/features/documents/model/check.ts';
import type { Field } from '../../../../src/features/documents/model/field.ts';
import { formatInput, parseInput, parseOnBlur } from '../../../../src/features/documents/model/input.ts';
import { templates } from '../all-templates.ts';
import { fieldsOf } from '../templates/integrity.ts';

const runs = { numRuns: 1_000 };
const today = '2026-11-22';
const fields = templates.flatMap(fieldsOf);

function fieldOfKind(kind: Field['kind']): Field {
  const field = fields.find((candidate) => candidate.kind === kind);
  if (!field) throw new Error(`No field of kind ${kind}`);
  return field;
}

test.each([
  ['time', '8', '08:00'],
  ['time', '830', '08:30'],
  ['time', '8.30', '08:30'],
  ['time', '17:45 hrs', '17:45'],
  ['time', '17.45', '17:45'],
  ['time', '1745', '17:45'],
  ['time', '17:45:00', '17:45'],
  ['time', '8h30', '08:30'],
  ['time', '8 horas', '08:00'],
  ['time', '5:45 pm', '17:45'],
  ['time', '5.45 PM', '17:45'],
  ['time', '5:45 p.\u00a0m.', '17:45'],
  ['time', '05:45 a. m.', '05:45'],
  ['time', '12:15 am', '00:15'],
  ['time', '12:15 pm', '12:15'],
  ['time', '5pm', '17:00'],
  ['time', '17:45 pm', '17:45'],
  ['time', '17:45 am', '17:45 am'],
  ['time', '0:15 pm', '0:15 pm'],
  ['time', '17,45', '17,45'],
  ['time', '24:00', '24:00'],
  ['time', '7:5', '7:5'],
  ['duration', '5', '5:00'],
  ['duration', '05:15', '5:15'],
  ['duration', '515', '5:15'],
  ['duration', '5 h', '5:00'],
  ['duration', '5:15 hrs', '5:15'],
  ['duration', '5h15', '5:15'],
  ['duration', '5 h 15 min', '5:15'],
  ['duration', '5 horas y 15 minutos', '5:15'],
  ['duration', '5 h 5 min', '5:05'],
  ['duration', '45 min', '0:45'],
  ['duration', '90 minutos', '1:30'],
  ['duration', '5 h 90 min', '5 h 90 min'],
  ['duration', '5,5', '5,5'],
  ['duration', '5.30', '5.30'],
  ['date', '2-3-2026', '2026-03-02'],
  ['date', 'el lunes', 'el lunes'],
  ['rut', '123456785', '12.345.678-5'],
  ['phone', '912345678', '+56 9 1234 5678'],
  ['email', ' ana@correo.example ', 'ana@correo.example'],
  ['email', 'mailto:ana@correo.example', 'ana@correo.example'],
  ['email', 'ana@colegioñuñoa.example', 'ana@colegioñuñoa.example'],
  ['rut', 'RUT: 12.345.678-5', '12.345.678-5'],
  ['phone', '\u202a+56 9 1234 5678\u202c', '+56 9 1234 5678'],
  ['year', '2.026', '2026'],
  ['year', ' 2026 ', '2026'],
  ['money', '1.250.000.-', '1250000'],
  ['money', '1.250.000,50', '1.250.000,50'],
  ['money', '$ 1.250.000', '1250000'],
  ['integer', '3.400', '3400'],
  ['text', ' Ana \u00a0 Prueba\n', 'Ana Prueba'],
] as const)('a %s typed as «%s» is kept as «%s»', (kind, typed, kept) => {
  expect(parseOnBlur(fieldOfKind(kind), typed, today)).toBe(kept);
});

test('an input shows dates and numbers as people write them', () => {
  expect(formatInput(fieldOfKind('date'), '2026-03-02')).toBe('02-03-2026');
  expect(formatInput(fieldOfKind('money'), '1250000')).toBe('1.250.000');
  expect(formatInput(fieldOfKind('text'), '1250000')).toBe('1250000');
});

test('several lines are stored as they print', () => {
  const multiline = fields.find((field) => field.kind === 'text' && field.multiline);
  if (!multiline) throw new Error('No field of several lines');
  expect(parseInput(multiline, ' Edificio A \n\n piso 1')).toBe('Edificio A\npiso 1');
});

test('a two-digit year waits until the field is left, and stays as typed where it is ambiguous', () => {
  const date = fieldOfKind('date');
  expect(parseInput(date, '02-03-26')).toBe('02-03-26');
  expect(parseOnBlur(date, '02-03-26', today)).toBe('2026-03-02');
  expect(parseOnBlur(date, '02-03-50', today)).toBe('02-03-50');
  expect(problemOf(date, '02-03-50')).toBe('Ingrese una fecha válida (dd-mm-aaaa).');
  expect(parseOnBlur(fieldOfKind('money'), '12,5', today)).toBe('12,5');
});

test('text that cannot be parsed stays as typed, with a sentence that says what is expected', () => {
  for (const [kind, typed] of [
    ['money', '1250000.5'],
    ['money', '12,5'],
    ['money', '1,250'],
    ['integer', '3,5'],
    ['time', '17:45 am'],
    ['duration', '5.30'],
    ['rut', 'RUT: 12.345.678-9'],
    ['phone', '1234 5678'],
    ['year', '26'],
  ] as const) {
    const kept = parseOnBlur(fieldOfKind(kind), typed, today);
    expect(kept, typed).toBe(typed);
    expect(problemOf(fieldOfKind(kind), kept), typed).toMatch(/^\p{Lu}.*\.$/u);
  }
});

test('a stored value stays the same when it is shown and left again', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, typed) => {
      const kept = parseInput(field, typed);
      expect(parseInput(field, formatInput(field, kept))).toBe(kept);
    }),
    runs,
  );
});

test('every time is parsed with a colon, a point and no separator', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.', ''), (hours, minutes, between) => {
      const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
      expect(parseOnBlur(fieldOfKind('time'), time.replace(':', between), today)).toBe(time);
      expect(problemOf(fieldOfKind('time'), time)).toBeNull();
    }),
    runs,
  );
});

test('every date is parsed in each common notation', () => {
  const dates = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const plain = (part: string) => String(Number(part));
  const ways: readonly ((year: string, month: string, day: string) => string)[] = [
    (year, month, day) => `${year}-${month}-${day}`,
    (year, month, day) => `${day}${month}${year}`,
    ...['-', '/', '.', ' '].flatMap((sign) => [
      (year: string, month: string, day: string) => [day, month, year].join(sign),
      (year: string, month: string, day: string) => [plain(day), plain(month), year].join(sign),
    ]),
  ];
  fc.assert(
    fc.property(dates, fc.constantFrom(...ways), (iso, way) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      expect(parseOnBlur(fieldOfKind('date'), way(year, month, day), today)).toBe(iso);
    }),
    runs,
  );
});
