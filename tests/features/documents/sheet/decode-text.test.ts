import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import {
  byteLetters,
  type CodePage,
  codePages,
} from '../../../../src/features/documents/sheet/code-pages.ts';
import { decodeText } from '../../../../src/features/documents/sheet/decode-text.ts';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { recode } from '../../../../src/features/documents/sheet/recode.ts';
import { rowsOf, workbookOf } from './workbook.ts';

function encode(text: string, codePage: CodePage): Uint8Array {
  return Uint8Array.from(text, (letter) =>
    letter < '\x80' ? letter.charCodeAt(0) : 0x80 + byteLetters[codePage].indexOf(letter),
  );
}

/** Garbles text like a program that reads UTF-8 with the wrong code page. Saved as UTF-8, the result is encoded twice. */
function encodeTwice(text: string, codePage: CodePage): string {
  return [...strToU8(text)]
    .map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : byteLetters[codePage].charAt(byte - 0x80)))
    .join('');
}

const csvText = [
  'Nombre;Cargo;Dirección',
  'María José Muñoz Núñez;Educadora de párvulos, 1º básico;Av. Ñuñoa N° 5',
  'ÍTALO PEÑA GÜIRALDES;Psicólogo;Pje. Óscar Pérez 7',
].join('\n');

test.each(codePages)('recognises %s by Spanish letters', (codePage) => {
  expect(decodeText(encode(csvText, codePage))).toEqual({ text: csvText, encoding: codePage });
});

test.each(codePages)('recognises %s by a single name', (codePage) => {
  for (const name of [
    'Muñoz',
    'MUÑOZ',
    'María',
    'MARÍA',
    'José',
    'Simón',
    'Raúl',
    'PÉREZ',
    'Ángela',
    'Ñuñoa',
    'Güell',
  ])
    expect(decodeText(encode(`Nombre;RUT\n${name};1`, codePage)).text, name).toContain(name);
});

test('keeps the typographic signs of Windows-1252', () => {
  for (const text of ['Ana O’Higgins', 'lunes–viernes', '“Los Aromos” – sede', 'D’Angelo'])
    expect(decodeText(encode(`Uno;Dos\n${text};5`, 'windows-1252'))).toMatchObject({
      text: expect.stringContaining(text),
      encoding: 'windows-1252',
    });
});

test('reads UTF-8 with a byte of another encoding as UTF-8', () => {
  const bytes = strToU8('María Muñoz;Peña');
  bytes[bytes.length - 1] = 0xf1;
  expect(decodeText(bytes)).toEqual({ text: 'María Muñoz;Peñ\uFFFD', encoding: null });
});

test.each(['windows-1252', 'macintosh'] as const)(
  'repairs UTF-8 that was misread as %s and encoded again',
  (codePage) => {
    const text = `${csvText}\n“Los Aromos” – sede`;
    expect(decodeText(strToU8(encodeTwice(text, codePage)))).toEqual({ text, encoding: 'utf-8-twice' });
  },
);

test('reads text that was encoded twice despite a damaged byte', () => {
  const bytes = Uint8Array.from([...strToU8(encodeTwice(csvText, 'windows-1252')), 0xff]);
  expect(decodeText(bytes)).toEqual({ text: `${csvText}\uFFFD`, encoding: 'utf-8-twice' });
});

test('repairs the part of the text that was encoded twice', () => {
  expect(decodeText(strToU8(`Muñoz;${encodeTwice('Núñez', 'windows-1252')}`)).text).toBe('Muñoz;Núñez');
});

test('keeps the letters of valid UTF-8', () => {
  for (const text of ['SAN JOSÉ” y «Ñandú»', 'São Paulo, Łódź', '½ jornada', '日本'])
    expect(decodeText(strToU8(text))).toEqual({ text, encoding: null });
});

test('decodes bytes without a letter as replacement characters', () => {
  expect(decodeText(Uint8Array.from([0x4d, 0xf1, 0xe1, 0x81, 0xf3, 0xe9]))).toMatchObject({
    text: 'Mñá\uFFFDóé',
    encoding: 'windows-1252',
  });
});

test('arbitrary bytes never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(typeof decodeText(bytes).text).toBe('string');
    }),
  );
});

const readCsv = (text: string, codePage: CodePage) => workbookOf(readSheetBytes(encode(text, codePage)));

test('changes the encoding of a workbook without its file', () => {
  const misreadWorkbook = readCsv('Nombre;RUT\nlunes–viernes;5', 'windows-1252');
  const workbook = recode(misreadWorkbook, 'macintosh');
  expect(workbook.encoding).toBe('macintosh');
  expect(workbook.sheets[0]?.rows[1]?.cells).toEqual(['lunesñviernes', '5']);
  expect(recode(workbook, 'windows-1252')).toEqual(misreadWorkbook);
});

test('recognises error values again after changing the encoding back', () => {
  const workbook = readCsv('Muñoz;#¡VALOR!', 'windows-1252');
  const recodedWorkbook = recode(workbook, 'cp850');
  expect(recodedWorkbook.sheets[0]?.rows[0]?.cells).toEqual(['Mu±oz', '#íVALOR!']);
  expect(recode(recodedWorkbook, 'windows-1252')).toEqual(workbook);
});

test('returns the same workbook unless it can change to a different single-byte encoding', () => {
  const unicodeWorkbook = workbookOf(readSheetBytes(strToU8('Nombre;RUT\nAna;5')));
  expect(recode(unicodeWorkbook, 'macintosh')).toBe(unicodeWorkbook);
  const cp850Workbook = readCsv('Nombre;RUT\nMuñoz;5', 'cp850');
  expect(recode(cp850Workbook, 'utf-8-twice')).toBe(cp850Workbook);
  expect(recode(cp850Workbook, 'cp850')).toBe(cp850Workbook);
});

test('reports the encoding of a file', () => {
  expect(readCsv('Nombre;RUT\nMuñoz;5', 'macintosh').encoding).toBe('macintosh');
  expect(rowsOf(readSheetBytes(encode('Nombre;RUT\nMuñoz;5', 'cp850')))[1]).toEqual(['Muñoz', '5']);
});
