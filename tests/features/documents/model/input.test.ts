import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf, fieldsOf } from '../../../../src/features/documents/model/document.ts';
import type { Field } from '../../../../src/features/documents/model/field.ts';
import {
  assumedMonthEnd,
  formatInput,
  parseInput,
  parseOnBlur,
  problemOf,
  questionableRut,
} from '../../../../src/features/documents/model/input.ts';
import { template as deaForm } from '../../../../src/features/documents/templates/dea-form/text.ts';
import { anyText } from '../../../any-text.ts';
import { templates } from '../all-templates.ts';

const runs = { numRuns: 1_000 };
const today = '2026-11-22';
const fields = templates.flatMap(fieldsOf);

function fieldOfKind(kind: Field['kind']): Field {
  const field = fields.find((candidate) => candidate.kind === kind);
  if (!field) throw new Error(`No field of kind ${kind}`);
  return field;
}

test.each([
  ['time', '5.45 PM', '17:45'],
  ['time', '5:45 p.\u00a0m.', '17:45'],
  ['time', '12:15 am', '00:15'],
  ['time', '17:45 pm', '17:45'],
  ['time', '0:15 pm', '0:15 pm'],
  ['duration', '05:15', '5:15'],
  ['duration', '5 h 5 min', '5:05'],
  ['email', ' ana@correo.example ', 'ana@correo.example'],
  ['phone', '\u202a+56 9 1234 5678\u202c', '+56 9 1234 5678'],
  ['year', ' 2026 ', '2026'],
  ['text', ' Ana \u00a0 Prueba\n', 'Ana Prueba'],
] as const)('a %s typed as «%s» is stored as «%s»', (kind, typed, stored) => {
  expect(parseOnBlur(fieldOfKind(kind), typed, today)).toBe(stored);
});

test('an input shows dates and numbers as people write them', () => {
  expect(formatInput(fieldOfKind('date'), '2026-03-02')).toBe('02-03-2026');
  expect(formatInput(fieldOfKind('money'), '1250000')).toBe('1.250.000');
  expect(formatInput(fieldOfKind('text'), '1250000')).toBe('1250000');
});

test.each([
  ['rut', '13656649', '1.365.664-9'],
  ['rut', '\u202a13656649\u202c', '1.365.664-9'],
  ['rut', '1.365.664-9', null],
  ['rut', '123456785', null],
  ['text', '13656649', null],
] as const)('a %s typed as «%s» may be the RUT %s', (kind, typed, rut) => {
  expect(questionableRut(fieldOfKind(kind), typed)).toBe(rut);
});

test('multi-line text is stored without blank lines', () => {
  const multilineField = fields.find((field) => field.kind === 'text' && field.multiline);
  if (!multilineField) throw new Error('No field of several lines');
  expect(parseInput(multilineField, ' Edificio A \n\n piso 1')).toBe('Edificio A\npiso 1');
});

test('a two-digit year is expanded only on blur', () => {
  const date = fieldOfKind('date');
  expect(parseInput(date, '02-03-26')).toBe('02-03-26');
  expect(parseOnBlur(date, '02-03-26', today)).toBe('2026-03-02');
});

test('ambiguous text stays as typed on blur', () => {
  const date = fieldOfKind('date');
  expect(parseOnBlur(date, '02-03-50', today)).toBe('02-03-50');
  expect(problemOf(date, '02-03-50')).toBe('Ingrese una fecha válida (dd-mm-aaaa).');
  expect(parseOnBlur(fieldOfKind('money'), '12,5', today)).toBe('12,5');
});

test.each([
  ['07/2028', '2028-07-31'],
  ['31-07-2028', null],
  ['31-07-28', null],
])('the end of the month that is assumed for an expiry typed as «%s» is %j', (typed, day) => {
  const expiryField = fields.find((field) => field.kind === 'date' && field.isExpiry);
  expect(expiryField && assumedMonthEnd(expiryField, typed, today)).toBe(day);
});

test.each(['time', 'duration'] as const)('a half-typed %s is stored as typed', (kind) => {
  const typed = ['1', '18', '18:', '18:3'];
  expect(typed.map((text) => parseInput(fieldOfKind(kind), text))).toEqual(typed);
});

test('any stored value parses back from the text that its input shows', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.string(), (field, typed) => {
      const storedAnswer = parseInput(field, typed);
      expect(parseInput(field, formatInput(field, storedAnswer))).toBe(storedAnswer);
    }),
    runs,
  );
});

test('any time parses with a colon, a point or no separator', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), fc.constantFrom(':', '.', ''), (hours, minutes, separator) => {
      const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
      expect(parseOnBlur(fieldOfKind('time'), time.replace(':', separator), today)).toBe(time);
      expect(problemOf(fieldOfKind('time'), time)).toBeNull();
    }),
    runs,
  );
});

test('any date parses in each common notation', () => {
  const dates = fc
    .date({ min: new Date('1900-01-02'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const removePadding = (part: string) => String(Number(part));
  const notations: readonly ((year: string, month: string, day: string) => string)[] = [
    (year, month, day) => `${year}-${month}-${day}`,
    (year, month, day) => `${day}${month}${year}`,
    ...['-', '/', '.', ' '].flatMap((sign) => [
      (year: string, month: string, day: string) => [day, month, year].join(sign),
      (year: string, month: string, day: string) =>
        [removePadding(day), removePadding(month), year].join(sign),
    ]),
  ];
  fc.assert(
    fc.property(dates, fc.constantFrom(...notations), (iso, write) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      expect(parseOnBlur(fieldOfKind('date'), write(year, month, day), today)).toBe(iso);
    }),
    runs,
  );
});

function problemOfKey(key: string, value: string): string | null {
  return problemOf(fieldOf(deaForm, key), value);
}

test('any field accepts a blank', () => {
  for (const field of fields) {
    for (const blank of [undefined, '', '  \n ', '\u0000']) expect(problemOf(field, blank)).toBeNull();
  }
});

test.each([
  ['est_region', 'Santiago', 'Elija una opción de la lista.'],
  ['mant_plan', 'tal vez', 'Elija una opción de la lista.'],
  ['firma_fecha', '02-03-2026', 'Ingrese una fecha válida (dd-mm-aaaa).'],
  ['est_nombre', 'AB', 'Escriba entre 3 y 120 caracteres.'],
  ['dea_serie', 'x'.repeat(41), 'Escriba entre 3 y 40 caracteres.'],
])('%s reports a problem with «%s»', (key, value, message) => {
  expect(problemOfKey(key, value)).toBe(message);
});

test('limits of length are inclusive and count characters, not code units', () => {
  expect(problemOfKey('dea_modelo', 'ñ')).toBeNull();
  expect(problemOfKey('est_nombre', 'é'.repeat(120))).toBeNull();
  expect(problemOfKey('est_nombre', '👩'.repeat(120))).toBeNull();
  expect(problemOfKey('est_nombre', 'é'.repeat(121))).not.toBeNull();
});

test('the problem of any input is a sentence', () => {
  fc.assert(
    fc.property(fc.constantFrom(...fields), anyText(), (field, value) => {
      expect(problemOf(field, value) ?? 'Nada.').toMatch(/^\p{Lu}.*\.$/u);
    }),
    runs,
  );
});
