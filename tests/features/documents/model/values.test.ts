import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../src/features/documents/model/document.ts';
import {
  cleanLines,
  isBlank,
  isTicked,
  printField,
} from '../../../../src/features/documents/model/values.ts';
import { hostileText, manyRuns } from '../../../random-json.ts';
import { sampleTemplate } from '../sample.ts';

const template = sampleTemplate();

function shown(key: string, value: string | undefined) {
  return printField(fieldOf(template, key), value);
}

function lines(...text: readonly string[]) {
  return { blank: false, lines: text };
}

test('a missing value and one of spaces only are a line to write on', () => {
  expect(shown('nombre', undefined)).toEqual({ blank: true, width: 5 });
  expect(shown('nombre', ' \n\t\u00A0')).toEqual({ blank: true, width: 5 });
});

test('characters that XML forbids are removed, and a value of nothing else is blank', () => {
  expect(shown('nombre', 'A\u0000n\u000Ba\u001F \u007F\u0085P\uFFFEé\uFFFFrez')).toEqual(lines('Ana Pérez'));
  expect(shown('nombre', '\u0000\u0008')).toEqual({ blank: true, width: 5 });
});

test('half a surrogate pair is removed, a whole emoji stays', () => {
  expect(shown('nombre', 'Ana\uD83D 👩🏽‍🏫 \uDE00fin')).toEqual(lines('Ana 👩🏽‍🏫 fin'));
});

test('characters that reorder text are removed, letters of other scripts stay', () => {
  expect(shown('nombre', 'Ana \u202Ezerep\u202C \u2067مريم\u2069')).toEqual(lines('Ana zerep مريم'));
});

test('spaces and line breaks inside a one-line value become one space', () => {
  expect(shown('nombre', '  Ana \t María\r\nPérez ')).toEqual(lines('Ana María Pérez'));
});

test('a text of several lines keeps its lines without the empty ones', () => {
  expect(shown('lugar', 'Edificio A\r\n\n piso 1 \u2028patio')).toEqual(
    lines('Edificio A', 'piso 1', 'patio'),
  );
  expect(cleanLines('')).toEqual([]);
});

test('dates print as dd-mm-aaaa or with the month in words, in any time zone', () => {
  expect(shown('fecha', '2026-03-02')).toEqual(lines('02-03-2026'));
  expect(shown('dia', '2026-03-02')).toEqual(lines('2\u00A0de\u00A0marzo\u00A0de\u00A02026'));
});

test('a date that does not exist prints as it was typed', () => {
  expect(shown('dia', '2026-02-31')).toEqual(lines('2026-02-31'));
  expect(shown('fecha', 'el lunes')).toEqual(lines('el lunes'));
});

test('amounts and integers print with thousands separators, a year without', () => {
  expect(shown('monto', '1250000')).toEqual(lines('$1.250.000'));
  expect(shown('monto', '0')).toEqual(lines('$0'));
  expect(shown('total', '3400')).toEqual(lines('3.400'));
  expect(shown('anio', '2026')).toEqual(lines('2026'));
});

test('an invalid amount prints as it was typed', () => {
  expect(shown('monto', 'por definir')).toEqual(lines('por definir'));
  expect(shown('monto', '-5')).toEqual(lines('-5'));
  expect(shown('monto', '99999999999999999999')).toEqual(lines('99999999999999999999'));
});

test('a choice prints the label of its option', () => {
  expect(shown('plan', 'si')).toEqual(lines('Sí'));
  expect(shown('plan', 'tal vez')).toEqual(lines('tal vez'));
});

test('times and durations print with two-digit minutes, and as typed when invalid', () => {
  expect(shown('entrada', '8:00')).toEqual(lines('08:00'));
  expect(shown('entrada', '25:00')).toEqual(lines('25:00'));
  expect(shown('recreo', '00:30')).toEqual(lines('0:30'));
});

test('the preset prints while there is no value', () => {
  expect(shown('recreo', undefined)).toEqual(lines('0:30'));
  expect(shown('recreo', ' ')).toEqual(lines('0:30'));
  expect(shown('recreo', '0:45')).toEqual(lines('0:45'));
});

test('a box is ticked by its own option only', () => {
  expect(isTicked('si')).toBe(true);
  expect(isTicked('no')).toBe(false);
  expect(isTicked(undefined)).toBe(false);
  expect(isTicked('no', 'no')).toBe(true);
});

test('asking for a field that the template does not have is an error that names both', () => {
  expect(() => fieldOf(template, 'rut')).toThrow('prod_prueba has no field rut');
});

test('any value prints as valid XML text, line by line', () => {
  const typed = fc.oneof(
    hostileText('Ana \u200FPérez\u202E 👩🏽‍🏫'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      for (const line of cleanLines(text)) {
        expect(line).toMatch(/^(?:[\u0020-\uD7FF\uE000-\uFFFD]|[\u{10000}-\u{10FFFF}])+$/u);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
      }
      for (const key of ['nombre', 'fecha', 'monto', 'total', 'plan']) {
        const shownHere = shown(key, text);
        expect(shownHere.blank || shownHere.lines.length === 1).toBe(true);
      }
    }),
    manyRuns,
  );
});

test('blanks are no answers, nor is what cannot print', () => {
  expect(isBlank({ est_nombre: '  ', est_rut: undefined, est_correo: '\u0000' })).toBe(true);
  expect(isBlank({ est_nombre: '  ', est_rut: 'C' })).toBe(false);
});
