import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sheetCopy } from '../../../../src/content/documents/sheet-copy.ts';
import { readBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { png } from '../../school/crest.ts';
import { rowsOf, textRow, workbook } from './workbook.ts';

const ole = (text: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...strToU8([...text].join('\0'))]);

const zipOf = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

/** The ZIP, whose directory says that its first entry is of that many bytes. */
function lyingZip(zip: Uint8Array<ArrayBuffer>, bytes: number): Uint8Array {
  const view = new DataView(zip.buffer);
  // Behind the signature of the central directory's entry.
  const entry = zip.findIndex(
    (_, place) => view.byteLength - place >= 4 && view.getUint32(place, true) === 0x02014b50,
  );
  view.setUint32(entry + 24, bytes, true);
  return zip;
}

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['a workbook with a password', ole('Root Entry EncryptedPackage'), 'password'],
  ['an .xls', ole('Root Entry Workbook'), 'xls'],
  ['a table of HTML that a system calls .xls', strToU8('\r\n<html><table></table></html>'), 'xls'],
  ['an .xlsb', zipOf('xl/workbook.bin'), 'xls'],
  ['an .ods', zipOf('mimetype', 'content.xml'), 'ods'],
  ['a sheet of Numbers', zipOf('Index/Document.iwa', 'preview.jpg'), 'numbers'],
  ['a Word file', zipOf('word/document.xml'), 'other'],
  ['a small picture', await png(90, 60), 'other'],
  ['a large one', await readFile('public/img/blog/gabinete-dea.png'), 'other'],
  ['a .webp', await readFile('public/img/documentos/contrato-plazo-fijo-educadora-640.webp'), 'other'],
  ['half a workbook', workbook({ rows: textRow(1, ['Nombre']) }).slice(0, 500), 'damaged'],
  [
    'a ZIP of ten thousand entries',
    zipOf(...Array.from({ length: 10_000 }, (_, place) => `${place}`)),
    'excess',
  ],
  ['a ZIP that inflates to gigabytes', lyingZip(zipOf('xl/workbook.xml'), 4_000_000_000), 'excess'],
] as const)('%s has a sentence of its own', async (_, bytes, reason) => {
  expect(await readBytes(new Uint8Array(bytes))).toEqual({ kind: 'refused', reason });
  expect(sheetCopy.refusals[reason]).toMatch(/\.$/);
});

test('an entry larger than its directory says is cut, not inflated', async () => {
  const bomb = zipSync({
    'xl/workbook.xml': new Uint8Array(2_000_000),
    'xl/_rels/workbook.xml.rels': strToU8(''),
  });
  expect(await readBytes(lyingZip(bomb, 10))).toEqual({ kind: 'refused', reason: 'damaged' });
});

test('what a file is shows in its bytes: text called .xlsx is text, NUL in it or not', async () => {
  const text = `Nombre;Cargo\nAna\0;Profesora\n${'Eva;Educadora\n'.repeat(20)}`;
  expect(rowsOf(await readBytes(strToU8(text)))[1]).toEqual(['Ana', 'Profesora']);
});

const csvRows = [
  ['Nombre', 'Domicilio', 'Sueldo'],
  ['Ana Muñoz', 'Av. Ejemplo 123, Ñuñoa', '850.000'],
  ['Pedro Peña', 'Calle "B"\nCasa 2', '1,5'],
];

function csv(separator: string, end = '\r\n'): string {
  return csvRows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

/** Every letter of these rows has the same number there as in Unicode. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  [',', '\n'],
  [';', '\r\n'],
  ['\t', '\r\n'],
])('a .csv separated by %j is read', async (separator, end) => {
  expect(rowsOf(await readBytes(strToU8(csv(separator, end))))).toEqual(csvRows);
});

test.each([
  ['UTF-8', strToU8],
  ['UTF-8 with its mark', (text: string) => strToU8(`\uFEFF${text}`)],
  ['UTF-16, as Excel saves Unicode text', utf16],
  ['Windows-1252', windows1252],
] as const)('%s keeps its accents', async (_, encode) => {
  expect(rowsOf(await readBytes(encode(csv(';'))))).toEqual(csvRows);
});

test('without quotes, commas in addresses and amounts are no separators beside semicolons', async () => {
  const text = 'Nombre;Domicilio;Sueldo\nAna;Av. Ejemplo 123, Ñuñoa;850,5\nEva;Calle 2, casa 3, Maipú;1,5';
  expect(rowsOf(await readBytes(strToU8(text)))[2]).toEqual(['Eva', 'Calle 2, casa 3, Maipú', '1,5']);
});

test('the separator that Excel names in a first line is believed', async () => {
  expect(rowsOf(await readBytes(strToU8('sep=;\r\nNombre;Domicilio\r\nAna;"Calle 1, casa 2"')))).toEqual([
    ['Nombre', 'Domicilio'],
    ['Ana', 'Calle 1, casa 2'],
  ]);
});

test('a quote that never closes is refused: the rows after it would be one cell', async () => {
  expect(await readBytes(strToU8('Nombre;Cargo\n"Ana;Profesora\nPedro;Profesor'))).toEqual({
    kind: 'refused',
    reason: 'quotes',
  });
});
