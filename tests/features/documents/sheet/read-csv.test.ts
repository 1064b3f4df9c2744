import { expect, test } from 'vitest';
import { readCsv } from '../../../../src/features/documents/sheet/read-csv.ts';
import { rowsOf } from './result.ts';

const rows = [
  ['Nombre', 'Domicilio', 'Sueldo'],
  ['Ana Muñoz', 'Av. Ejemplo 123, Ñuñoa', '850.000'],
  ['Pedro Peña', 'Calle "B"\nCasa 2', '1,5'],
];

function csv(separator: string, end = '\r\n'): string {
  return rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);
}

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

/** Every letter of these rows has the same number there as in Unicode. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  [',', '\n'],
  [';', '\r\n'],
  ['\t', '\r\n'],
])('a .csv separated by %j is read', (separator, end) => {
  expect(rowsOf(readCsv(utf8(csv(separator, end))))).toEqual(rows);
});

test.each([
  ['UTF-8', utf8],
  ['UTF-8 with its mark', (text: string) => utf8(`\uFEFF${text}`)],
  ['UTF-16, as Excel saves Unicode text', utf16],
  ['Windows-1252', windows1252],
] as const)('%s keeps its accents', (_, encode) => {
  expect(rowsOf(readCsv(encode(csv(';'))))).toEqual(rows);
});

test('without quotes, commas in addresses and amounts are no separators beside semicolons', () => {
  const text = 'Nombre;Domicilio;Sueldo\nAna;Av. Ejemplo 123, Ñuñoa;850,5\nEva;Calle 2, casa 3, Maipú;1,5';
  expect(rowsOf(readCsv(utf8(text)))[2]).toEqual(['Eva', 'Calle 2, casa 3, Maipú', '1,5']);
});

test('the separator that Excel names in a first line is believed', () => {
  expect(rowsOf(readCsv(utf8('sep=;\r\nNombre;Domicilio\r\nAna;"Calle 1, casa 2"')))).toEqual([
    ['Nombre', 'Domicilio'],
    ['Ana', 'Calle 1, casa 2'],
  ]);
});

test('a quote that never closes is refused: the rows after it would be one cell', () => {
  expect(readCsv(utf8('Nombre;Cargo\n"Ana;Profesora\nPedro;Profesor'))).toEqual({
    kind: 'refused',
    reason: 'quotes',
  });
});
