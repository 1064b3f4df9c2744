import { expect, test } from 'vitest';
import { heading, subheading, textLine } from '../../../../src/features/documents/model/builders.ts';
import type { Block, Row, Values } from '../../../../src/features/documents/model/document.ts';
import { bodyXmlOf, paragraphsOf, partReaderOfTemplate } from '../docx-parts.ts';
import {
  box,
  choice,
  customFieldTable,
  dataTable,
  fieldTable,
  fineprint,
  hoursTable,
  line,
  list,
  note,
  noteAndAnswer,
  paragraph,
  type SampleKey,
  sampleGroup,
  sampleTemplate,
  signatures,
  sum,
  textRow,
} from '../sample-template.ts';

function paragraphWith(xml: string, text: string): string {
  const foundParagraph = [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)]
    .map(([whole]) => whole)
    .find((whole) => whole.includes(text));
  if (!foundParagraph) throw new Error(`No paragraph contains ${text}`);
  return foundParagraph;
}

function rowsOf(xml: string): readonly string[] {
  return [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gs)].map(([row]) => row);
}

/** Returns the widths of a table's columns in twentieths of a point. */
function widthsOf(xml: string): readonly number[] {
  return [...xml.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
}

test('titles, headings and notes have their styles', async () => {
  const xml = await bodyXmlOf([
    { kind: 'title', text: 'CONTRATO', subtitle: 'A plazo fijo' },
    heading('Sección I'),
    subheading('Declaración'),
    note`Ayuda`,
    fineprint`Base legal`,
  ]);
  const styles = [
    ['CONTRATO', 'Title'],
    ['A plazo fijo', 'Subtitle'],
    ['Sección I', 'Heading1'],
    ['Declaración', 'Heading2'],
    ['Ayuda', 'Nota'],
    ['Base legal', 'LetraChica'],
  ] as const;
  for (const [text, id] of styles)
    expect(paragraphWith(xml, text), text).toContain(`<w:pStyle w:val="${id}"/>`);
});

test('a paragraph contains text, marked text and values', async () => {
  const xml = await bodyXmlOf([paragraph`Yo, **${'nombre'}**, declaro *esto*.`], { nombre: 'Ana Prueba' });
  expect(paragraphsOf(xml)[0]).toBe('Yo, Ana Prueba, declaro esto.');
  expect(xml).toMatch(/<w:b\/>(?:(?!<w:t).)*<w:t[^>]*>Ana Prueba</);
  expect(xml).toMatch(/<w:i\/>(?:(?!<w:t).)*<w:t[^>]*>esto</);
});

test('a missing value prints as a line of the field’s length', async () => {
  const blocks = [paragraph`Total: ${'monto'}; suma: ${sum('suma', 'Suma', ['monto', 'extra'])}`];
  expect(paragraphsOf(await bodyXmlOf(blocks))[0]).toBe(`Total: $ _____; suma: $ ${'_'.repeat(14)}`);
  expect(paragraphsOf(await bodyXmlOf(blocks, { monto: '1000', extra: '500' }))[0]).toBe(
    'Total: $1.000; suma: $1.500',
  );
});

test('markup in a value is escaped', async () => {
  const xml = await bodyXmlOf([paragraph`${'nombre'}`], { nombre: '<b>A & B</b> "C"' });
  expect(paragraphsOf(xml)[0]).toBe('<b>A & B</b> "C"');
});

test('only a paragraph that introduces the next block stays with it', async () => {
  const xml = await bodyXmlOf([
    paragraph`Presenta:`,
    list('letter', [line`uno`]),
    paragraph`Según la tabla:`,
    dataTable(),
    paragraph`Suelto`,
    paragraph`Final`,
  ]);
  const texts = ['Presenta:', 'Según la tabla:', 'Suelto', 'Final'];
  const keptTexts = texts.filter((text) => paragraphWith(xml, text).includes('w:keepNext'));
  expect(keptTexts).toEqual(['Presenta:', 'Según la tabla:']);
});

test('each list restarts its numbering', async () => {
  const xml = await bodyXmlOf([
    list('letter', [line`uno`, line`dos`]),
    paragraph`Entre`,
    list('letter', [line`tres`]),
  ]);
  const ids = [...xml.matchAll(/<w:numId w:val="(\d+)"\/>/g)].map(([, id]) => id);
  expect(ids).toHaveLength(3);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a list of boxes has check boxes instead of numbers', async () => {
  const xml = await bodyXmlOf([list('none', [line`${box('acepta')} Acepta`])], { acepta: 'si' });
  expect(xml).not.toContain('w:numPr');
  expect(xml).toContain('<w:alias w:val="Acepta"/>');
  expect(xml).toContain('<w14:checked w14:val="1"/>');
  expect(paragraphsOf(xml)[0]).toBe('☒ Acepta');
});

test('a choice has a box for each option, and the chosen one is ticked', async () => {
  const blocks = [choice('plan', '¿Hay plan?')];
  const blankXml = await bodyXmlOf(blocks);
  expect(paragraphWith(blankXml, '¿Hay plan?')).toContain('<w:keepNext/>');
  expect(paragraphsOf(blankXml)[1]?.trim()).toBe('☐ Sí\u2003\u2003☐ No');
  expect(paragraphsOf(await bodyXmlOf(blocks, { plan: 'no' }))[1]?.trim()).toBe('☐ Sí\u2003\u2003☒ No');
  expect(blankXml).toContain('<w:alias w:val="Plan: Sí"/>');
});

test('the columns of a field table take 35 % and 65 % of the text width', async () => {
  const xml = await bodyXmlOf([fieldTable(sampleGroup)], { nombre: 'Ana Prueba' });
  expect(widthsOf(xml)).toEqual([3444, 6396]);
  expect(
    new Set([...xml.matchAll(/<w:tcW w:type="(\w+)" w:w="(\d+)"\/>/g)].map(([, type, w]) => `${type} ${w}`)),
  ).toEqual(new Set(['dxa 3444', 'dxa 6396']));
  expect(xml).toContain('<w:tblLayout w:type="fixed"/>');
  const rows = sampleGroup.fields.length + 1;
  expect(xml.match(/<w:tr>/g)).toHaveLength(rows);
  expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(rows);
  expect(paragraphsOf(xml).slice(0, 5)).toEqual(['Dato', 'Respuesta', 'Nombre', 'Ana Prueba', 'Lugar']);
});

const tables = [
  customFieldTable('EL EMPLEADOR', [['Razón social', 'nombre']]),
  dataTable({ caption: line`Tabla 1. Horas de ${'nombre'} (${'lugar'}).` }),
  signatures([[line`El Empleador`]]),
];

test('the first row of a data table is its header', async () => {
  const xml = await bodyXmlOf(tables);
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(2);
  // Each value is a hexadecimal sum of 0020 (header row), 0080 (header column) and 0600 (no bands).
  expect([...xml.matchAll(/<w:tblLook w:val="(\w+)"\/>/g)].map(([, sum]) => sum)).toEqual([
    '06A0',
    '0620',
    '0600',
  ]);
  expect(xml).toMatch(/<w:gridSpan w:val="2"\/>.*EL EMPLEADOR/s);
});

test('every table has a description that Word 2007 ignores', async () => {
  const xml = await bodyXmlOf(tables, { nombre: 'Ana «Anita» & Cía.' });
  const descriptionPattern =
    /<mc:AlternateContent><mc:Choice Requires="w14"><w:tblDescription w:val="([^"]*)"\/><\/mc:Choice><\/mc:AlternateContent><\/w:tblPr>/g;
  expect([...xml.matchAll(descriptionPattern)].map(([, description]) => description)).toEqual([
    'EL EMPLEADOR',
    'Tabla 1. Horas de Ana «Anita» &amp; Cía. (–).',
    'Firmas',
  ]);
  expect(xml.match(/<w:tbl>/g)).toHaveLength(3);
});

