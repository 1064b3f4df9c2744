import { expect, test } from 'vitest';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { maxRowsRead } from '../../../../src/features/documents/sheet/workbook.ts';
import {
  activeSheetOf,
  makeWorkbookFile,
  noticeCounts,
  rowsOf,
  shownRows,
  textRowXml,
  workbookOf,
} from './workbook.ts';

const readContent = (content: Parameters<typeof makeWorkbookFile>[0]) =>
  readSheetBytes(makeWorkbookFile(content));

const headings = textRowXml(1, ['Nombre', 'Fecha', 'Hora']);

test('reads text, numbers, dates, times and booleans as Excel shows them', async () => {
  const rows = `${headings}<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" s="1"><v>46083</v></c><c r="C2" s="2"><v>0.354166666666667</v></c></row><row r="3"><c r="A3"><v>123456785</v></c><c r="B3" t="b"><v>1</v></c><c r="C3" t="b"><v>0</v></c></row>`;
  const [, ...people] = rowsOf(readContent({ rows, strings: ['Ana &amp; Eva'] }));
  expect(people).toEqual([
    [
      'Ana & Eva',
      { kind: 'date', value: 46_083, shown: '02-03-2026' },
      { kind: 'time', value: 0.354166666666667, shown: '8:30' },
    ],
    [{ kind: 'number', value: 123_456_785, shown: '123456785' }, 'VERDADERO', 'FALSO'],
  ]);
});

test('applies the number formats of a workbook', () => {
  const formats = ['00000000000', 'd-mmm', 'mmm-yy', '"$"#,##0', '@'];
  const cells = [12_345_678, 46_054, 31_107, 850_000, 5].map(
    (value, index) => `<c s="${index + 3}"><v>${value}</v></c>`,
  );
  expect(shownRows(readContent({ rows: `<row>${cells.join('')}</row>`, formats }))).toEqual([
    ['00012345678', '1-feb', 'mar-85', '$850.000', '5'],
  ]);
});

test('shows a number without a format as Excel does', () => {
  const rows = '<row><c><v>1234570000000000</v></c><c><v>0.30000000000000004</v></c></row>';
  expect(shownRows(readContent({ rows }))).toEqual([['1,23457E+15', '0,3']]);
});

test.each(['date1904="1"', 'date1904="true"'])(
  'converts only dates of the 1904 system (%s) to the 1900 system',
  (properties) => {
    const rows = `${headings}<row r="2"><c r="A2"><v>44</v></c><c r="B2" s="1"><v>44621</v></c><c r="C2" s="2"><v>0.5</v></c></row>`;
    expect(rowsOf(readContent({ rows, properties }))[1]).toEqual([
      { kind: 'number', value: 44, shown: '44' },
      { kind: 'date', value: 46_083, shown: '02-03-2026' },
      { kind: 'time', value: 0.5, shown: '12:00' },
    ]);
  },
);

test('reads the ISO dates of Strict Open XML', () => {
  const rows = '<row><c t="d"><v>2026-03-02</v></c><c t="d" s="2"><v>1899-12-30T08:30:00</v></c></row>';
  expect(shownRows(readContent({ rows }))).toEqual([['02-03-2026', '8:30']]);
});

test('reads the stored results of formulas', () => {
  const rows = `${headings}<row r="2"><c r="A2" t="str"><f>A1&amp;"x"</f><v>Ana</v></c><c r="B2"><f>SUM(1,2)</f><v>3</v></c><c r="C2" t="str"><f>""</f><v></v></c></row>`;
  const result = readContent({ rows });
  expect(rowsOf(result)[1]).toEqual(['Ana', { kind: 'number', value: 3, shown: '3' }]);
  expect(noticeCounts(result)).toEqual({});
});

test('counts formulas without a stored result', () => {
  const rows = `${headings}<row r="2"><c r="A2" t="inlineStr"><is><t>Eva</t></is></c><c r="B2"><f>SUM(1,2)</f></c><c r="C2"><f t="shared" si="0"/><v/></c></row><row r="3"><c r="A3"><f>1</f></c></row>`;
  const result = readContent({ rows });
  expect(rowsOf(result).slice(1)).toEqual([['Eva']]);
  expect(noticeCounts(result)).toEqual({ uncomputed: 2 });
});

