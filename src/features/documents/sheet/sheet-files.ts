// Runs on the page and talks to the spreadsheet worker.
import { pageWorker } from '../../../platform/late-code/page-worker.ts';
import { runInWorker } from '../../../platform/late-code/worker.ts';
import type { Template } from '../model/document.ts';
import { exampleColumns } from './example-row.ts';
import { readText } from './read-text.ts';
import type { SheetTask } from './sheet.worker.ts';
import sheetWorker from './sheet.worker.ts?worker&url';
import { maxFileSize, type WorkbookResult } from './workbook.ts';

const startWorker = pageWorker(sheetWorker);

function ask<Answer>(task: SheetTask, signal?: AbortSignal): Promise<Answer> {
  return runInWorker(startWorker(), task, { signal });
}

async function askForWorkbook(task: SheetTask, signal: AbortSignal): Promise<WorkbookResult> {
  try {
    return await ask<WorkbookResult>(task, signal);
  } catch {
    signal.throwIfAborted();
    return { kind: 'refused', reason: 'unreadable' };
  }
}

/**
 * Reads an .xlsx or .csv that a person chose, in a worker. The file's bytes decide its type, not its name.
 * @throws only the signal's reason
 */
export async function readSheetFile(file: File, signal: AbortSignal): Promise<WorkbookResult> {
  if (file.size > maxFileSize) return { kind: 'refused', reason: 'size' };
  return askForWorkbook({ kind: 'read', file }, signal);
}

/** Maximum characters that the page reads itself, within the time of a frame. A worker takes longer to start. */
const maxTextInPlace = 200_000;

/**
 * Reads pasted text, using a worker for a long one.
 * @throws only the signal's reason
 */
export async function readSheetText(text: string, signal: AbortSignal): Promise<WorkbookResult> {
  signal.throwIfAborted();
  return text.length <= maxTextInPlace ? readText(text) : askForWorkbook({ kind: 'text', text }, signal);
}

/**
 * Makes an .xlsx with the headings of all columns that a row can answer, and one made-up row.
 * @param today 'YYYY-MM-DD' in the person's time zone
 * @throws Error if the worker could not make it
 */
export function writeExampleSheet(template: Template, today: string): Promise<Blob> {
  return ask({ kind: 'write', columns: exampleColumns(template, today) });
}
