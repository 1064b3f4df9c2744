import { expect, test } from 'vitest';
import { batchSummaryCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { confirmationOf } from '../../../../src/features/documents/batch/figures.ts';
import type { BatchRow } from '../../../../src/features/documents/batch/rows.ts';
import { summaryText } from '../../../../src/features/documents/batch/summary.ts';
import type { Template } from '../../../../src/features/documents/model/document.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { smallTemplate } from '../small-template.ts';
import { type Cells, date, number, readSheet, today } from './sheet-cells.ts';

/** Returns the lines about the document of each row, whose file is named by its number. */
function linesOf(template: Template, rows: readonly BatchRow[], isConfirmed = false): readonly string[] {
  const files = rows.map((row) => `fila-${row.number}.docx`);
  const made = rows.map((row) => ({ row, confirmed: isConfirmed ? confirmationOf(row.figures) : undefined }));
  return summaryText(template, made, files, today).slice(1).split('\r\n');
}

const outings = (...rows: readonly Cells[]) =>
  readSheet(smallTemplate, [['Destino', 'Docente', 'Fecha de la salida'], ...rows]);

test('the list starts with its documents and day, encoded for Windows editors', () => {
  const rows = outings(['Arica', 'Ana', date('2026-03-02')]).map((row) => ({ row }));
  const text = summaryText(smallTemplate, rows, ['uno.docx'], today);
  expect(text.startsWith('\uFEFFAutorización de salida: 1 documento\r\n')).toBe(true);
  expect(text).toContain(batchSummaryCopy.made('27-11-2026'));
});

test('each document is named by file and person', () => {
  const lines = linesOf(smallTemplate, outings(['Arica', 'Ana', ''], ['Iquique', 'Eva', '']));
  expect(lines.filter((line) => /^\d/.test(line))).toEqual([
    '1. fila-2.docx (Arica)',
    '2. fila-3.docx (Iquique)',
  ]);
});

test('an answer to correct is quoted as typed', () => {
  expect(linesOf(smallTemplate, outings(['Arica', 'Ana', 'marzo']))).toContain(
    '   - Fecha de la salida: «marzo». Escriba el día, el mes y el año (dd-mm-aaaa).',
  );
});

test('a long answer to correct is cut', () => {
  const lines = linesOf(smallTemplate, outings(['Arica', 'Ana', `marzo ${'x'.repeat(90)}`]));
  expect(lines.find((line) => line.includes('«marzo'))).toContain(`${'x'.repeat(74)}…». `);
});

test('twins are named by their files', () => {
  const lines = linesOf(smallTemplate, outings(['Arica', 'Ana', ''], ['Iquique', 'ana', '']));
  expect(lines).toContain('   Nombre de la profesora: la misma respuesta que en fila-3.docx.');
});

test('a twin without a document is named by its row', () => {
  const [first] = outings(['Arica', 'Ana', ''], ['Iquique', 'ana', '']);
  const lines = linesOf(smallTemplate, first ? [first] : []);
  expect(lines).toContain('   Nombre de la profesora: la misma respuesta que en la fila 3.');
});

test('blanks are named by section', () => {
  const lines = linesOf(smallTemplate, outings(['Arica', 'Ana', date('2026-03-02')]));
  expect(lines).toContain(`   ${batchSummaryCopy.blanks}`);
  expect(lines.find((line) => line.startsWith('   - Salida: '))).toBe(
    '   - Salida: Nombre del colegio; Fecha del regreso',
  );
});

const contracts = (...rows: readonly Cells[]) =>
  readSheet(fixedTermContract, [['Nombre', 'Horas', 'Sueldo base'], ...rows]);

test('figures name their source unless it is the sheet', () => {
  const lines = linesOf(fixedTermContract, contracts(['Ana Prueba', number(25), number(850_000)]));
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

test('a figure that is blank in the sheet says so', () => {
  const lines = linesOf(fixedTermContract, contracts(['Ana Prueba', '', number(850_000)]));
  expect(lines).toContain('   Horas: — (en blanco en la planilla)');
});

test('a confirmed figure keeps only its source', () => {
  const rows = contracts(['Ana Prueba', number(25), number(850_000)]);
  const lines = linesOf(fixedTermContract, rows, true);
  expect(lines).toContain('   Días: Lu a Ju 8:00–15:00 (propuesto)');
  expect(lines).not.toContain('   Horario propuesto: revíselo');
});

test('warnings are listed', () => {
  const lines = linesOf(fixedTermContract, contracts(['Ana', number(25), number(500)]));
  expect(lines).toContain(`   ${batchSummaryCopy.warnings}`);
  expect(lines).toContain('   - Sueldo base: $500. ¿Faltan cifras?');
});

test('a complete document says so', () => {
  const complete = outings(['Arica', 'Ana', '']).map((row) => {
    const sections = row.sections.map((section) => ({ ...section, blanks: [] }));
    return { ...row, problems: [], warnings: [], sections, blanks: 0 };
  });
  const lines = linesOf(smallTemplate, complete);
  expect(lines).toContain(`   ${batchSummaryCopy.ready}`);
});
