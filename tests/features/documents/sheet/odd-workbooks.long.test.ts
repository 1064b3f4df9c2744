// Tests workbooks made by programs other than Excel or by attackers.
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { makeWorkbookParts, type PartsByName, rowsOf, shownRows, textRowXml, zipParts } from './workbook.ts';

const parts = makeWorkbookParts({
  rows: `${textRowXml(1, ['Nombre'])}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`,
  strings: ['Ana'],
});

function changeParts(
  changeName: (name: string) => string,
  changeText: (text: string) => string = (text) => text,
): PartsByName {
  return Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [changeName(name), changeText(text)]),
  );
}

const keepName = (name: string) => name;

test.each<readonly [string, PartsByName]>([
  [
    'relations that begin with ./',
    changeParts(keepName, (text) => text.replaceAll('Target="work', 'Target="./work')),
  ],
  [
    'relations that go up',
    changeParts(keepName, (text) => text.replaceAll('Target="work', 'Target="../xl/./work')),
  ],
  [
    'absolute relations',
    changeParts(keepName, (text) => text.replaceAll('Target="work', 'Target="/xl/work')),
  ],
  [
    'relations with backslashes',
    changeParts(keepName, (text) => text.replaceAll('worksheets/s', 'worksheets\\s')),
  ],
  ['names with backslashes', changeParts((name) => name.replaceAll('/', '\\'))],
  ['names in another letter case', changeParts((name) => name.toUpperCase())],
  [
    'escapes in relations',
    changeParts(keepName, (text) => text.replaceAll('worksheets/sheet1', 'worksheets/sheet%31')),
  ],
  [
    'its parts in another folder',
    changeParts(
      (name) => name.replace(/^xl\/(_rels\/)?workbook/, 'libro/$1datos').replace(/^xl/, 'libro'),
      (text) => text.replaceAll('xl/workbook', 'libro/datos').replaceAll('/xl/', '/libro/'),
    ),
  ],
  [
    'no relations of the package',
    Object.fromEntries(Object.entries(parts).filter(([name]) => name !== '_rels/.rels')),
  ],
  [
    'the namespaces of Strict Open XML',
    changeParts(keepName, (text) => text.replaceAll('schemas.openxmlformats.org', 'purl.oclc.org/ooxml')),
  ],
  ['prefixed tags', changeParts(keepName, (text) => text.replace(/<(\/?)(row|c|v|is|t)\b/g, '<$1x:$2'))],
  ['line ends between its tags', changeParts(keepName, (text) => text.replaceAll('><', '>\n<'))],
])('reads a workbook with %s', (_, files) => {
  expect(rowsOf(readSheetBytes(zipParts(files)))).toEqual([['Nombre'], ['Ana']]);
});

test('a row or cell without an address follows the previous one', () => {
  const rows =
    '<row><c><v>1</v></c><c/><c><v>3</v></c></row><row r="5"><c><v>4</v></c><c r="D5"><v>5</v></c><c><v>6</v></c></row><row><c><v>7</v></c></row>';
  expect(shownRows(readSheetBytes(zipParts(makeWorkbookParts({ rows }))))).toEqual([
    ['1', '', '3'],
    ['4', '', '', '5', '6'],
    ['7'],
  ]);
});

test.each([
  ['a Word file', 'document', 'other'],
  ['a presentation', 'presentation', 'other'],
])('refuses %s instead of a workbook', (_, root, reason) => {
  const files = { ...parts, 'xl/workbook.xml': `<${root}/>` };
  expect(readSheetBytes(zipParts(files))).toEqual({ kind: 'refused', reason });
});

test('refuses a package whose workbook is binary', () => {
  const files = {
    '_rels/.rels': (parts['_rels/.rels'] ?? '').replace('xl/workbook.xml', 'xl/libro.bin'),
    'xl/libro.bin': 'x',
  };
  expect(readSheetBytes(zipParts(files))).toEqual({ kind: 'refused', reason: 'xls' });
});

