import { afterEach, expect, test, vi } from 'vitest';
import { readSheetFile, readSheetText } from '../../../../src/features/documents/sheet/sheet-files.ts';
import type { WorkbookResult } from '../../../../src/features/documents/sheet/workbook.ts';
import { rowsOf } from './workbook.ts';

/** Replaces the browser's workers with one that gives this answer. Returns an array that records its tasks. */
function replaceWorkers(answer: WorkbookResult) {
  const tasks: unknown[] = [];
  class FakeWorker extends EventTarget {
    postMessage(task: unknown) {
      tasks.push(task);
      this.dispatchEvent(new MessageEvent('message', { data: { kind: 'answer', answer } }));
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  return tasks;
}

afterEach(() => vi.unstubAllGlobals());

const { signal } = new AbortController();
const emptyResult: WorkbookResult = { kind: 'refused', reason: 'empty' };

test('reads a short text without a worker', async () => {
  const tasks = replaceWorkers(emptyResult);
  expect(rowsOf(await readSheetText('Nombre\tRUT', signal))).toEqual([['Nombre', 'RUT']]);
  expect(tasks).toEqual([]);
});

test('reads a long text in a worker', async () => {
  const tasks = replaceWorkers(emptyResult);
  const text = 'Ana\tEva\n'.repeat(30_000);
  expect(await readSheetText(text, signal)).toEqual(emptyResult);
  expect(tasks).toEqual([{ kind: 'text', text }]);
});

test('reads a file in a worker', async () => {
  const tasks = replaceWorkers(emptyResult);
  const file = new File(['Nombre;RUT'], 'lista.csv');
  expect(await readSheetFile(file, signal)).toEqual(emptyResult);
  expect(tasks).toEqual([{ kind: 'read', file }]);
});

test('refuses a large file without reading it', async () => {
  const tasks = replaceWorkers(emptyResult);
  const file = new File([new Uint8Array(10_000_001)], 'lista.xlsx');
  expect(await readSheetFile(file, signal)).toEqual({ kind: 'refused', reason: 'size' });
  expect(tasks).toEqual([]);
});

test('a file is unreadable if the worker does not start', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await readSheetFile(new File(['x'], 'lista.csv'), signal)).toEqual({
    kind: 'refused',
    reason: 'unreadable',
  });
});

test.each([
  ['a file', (abortedSignal: AbortSignal) => readSheetFile(new File(['x'], 'lista.csv'), abortedSignal)],
  ['a text', (abortedSignal: AbortSignal) => readSheetText('x', abortedSignal)],
])('cancelled reading of %s throws the signal’s reason', async (_, read) => {
  replaceWorkers(emptyResult);
  await expect(read(AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
});