test('recognises errors by type and by text', () => {
  const rows = `${headings}<row r="2"><c r="A2" t="e"><v>#N/A</v></c><c r="B2" s="1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="inlineStr"><is><t>Err:502</t></is></c></row>`;
  expect(rowsOf(readContent({ rows }))[1]).toEqual([
    { kind: 'error', shown: '#N/A' },
    { kind: 'error', shown: '#DIV/0!' },
    { kind: 'error', shown: 'Err:502' },
  ]);
});

test('joins the runs of rich text except phonetic runs', () => {
  const strings = [
    '<r><t>Ana </t></r><r><rPr><b/></rPr><t xml:space="preserve">María</t></r><rPh sb="0" eb="1"><t>アナ</t></rPh><phoneticPr/>',
  ];
  const rows =
    '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><r><t>Eva</t></r><r><t xml:space="preserve"> Sol</t></r></is></c></row>';
  expect(rowsOf(readContent({ rows, strings }))).toEqual([['Ana María', 'Eva Sol']]);
});

test('decodes escapes such as _x000D_', () => {
  const texts = ['Ana_x000B_Soto', 'Calle 1_x000D_\nCasa 2', '_x005F_x0041_', '_x0000_ok', 'Ana_xSoto_'];
  expect(rowsOf(readContent({ rows: textRowXml(1, texts) }))).toEqual([
    ['Ana Soto', 'Calle 1\nCasa 2', '_x0041_', 'ok', 'Ana_xSoto_'],
  ]);
});

test('treats markup in the XML as text', () => {
  const rows = textRowXml(1, ['&lt;img src=x onerror=alert(1)&gt;', '<![CDATA[<b>]]>']);
  expect(rowsOf(readContent({ rows }))).toEqual([['<img src=x onerror=alert(1)>', '<b>']]);
});

