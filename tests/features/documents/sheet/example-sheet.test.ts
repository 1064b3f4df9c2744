import { expect, test } from 'vitest';
import { columnsOf } from '../../../../src/features/documents/batch/columns.ts';
import { rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { isRut } from '../../../../src/features/documents/model/rut.ts';
import { exampleColumns, sheetColumns } from '../../../../src/features/documents/sheet/example-row.ts';
import { readBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { writeSheet } from '../../../../src/features/documents/sheet/write-sheet.ts';
import { templates } from '../all-templates.ts';
import { rowsOf, toSecond } from './workbook.ts';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

test('the example sheet of each template reads back cell for cell', async () => {
  for (const template of templates) {
    const columns = exampleColumns(template);
    const file = await writeSheet(columns);
    const [headings, row, ...others] = rowsOf(await readBytes(await bytesOf(file)));
    expect(headings, template.productId).toEqual(columns.map(({ heading }) => heading));
    expect(row?.map(toSecond)).toEqual(columns.map(({ value }) => toSecond(value)));
    expect(others).toEqual([]);
  }
});

test('it has a column for every field of the form, in its order, but for lists', () => {
  for (const template of templates) {
    const inLists = template.groups.flatMap(({ rows }) => rows?.keys.flat() ?? []);
    const keys = template.groups.flatMap(({ fields }) => fields.map(({ key }) => key));
    const columns = sheetColumns(template);
    expect(columns.map(({ field }) => field.key)).toEqual(keys.filter((key) => !inLists.includes(key)));
    expect(new Set(columns.map(({ heading }) => heading)).size, 'no heading twice').toBe(columns.length);
  }
});

test('its row is a document with nothing to mend, whose columns are all recognised', async () => {
  for (const template of templates) {
    const result = await readBytes(await bytesOf(await writeSheet(exampleColumns(template))));
    const sheet = { rows: rowsOf(result) };
    const columns = columnsOf(sheet, template);
    expect(columns.map(({ key }) => key)).toEqual(sheetColumns(template).map(({ field }) => field.key));
    const { problems, values, warnings } = rowReader(
      { sheet, columns, common: {} },
      template,
      '2026-11-23',
    ).read(0);
    expect(problems, template.productId).toEqual([]);
    expect(
      warnings.map(({ message }) => message),
      template.productId,
    ).toEqual([]);
    expect(Object.keys(values).length).toBeGreaterThan((columns.length * 3) / 4);
  }
});

test('what it says of people is made up', () => {
  const madeUp = ['11.111.111-1', '12.345.678-5', '77.777.777-7'];
  for (const template of templates) {
    const texts = exampleColumns(template).map(({ value }) => String(value));
    for (const email of texts.filter((text) => text.includes('@'))) expect(email).toMatch(/\.example$/);
    for (const rut of texts.filter(isRut)) expect(madeUp).toContain(rut);
  }
});