const withSheet = (sheet: string) => ({ ...parts, 'xl/worksheets/sheet1.xml': sheet });
const withRows = (rows: string) => withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

test.each<readonly [string, PartsByName]>([
  ['fifty million blanks between cells', withRows(`<row>${' '.repeat(50_000_000)}</row>`)],
  ['fifty million blanks in a tag', withRows(`<row${' '.repeat(50_000_000)}/>`)],
  ['an attribute name of a million letters', withRows(`<row ${'x'.repeat(1_000_000)}="1"/>`)],
  ['a value of a million letters', withRows(`<row r="${'1'.repeat(1_000_000)}"/>`)],
  [
    'a text of ten million entities',
    withRows(`<row><c t="str"><v>${'&amp;'.repeat(10_000_000)}</v></c></row>`),
  ],
  ['a hundred thousand nested tags', withSheet('<a>'.repeat(100_000))],
  ['nine million tags', withRows('<a/>'.repeat(9_000_000))],
  ['an endless DOCTYPE', withSheet(`<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(2_000_000)}`)],
  [
    'two hundred thousand sheets',
    { ...parts, 'xl/workbook.xml': `<workbook>${'<sheet/>'.repeat(200_000)}</workbook>` },
  ],
  [
    'a million relations',
    {
      ...parts,
      'xl/_rels/workbook.xml.rels': `<Relationships>${'<Relationship/>'.repeat(1_000_000)}</Relationships>`,
    },
  ],
])('refuses %s', (_, files) => {
  expect(readSheetBytes(zipParts(files))).toEqual({ kind: 'refused', reason: 'excess' });
});

test('reads a part that 150 sheets share', () => {
  const entries = Array.from({ length: 150 }, (_, index) => `<sheet name="${index}" id="rId1"/>`);
  const files = { ...parts, 'xl/workbook.xml': `<workbook><sheets>${entries.join('')}</sheets></workbook>` };
  expect(readSheetBytes(zipParts(files))).toMatchObject({ workbook: { sheets: [{ name: '0' }] } });
});

test.each([
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
  'xl/sharedStrings.xml',
  '_rels/.rels',
])('reports a workbook whose %s is not XML as damaged', (name) => {
  expect(readSheetBytes(zipParts({ ...parts, [name]: 'x' }))).toEqual({ kind: 'refused', reason: 'damaged' });
});

test('reports a workbook without sheets as damaged', () => {
  const files = Object.fromEntries(Object.entries(parts).filter(([name]) => !name.includes('worksheets')));
  expect(readSheetBytes(zipParts(files))).toEqual({ kind: 'refused', reason: 'damaged' });
  expect(readSheetBytes(zipSync({ 'xl/workbook.xml': new Uint8Array() }))).toEqual({
    kind: 'refused',
    reason: 'damaged',
  });
});

test('altered bytes and altered XML never throw', () => {
  const [sheet, zip] = [parts['xl/worksheets/sheet1.xml'] ?? '', zipParts(parts)];
  const insertion = fc.constantFrom(
    '<',
    '>',
    '/',
    '"',
    '<c>',
    '<row>',
    '<v>',
    '&',
    ' r="A9"',
    ' t="s"',
    '\0',
    'ñ',
    '9e9',
  );
  fc.assert(
    fc.property(
      fc.nat(sheet.length),
      insertion,
      fc.nat(zip.length - 1),
      fc.nat(255),
      (index, text, byteIndex, byte) => {
        const alteredZip = zip.slice();
        alteredZip[byteIndex] = byte;
        const files = {
          ...parts,
          'xl/worksheets/sheet1.xml': `${sheet.slice(0, index)}${text}${sheet.slice(index)}`,
        };
        for (const bytes of [alteredZip, zipParts(files)])
          expect(['workbook', 'refused']).toContain(readSheetBytes(bytes).kind);
      },
    ),
    { numRuns: 300 },
  );
});