test('a blank in a cell prints spaces instead of underscores', async () => {
  const text = paragraphsOf(await bodyXmlOf([fieldTable(sampleGroup)])).join('');
  expect(text).not.toContain('_');
  expect(text).toContain('$ \u00A0');
});

test('only the blank document has notes about the template', async () => {
  const printedParagraphs = async (values: Values) => paragraphsOf(await bodyXmlOf(noteAndAnswer, values));
  expect(await printedParagraphs({})).toContain('Plantilla referencial.');
  expect(await printedParagraphs({ nombre: '  ' })).toContain('Plantilla referencial.');
  expect(await printedParagraphs({ nombre: 'Ana' })).not.toContain('Plantilla referencial.');
});

test('lines are further apart if they have a blank', async () => {
  const minHeightsOf = async (values: Values) =>
    (await bodyXmlOf([paragraph`Yo, ${'nombre'}`, list('none', [line`A: ${'lugar'}`])], values)).match(
      /w:line="\d+" w:lineRule="atLeast"/g,
    );
  expect(await minHeightsOf({})).toHaveLength(2);
  expect(await minHeightsOf({ lugar: 'Aquí' })).toHaveLength(1);
  expect(await minHeightsOf({ lugar: 'Aquí', nombre: 'Ana' })).toBeNull();
});

