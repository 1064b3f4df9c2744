import { afterEach, expect, test, vi } from 'vitest';
import { letterheadCopy } from '../../../../src/content/documents/letterhead-copy.ts';
import { makeDocument, preloadGenerator } from '../../../../src/features/documents/download/download.ts';
import { toSchoolLetterhead } from '../../../../src/features/documents/download/school-letterhead.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import type { DocumentEntry } from '../../../../src/features/documents/model/document-entry.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import { docxMimeType } from '../../../../src/features/documents/word/generate.ts';
import { ChunkLoadError } from '../../../../src/platform/async.ts';
import { crest } from '../../school/crest.ts';
import { paragraphsOf, partReaderOfFile } from '../docx-parts.ts';
import { sampleEntry } from '../sample-template.ts';

function entryOf(id: string): DocumentEntry {
  const entry = documentFor(id);
  if (!entry) throw new Error(`No document for ${id}`);
  return entry;
}

afterEach(() => vi.unstubAllGlobals());

/** Replaces `fetch`, which only the logo uses, with a mock that fails. Returns the mock. */
function mockLogoRequests() {
  const requests = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', requests);
  return requests;
}

test('makes the DEA form with its file name even if the logo doesn’t load', async () => {
  mockLogoRequests();
  const file = await makeDocument(entryOf('prod_dea_01'), { est_nombre: 'Colegio de Prueba' });
  expect(file.name).toBe('formulario-registro-dea.docx');
  expect(file.type).toBe(docxMimeType);
  expect(paragraphsOf((await partReaderOfFile(file))('word/document.xml'))).toContain('Colegio de Prueba');
});

test('only a completed document has the school’s letterhead', async () => {
  const requests = mockLogoRequests();
  const headerOf = async (entry: DocumentEntry, values: Values) => {
    const letterhead = toSchoolLetterhead(values, crest);
    return (await partReaderOfFile(await makeDocument(entry, values, { letterhead })))('word/header1.xml');
  };
  const deaEntry = entryOf('prod_dea_01');
  expect(await headerOf(deaEntry, { est_nombre: 'Colegio de Prueba' })).toContain(letterheadCopy.alt);
  const contractEntry = entryOf('prod_contrato_pf_ed_01');
  expect(await headerOf(contractEntry, { trab_nombre: 'Ana Prueba' })).toContain(letterheadCopy.alt);
  expect(requests).not.toHaveBeenCalled();
  expect(await headerOf(deaEntry, { est_nombre: ' ' })).not.toContain(letterheadCopy.alt);
  expect(toSchoolLetterhead({ est_nombre: 'Colegio de Prueba' }, undefined)).toBeNull();
});

test('a failed preload throws nothing until the document is made', async () => {
  const entry = sampleEntry(() => Promise.reject(new Error('Chunk is gone')));
  preloadGenerator(entry);
  await expect(makeDocument(entry, {})).rejects.toThrow(ChunkLoadError);
});

test('a preload generates a document without requesting the logo', async () => {
  const requests = mockLogoRequests();
  const contractEntry = entryOf('prod_contrato_pf_ed_01');
  const template = await contractEntry.load();
  const readBlocks = vi.fn(() => template.blocks);
  const watchedTemplate = Object.defineProperty({ ...template }, 'blocks', {
    get: readBlocks,
    enumerable: true,
  });
  preloadGenerator({ ...contractEntry, load: async () => watchedTemplate });
  await vi.waitFor(() => expect(readBlocks).toHaveBeenCalled());
  expect(requests).not.toHaveBeenCalled();
});
