import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { batchSummaryCopy } from '../../../../src/content/documents/batch-rows-copy.ts';
import { columnsOf } from '../../../../src/features/documents/batch/columns.ts';
import { fileNames, zipName } from '../../../../src/features/documents/batch/file-names.ts';
import { readRows, rowReader } from '../../../../src/features/documents/batch/rows.ts';
import { summaryText } from '../../../../src/features/documents/batch/summary.ts';
import { runZipJob, type ZipWorker } from '../../../../src/features/documents/batch/zip.ts';
import { zipDocuments } from '../../../../src/features/documents/batch/zip-documents.ts';
import type { ZipJob } from '../../../../src/features/documents/batch/zip-messages.ts';
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
  return readRows(rowReader(source, smallTemplate, today), new Map());
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

const jobOf = (count: number): ZipJob => ({
  productId: smallTemplate.productId,
  documents: Array.from({ length: count }, (_, index) => ({
    name: `salida-${index + 1}.docx`,
    values: { sal_docente: `Docente ${index + 1}` },
  })),
  summary: { name: 'resumen.txt', text: 'Todo' },
  logo: null,
  letterhead: null,
});

/** What a worker does, in this thread: the built site's journey has a real one. */
function fakeWorker() {
  const messages = new EventTarget();
  let isEnded = false;
  const tell = (data: unknown) => {
    if (!isEnded) messages.dispatchEvent(new MessageEvent('message', { data }));
  };
  const worker: ZipWorker = {
    addEventListener: messages.addEventListener.bind(messages),
    terminate: () => {
      isEnded = true;
    },
    postMessage: async (job: ZipJob) => {
      let left = job.documents.length;
      for await (const bytes of zipDocuments(job, smallTemplate)) {
        tell({ kind: left > 0 ? 'document' : 'end', bytes });
        left -= 1;
        if (isEnded) return;
      }
    },
  };
  return { worker, tell, fail: () => messages.dispatchEvent(new Event('error')), isEnded: () => isEnded };
}

afterEach(() => void vi.useRealTimers());

test('the documents and their list are one ZIP, told one by one', async () => {
  const { worker, isEnded } = fakeWorker();
  const told: number[] = [];
  const zip = await runZipJob(jobOf(3), 'todo.zip', { onProgress: (done) => told.push(done) }, () => worker);
  expect(told).toEqual([1, 2, 3]);
  expect([zip.name, zip.type, isEnded()]).toEqual(['todo.zip', 'application/zip', true]);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['salida-1.docx', 'salida-2.docx', 'salida-3.docx', 'resumen.txt']);
  expect(new TextDecoder().decode(files['resumen.txt'])).toBe('Todo');
  const second = await docxParts(new Blob([new Uint8Array(files['salida-2.docx'] ?? [])]));
  expect(paragraphsOf(second('word/document.xml')).join(' ')).toContain('Docente 2');
});

test('cancelling ends the worker, and nothing comes of what was made', async () => {
  const { worker, isEnded } = fakeWorker();
  const cancel = new AbortController();
  const told: number[] = [];
  const onProgress = (done: number) => {
    told.push(done);
    cancel.abort(new Error('cancelled'));
  };
  const zip = runZipJob(jobOf(5), 'todo.zip', { onProgress, signal: cancel.signal }, () => worker);
  await expect(zip).rejects.toThrow('cancelled');
  expect([told, isEnded()]).toEqual([[1], true]);
  await expect(runZipJob(jobOf(1), 'todo.zip', { signal: cancel.signal }, () => worker)).rejects.toThrow(
    'cancelled',
  );
});

test('a worker that fails, does not start, says something else or nothing at all is an error', async () => {
  const silent = { postMessage: () => {} };
  const run = (doing: (of: ReturnType<typeof fakeWorker>) => void) => {
    const fake = fakeWorker();
    const zip = runZipJob(jobOf(1), 'todo.zip', {}, () => ({ ...fake.worker, ...silent }));
    doing(fake);
    return zip;
  };
  await expect(run(({ tell }) => tell({ kind: 'failed', reason: 'No document' }))).rejects.toThrow(
    'No document',
  );
  await expect(run(({ fail }) => fail())).rejects.toThrow('did not start');
  for (const odd of [null, 'end', { kind: 'end' }, { kind: 'document', bytes: [1, 2] }])
    await expect(run(({ tell }) => tell(odd))).rejects.toThrow('unexpected');
  vi.useFakeTimers();
  const late = expect(run(() => {})).rejects.toThrow('silent');
  await vi.advanceTimersByTimeAsync(60_000);
  await late;
});
