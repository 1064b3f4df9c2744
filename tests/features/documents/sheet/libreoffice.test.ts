import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, type TestContext, vi } from 'vitest';
import { exampleColumns } from '../../../../src/features/documents/sheet/example-row.ts';
import { readSheetBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { writeSheet, writeTable } from '../../../../src/features/documents/sheet/write-sheet.ts';
import { templates } from '../all-templates.ts';
import { canConvert, officeTest, runOffice } from '../office.ts';
import { activeSheetOf, rowsOf, shownRows, toSeconds } from './workbook.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 180_000 });

type OfficeCell = readonly [attributes: string, text: string];

const textCell = (words: string, attributes = ''): OfficeCell => [
  `office:value-type="string" ${attributes}`,
  words,
];

const cellStyle = (kind: string, parts: string) =>
  `<number:${kind}-style style:name="${kind}-format">${parts}</number:${kind}-style><style:style style:name="${kind}" style:family="table-cell" style:data-style-name="${kind}-format"/>`;

/** Writes a sheet in LibreOffice's flat XML format. `dayZero` is the date whose number is 0. */
function flatSheet(dayZero: string, rows: readonly (readonly OfficeCell[])[]): string {
  const cells = rows.map((row) =>
    row
      .map(([attributes, words]) =>
        attributes === 'covered'
          ? '<table:covered-table-cell/>'
          : `<table:table-cell ${attributes}><text:p>${words}</text:p></table:table-cell>`,
      )
      .join(''),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>${cellStyle('date', '<number:day/><number:text>/</number:text><number:month/><number:text>/</number:text><number:year/>')}${cellStyle('time', '<number:hours/><number:text>:</number:text><number:minutes/>')}</office:automatic-styles><office:body><office:spreadsheet><table:calculation-settings><table:null-date table:date-value="${dayZero}"/></table:calculation-settings><table:table table:name="Nómina">${cells.map((row) => `<table:table-row>${row}</table:table-row>`).join('')}</table:table></office:spreadsheet></office:body></office:document>`;
}

const staffRows = [
  [textCell('Nómina docente 2027')],
  [['', '']],
  [
    textCell('Nombre'),
    textCell('Fecha de nacimiento'),
    textCell('Entrada'),
    textCell('Comuna'),
    textCell('Sueldo'),
    textCell('Total'),
  ],
  [
    textCell('Ana Muñoz'),
    ['table:style-name="date" office:value-type="date" office:date-value="1990-05-14"', '14/05/90'],
    ['table:style-name="time" office:value-type="time" office:time-value="PT08H30M00S"', '08:30:00'],
    textCell('Maipú', 'table:number-rows-spanned="2" table:number-columns-spanned="1"'),
    ['office:value-type="float" office:value="850000"', '850000'],
    ['table:formula="of:=[.E4]*2" office:value-type="float" office:value="1700000"', '1700000'],
  ],
  [
    textCell('Eva Peña'),
    ['table:style-name="date" office:value-type="date" office:date-value="1985-12-01"', '01/12/85'],
    ['table:style-name="time" office:value-type="time" office:time-value="PT14H00M00S"', '14:00:00'],
    ['covered', ''],
    ['office:value-type="float" office:value="44"', '44'],
    ['table:formula="of:=NA()" office:value-type="string" office:string-value=""', '#N/A'],
  ],
] as const;

const today = '2026-11-27';

/** Strings that a spreadsheet program would compute or convert if somebody typed them. */
const formulaTexts = ['=1+1', '+56 9', '-2', '@SUM(A1)', '1-2', '007', '=HYPERLINK("http://x.example";"x")'];

let dir = '';
const pathOf = (name: string) => join(dir, name);
const productIds = templates.map(({ productId }) => productId);

beforeAll(async () => {
  if (!canConvert) return;
  dir = await mkdtemp(join(tmpdir(), 'libreoffice-'));
  await writeFile(pathOf('staff.fods'), flatSheet('1899-12-30', staffRows));
  await writeFile(pathOf('staff-1904.fods'), flatSheet('1904-01-01', staffRows));
  for (const template of templates) {
    const file = await writeSheet(exampleColumns(template, today));
    await writeFile(pathOf(`${template.productId}.xlsx`), new Uint8Array(await file.arrayBuffer()));
  }
  const texts = writeTable(
    ['Texto'],
    formulaTexts.map((value) => [{ value }]),
  );
  await writeFile(pathOf('textos.xlsx'), new Uint8Array(await texts.arrayBuffer()));
  await runOffice(
    dir,
    'ods',
    [...productIds, 'textos'].map((name) => pathOf(`${name}.xlsx`)),
  );
  await runOffice(
    dir,
    'xlsx',
    ['staff.fods', 'staff-1904.fods', ...[...productIds, 'textos'].map((name) => `${name}.ods`)].map(pathOf),
  );
});

afterAll(() => rm(dir, { recursive: true, force: true }));

/** Skips a test on a developer's machine without LibreOffice Calc, which CI must have. */
const skipWithoutCalc = ({ skip }: TestContext) =>
  skip(!process.env.CI && !existsSync(pathOf('staff.xlsx')), 'LibreOffice has no Calc here');

const readSavedSheet = async (name: string) => readSheetBytes(new Uint8Array(await readFile(pathOf(name))));

officeTest('reads a sheet saved by LibreOffice', async (context) => {
  skipWithoutCalc(context);
  for (const name of ['staff.xlsx', 'staff-1904.xlsx']) {
    const result = await readSavedSheet(name);
    expect(
      rowsOf(result).map((row) => row.map(toSeconds)),
      name,
    ).toEqual(
      [
        ['Nómina docente 2027'],
        ['Nombre', 'Fecha de nacimiento', 'Entrada', 'Comuna', 'Sueldo', 'Total'],
        ['Ana Muñoz', 33_007, 8.5 / 24, 'Maipú', 850_000, 1_700_000],
        ['Eva Peña', 31_382, 14 / 24, '', 44, '#N/A'],
      ].map((row) => row.map(toSeconds)),
    );
    const [, , ana] = shownRows(result);
    expect(ana).toEqual(['Ana Muñoz', '14/5/90', '8:30', 'Maipú', '850000', '1700000']);
    expect(activeSheetOf(result)).toMatchObject({
      name: 'Nómina',
      merged: [{ fromRow: 4, toRow: 5, fromColumn: 3, toColumn: 3 }],
    });
  }
});

officeTest('reads an example sheet saved by LibreOffice', async (context) => {
  skipWithoutCalc(context);
  for (const template of templates) {
    const columns = exampleColumns(template, today);
    const [headings = [], row = []] = rowsOf(await readSavedSheet(`${template.productId}.xlsx`));
    expect(headings).toEqual(columns.map(({ heading }) => heading));
    expect(row.map(toSeconds)).toEqual(columns.map(({ value }) => toSeconds(value)));
  }
});

officeTest('keeps text that looks like a formula', async (context) => {
  skipWithoutCalc(context);
  expect(rowsOf(await readSavedSheet('textos.xlsx'))).toEqual([
    ['Texto'],
    ...formulaTexts.map((text) => [text]),
  ]);
});

officeTest('refuses an .ods', async (context) => {
  skipWithoutCalc(context);
  for (const name of productIds)
    expect(await readSavedSheet(`${name}.ods`)).toEqual({ kind: 'refused', reason: 'ods' });
});
