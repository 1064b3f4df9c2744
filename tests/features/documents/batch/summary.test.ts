import { expect, test } from 'vitest';
import { batchSummaryCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { confirmationsOf } from '../../../../src/features/documents/batch/figures.ts';
import type { BatchRow } from '../../../../src/features/documents/batch/rows.ts';
import { summaryText } from '../../../../src/features/documents/batch/summary.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { smallTemplate } from '../small-template.ts';
import { type Cells, dateCell, numberCell, readSheet, today } from './sheet-cells.ts';

/** Returns the lines of the summary without its byte order mark. Documents are called «fila-2.docx», after the row. */
function linesOf(
  template: Template,
  rows: readonly BatchRow[],
  { isConfirmed = false } = {},
): readonly string[] {
  const files = rows.map((row) => `fila-${row.number}.docx`);
  const summaryRows = rows.map((row) => ({
    row,
    confirmed: isConfirmed ? confirmationsOf(row.figures) : undefined,
  }));
  return summaryText(template, summaryRows, files, today).slice(1).split('\r\n');
}

const outingRows = (...rows: readonly Cells[]) =>
  readSheet(smallTemplate, [['Destino', 'Docente', 'Fecha de la salida'], ...rows]);

test('starts with the title, number of documents and date', () => {
  const rows = outingRows(['Arica', 'Ana', dateCell('2026-03-02')]).map((row) => ({ row }));
  const text = summaryText(smallTemplate, rows, ['uno.docx'], today);
  expect(text.startsWith('\uFEFFAutorización de salida: 1 documento\r\n')).toBe(true);
  expect(text).toContain(batchSummaryCopy.made('27-11-2026'));
});

test('lists each document by file and name', () => {
  const lines = linesOf(smallTemplate, outingRows(['Arica', 'Ana', ''], ['Iquique', 'Eva', '']));
  expect(lines.filter((line) => /^\d/.test(line))).toEqual([
    '1. fila-2.docx (Arica)',
    '2. fila-3.docx (Iquique)',
  ]);
});

test('quotes an answer that the user should correct', () => {
  expect(linesOf(smallTemplate, outingRows(['Arica', 'Ana', 'marzo']))).toContain(
    '   - Fecha de la salida: «marzo». Escriba el día, el mes y el año (dd-mm-aaaa).',
  );
});

test('truncates a long answer that the user should correct', () => {
  const lines = linesOf(smallTemplate, outingRows(['Arica', 'Ana', `marzo ${'x'.repeat(90)}`]));
  expect(lines.find((line) => line.includes('«marzo'))).toContain(`${'x'.repeat(74)}…». `);
});

test('refers to another row about the same person by its file', () => {
  const lines = linesOf(smallTemplate, outingRows(['Arica', 'Ana', ''], ['Iquique', 'ana', '']));
  expect(lines).toContain('   Nombre de la profesora: la misma respuesta que en fila-3.docx.');
});

test('refers to a row without a document by its number', () => {
  const [firstRow] = outingRows(['Arica', 'Ana', ''], ['Iquique', 'ana', '']);
  const lines = linesOf(smallTemplate, firstRow ? [firstRow] : []);
  expect(lines).toContain('   Nombre de la profesora: la misma respuesta que en la fila 3.');
});

test('lists blanks by section', () => {
  const lines = linesOf(smallTemplate, outingRows(['Arica', 'Ana', dateCell('2026-03-02')]));
  expect(lines).toContain(`   ${batchSummaryCopy.blanks}`);
  expect(lines.find((line) => line.startsWith('   - Salida: '))).toBe(
    '   - Salida: Nombre del colegio; Fecha del regreso',
  );
});

const contractRows = (...rows: readonly Cells[]) =>
  readSheet(fixedTermContract, [['Nombre', 'Horas', 'Sueldo base'], ...rows]);

test('lists figures with captions', () => {
  const lines = linesOf(fixedTermContract, contractRows(['Ana Prueba', numberCell(25), numberCell(850_000)]));
  expect(lines).toEqual(
    expect.arrayContaining([
      '   Horas: 25',
      '   Días: Lu a Ju 8:00–15:00 (propuesto)',
      '   Sueldo base: $850.000',
      '   Total haberes: — (falta un monto)',
      '   Horario propuesto: revíselo',
    ]),
  );
});

test('the caption of a figure says that its cell in the sheet is blank', () => {
  const lines = linesOf(fixedTermContract, contractRows(['Ana Prueba', '', numberCell(850_000)]));
  expect(lines).toContain('   Horas: — (en blanco en la planilla)');
});

test('does not ask the user to review a confirmed figure', () => {
  const rows = contractRows(['Ana Prueba', numberCell(25), numberCell(850_000)]);
  const lines = linesOf(fixedTermContract, rows, { isConfirmed: true });
  expect(lines).toContain('   Días: Lu a Ju 8:00–15:00 (propuesto)');
  expect(lines).not.toContain('   Horario propuesto: revíselo');
});

test('lists warnings', () => {
  const lines = linesOf(fixedTermContract, contractRows(['Ana', numberCell(25), numberCell(500)]));
  expect(lines).toContain(`   ${batchSummaryCopy.warnings}`);
  expect(lines).toContain('   - Sueldo base: $500. ¿Faltan cifras?');
});

test('says that a complete document is ready', () => {
  const completeRows = outingRows(['Arica', 'Ana', '']).map((row) => {
    const sections = row.sections.map((section) => ({ ...section, blanks: [] }));
    return { ...row, problems: [], warnings: [], sections, blanks: 0 };
  });
  const lines = linesOf(smallTemplate, completeRows);
  expect(lines).toContain(`   ${batchSummaryCopy.ready}`);
});
