import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { mostRows } from '../../../../src/features/documents/sheet/sheet.ts';
import { noticesOf, rowsOf, textRow, workbook } from './workbook.ts';

const read = (parts: Parameters<typeof workbook>[0]) => readBytes(workbook(parts));

const headings = textRow(1, ['Nombre', 'Fecha', 'Hora']);

test('text is as it is written, numbers, dates and times as the cell holds them', async () => {
  const rows = `${headings}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="1"><v>46083</v></c><c r="C2" s="2"><v>0.354166666666667</v></c></row><row r="3"><c r="A3"><v>123456785</v></c><c r="B3" t="b"><v>1</v></c><c r="C3"><v>0.5</v></c></row>`;
  const [, one = [], two] = rowsOf(await read({ rows, strings: ['Ana &amp; Eva'] }));
  expect(one.slice(0, 2)).toEqual(['Ana & Eva', 46083]);
  expect(one[2]).toBeCloseTo(8.5 / 24, 9);
  expect(two).toEqual([123456785, 'Sí', 0.5]);
});

test.each(['date1904="1"', 'date1904="true"'])(
  'days of the 1904 system (%s) come as those of 1900; hours stay hours',
  async (properties) => {
    const rows = `${headings}<row r="2"><c r="A2"><v>44</v></c><c r="B2" s="1"><v>44621</v></c><c r="C2" s="2"><v>0.5</v></c></row>`;
    expect(rowsOf(await read({ rows, properties }))[1]).toEqual([44, 46083, 0.5]);
  },
);

test('a formula gives the result that the file has of it; one without is said', async () => {
  const rows = `${headings}<row r="2"><c r="A2" t="str"><f>A1&amp;"x"</f><v>Ana</v></c><c r="B2"><f>SUM(1,2)</f><v>3</v></c><c r="C2" t="str"><f>""</f><v></v></c></row><row r="3"><c r="A3" t="inlineStr"><is><t>Eva</t></is></c><c r="B3"><f>SUM(1,2)</f></c><c r="C3"><f t="shared" si="0"/><v/></c></row>`;
  const result = await read({ rows });
  expect(rowsOf(result).slice(1)).toEqual([
    ['Ana', 3, ''],
    ['Eva', '', ''],
  ]);
  expect(noticesOf(result)).toEqual({ uncomputed: 2 });
});

test('a cell with an error is an error, whether its type says so or its text', async () => {
  const rows = `${headings}<row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="inlineStr"><is><t>#N/D</t></is></c></row>`;
  expect(rowsOf(await read({ rows }))[1]).toEqual([
    { error: '#N/A' },
    { error: '#DIV/0!' },
    { error: '#N/D' },
  ]);
});

test('the value of cells merged down is each row’s; the sheet’s own title and the headings are nobody’s', async () => {
  const rows = [
    textRow(1, ['Nómina 2027']),
    textRow(3, ['Nombre', 'Comuna', 'Cargo']),
    textRow(4, ['Ana', 'Maipú', 'Profesora']),
    textRow(5, ['Eva', null, 'Educadora']),
    textRow(8, ['Pía', 'Ñuñoa', 'Psicóloga']),
  ].join('');
  const after = '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="B4:B6"/></mergeCells>';
  const result = await read({ rows, after });
  expect(rowsOf(result)).toEqual([
    ['Nombre', 'Comuna', 'Cargo'],
    ['Ana', 'Maipú', 'Profesora'],
    ['Eva', 'Maipú', 'Educadora'],
    ['Pía', 'Ñuñoa', 'Psicóloga'],
  ]);
  expect(noticesOf(result)).toEqual({ merged: 1 });
});

test('the first sheet that is shown is read', async () => {
  const rows = headings + textRow(2, ['Ana', 'x', 'y']);
  expect(rowsOf(await read({ rows, hidden: 2 }))[1]).toEqual(['Ana', 'x', 'y']);
});

test('of five thousand rows the first are used, and those with a value are counted', async () => {
  const rows = Array.from({ length: 5_000 }, (_, place) => textRow(place + 2, ['Ana', 'x', 'y']));
  const formulas = Array.from(
    { length: 1_000 },
    (_, place) =>
      `<row r="${5_002 + place}"><c r="A${5_002 + place}" t="str"><f>""</f><v></v></c><c r="B${5_002 + place}" s="1"/></row>`,
  );
  const result = await read({ rows: [headings, ...rows, ...formulas].join('') });
  expect(rowsOf(result)).toHaveLength(1 + mostRows);
  expect(result).toMatchObject({ total: 5_000 });
});

test('formatted rows down to the last that a sheet has cost nothing', async () => {
  const rows = `${headings}${textRow(2, ['Ana', 'x', 'y'])}<row r="1048576" ht="12.8" hidden="false"/>`;
  expect(await read({ rows })).toMatchObject({ kind: 'sheet', total: 1 });
});

test('a cell a million rows or thousands of columns away is refused before anything is filled up to it', async () => {
  for (const far of ['A1048576', 'XFD2'])
    expect(
      await read({ rows: `${headings}<row r="${far.replace(/\D/g, '')}"><c r="${far}"><v>1</v></c></row>` }),
    ).toEqual({ kind: 'refused', reason: 'excess' });
});

test('tags with a prefix, and rows between line ends, are the same', async () => {
  const rows = `\n<x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>Nombre</x:t></x:is></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>RUT</x:t></x:is></x:c></x:row>\n<x:row r="2">\n<x:c r="A2" t="inlineStr"><x:is><x:t>Ana</x:t></x:is></x:c><x:c r="B2" t="e"><x:v>#N/A</x:v></x:c></x:row>`;
  expect(rowsOf(await read({ rows }))).toEqual([
    ['Nombre', 'RUT'],
    ['Ana', { error: '#N/A' }],
  ]);
});

test('markup in the XML is text, and nothing of it an entity of somebody’s', async () => {
  const rows = headings + textRow(2, ['&lt;img src=x onerror=alert(1)&gt;', '&xxe;', '_x0000_ok']);
  const result = await read({ rows });
  expect(rowsOf(result)[1]).toEqual(['<img src=x onerror=alert(1)>', '&xxe;', 'ok']);
});

test.each([
  '',
  '<row r="1"',
  '<row r="1"><c r="A1"><v>x</v></c></row>',
  '<row r="2"><c r="A2" t="s"><v>7</v></c></row>',
])('a damaged sheet is refused: %j', async (rows) => {
  const result = await read({ rows });
  expect(result).toMatchObject({ kind: 'refused' });
});

test('so is a workbook without its parts', async () => {
  const parts = { 'xl/workbook.xml': strToU8('<workbook/>') };
  expect(await readBytes(zipSync(parts))).toEqual({ kind: 'refused', reason: 'damaged' });
});
