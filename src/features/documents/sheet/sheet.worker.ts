// Spreadsheets are read and written beside the page, which stays free for presses and keys.
import * as v from 'valibot';
import { readBytes } from './read-file.ts';
import type { SheetResult } from './sheet.ts';
import { SheetTask } from './sheet-task.ts';
import { writeSheet } from './write-sheet.ts';

async function run(data: unknown): Promise<SheetResult | Blob> {
  const task = v.parse(SheetTask, data);
  if (task.kind === 'write') return writeSheet(task.columns);
  return readBytes(new Uint8Array(await task.file.arrayBuffer()));
}

addEventListener('message', ({ data }) => {
  run(data).then(
    (answer) => postMessage(answer),
    // The page takes what is no answer for a failure.
    () => postMessage(null),
  );
});
