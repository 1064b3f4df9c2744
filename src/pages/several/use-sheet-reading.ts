import { useRef, useState } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { sheetCopy } from '../../content/documents/sheet-copy.ts';
import { columnsOf } from '../../features/documents/batch/columns.ts';
import { createTableStore, newTable, tableOf } from '../../features/documents/batch/table.ts';
import { offerUndo } from '../../features/documents/form/drafts/undo.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import { readPasted } from '../../features/documents/sheet/read-pasted.ts';
import type { SheetResult } from '../../features/documents/sheet/sheet.ts';
import { readSheetFile } from '../../features/documents/sheet/sheet-files.ts';
import { useStoreOf } from '../../platform/store.ts';

type State =
  | { readonly step: 'idle' }
  | { readonly step: 'reading' }
  /** In Spanish, why nothing was read; the table before it stays. */
  | { readonly step: 'refused'; readonly message: string };

/**
 * Makes tables of what a person pastes or opens: the last one counts.
 * @param onRead called when the document has a new table
 */
export function useSheetReading(template: Template, onRead: () => void) {
  const { productId } = template;
  const tables = useStoreOf(createTableStore);
  const [state, setState] = useState<State>({ step: 'idle' });
  const running = useRef<AbortController>(null);

  /** @returns whether a column of it was recognised */
  function take(result: SheetResult, file: string): boolean {
    if (result.kind === 'refused') {
      setState({ step: 'refused', message: sheetCopy.refusals[result.reason] });
      return false;
    }
    const { sheet, total, notices } = result;
    const before = tableOf(tables.get(), productId);
    const columns = columnsOf(sheet, template);
    const undo = tables.put(newTable({ productId, file, total, sheet, notices, columns }, new Date()));
    if (before) offerUndo(severalCopy.sheet.replaced, undo);
    setState({ step: 'idle' });
    const isRecognised = columns.some(({ key }) => key !== null);
    // Pasted text in which nothing was recognised stays before the person, to be mended.
    if (isRecognised || file !== '') onRead();
    return isRecognised;
  }

  return {
    state,
    /** @returns whether a column of it was recognised: the text is then needed no more */
    readText: (text: string): boolean => {
      running.current?.abort();
      return take(readPasted(text), '');
    },
    readFile: async (file: File): Promise<void> => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setState({ step: 'reading' });
      const result = await readSheetFile(file, signal).catch(() => null);
      if (result && !signal.aborted) take(result, file.name);
    },
  };
}
