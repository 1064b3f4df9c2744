// The page's side of its worker for spreadsheets.
import { runInWorker } from '../../../platform/worker.ts';
import type { Template } from '../model/document.ts';
import { exampleColumns } from './example-row.ts';
import { largestFile, type SheetResult } from './sheet.ts';
import type { SheetTask } from './sheet.worker.ts';

function ask<Answer>(task: SheetTask, signal?: AbortSignal): Promise<Answer> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  return runInWorker(worker, task, { signal });
}

/**
 * Reads an .xlsx or .csv that a person chose, in a worker. What it is shows in its bytes, not in its name.
 * @throws the signal's reason alone
 */
export async function readSheetFile(file: File, signal: AbortSignal): Promise<SheetResult> {
  if (file.size > largestFile) return { kind: 'refused', reason: 'size' };
  try {
    return await ask<SheetResult>({ kind: 'read', file }, signal);
  } catch {
    signal.throwIfAborted();
    return { kind: 'refused', reason: 'unreadable' };
  }
}

/**
 * An .xlsx with the headings of all that a row can answer, and one made-up row.
 * @throws Error where the worker could not make it
 */
export function writeExampleSheet(template: Template): Promise<Blob> {
  return ask({ kind: 'write', columns: exampleColumns(template) });
}
