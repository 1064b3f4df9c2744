import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { batchSummaryCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { columnsOf } from '../../../../src/features/documents/batch/columns.ts';
import { readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { summaryText } from '../../../../src/features/documents/batch/summary.ts';
import { fileNames, zipName } from '../../../../src/features/documents/batch/zip.ts';
import { zipDocuments } from '../../../../src/features/documents/batch/zip-documents.ts';
import { makeDocument } from '../../../../src/features/documents/download/download.ts';
import type { Cell } from '../../../../src/features/documents/sheet/sheet.ts';
import { docxParts, paragraphsOf } from '../docx-parts.ts';
import { sampleEntry } from '../sample.ts';
import { smallTemplate } from '../small-template.ts';

const today = '2026-11-23';
const entry = sampleEntry(async () => smallTemplate);

function rowsOf(...rows: readonly (readonly Cell[])[]) {
  const sheet = { rows: [['Destino', 'Docente', 'Fecha de la salida'], ...rows] };
  const source = { sheet, columns: columnsOf(sheet, smallTemplate), common: {} };
  return readRows(rowReader(source, smallTemplate, today), {});
}

test('each file is called as one alone is, and those of one name are numbered', async () => {
  const rows = rowsOf(['Arica'], ['ARICA'], ['Ñuñoa'], ['', 'Ana'], ['', 'Beatriz'], ['Arica 2']);
  const names = fileNames(entry, rows, today);
  expect(names).toEqual([
    'prueba-arica.docx',
    'prueba-arica-2.docx',
    'prueba-nunoa.docx',
    'prueba-23-11-2026.docx',
    'prueba-23-11-2026-2.docx',
    'prueba-arica-2-2.docx',
  ]);
  expect((await makeDocument(entry, {}, { about: 'Ñuñoa' })).name).toBe(names[2]);
  expect(zipName(entry, today)).toBe('prueba-varios-23-11-2026.zip');
});

test('the list names what is to be mended, doubtful or blank in each file, and its twins', () => {
  const rows = rowsOf(['Arica', 'Ana', 'marzo'], ['Iquique', 'ana', 46083], ['Talca', 'Beatriz', 46083]);
  const text = summaryText(smallTemplate, rows, fileNames(entry, rows, today), today);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const lines = text.slice(1).split('\r\n');
  expect(lines[0]).toBe('Autorización de salida: 3 documentos');
  expect(lines).toContain('1. prueba-arica.docx (Arica)');
  expect(lines).toContain('   - Fecha de la salida: «marzo». Escriba el día, el mes y el año (dd-mm-aaaa).');
  expect(lines).toContain('   Nombre de la profesora: la misma respuesta que en prueba-iquique.docx.');
  expect(lines.filter((line) => line === `   ${batchSummaryCopy.blanks}`)).toHaveLength(3);
  expect(text).toContain('   - Salida: Nombre del colegio; ');
});

test('the documents and their list are one ZIP, told one by one', async () => {
  const told: number[] = [];
  const job = {
    productId: smallTemplate.productId,
    documents: [1, 2, 3].map((number) => ({
      name: `salida-${number}.docx`,
      values: { sal_docente: `Docente ${number}` },
    })),
    summary: { name: 'resumen.txt', text: 'Todo' },
    logo: null,
    letterhead: null,
  };
  const zip = await zipDocuments(job, smallTemplate, (done) => told.push(done));
  expect(told).toEqual([1, 2, 3]);
  expect(zip.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['salida-1.docx', 'salida-2.docx', 'salida-3.docx', 'resumen.txt']);
  expect(new TextDecoder().decode(files['resumen.txt'])).toBe('Todo');
  const second = await docxParts(new Blob([new Uint8Array(files['salida-2.docx'] ?? [])]));
  expect(paragraphsOf(second('word/document.xml')).join(' ')).toContain('Docente 2');
});
