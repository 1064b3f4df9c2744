import { afterEach, expect, test, vi } from 'vitest';
import { letterheadCopy } from '../../../../src/content/school-copy.ts';
import { DeliveryBlocked } from '../../../../src/features/documents/download/delivery.ts';
import {
  fetchParts,
  makeFile,
  preloadGenerator,
  prepareDocument,
  saveDocument,
} from '../../../../src/features/documents/download/download.ts';
import { LogoError } from '../../../../src/features/documents/download/logo.ts';
import { schoolLetterhead } from '../../../../src/features/documents/download/school-letterhead.ts';
import type { Values } from '../../../../src/features/documents/model/document.ts';
import type { DocumentEntry } from '../../../../src/features/documents/model/document-entry.ts';
import { documentFor } from '../../../../src/features/documents/templates/documents.ts';
import { docxType } from '../../../../src/features/documents/word/generate.ts';
import { crest } from '../../school/crest.ts';
import { docxParts, paragraphsOf } from '../docx-parts.ts';
import { sampleEntry, sampleTemplate } from '../sample.ts';

const nowhere = { logo: () => Promise.reject(new LogoError('HTTP error! status: 503')) };

function entryOf(id: string): DocumentEntry {
  const entry = documentFor(id);
  if (!entry) throw new Error(`No document for ${id}`);
  return entry;
}

/** Stands for the phone: what its browser calls itself and what sharing does. */
function phone(userAgent: string, share: () => Promise<void>) {
  vi.stubGlobal('navigator', { userAgent, canShare: () => true, share });
}

const instagram = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Instagram 357.0';
const file = new File(['x'], 'formulario.docx', { type: docxType });

afterEach(() => vi.unstubAllGlobals());

test('the form is generated without requesting the logo', async () => {
  const made = await prepareDocument(entryOf('prod_dea_01'), { est_nombre: 'Colegio de Prueba' }, nowhere);
  expect(made.name).toBe('formulario-registro-dea.docx');
  expect(made.type).toBe(docxType);
  const text = paragraphsOf((await docxParts(made))('word/document.xml'));
  expect(text).toContain('Colegio de Prueba');
});

test('a completed document has the school’s letterhead, the blank one never', async () => {
  const parts = await fetchParts(entryOf('prod_dea_01'), nowhere);
  const headerOf = async (values: Values) =>
    (
      await docxParts(
        await makeFile(entryOf('prod_dea_01'), parts, values, {
          letterhead: schoolLetterhead(values, crest),
        }),
      )
    )('word/header1.xml');
  expect(await headerOf({ est_nombre: 'Colegio de Prueba' })).toContain(letterheadCopy.alt);
  expect(await headerOf({ est_nombre: ' ' })).not.toContain(letterheadCopy.alt);
  expect(schoolLetterhead({ est_nombre: 'Colegio de Prueba' }, undefined)).toBeNull();
});

test('the contract is not generated without its logo', async () => {
  const making = prepareDocument(entryOf('prod_contrato_pf_ed_01'), {}, nowhere);
  await expect(making).rejects.toThrow('HTTP error! status: 503');
});

test('a preload that fails is silent, and the click reports it', async () => {
  const entry = sampleEntry(() => Promise.reject(new Error('Chunk is gone')));
  preloadGenerator(entry);
  await expect(prepareDocument(entry, {}, nowhere)).rejects.toThrow('Chunk is gone');
});

test('a preload generates a document and discards it, without requesting the logo', async () => {
  const asked = vi.fn();
  vi.stubGlobal('fetch', asked);
  const contract = entryOf('prod_contrato_pf_ed_01');
  const template = await contract.load();
  const written = vi.fn(() => template.blocks);
  const watched = Object.defineProperty({ ...template }, 'blocks', { get: written, enumerable: true });
  preloadGenerator({ ...contract, load: async () => watched });
  await vi.waitFor(() => expect(written).toHaveBeenCalled());
  expect(asked).not.toHaveBeenCalled();
});

test('inside another app the file goes to the share sheet', async () => {
  const share = vi.fn(() => Promise.resolve());
  phone(instagram, share);
  expect(await saveDocument(file)).toBe('delivered');
  expect(share).toHaveBeenCalledWith({ files: [file] });
});

test('closing the share sheet is no failure', async () => {
  phone(instagram, () => Promise.reject(new DOMException('Closed', 'AbortError')));
  expect(await saveDocument(file)).toBe('declined');
});

const elsewhere = new DeliveryBlocked(
  'Abra esta página en el navegador de su teléfono (Safari o Chrome) para descargar.',
);

test('a browser that fails to share says to open the page elsewhere', async () => {
  phone(instagram, () => Promise.reject(new DOMException('Broken', 'DataError')));
  await expect(saveDocument(file)).rejects.toThrow(elsewhere);
});

test('a press that was too long ago has to be repeated', async () => {
  phone(instagram, () => Promise.reject(new DOMException('No gesture', 'NotAllowedError')));
  await expect(saveDocument(file)).rejects.toThrow(/^Presione otra vez el botón/);
});

test('inside another app that cannot share, the page is to be opened elsewhere', async () => {
  vi.stubGlobal('navigator', { userAgent: instagram });
  await expect(saveDocument(file)).rejects.toThrow(elsewhere);
});

test('a document keeps its entry’s name', async () => {
  const entry = sampleEntry(() => Promise.resolve(sampleTemplate()));
  expect((await prepareDocument(entry, {}, nowhere)).name).toBe('prueba.docx');
});
