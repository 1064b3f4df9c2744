import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { fileNames, makeZip, zipName } from '../../../../src/features/documents/batch/zip.ts';
import { type ZipJob, zipDocuments } from '../../../../src/features/documents/batch/zip-documents.ts';
import { makeDocument } from '../../../../src/features/documents/download/download.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import type { LogoUse } from '../../../../src/features/documents/model/document-entry.ts';
import { paragraphsOf, partReaderOfFile } from '../docx-parts.ts';
import { sampleEntry } from '../sample-template.ts';
import { smallTemplate } from '../small-template.ts';
import { readPerson, today } from './sheet-cells.ts';

afterEach(() => vi.unstubAllGlobals());

const entry = sampleEntry(async () => smallTemplate);

const fileNamesFor = (...names: readonly string[]) =>
  fileNames(
    entry,
    names.map((name) => ({ name })),
    today,
  );

test('a file in the ZIP has the name of a single download', async () => {
  const singleDownload = await makeDocument(entry, {}, { suffix: 'Ñuñoa' });
  expect(fileNamesFor('Ñuñoa')).toEqual([singleDownload.name]);
});

test('files with the same name are numbered', () => {
  expect(fileNamesFor('Arica', 'ARICA', 'Arica 2')).toEqual([
    'prueba-arica.docx',
    'prueba-arica-2.docx',
    'prueba-arica-2-2.docx',
  ]);
});

test('the file of a row without a name has the date in its name', () => {
  expect(fileNamesFor('', '')).toEqual(['prueba-27-11-2026.docx', 'prueba-27-11-2026-2.docx']);
});

test('files of a ZIP have different names of at most 60 characters', () => {
  const anyName = fc.string({ unit: 'grapheme', maxLength: 120 });
  const longNames = fc.constantFrom('María Fernanda del Carmen González Valenzuela', 'A'.repeat(90));
  fc.assert(
    fc.property(fc.array(fc.oneof(anyName, longNames), { maxLength: 40 }), (rows) => {
      const names = fileNamesFor(...rows);
      expect(new Set(names).size).toBe(rows.length);
      for (const name of names) expect(name.length).toBeLessThanOrEqual(60);
    }),
  );
});

test('the name of the ZIP has at most 60 characters', () => {
  expect(zipName({ fileName: 'contrato-plazo-fijo-educadora-diferencial.docx' }, today)).toBe(
    'contrato-plazo-fijo-varios-27-11-2026.zip',
  );
});

test('the name of the ZIP contains the date', () => {
  expect(zipName(entry, today)).toBe('prueba-varios-27-11-2026.zip');
});

const threeDocuments: ZipJob = {
  productId: smallTemplate.productId,
  documents: [1, 2, 3].map((number) => ({
    name: `salida-${number}.docx`,
    values: { sal_docente: `Docente ${number}` },
  })),
  summary: { name: 'resumen.txt', text: 'Todo' },
  logo: null,
  letterhead: null,
};

test('reports the number of finished documents after each one', async () => {
  const counts: number[] = [];
  await zipDocuments(threeDocuments, smallTemplate, (doneCount) => counts.push(doneCount));
  expect(counts).toEqual([1, 2, 3]);
});

test('the ZIP has the documents and their summary', async () => {
  const zip = await zipDocuments(threeDocuments, smallTemplate, () => {});
  expect(zip.type).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['salida-1.docx', 'salida-2.docx', 'salida-3.docx', 'resumen.txt']);
  expect(new TextDecoder().decode(files['resumen.txt'])).toBe('Todo');
  const secondDocument = await partReaderOfFile(new Blob([new Uint8Array(files['salida-2.docx'] ?? [])]));
  expect(paragraphsOf(secondDocument('word/document.xml')).join(' ')).toContain('Docente 2');
});

const logo = new Uint8Array(await readFile('public/img/logo-word.png'));
const letterhead = { type: 'png', data: logo, alt: 'Escudo', width: 96, height: 96 } as const;

/**
 * Makes a ZIP with a stand-in for the worker. Returns the firm's logo in each job that the worker receives, or null.
 * @param documents answers of each document
 */
async function logoFor(
  logoUse: LogoUse,
  schoolLetterhead: typeof letterhead | null,
  ...documents: readonly Values[]
) {
  const logos: (Uint8Array | null)[] = [];
  class WorkerStandIn extends EventTarget {
    postMessage(job: ZipJob) {
      logos.push(job.logo);
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'answer', answer: new Blob() } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', WorkerStandIn);
  vi.stubGlobal('fetch', async () => new Response(logo));
  const row = readPerson(smallTemplate, ['Destino'], ['Arica']);
  const rows = documents.map((values) => ({ row: { ...row, values } }));
  await makeZip({ ...entry, logoUse }, smallTemplate, rows, { letterhead: schoolLetterhead, today });
  return logos;
}

const outing = { sal_destino: 'Arica' };

test.each<[string, Parameters<typeof logoFor>]>([
  ['without a letterhead of the school', ['required', null, outing]],
  ['of which one is blank', ['required', letterhead, outing, {}]],
])('documents %s are made with the firm’s logo', async (_, documents) => {
  expect(await logoFor(...documents)).toEqual([logo]);
});

test.each<[string, Parameters<typeof logoFor>]>([
  ['with the school’s letterhead', ['required', letterhead, outing]],
  ['of a template without the logo', ['none', null, outing]],
])('documents %s are made without the firm’s logo', async (_, documents) => {
  expect(await logoFor(...documents)).toEqual([null]);
});
