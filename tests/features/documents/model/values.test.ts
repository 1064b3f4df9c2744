import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notApplicableMark } from '../../../../src/features/documents/model/amount.ts';
import { fieldOf } from '../../../../src/features/documents/model/document.ts';
import { field } from '../../../../src/features/documents/model/field.ts';
import {
  cleanLines,
  fieldDependencies,
  isBlank,
  isTicked,
  printAnswer,
  valueOrProposal,
} from '../../../../src/features/documents/model/values.ts';
import { anyText } from '../../../any-text.ts';
import { hostileText, manyRuns } from '../../../random-json.ts';
import { sampleTemplate } from '../sample-template.ts';

const template = sampleTemplate();

function printedField(key: string, value: string | undefined) {
  return printAnswer(fieldOf(template, key), { [key]: value });
}

function printedLines(...text: readonly string[]) {
  return { blank: false, lines: text };
}

test('a missing or blank value prints as a line to write on', () => {
  expect(printedField('nombre', undefined)).toEqual({ blank: true, width: 5 });
  expect(printedField('nombre', ' \n\t\u00A0')).toEqual({ blank: true, width: 5 });
});

test('removes characters that XML forbids', () => {
  expect(printedField('nombre', 'A\u0000n\u000Ba\u001F \u007F\u0085P\uFFFEé\uFFFFrez')).toEqual(
    printedLines('Ana Pérez'),
  );
  expect(printedField('nombre', '\u0000\u0008')).toEqual({ blank: true, width: 5 });
});

test('removes half a surrogate pair, but no whole emoji', () => {
  expect(printedField('nombre', 'Ana\uD83D 👩🏽‍🏫 \uDE00fin')).toEqual(printedLines('Ana 👩🏽‍🏫 fin'));
});

test('removes characters that reorder text, but no letters of other scripts', () => {
  expect(printedField('nombre', 'Ana \u202Ezerep\u202C \u2067مريم\u2069')).toEqual(
    printedLines('Ana zerep مريم'),
  );
});

test('spaces and line breaks inside a one-line value become one space', () => {
  expect(printedField('nombre', '  Ana \t María\r\nPérez ')).toEqual(printedLines('Ana María Pérez'));
});

test('multi-line text prints without its empty lines', () => {
  expect(printedField('lugar', 'Edificio A\r\n\n piso 1 \u2028patio')).toEqual(
    printedLines('Edificio A', 'piso 1', 'patio'),
  );
  expect(cleanLines('')).toEqual([]);
});

test.each([
  ['fecha', '2026-03-02', '02-03-2026'],
  ['dia', '2026-03-02', '2\u00A0de\u00A0marzo\u00A0de\u00A02026'],
  ['monto', '1250000', '$1.250.000'],
  ['monto', '0', '$0'],
  ['monto', 'no-aplica', 'No aplica'],
  ['total', '3400', '3.400'],
  ['total', '3400 personas', '3400 personas'],
  ['anio', '2026', '2026'],
  ['plan', 'si', 'Sí'],
  ['entrada', '8:00', '08:00'],
  ['recreo', '00:30', '0:30'],
])('the %s «%s» prints as «%s»', (key, value, printed) => {
  expect(printedField(key, value)).toEqual(printedLines(printed));
});

test.each([
  ['dia', '2026-02-31'],
  ['fecha', 'el lunes'],
  ['monto', 'por definir'],
  ['monto', '-5'],
  ['monto', '99999999999999999999'],
  ['plan', 'tal vez'],
  ['entrada', '25:00'],
])('the invalid %s «%s» prints as typed', (key, value) => {
  expect(printedField(key, value)).toEqual(printedLines(value));
});

test('a preset prints until the user clears or replaces it', () => {
  expect(printedField('recreo', undefined)).toEqual(printedLines('0:30'));
  expect(printedField('recreo', '')).toEqual({ blank: true, width: 5 });
  expect(printedField('recreo', ' ')).toEqual({ blank: true, width: 5 });
  expect(printedField('recreo', '0:45')).toEqual(printedLines('0:45'));
});

test('a field that does not apply prints «—» whatever its answer', () => {
  const appliesIf = { dependsOn: ['plan'], holds: ([plan]: readonly string[]) => plan !== 'no' };
  for (const kind of ['text', 'money', 'time'] as const) {
    const dependentField = field('nombre', kind, { label: 'N', hint: '', appliesIf });
    expect(printAnswer(dependentField, { nombre: '900', plan: 'no' })).toEqual(printedLines('—'));
    expect(valueOrProposal(dependentField, { plan: 'no' })).toBe(notApplicableMark);
    expect(printAnswer(dependentField, { plan: 'si' }).blank).toBe(true);
    expect(fieldDependencies(dependentField)).toEqual(['nombre', 'plan']);
  }
});

test('a box is ticked if the answer is the option that it stands for', () => {
  expect(isTicked('si')).toBe(true);
  expect(isTicked('no')).toBe(false);
  expect(isTicked(undefined)).toBe(false);
  expect(isTicked('no', 'no')).toBe(true);
});

test('the error about an unknown field names the field and the template', () => {
  expect(() => fieldOf(template, 'rut')).toThrow('prod_prueba has no field rut');
});

test('any value prints as lines of valid XML text', () => {
  const typedTexts = fc.oneof(hostileText('Ana \u200FPérez\u202E 👩🏽‍🏫'), anyText({ maxLength: 200 }));
  fc.assert(
    fc.property(typedTexts, (text) => {
      for (const line of cleanLines(text)) {
        expect(line).toMatch(/^(?:[\u0020-\uD7FF\uE000-\uFFFD]|[\u{10000}-\u{10FFFF}])+$/u);
        expect(line).toBe(line.trim());
        expect(line).not.toMatch(/[\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
      }
      for (const key of ['nombre', 'fecha', 'monto', 'total', 'plan']) {
        const printed = printedField(key, text);
        expect(printed.blank || printed.lines.length === 1).toBe(true);
      }
    }),
    manyRuns,
  );
});

test('a document with only blanks and unprintable text is blank', () => {
  expect(isBlank({ est_nombre: '  ', est_rut: undefined, est_correo: '\u0000' })).toBe(true);
  expect(isBlank({ est_nombre: '  ', est_rut: 'C' })).toBe(false);
});
