// The page's side of the worker that reads Word files.
import type { ReadWord } from '../../features/documents/form/drafts/files/open-word.tsx';
import type { WordReading } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { TimeoutError } from '../../platform/async.ts';
import { localDay } from '../../platform/format.ts';
import { createWorkerStarter } from '../../platform/lazy-code/page-worker.ts';
import { runTask, type TaskOptions } from '../../platform/lazy-code/worker.ts';
import type { WordTask } from './word-file.worker.ts';
import wordWorker from './word-file.worker.ts?worker&url';

const startWorker = createWorkerStarter(wordWorker);

export type WordReader = {
  readonly read: ReadWord;
  /** Loads the code and keeps its worker until `close`, so that files can be read offline. Never rejects. */
  readonly prepare: () => Promise<void>;
  readonly close: () => void;
};

/** @param expectedEntry document that the files probably contain; null for any */
export function createWordReader(expectedEntry: DocumentEntry | null): WordReader {
  let keepsWorker = false;
  let idleWorker: Worker | null = null;

  async function runWorker(file: File | null, options?: TaskOptions): Promise<WordReading | null> {
    const worker = idleWorker ?? startWorker();
    idleWorker = null;
    const task: WordTask = {
      file,
      expectedProductId: expectedEntry?.productId ?? null,
      today: localDay(new Date()),
    };
    const answer = await runTask<WordReading | null>(worker, task, options);
    if (keepsWorker && idleWorker === null) idleWorker = worker;
    else worker.terminate();
    return answer;
  }

  async function read(file: File, signal: AbortSignal): Promise<WordReading> {
    let isCodeLoaded = false;
    const onProgress = () => {
      isCodeLoaded = true;
    };
    try {
      const reading = await runWorker(file, { signal, onProgress });
      return reading ?? { kind: 'refused', reason: 'unreadable' };
    } catch (error) {
      signal.throwIfAborted();
      return {
        kind: 'refused',
        reason: isCodeLoaded && error instanceof TimeoutError ? 'late' : 'unreadable',
      };
    }
  }

  return {
    read,
    prepare: async () => {
      keepsWorker = true;
      // Ignore a failure, because reading a file starts another worker.
      await runWorker(null).catch(() => {});
    },
    close: () => {
      keepsWorker = false;
      idleWorker?.terminate();
      idleWorker = null;
    },
  };
}
