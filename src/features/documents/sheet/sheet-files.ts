// Reads and writes spreadsheets for a page. A worker does the work, except for short texts.
import { createWorkerStarter } from '../../../platform/lazy-code/page-worker.ts';
import { runInWorker } from '../../../platform/lazy-code/worker.ts';
import type { Template } from '../model/document.ts';
import { exampleColumns } from './example-row.ts';
import { readPastedText } from './read-text.ts';
import type { SheetTask } from './sheet.worker.ts';
import sheetWorker from './sheet.worker.ts?worker&url';
import { maxFileSize, type WorkbookResult } from './workbook.ts';

const startWorker = createWorkerStarter(sheetWorker);

function runSheetTask<Answer>(task: SheetTask, signal?: AbortSignal): Promise<Answer> {
  return runInWorker(startWorker(), task, { signal });
}

async function readInWorker(task: SheetTask, signal: AbortSignal): Promise<WorkbookResult> {
  try {
    return await runSheetTask<WorkbookResult>(task, signal);
  } catch {
    signal.throwIfAborted();
    return { kind: 'refused', reason: 'unreadable' };
  }
}

/**
 * Reads an .xlsx or .csv in a worker. The file's bytes decide on its type, not its name.
 * @throws only the signal's reason if it aborts
 */
export async function readSheetFile(file: File, signal: AbortSignal): Promise<WorkbookResult> {
  if (file.size > maxFileSize) return { kind: 'refused', reason: 'size' };
  return readInWorker({ kind: 'read', file }, signal);
}

/**
 * Maximum characters to read without a worker. Reading them takes less than a frame, and starting a worker takes
 * longer.
 */
const maxLengthWithoutWorker = 200_000;

/** @throws only the signal's reason if it aborts */
export async function readSheetText(text: string, signal: AbortSignal): Promise<WorkbookResult> {
  signal.throwIfAborted();
  return text.length <= maxLengthWithoutWorker
    ? readPastedText(text)
    : readInWorker({ kind: 'text', text }, signal);
}

/**
 * Makes an .xlsx with the headings of a template's columns and a row of fictional answers.
 * @param today 'YYYY-MM-DD' in the user's time zone
 * @throws Error if the worker fails
 */
export function writeExampleSheet(template: Template, today: string): Promise<Blob> {
  return runSheetTask({ kind: 'write', columns: exampleColumns(template, today) });
}
