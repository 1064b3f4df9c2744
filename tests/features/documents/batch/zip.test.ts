import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileNames, zipName } from '../../../../src/features/documents/batch/zip.ts';
import { zipDocuments } from '../../../../src/features/documents/batch/zip-documents.ts';
import { makeDocument } from '../../../../src/features/documents/download/download.ts';
import { docxParts, paragraphsOf } from '../docx-parts.ts';
import { sampleEntry } from '../sample.ts';
import { smallTemplate } from '../small-template.ts';
import { today } from './sheet-cells.ts';

const entry = sampleEntry(async () => smallTemplate);

const namesOf = (...names: readonly string[]) =>
  fileNames(
    entry,
    names.map((name) => ({ name })),
    today,
  );

test('a file has the name of a single download', async () => {
  const single = await makeDocument(entry, {}, { about: 'Ñuñoa' });
  expect(namesOf('Ñuñoa')).toEqual([single.name]);
});

test('files with the same name are numbered', () => {
  expect(namesOf('Arica', 'ARICA', 'Arica 2')).toEqual([
    'prueba-arica.docx',
    'prueba-arica-2.docx',
    'prueba-arica-2-2.docx',
  ]);
});

test('a file about nobody is named by its day', () => {
  expect(namesOf('', '')).toEqual(['prueba-27-11-2026.docx', 'prueba-27-11-2026-2.docx']);
});

test('the file of many documents is named by its day', () => {
  expect(zipName(entry, today)).toBe('prueba-varios-27-11-2026.zip');
});

test('the ZIP has the documents and their list, with progress for each', async () => {
  const counts: number[] = [];
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
  const zip = await zipDocuments(job, smallTemplate, (done) => counts.push(done));
  expect(counts).toEqual([1, 2, 3]);
  expect(zip.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['salida-1.docx', 'salida-2.docx', 'salida-3.docx', 'resumen.txt']);
  expect(new TextDecoder().decode(files['resumen.txt'])).toBe('Todo');
  const second = await docxParts(new Blob([new Uint8Array(files['salida-2.docx'] ?? [])]));
  expect(paragraphsOf(second('word/document.xml')).join(' ')).toContain('Docente 2');
});
