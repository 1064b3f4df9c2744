// Many documents as one ZIP, made in a worker of its own.
import * as v from 'valibot';
import { batchSummaryCopy } from '../../../content/documents/batch-rows-copy.ts';
import { TooLate } from '../../../platform/async.ts';
import { firmLogo } from '../download/logo.ts';
import type { Template } from '../model/document.ts';
import type { DocumentEntry } from '../model/document-entry.ts';
import { isBlank } from '../model/values.ts';
import type { OwnLetterhead } from '../word/header-footer.ts';
import { fileNames, zipName } from './file-names.ts';
import type { BatchRow } from './rows.ts';
import { summaryText } from './summary.ts';
import { type ZipBytes, type ZipJob, ZipMessage } from './zip-messages.ts';

const zipType = 'application/zip';

/** Milliseconds between two messages of the worker; the first document waits for the code too. */
const silenceMs = 60_000;

/** What this module uses of a worker. */
export type ZipWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

const startWorker = (): ZipWorker =>
  new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' });

type RunOptions = {
  /** Called after each document, with how many are done. */
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Hands the job to a worker and joins what comes back. The worker ends with it, whatever the outcome.
 * @throws the signal's reason, TooLate, or an Error when the worker fails or does not start
 */
export function runZipJob(
  job: ZipJob,
  name: string,
  { onProgress, signal }: RunOptions,
  start = startWorker,
): Promise<File> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = start();
    // One Blob at the end: each takes the page as long as a press may wait.
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let limit: ReturnType<typeof setTimeout> | undefined;

    function end(settle: () => void): void {
      clearTimeout(limit);
      signal?.removeEventListener('abort', cancel);
      worker.terminate();
      settle();
    }
    const fail = (error: unknown) => end(() => reject(error));
    const cancel = () => fail(signal?.reason);
    function wait(): void {
      clearTimeout(limit);
      limit = setTimeout(() => fail(new TooLate(`The worker was silent for ${silenceMs} ms`)), silenceMs);
    }
    function keep({ kind, bytes }: ZipBytes): void {
      parts.push(bytes);
      if (kind === 'end') {
        end(() => resolve(new File(parts, name, { type: zipType })));
        return;
      }
      wait();
      onProgress?.(parts.length);
    }
    function take({ data }: MessageEvent<unknown>): void {
      const message = v.safeParse(ZipMessage, data);
      if (!message.success) fail(new Error('An unexpected message of the worker'));
      else if (message.output.kind === 'failed') fail(new Error(message.output.reason));
      else keep(message.output);
    }

    signal?.addEventListener('abort', cancel);
    worker.addEventListener('message', take);
    worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The worker did not start')));
    worker.postMessage(job);
    wait();
  });
}

type ZipOptions = RunOptions & {
  /** The school's own, as `schoolLetterhead` makes it ready for a document with answers. */
  readonly letterhead?: OwnLetterhead | null;
  /** 'YYYY-MM-DD' where the person is. */
  readonly today: string;
};

/**
 * The rows' documents and the list of what is blank or warned in each, as one file to be delivered.
 * @throws DownloadError for the logo, else as {@link runZipJob}
 */
export async function zipOf(
  entry: DocumentEntry,
  template: Template,
  rows: readonly BatchRow[],
  { letterhead = null, today, ...options }: ZipOptions,
): Promise<File> {
  const names = fileNames(entry, rows, today);
  const needsLogo = entry.needsLogo && (letterhead === null || rows.some(({ values }) => isBlank(values)));
  const job: ZipJob = {
    productId: entry.productId,
    documents: rows.map(({ values }, place) => ({ name: names[place] ?? '', values })),
    summary: { name: batchSummaryCopy.fileName, text: summaryText(template, rows, names, today) },
    logo: needsLogo ? await firmLogo() : null,
    letterhead,
  };
  return runZipJob(job, zipName(entry, today), options);
}