/** Returns the text of each row that has to stay on the page of the next row. */
async function rowsKeptWithNext(
  rows: readonly Row<never>[],
  blocksAfter: readonly Block<SampleKey>[] = [],
): Promise<readonly string[]> {
  const xml = await bodyXmlOf([dataTable({ rows }), ...blocksAfter]);
  const texts = rows.map(({ cells }) => {
    const inline = cells[0]?.[0];
    return inline?.kind === 'text' ? inline.text : '';
  });
  return texts.filter((text) => paragraphWith(xml, `>${text}<`).includes('<w:keepNext/>'));
}

const nineRows = [...'abcdefghi'].map((letter) => textRow(letter));

test('keeps a table of eight rows on one page', async () => {
  expect(await rowsKeptWithNext(nineRows.slice(0, 8))).toEqual([...'abcdefg']);
});

test('keeps the first two and the last two rows of a longer table together', async () => {
  expect(await rowsKeptWithNext(nineRows)).toEqual(['a', 'h']);
});

test('keeps fine print on the page of the table’s last row', async () => {
  const rows = nineRows.slice(0, 3);
  expect(await rowsKeptWithNext(rows, [fineprint`Base legal`])).toEqual([...'abc']);
  expect(await rowsKeptWithNext(rows, [paragraph`Sigue`])).toEqual([...'ab']);
});

test('keeps every paragraph whole, as the preview does', async () => {
  const styles = (await partReaderOfTemplate(sampleTemplate()))('word/styles.xml');
  expect(/w:styleId="Normal".*?<\/w:style>/s.exec(styles)?.[0]).toContain('<w:keepLines/>');
});

test('keeps a total on the page of the two rows before it', async () => {
  const rows = nineRows.map((row, index) =>
    index === 4 || index === 5 ? { ...row, isTotal: true as const } : row,
  );
  expect(await rowsKeptWithNext(rows)).toEqual(['a', 'c', 'd', 'e', 'h']);
});

test('Word computes the number of a caption', async () => {
  const captions = [line`Tabla 2. Horas de ${'nombre'}.`, textLine('Personas')];
  const xml = await bodyXmlOf(captions.map((caption) => dataTable({ caption })));
  expect(xml).toMatch(/> SEQ Tabla \\\* ARABIC <\/w:instrText>.*?"separate".*?<w:t>2<\/w:t>/s);
  expect(xml.match(/SEQ/g)).toHaveLength(1);
  expect(paragraphsOf(xml)[0]).toBe('Tabla 2. Horas de _____.');
});

test('a table has a caption, a header row and rows that are not split', async () => {
  const xml = await bodyXmlOf([hoursTable]);
  expect(paragraphWith(xml, '. Horas')).toContain('<w:pStyle w:val="Caption"/>');
  expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
  expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(3);
  expect(widthsOf(xml)).toEqual([6888, 2952]);
  const cells = ['Día', 'Horas', 'Lunes', '9:00', 'Total', '44:00'];
  expect(paragraphsOf(xml).filter((text) => text !== '')).toEqual(['Tabla 1. Horas', ...cells]);
  expect(paragraphWith(xml, '44:00')).toContain('<w:b/>');
});

const listRow = (key: SampleKey, otherKey: SampleKey) => ({
  keys: [key, otherKey],
  cells: [line`${key} / ${otherKey}`],
});
const listTable = dataTable({ rows: [listRow('nombre', 'lugar'), listRow('entrada', 'salida')] });

