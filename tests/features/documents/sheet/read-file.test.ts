import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sheetCopy } from '../../../../src/content/documents/sheet-copy.ts';
import { readBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { png } from '../../school/crest.ts';
import { rowsOf } from './result.ts';
import { textRow, workbook } from './workbook.ts';

const ole = (text: string) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...strToU8([...text].join('\0'))]);

const zipOf = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

/** A directory that says that its only entry is of that many bytes. */
function lyingZip(bytes: number): Uint8Array {
  const zip = zipOf('xl/workbook.xml');
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
  ['a ZIP that inflates to gigabytes', lyingZip(4_000_000_000), 'excess'],
] as const)('%s has a sentence of its own', async (_, bytes, reason) => {
  expect(await readBytes(new Uint8Array(bytes))).toEqual({ kind: 'refused', reason });
  expect(sheetCopy.refusals[reason]).toMatch(/\.$/);
});

test('an entry larger than its directory says is cut, not inflated', async () => {
  const bomb = zipSync({
    'xl/workbook.xml': new Uint8Array(2_000_000),
    'xl/_rels/workbook.xml.rels': strToU8(''),
  });
  const view = new DataView(bomb.buffer);
  const entry = bomb.findIndex(
    (_, place) => view.byteLength - place >= 4 && view.getUint32(place, true) === 0x02014b50,
  );
  view.setUint32(entry + 24, 10, true);
  expect(await readBytes(bomb)).toEqual({ kind: 'refused', reason: 'damaged' });
});

test('what a file is shows in its bytes: text called .xlsx is text, NUL in it or not', async () => {
  const text = `Nombre;Cargo\nAna\0;Profesora\n${'Eva;Educadora\n'.repeat(20)}`;
  expect(rowsOf(await readBytes(strToU8(text)))[1]).toEqual(['Ana', 'Profesora']);
});
