import { useRef, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { sheetCopy } from '../../content/documents/sheet-copy.ts';
import { createTableStore, newTable, tableOf } from '../../features/documents/batch/table.ts';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import { readSheetFile, readSheetText } from '../../features/documents/sheet/sheet-files.ts';
import type { WorkbookResult } from '../../features/documents/sheet/workbook.ts';
import { useStoreInstance } from '../../platform/store.ts';

type SheetReadingState =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  /** The previous table stays. `message` is in Spanish; `retry` is null if another try can't succeed. */
  | { readonly step: 'refused'; readonly message: string; readonly retry: (() => void) | null };

/**
 * Makes tables from pasted text and opened files. A new reading cancels the one before it.
 * @param onRead called when the template has a new table
 */
export function useSheetReading({ productId }: Template, onRead: () => void) {
  const tables = useStoreInstance(createTableStore);
  const [state, setState] = useState<SheetReadingState>({ step: 'idle' });
  const controllerRef = useRef<AbortController>(null);

  /** Returns true if the sheet became a table. */
  function applyResult(result: WorkbookResult, file: string, readAgain: () => void): boolean {
    if (result.kind === 'refused') {
      const retry = result.reason === 'unreadable' ? readAgain : null;
      setState({ step: 'refused', message: sheetCopy.refusals[result.reason], retry });
      return false;
    }
    const previousTable = tableOf(tables.get(), productId);
    const undo = tables.put(newTable({ productId, file, workbook: result.workbook }, new Date()));
    if (previousTable) offerUndo(batchCopy.sheet.replaced, undo);
    setState({ step: 'idle' });
    onRead();
    return true;
  }

  async function read(
    file: string,
    load: (signal: AbortSignal) => Promise<WorkbookResult>,
  ): Promise<boolean> {
    controllerRef.current?.abort();
    controllerRef.current = new AbortController();
    const { signal } = controllerRef.current;
    setState({ step: 'reading' });
    const result = await load(signal).catch(() => null);
    return result !== null && !signal.aborted && applyResult(result, file, () => void read(file, load));
  }

  return {
    state,
    /** Resolves to true if the text became a table. */
    readText: (text: string) => read('', (signal) => readSheetText(text, signal)),
    readFile: (file: File) => read(file.name, (signal) => readSheetFile(file, signal)),
  };
}
