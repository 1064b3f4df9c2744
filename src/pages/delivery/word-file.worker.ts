import type { WordReading } from '../../features/documents/model/document.ts';
import { documents } from '../../features/documents/templates/documents.ts';
import { readWord } from '../../features/documents/word/read/read-word.ts';
import { importWithTimeout } from '../../platform/async.ts';
import { serveTasks } from '../../platform/lazy-code/worker.ts';

export type WordTask = {
  /** File to read; null to only load the code, so that a file can be read offline later. */
  readonly file: File | null;
  /** Id of the product whose document the file probably contains; null for any. */
  readonly expectedProductId: string | null;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
};

/** Reads a Word file. Reports progress once, after the code of the first template to try has loaded. */
serveTasks<WordTask, WordReading | null>(async ({ file, expectedProductId, today }, onProgress) => {
  const isExpected = ({ productId }: (typeof documents)[number]) => productId === expectedProductId;
  const entries = [...documents.filter(isExpected), ...documents.filter((entry) => !isExpected(entry))];
  const loaders = entries.map((entry) => () => importWithTimeout(entry.load()));
  await loaders[0]?.().catch(() => {});
  onProgress(0);
  return file && readWord(file, loaders, today);
});
