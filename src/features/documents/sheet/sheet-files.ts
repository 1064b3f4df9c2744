// The page's side of its worker for spreadsheets.
import * as v from 'valibot';
import { withTimeout } from '../../../platform/async.ts';
import { parserOf } from '../../../platform/schema.ts';
import type { Template } from '../model/document.ts';
import { exampleColumns } from './example-row.ts';
import { type Cell, largestFile, noticeKinds, refusalReasons, type SheetResult } from './sheet.ts';
import type { SheetTask } from './sheet-task.ts';

/** Milliseconds for the worker's code and its task: a file that is made to last longer is given up. */
const taskMs = 60_000;

/** @returns what a worker of its own answers; null where it failed */
function runInWorker(task: SheetTask, signal: AbortSignal): Promise<unknown> {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<unknown>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  worker.postMessage(task);
  return answer.finally(() => worker.terminate());
}

const ErrorCell = v.object({ error: v.string() });

// A schema for each of thousands of cells would hold up the page.
function isCell(value: unknown): value is Cell {
  return typeof value === 'string' || Number.isFinite(value) || v.is(ErrorCell, value);
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const parseAnswer = parserOf<SheetResult>(
  v.variant('kind', [
    v.object({
      kind: v.literal('sheet'),
      sheet: v.object({ rows: v.array(v.array(v.custom<Cell>(isCell))) }),
      total: Count,
      notices: v.array(v.object({ kind: v.picklist(noticeKinds), count: Count })),
    }),
    v.object({ kind: v.literal('refused'), reason: v.picklist(refusalReasons) }),
  ]),
);

/**
 * Reads an .xlsx or .csv that a person chose, in a worker. What it is shows in its bytes, not in its name.
 * @throws the signal's reason alone
 */
export async function readSheetFile(file: File, signal?: AbortSignal): Promise<SheetResult> {
  if (file.size > largestFile) return { kind: 'refused', reason: 'size' };
  try {
    const answer = await withTimeout(taskMs, signal, (limited) =>
      runInWorker({ kind: 'read', file }, limited),
    );
    return parseAnswer(answer) ?? { kind: 'refused', reason: 'unreadable' };
  } catch {
    signal?.throwIfAborted();
    return { kind: 'refused', reason: 'unreadable' };
  }
}

/**
 * An .xlsx with the headings of all that a row can answer, and one made-up row.
 * @throws Error where the worker could not make it
 */
export async function writeExampleSheet(template: Template, signal?: AbortSignal): Promise<Blob> {
  const task = { kind: 'write', columns: exampleColumns(template) } as const;
  const file = await withTimeout(taskMs, signal, (limited) => runInWorker(task, limited));
  if (!(file instanceof Blob)) throw new Error('The worker made no sheet');
  return file;
}
