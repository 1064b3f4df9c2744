import { expect, test } from 'vitest';
import { problemOf } from '../../../../src/features/documents/model/check.ts';
import { addDays } from '../../../../src/features/documents/model/date.ts';
import { formatDuration, formatTime } from '../../../../src/features/documents/model/hours.ts';
import { parseOnBlur } from '../../../../src/features/documents/model/input.ts';
import { isRut } from '../../../../src/features/documents/model/rut.ts';
import { sheetColumns } from '../../../../src/features/documents/sheet/columns.ts';
import { exampleColumns } from '../../../../src/features/documents/sheet/example-row.ts';
import { readBytes } from '../../../../src/features/documents/sheet/read-file.ts';
import { writeSheet } from '../../../../src/features/documents/sheet/write-sheet.ts';
import { templates } from '../all-templates.ts';
import { rowsOf, toSecond } from './result.ts';

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

test('its answers are valid, and most fields have one', () => {
  for (const template of templates) {
    const fields = sheetColumns(template).map(({ field }) => field);
    const cells = exampleColumns(template);
    const typed = fields.map((field, place) => {
      const value = cells[place]?.value ?? '';
      if (typeof value === 'string') return value;
      const minutes = Math.round(value * 24 * 60);
      if (field.kind === 'date') return addDays('1899-12-30', value);
      if (field.kind === 'time') return formatTime(minutes);
      return field.kind === 'duration' ? formatDuration(minutes) : String(value);
    });
    const problems = fields.flatMap((field, place) => {
      const text = typed[place] ?? '';
      if (field.kind === 'choice' || field.kind === 'check') return [];
      const problem = problemOf(field, parseOnBlur(field, text, '2027-03-01'));
      return problem === null ? [] : [`${field.key}: ${text}: ${problem}`];
    });
    expect(problems, template.productId).toEqual([]);
    expect(typed.filter((text) => text === '').length).toBeLessThan(fields.length / 4);
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
