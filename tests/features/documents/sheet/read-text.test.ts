import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPastedText } from '../../../../src/features/documents/sheet/read-text.ts';
import { maxCellLength, maxRowsRead } from '../../../../src/features/documents/sheet/workbook.ts';
import { activeSheetOf, noticeCounts, rowsOf, workbookOf } from './workbook.ts';

test('reads cells separated by tabs with any line ends', () => {
  for (const lineEnd of ['\n', '\r\n', '\r'])
    expect(rowsOf(readPastedText(['Nombre\tRUT', 'Ana\t11.111.111-1', ''].join(lineEnd)))).toEqual([
      ['Nombre', 'RUT'],
      ['Ana', '11.111.111-1'],
    ]);
});

test('makes a workbook with one unnamed sheet and no encoding', () => {
  const { sheets, active, encoding } = workbookOf(readPastedText('Nombre\tRUT'));
  expect(sheets.map(({ name, hiddenColumns, merged }) => ({ name, hiddenColumns, merged }))).toEqual([
    { name: '', hiddenColumns: [], merged: [] },
  ]);
  expect({ active, encoding }).toEqual({ active: 0, encoding: null });
});

test('unquotes cells that contain line ends, tabs or quotes', () => {
  const text = 'Nombre\tDomicilio\n"Ana\tMaría"\t"Calle 1\r\nCasa ""B"""\nPedro\tCalle 2';
  expect(rowsOf(readPastedText(text))).toEqual([
    ['Nombre', 'Domicilio'],
    ['Ana María', 'Calle 1\nCasa "B"'],
    ['Pedro', 'Calle 2'],
  ]);
});

test('keeps quotes that Excel left unescaped', () => {
  const text = 'Nombre\tColegio\nAna\t"Los Aromos"\nPedro\t"Los Aromos" de Ñuñoa\nEva\tpatio de 5"';
  expect(rowsOf(readPastedText(text)).slice(1)).toEqual([
    ['Ana', '"Los Aromos"'],
    ['Pedro', '"Los Aromos" de Ñuñoa'],
    ['Eva', 'patio de 5"'],
  ]);
});

test('refuses ten million quotes without a stack overflow', () => {
  expect(readPastedText(`a\t${'"'.repeat(9_999_000)}`)).toEqual({ kind: 'refused', reason: 'wordy' });
});

test('reads any cells that a spreadsheet program copies to the clipboard', () => {
  const cell = fc
    .array(fc.constantFrom('a', 'Ñ', '7', ' ', '"', '\n', '\t', '.'), { maxLength: 6 })
    .map((letters) => letters.join(''));
  const escapeCell = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = [['Uno', 'Dos', 'Fin'], ...rows.map((row) => [...row, 'x'])]
        .map((row) => row.map(escapeCell).join('\t'))
        .join('\n');
      const normalize = (value: string) =>
        value
          .split('\n')
          .map((line) => line.replace(/\s+/g, ' ').trim())
          .filter((line) => line !== '')
          .join('\n');
      expect(rowsOf(readPastedText(text)).slice(1)).toEqual(rows.map((row) => [...row.map(normalize), 'x']));
    }),
  );
});

test('drops blank cells after the last value and blank rows', () => {
  const text = 'Nómina 2027\t\t\n\t\t\nNombre\tRUT\t\n\t\t\n\tAna\t\n';
  expect(activeSheetOf(readPastedText(text)).rows).toEqual([
    { number: 1, isHidden: false, cells: ['Nómina 2027'] },
    { number: 3, isHidden: false, cells: ['Nombre', 'RUT'] },
    { number: 5, isHidden: false, cells: ['', 'Ana'] },
  ]);
});

test('keeps people below blank rows', () => {
  const blankRows = ' \t\u00a0\n\u200b\t \n';
  const people = Array.from({ length: 400 }, (_, index) => `Persona ${index}\t${index}\n${blankRows}`);
  const { rows, unread } = activeSheetOf(readPastedText(['Nombre\tNúmero\n', ...people].join('')));
  expect(rows).toHaveLength(401);
  expect(rows.at(-1)).toEqual({ number: 1_199, isHidden: false, cells: ['Persona 399', '399'] });
  expect(unread).toBe(0);
});

test('reads a single row of headings', () => {
  expect(rowsOf(readPastedText('Nombre\tRUT'))).toEqual([['Nombre', 'RUT']]);
});

