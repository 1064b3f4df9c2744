import { answerPage } from '../../../platform/worker.ts';
import { readBytes } from './read-file.ts';
import type { SheetResult } from './sheet.ts';
import { type ExampleColumn, writeSheet } from './write-sheet.ts';

/** What the page asks: to read a file, or to write these columns as one. */
export type SheetTask =
  | { readonly kind: 'read'; readonly file: File }
  | { readonly kind: 'write'; readonly columns: readonly ExampleColumn[] };

answerPage<SheetTask, SheetResult | Blob>(async (task) =>
  task.kind === 'write' ? writeSheet(task.columns) : readBytes(new Uint8Array(await task.file.arrayBuffer())),
);