test('a row without height counts as hidden', () => {
  const rows = [
    headings,
    textRowXml(2, ['Ana'], 'hidden="1"'),
    textRowXml(3, ['Eva'], 'ht="0" customHeight="1"'),
    textRowXml(4, ['Pía'], 'ht="15"'),
  ].join('');
  expect(activeSheetOf(readContent({ rows })).rows.map(({ isHidden }) => isHidden)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('reports hidden columns with values', () => {
  const columnsXml =
    '<cols><col min="1" max="1" width="9"/><col min="2" max="2" hidden="true"/><col min="3" max="3" width="0"/><col min="4" max="16384" hidden="1"/></cols>';
  expect(activeSheetOf(readContent({ rows: headings, before: columnsXml })).hiddenColumns).toEqual([1, 2]);
});

test('clamps merged ranges to rows and columns with values', () => {
  const rows = [
    textRowXml(1, ['Nómina 2027']),
    textRowXml(3, ['Nombre', 'Comuna', 'Cargo']),
    textRowXml(4, ['Ana']),
  ].join('');
  const mergedCellsXml =
    '<mergeCells><mergeCell ref="A1:F1"/><mergeCell ref="B3:B1048576"/><mergeCell ref="C4:C4"/><mergeCell ref="H1:J2"/><mergeCell ref="x"/></mergeCells>';
  expect(activeSheetOf(readContent({ rows, after: mergedCellsXml })).merged).toEqual([
    { fromRow: 1, toRow: 1, fromColumn: 0, toColumn: 2 },
    { fromRow: 3, toRow: 4, fromColumn: 1, toColumn: 1 },
  ]);
});

const namedSheet = (name: string, state = '') => ({ name, state, rows: textRowXml(1, [name]) });

test('reads every visible sheet and the index of the open one', () => {
  const { sheets, active } = workbookOf(
    readContent({
      sheets: [
        namedSheet('2025'),
        namedSheet('Datos', 'hidden'),
        namedSheet('2026', 'show'),
        namedSheet('Listas', 'veryHidden'),
      ],
      view: 'activeTab="2"',
    }),
  );
  expect(sheets.map(({ name, rows }) => [name, rows[0]?.cells[0]])).toEqual([
    ['2025', '2025'],
    ['2026', '2026'],
  ]);
  expect(active).toBe(1);
});

test('opens the first visible sheet if the active one is hidden', () => {
  const result = readContent({
    sheets: [namedSheet('Datos', 'hidden'), namedSheet('2026')],
    view: 'activeTab="0"',
  });
  expect(activeSheetOf(result).name).toBe('2026');
});

test('reads the first sheet if all are hidden', () => {
  const result = readContent({
    sheets: [namedSheet('2025', 'hidden'), namedSheet('2026', 'hidden')],
    view: 'activeTab="1"',
  });
  expect(workbookOf(result).sheets.map(({ name }) => name)).toEqual(['2025']);
});

test('keeps an open sheet without rows if another sheet has some', () => {
  const result = readContent({ sheets: [{ name: 'Portada', rows: '' }, namedSheet('2026')] });
  expect(workbookOf(result).sheets.map(({ rows }) => rows.length)).toEqual([0, 1]);
});

test('a damaged sheet that is not open counts as one unread row', () => {
  const { sheets } = workbookOf(
    readContent({ sheets: [namedSheet('2026'), { name: 'Rota', rows: '<row>' }] }),
  );
  expect(sheets[1]).toMatchObject({ name: 'Rota', rows: [], unread: 1 });
});

const longRows = (count: number) =>
  Array.from({ length: count }, (_, index) => textRowXml(index + 1, ['x'.repeat(20_000)])).join('');

test('only counts the rows of a sheet that is too large and not open', () => {
  const { sheets } = workbookOf(
    readContent({ sheets: [{ rows: longRows(30) }, { rows: longRows(30) }, namedSheet('2026')] }),
  );
  expect(sheets.map(({ rows, unread }) => [rows.length, unread])).toEqual([
    [30, 0],
    [0, 30],
    [1, 0],
  ]);
});

test('refuses an open sheet with too many letters', () => {
  const view = 'activeTab="1"';
  expect(readContent({ sheets: [namedSheet('2026'), { rows: longRows(60) }], view })).toEqual({
    kind: 'refused',
    reason: 'wordy',
  });
});

test('keeps the first rows up to the limit and counts the other rows with values', () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => textRowXml(index + 2, ['Ana', 'x', 'y']));
  const formulas = Array.from(
    { length: 1_000 },
    (_, index) =>
      `<row r="${5_002 + index}"><c r="A${5_002 + index}" t="str"><f>""</f><v></v></c><c r="B${5_002 + index}" s="1"/></row>`,
  );
  const sheet = activeSheetOf(readContent({ rows: [headings, ...rows, ...formulas].join('') }));
  expect(sheet.rows).toHaveLength(maxRowsRead);
  expect(sheet.unread).toBe(5_001 - maxRowsRead);
});

test('keeps people below blank rows', () => {
  const people = Array.from({ length: 400 }, (_, index) =>
    [
      textRowXml(index * 3 + 2, ['Ana']),
      textRowXml(index * 3 + 3, [' ', '&#xA0;']),
      textRowXml(index * 3 + 4, ['&#x200B;']),
    ].join(''),
  );
  const { rows, unread } = activeSheetOf(readContent({ rows: headings + people.join('') }));
  expect({ kept: rows.length, last: rows.at(-1)?.number, unread }).toEqual({
    kept: 401,
    last: 1_199,
    unread: 0,
  });
});

test('reads a value a million rows below the others', () => {
  const rows = `${headings}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`;
  expect(activeSheetOf(readContent({ rows })).rows.map(({ number }) => number)).toEqual([1, 1_048_576]);
});

test.each([
  '<row r="1048576" ht="12.8" hidden="false"/>',
  '<row r="2"><c r="AMJ2" s="1"/><c r="XFD2" t="inlineStr"><is><t> </t></is></c></row>',
])('ignores formats far from all values: %s', (farRow) => {
  expect(activeSheetOf(readContent({ rows: headings + farRow })).rows).toHaveLength(1);
});

test.each([
  ['a value in the last column', `<row r="2"><c r="XFD2"><v>1</v></c></row>`, 'wide'],
  ['more than four hundred columns', `<row r="2">${'<c><v>1</v></c>'.repeat(401)}</row>`, 'wide'],
  ['no values', '<row r="2"><c r="A2" s="1"/></row>', 'empty'],
  ['a truncated tag', '<row r="1"', 'damaged'],
  ['a letter as a number', '<row r="1"><c r="A1"><v>x</v></c></row>', 'damaged'],
  ['a shared text that does not exist', '<row r="2"><c r="A2" t="s"><v>7</v></c></row>', 'damaged'],
  ['an undefined entity', '<row><c t="inlineStr"><is><t>&xxe;</t></is></c></row>', 'damaged'],
  ['a repeated row number', '<row r="2"/><row r="2"/>', 'damaged'],
  ['a row number beyond Excel’s last', '<row r="1048577"/>', 'damaged'],
])('refuses a sheet with %s', (_, rows, reason) => {
  expect(readContent({ rows })).toEqual({ kind: 'refused', reason });
});
