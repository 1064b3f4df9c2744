import { serveTasks } from '../../../platform/lazy-code/worker.ts';
import { readSheetBytes } from './read-file.ts';
import { readPastedText } from './read-text.ts';
import type { WorkbookResult } from './workbook.ts';
import { type ExampleColumn, writeSheet } from './write-sheet.ts';

export type SheetTask =
  | { readonly kind: 'read'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'write'; readonly columns: readonly ExampleColumn[] };

serveTasks<SheetTask, WorkbookResult | Blob>(async (task) => {
  if (task.kind === 'write') return writeSheet(task.columns);
  return task.kind === 'text'
    ? readPastedText(task.text)
    : readSheetBytes(new Uint8Array(await task.file.arrayBuffer()));
});