/** Returns the text and the minimum height, in twentieths of a point, of each row below the header. */
async function bodyRows(values: Values) {
  const [, ...rows] = rowsOf(await bodyXmlOf([listTable], values));
  return rows.map((row) => [paragraphsOf(row).join(''), /<w:trHeight w:val="(\d+)"/.exec(row)?.[1]]);
}

test('rows of a blank list are high enough for handwriting', async () => {
  const blankRow = [expect.stringContaining(' / '), '458'];
  expect(await bodyRows({})).toEqual([blankRow, blankRow]);
});

test('spare rows of a list have only blanks and the height of answered rows', async () => {
  expect(await bodyRows({ nombre: 'Ana', lugar: 'Sala' })).toEqual([
    ['Ana / Sala', '320'],
    [expect.stringMatching(/^\s+$/), '320'],
  ]);
});

test('a half-answered row of a list is high enough for handwriting', async () => {
  expect((await bodyRows({ nombre: 'Ana' }))[0]).toEqual([expect.stringContaining('Ana / '), '458']);
});

test('boxes are closer together if their list has no blank', async () => {
  const boxes = list('none', [line`${box('acepta')} Acepta`, line`${box('acepta')} A: ${'lugar'}`]);
  const spaceBelow = async (values: Values) =>
    /w:after="(\d+)"/.exec(paragraphWith(await bodyXmlOf([boxes], values), 'Acepta'))?.[1];
  expect(await spaceBelow({})).toBe('100');
  expect(await spaceBelow({ lugar: 'Sala' })).toBeUndefined();
});

test('signatures are one table that stays with the paragraph before it', async () => {
  const xml = await bodyXmlOf([
    paragraph`Se firma en tres ejemplares.`,
    signatures([[line`**${'nombre'}**`, line`El Empleador`], [line`La Trabajadora`]]),
  ]);
  expect(paragraphWith(xml, 'tres ejemplares')).toContain('<w:keepNext/>');
  const rows = rowsOf(xml);
  expect(rows.map(paragraphsOf)).toEqual([
    ['_'.repeat(38), '_'.repeat(38)],
    ['_'.repeat(42), 'La Trabajadora'],
    ['El Empleador', ''],
  ]);
  for (const row of rows) expect(row).toContain('<w:cantSplit/>');
  expect(rows.map((row) => row.includes('<w:keepNext/>'))).toEqual([true, true, false]);
  expect(widthsOf(xml)).toEqual([4920, 4920]);
  expect(xml).toContain('<w:top w:val="none"');
});

/**
 * Returns the spaces above the paragraphs below the line to sign on, in twentieths of a point. Leaves out paragraphs with
 * the space of their style.
 */
async function signatureSpacing(values: Values) {
  const [, ...rows] = rowsOf(
    await bodyXmlOf([signatures([[line`Nombre: ${'nombre'}`], [line`(firma)`]])], values),
  );
  return rows.flatMap((row) =>
    [...row.matchAll(/<w:spacing [^>]*w:before="(\d+)"/g)].map(([, spaceBefore]) => spaceBefore),
  );
}

test('columns of signatures are aligned at the top and 5 mm apart', async () => {
  const [, ...rows] = rowsOf(await bodyXmlOf([signatures([[line`Ana`], [line`Luis`]])]));
  for (const row of rows) {
    expect(row.match(/<w:vAlign w:val="top"\/>/g)).toHaveLength(2);
    expect(row.match(/<w:right w:type="dxa" w:w="283"\/>/g)).toHaveLength(2);
  }
});

test('lines of a signature are 2 points apart unless one has a blank', async () => {
  const styles = (await partReaderOfTemplate(sampleTemplate()))('word/styles.xml');
  expect(/w:styleId="Firma".*?w:after="(\d+)"/s.exec(styles)?.[1]).toBe('40');
  expect(await signatureSpacing({ nombre: 'Ana' })).toEqual([]);
  expect(await signatureSpacing({})).toEqual(['201', '201']);
});

test('the line to sign on is shorter for three signatories', async () => {
  const xml = await bodyXmlOf([signatures([[line`Ana`], [line`Luis`], [line`Eva`]])]);
  expect(paragraphsOf(rowsOf(xml)[0] ?? '')).toEqual(Array(3).fill('_'.repeat(27)));
});
