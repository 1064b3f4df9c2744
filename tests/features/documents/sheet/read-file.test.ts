import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sheetCopy } from '../../../../src/content/documents/sheet-copy.ts';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { makePng } from '../../school/crest.ts';
import { activeSheetOf, makeWorkbookFile, rowsOf, textRowXml } from './workbook.ts';

/** Makes a file in the format that Office used until 2003, with streams of the given names. */
const compoundFile = (...streams: readonly string[]) => {
  const names = ['Root Entry', ...streams].map((name) => `${[...name].join('\0')}\0\0\0`);
  return Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...strToU8(names.join(''))]);
};

const zipOf = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

/** Changes the inflated size that a ZIP's directory states for its first entry. */
function withEntrySize(zip: Uint8Array<ArrayBuffer>, inflatedSize: number): Uint8Array {
  const view = new DataView(zip.buffer);
  const entryOffset = zip.findIndex(
    (_, index) => view.byteLength - index >= 4 && view.getUint32(index, true) === 0x02014b50,
  );
  view.setUint32(entryOffset + 24, inflatedSize, true);
  return zip;
}

test.each([
  ['nothing', new Uint8Array(), 'empty'],
  ['a workbook or a Word file with a password', compoundFile('DataSpaces', 'EncryptedPackage'), 'password'],
  ['an .xls', compoundFile('Workbook'), 'xls'],
  ['an .xls with a Word object', compoundFile('Workbook', 'MBD0', 'WordDocument'), 'xls'],
  ['an .xls of 1995', compoundFile('Book'), 'xls'],
  ['a .doc', compoundFile('1Table', 'WordDocument'), 'other'],
  ['a .doc with an embedded sheet', compoundFile('WordDocument', 'ObjectPool', 'Workbook'), 'other'],
  ['a .ppt', compoundFile('PowerPoint Document'), 'other'],
  ['an Outlook message', compoundFile('__properties_version1.0'), 'other'],
  ['an HTML table, which some systems call .xls', strToU8('\r\n<html><table></table></html>'), 'xls'],
  [
    'an XML workbook of Excel 2003',
    strToU8('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
    'xls',
  ],
  [
    'an .fods',
    strToU8(
      '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    ),
    'ods',
  ],
  ['a drawing', strToU8('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'other'],
  ['a .slk', strToU8('ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"Nombre"\r\nE\r\n'), 'other'],
  ['a PDF', strToU8('%PDF-1.4\n1 0 obj\n'), 'other'],
  ['an .rtf', strToU8('{\\rtf1 Nombre;RUT}'), 'other'],
  ['an .xlsb', zipOf('xl/workbook.bin'), 'xls'],
  ['an .ods', zipOf('mimetype', 'content.xml'), 'ods'],
  ['a sheet of Numbers', zipOf('Index/Document.iwa', 'preview.jpg'), 'numbers'],
  ['a Word file', zipOf('word/document.xml'), 'other'],
  ['a small picture', await makePng(90, 60), 'other'],
  ['a large picture', await readFile('public/img/blog/gabinete-dea.png'), 'other'],
  ['a .webp', await readFile('public/img/documentos/contrato-plazo-fijo-educadora-640.webp'), 'other'],
  ['half a workbook', makeWorkbookFile({ rows: textRowXml(1, ['Nombre']) }).slice(0, 500), 'damaged'],
  [
    'a ZIP of ten thousand entries',
    zipOf(...Array.from({ length: 10_000 }, (_, index) => `${index}`)),
    'excess',
  ],
  ['a ZIP that inflates to gigabytes', withEntrySize(zipOf('xl/workbook.xml'), 4_000_000_000), 'excess'],
] as const)('refuses %s with its own message', (_, bytes, reason) => {
  expect(readSheetBytes(new Uint8Array(bytes))).toEqual({ kind: 'refused', reason });
  expect(sheetCopy.refusals[reason]).toMatch(/\.$/);
});

test('refuses an entry larger than the directory states', () => {
  const zipBomb = zipSync({
    'xl/workbook.xml': new Uint8Array(2_000_000),
    'xl/_rels/workbook.xml.rels': strToU8(''),
  });
  expect(readSheetBytes(withEntrySize(zipBomb, 10))).toEqual({ kind: 'refused', reason: 'damaged' });
});

test('accepts text with a stray NUL', () => {
  const text = `Nombre;Cargo\nAna\0;Profesora\n${'Eva;Educadora\n'.repeat(20)}`;
  expect(rowsOf(readSheetBytes(strToU8(text)))[1]).toEqual(['Ana', 'Profesora']);
});

const csvRows = [
  ['Nombre', 'Domicilio', 'Sueldo'],
  ['Ana Muñoz', 'Av. Ejemplo 123, Ñuñoa', '850.000'],
  ['Pedro Peña', 'Calle "B"\nCasa 2', '1,5'],
];

function csvText(separator: string, lineEnd = '\r\n'): string {
  return csvRows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join(lineEnd);
}

function encodeUtf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer);
}

/** Encodes text whose letters all have the same code in Unicode and Windows-1252. */
const encodeWindows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  [',', '\n'],
  [';', '\r\n'],
  ['\t', '\r\n'],
])('reads a .csv separated by %j', (separator, lineEnd) => {
  expect(rowsOf(readSheetBytes(strToU8(csvText(separator, lineEnd))))).toEqual(csvRows);
});

test.each([
  ['UTF-8', strToU8],
  ['UTF-8 with a byte order mark', (text: string) => strToU8(`\uFEFF${text}`)],
  ['UTF-16, as Excel saves Unicode text', encodeUtf16],
  ['Windows-1252', encodeWindows1252],
] as const)('reads accents in %s', (_, encode) => {
  expect(rowsOf(readSheetBytes(encode(csvText(';'))))).toEqual(csvRows);
});

test('prefers semicolons to commas, which occur in addresses and amounts', () => {
  const text = 'Nombre;Domicilio;Sueldo\nAna;Av. Ejemplo 123, Ñuñoa;850,5\nEva;Calle 2, casa 3, Maipú;1,5';
  expect(rowsOf(readSheetBytes(strToU8(text)))[2]).toEqual(['Eva', 'Calle 2, casa 3, Maipú', '1,5']);
});

test('uses the separator in a first line such as «sep=;», which Excel writes', () => {
  expect(rowsOf(readSheetBytes(strToU8('sep=;\r\nNombre;Domicilio\r\nAna;"Calle 1, casa 2"')))).toEqual([
    ['Nombre', 'Domicilio'],
    ['Ana', 'Calle 1, casa 2'],
  ]);
});

test('refuses a quote that never closes', () => {
  expect(readSheetBytes(strToU8('Nombre;Cargo\n"Ana;Profesora\nPedro;Profesor'))).toEqual({
    kind: 'refused',
    reason: 'quotes',
  });
});

test('finds the separator below a title', () => {
  const text = 'Nómina docente 2027\n\nNombre;RUT\nAna;11.111.111-1\nEva;12.345.678-5\n';
  expect(activeSheetOf(readSheetBytes(strToU8(text))).rows).toEqual([
    { number: 1, isHidden: false, cells: ['Nómina docente 2027'] },
    { number: 3, isHidden: false, cells: ['Nombre', 'RUT'] },
    { number: 4, isHidden: false, cells: ['Ana', '11.111.111-1'] },
    { number: 5, isHidden: false, cells: ['Eva', '12.345.678-5'] },
  ]);
});

test('the message for an encrypted file does not call it a workbook', () => {
  expect(sheetCopy.refusals.password).toMatch(/^El archivo/);
});