test('reads a sheet of one column', () => {
  expect(rowsOf(readPastedText('Nombre\nAna\nPedro'))).toEqual([['Nombre'], ['Ana'], ['Pedro']]);
});

test.each([
  [';', 'Nombre;Domicilio;Sueldo\r\nAna;Calle 1, casa 2;850,5\r\n"Eva";"Calle; 3";1\r\n'],
  [',', 'Nombre,Domicilio,Sueldo\nAna,"Calle 1, casa 2","850,5"\nEva,Calle; 3,1'],
  [
    'the character that Excel names',
    'sep=;\r\nNombre;Domicilio;Sueldo\r\nAna;Calle 1, casa 2;850,5\r\nEva;"Calle; 3";1',
  ],
])('reads the text of a .csv separated by %s', (_, text) => {
  expect(rowsOf(readPastedText(text))).toEqual([
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
])('%#: keeps the commas of a single column', (text) => {
  expect(rowsOf(readPastedText(text))).toEqual(text.split('\n').map((line) => [line]));
});

test('recognises the error values of spreadsheet programs', () => {
  const errors = '#N/A #N/D #¡VALOR! #VALUE! #¿NOMBRE? #¡DIV/0! #REF! #ERROR! Err:502 #####'.split(' ');
  const rows = rowsOf(readPastedText(['Uno\tDos', ...errors.map((error) => `${error}\t#1`)].join('\n')));
  expect(rows.slice(1)).toEqual(errors.map((shown) => [{ kind: 'error', shown }, '#1']));
});

test('replaces control characters between letters with spaces', () => {
  expect(rowsOf(readPastedText('Ana\x0bSoto\0\tEva\x1cRojas'))).toEqual([['Ana Soto', 'Eva Rojas']]);
});

test('removes invisible characters', () => {
  expect(rowsOf(readPastedText('\u202EAna\u200F\tMu\u00ADñoz\tSo\u200Bto\tRojas\uFEFF'))).toEqual([
    ['Ana', 'Muñoz', 'Soto', 'Rojas'],
  ]);
});

test('composes decomposed accents', () => {
  expect(rowsOf(readPastedText('Mun\u0303oz\tMari\u0301a'))).toEqual([['Muñoz', 'María']]);
});

test('counts cells with invisible characters, tags or too many letters', () => {
  const longText = 'x'.repeat(10_000);
  const result = readPastedText(`Nombre\tCargo\nAna\0\t<b>Profesora</b>\n${longText}\tEva\u200B`);
  expect(rowsOf(result).slice(1)).toEqual([
    ['Ana', '<b>Profesora</b>'],
    [longText, 'Eva'],
  ]);
  expect(longText.length).toBeGreaterThan(maxCellLength);
  expect(noticeCounts(result)).toEqual({ hidden: 2, markup: 1, long: 1 });
});

test('keeps the first rows up to the limit and counts the rest', () => {
  const rows = Array.from({ length: 5_000 }, (_, number) => `Persona ${number}\t${number}`);
  const sheet = activeSheetOf(readPastedText(['Nombre\tNúmero', ...rows].join('\n')));
  expect(sheet.rows).toHaveLength(maxRowsRead);
  expect(sheet.unread).toBe(5_001 - maxRowsRead);
});

test('ignores blanks to the right of four hundred columns', () => {
  expect(rowsOf(readPastedText(`${'x\t'.repeat(400)}${' \t'.repeat(300)}`))[0]).toHaveLength(400);
});

test.each([
  ['', 'empty'],
  ['\t\n \n', 'empty'],
  ['Nombre;Cargo\n"Ana;Profesora\nPedro;Profesor', 'quotes'],
  ['x\t'.repeat(401), 'wide'],
  [`Nombre\tCargo\n${`${'x'.repeat(20_000)}\tx\n`.repeat(60)}`, 'wordy'],
  ['x'.repeat(11_000_000), 'wordy'],
])('%#: refuses unreadable text with its reason', (text, reason) => {
  expect(readPastedText(text)).toEqual({ kind: 'refused', reason });
});

test('recognises semicolons below a title without semicolons', () => {
  const text = 'Nómina docente 2027\r\n\r\nNombre;RUT;Horas\r\nAna Prueba;11.111.111-1;30\r\n';
  expect(rowsOf(readPastedText(text)).slice(1)).toEqual([
    ['Nombre', 'RUT', 'Horas'],
    ['Ana Prueba', '11.111.111-1', '30'],
  ]);
});
