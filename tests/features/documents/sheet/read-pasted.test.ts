import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPasted } from '../../../../src/features/documents/sheet/read-pasted.ts';
import { longCell, mostRows } from '../../../../src/features/documents/sheet/sheet.ts';
import { noticesOf, rowsOf } from './workbook.ts';

test('rows copied in a spreadsheet are cells between tabs, whatever ends their lines', () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(rowsOf(readPasted(['Nombre\tRUT', 'Ana\t11.111.111-1', ''].join(end)))).toEqual([
      ['Nombre', 'RUT'],
      ['Ana', '11.111.111-1'],
    ]);
});

test('a cell with line ends, tabs or quotes comes in quotes, and leaves them', () => {
  const text = 'Nombre\tDomicilio\n"Ana\tMaría"\t"Calle 1\r\nCasa ""B"""\nPedro\tCalle 2';
  expect(rowsOf(readPasted(text))).toEqual([
    ['Nombre', 'Domicilio'],
    ['Ana María', 'Calle 1\nCasa "B"'],
    ['Pedro', 'Calle 2'],
  ]);
});

test('quotes that Excel left alone are part of the text, and swallow no other cell', () => {
  const text = 'Nombre\tColegio\nAna\t"Los Aromos"\nPedro\t"Los Aromos" de Ñuñoa\nEva\tpatio de 5"';
  expect(rowsOf(readPasted(text)).slice(1)).toEqual([
    ['Ana', '"Los Aromos"'],
    ['Pedro', '"Los Aromos" de Ñuñoa'],
    ['Eva', 'patio de 5"'],
  ]);
});

test('whatever a sheet holds comes back from the clipboard', () => {
  const cell = fc
    .array(fc.constantFrom('a', 'Ñ', '7', ' ', '"', '\n', '\t', '.'), { maxLength: 6 })
    .map((letters) => letters.join(''));
  const copied = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = [['Uno', 'Dos', 'Fin'], ...rows.map((row) => [...row, 'x'])]
        .map((row) => row.map(copied).join('\t'))
        .join('\n');
      const plain = (value: string) =>
        value
          .split('\n')
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter((line) => line !== '')
          .join('\n');
      expect(rowsOf(readPasted(text)).slice(1)).toEqual(rows.map((row) => [...row.map(plain), 'x']));
    }),
  );
});

test('blank rows, columns without anything and the title of the whole sheet are left out', () => {
  const text = 'Nómina 2027\t\t\n\t\t\nNombre\tRUT\t\n\t\t\nAna\t\t\n';
  expect(rowsOf(readPasted(text))).toEqual([
    ['Nombre', 'RUT'],
    ['Ana', ''],
  ]);
});

test('a sheet of one column keeps its heading', () => {
  expect(rowsOf(readPasted('Nombre\nAna\nPedro'))).toEqual([['Nombre'], ['Ana'], ['Pedro']]);
});

test.each([
  [';', 'Nombre;Domicilio;Sueldo\r\nAna;Calle 1, casa 2;850,5\r\n"Eva";"Calle; 3";1\r\n'],
  [',', 'Nombre,Domicilio,Sueldo\nAna,"Calle 1, casa 2","850,5"\nEva,Calle; 3,1'],
  [
    'the one that Excel names',
    'sep=;\r\nNombre;Domicilio;Sueldo\r\nAna;Calle 1, casa 2;850,5\r\nEva;"Calle; 3";1',
  ],
])('the text of a .csv, separated by %s, is cells as when its file is opened', (_, text) => {
  expect(rowsOf(readPasted(text))).toEqual([
    ['Nombre', 'Domicilio', 'Sueldo'],
    ['Ana', 'Calle 1, casa 2', '850,5'],
    ['Eva', 'Calle; 3', '1'],
  ]);
});

test.each([
  'Domicilio\nCalle 1, casa 2, Ñuñoa\nCalle 3, casa 4, Maipú',
  'Apellidos, nombres\nPrueba Ana\nPrueba Eva',
  'Funciones\nTaller; aula\nPatio; biblioteca',
  'Colegio\n"Los Aromos" de Ñuñoa, sede 2\nPatio de 5", sede 1',
])('%#: a column by itself is not split at the commas of its cells', (text) => {
  expect(rowsOf(readPasted(text))).toEqual(text.split('\n').map((line) => [line]));
});

test('what a spreadsheet shows for a value that it does not have is an error', () => {
  const errors = '#N/A #N/D #¡VALOR! #VALUE! #¿NOMBRE? #¡DIV/0! #REF! #ERROR! Err:502 #####'.split(' ');
  const rows = rowsOf(readPasted(['Uno\tDos', ...errors.map((error) => `${error}\t#1`)].join('\n')));
  expect(rows.slice(1)).toEqual(errors.map((error) => [{ error }, '#1']));
});

test('characters that nobody sees are taken out; tags and long cells stay text; all of it is said', () => {
  const long = 'x'.repeat(10_000);
  const result = readPasted(`Nombre\tCargo\nAna\0 \u202EPrueba\u200F\t<b>Profesora</b>\n${long}\tx`);
  expect(rowsOf(result).slice(1)).toEqual([
    ['Ana Prueba', '<b>Profesora</b>'],
    [long, 'x'],
  ]);
  expect(long.length).toBeGreaterThan(longCell);
  expect(noticesOf(result)).toEqual({ hidden: 1, markup: 1, long: 1 });
});

test('of five thousand rows the first are used, and all are counted', () => {
  const rows = Array.from({ length: 5_000 }, (_, number) => `Persona ${number}\t${number}`);
  const result = readPasted(['Nombre\tNúmero', ...rows].join('\n'));
  expect(rowsOf(result)).toHaveLength(1 + mostRows);
  expect(result).toMatchObject({ total: 5_000 });
});

test.each([
  ['', 'empty'],
  ['\t\n \n', 'empty'],
  ['Nombre\tRUT', 'headings-only'],
  ['Nombre;RUT', 'headings-only'],
  ['11111111\t46083\nAna\tx', 'no-headings'],
  ['Nombre;Cargo\n"Ana;Profesora\nPedro;Profesor', 'quotes'],
  [`${'Título\t'.repeat(500)}\n${'x\t'.repeat(500)}`, 'wide'],
  [`Nombre\tCargo\n${`${'x'.repeat(20_000)}\tx\n`.repeat(60)}`, 'wordy'],
  ['x'.repeat(11_000_000), 'wordy'],
])('%#: text that is no sheet is refused by its name', (text, reason) => {
  expect(readPasted(text)).toEqual({ kind: 'refused', reason });
});
