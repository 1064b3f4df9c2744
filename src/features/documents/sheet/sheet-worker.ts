// Spreadsheets are read and written beside the page, which stays free for presses and keys.
import type { ExampleColumn } from './example-row.ts';
import { readBytes } from './read-file.ts';
import type { SheetResult } from './sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** What the page asks for. */
export type SheetTask =
  | { readonly kind: 'read'; readonly file: File }
  | { readonly kind: 'write'; readonly columns: readonly ExampleColumn[] };

async function run(task: SheetTask): Promise<SheetResult | Blob> {
  if (task.kind === 'write') return writeSheet(task.columns);
  return readBytes(new Uint8Array(await task.file.arrayBuffer()));
}

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  run(data).then(
    (answer) => postMessage(answer),
    // The page takes anything but an answer for a failure.
    () => postMessage(null),
  );
});
