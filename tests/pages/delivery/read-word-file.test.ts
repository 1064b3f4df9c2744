import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documents } from '../../../src/features/documents/templates/documents.ts';
import { createWordReader } from '../../../src/pages/delivery/read-word-file.ts';
import type { WordTask } from '../../../src/pages/delivery/word-file.worker.ts';

const [expectedDocument = null] = documents;
const file = new File(['x'], 'contrato.docx');

/** Worker that answers when the test tells it to. */
class FakeWorker extends EventTarget {
  static startedWorkers: FakeWorker[] = [];
  readonly tasks: WordTask[] = [];
  isTerminated = false;
  constructor() {
    super();
    FakeWorker.startedWorkers.push(this);
  }
  postMessage(task: WordTask): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  respond(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function read(signal = new AbortController().signal) {
  const reading = createWordReader(expectedDocument).read(file, signal);
  const worker = FakeWorker.startedWorkers.at(-1);
  if (!worker) throw new Error('No worker was started');
  return { reading, worker };
}

beforeEach(() => {
  FakeWorker.startedWorkers = [];
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => void vi.useRealTimers());

test('hands the file to a worker and returns its answer', async () => {
  const { reading, worker } = read();
  expect(worker.tasks).toMatchObject([{ file, expectedProductId: expectedDocument?.productId }]);
  const answer = { kind: 'refused', reason: 'fields' };
  worker.respond({ kind: 'answer', answer });
  expect(await reading).toEqual(answer);
  expect(worker.isTerminated).toBe(true);
});

test('refuses a file as unreadable if the worker does not start', async () => {
  vi.useFakeTimers();
  const failedRead = read();
  failedRead.worker.dispatchEvent(new Event('error'));
  const silentRead = read();
  await vi.advanceTimersByTimeAsync(60_000);
  const unreadable = { kind: 'refused', reason: 'unreadable' };
  expect([await failedRead.reading, await silentRead.reading]).toEqual([unreadable, unreadable]);
});

test('refuses a file that takes too long to read', async () => {
  vi.useFakeTimers();
  const { reading, worker } = read();
  worker.respond({ kind: 'progress', done: 0 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toEqual({ kind: 'refused', reason: 'late' });
  expect(worker.isTerminated).toBe(true);
});

test('terminates the worker when the read is aborted', async () => {
  const cancelController = new AbortController();
  const { reading, worker } = read(cancelController.signal);
  cancelController.abort(new Error('cancelled'));
  await expect(reading).rejects.toThrow('cancelled');
  expect(worker.isTerminated).toBe(true);
});

test('keeps a prepared worker for the next file until the reader is closed', async () => {
  const reader = createWordReader(expectedDocument);
  const prepared = reader.prepare();
  const [worker] = FakeWorker.startedWorkers;
  expect(worker?.tasks).toMatchObject([{ file: null }]);
  worker?.respond({ kind: 'answer', answer: null });
  await prepared;
  const answer = { kind: 'refused', reason: 'fields' };
  for (const _ of ['one', 'two']) {
    const reading = reader.read(file, new AbortController().signal);
    worker?.respond({ kind: 'answer', answer });
    expect(await reading).toEqual(answer);
  }
  expect(FakeWorker.startedWorkers).toHaveLength(1);
  expect(worker?.isTerminated).toBe(false);
  reader.close();
  expect(worker?.isTerminated).toBe(true);
});
