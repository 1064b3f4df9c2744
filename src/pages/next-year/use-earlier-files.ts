import { useEffect, useMemo, useRef, useState } from 'react';
import {
  addDocuments,
  createEarlierStore,
  type EarlierDocument,
  maxDocuments,
  newEarlierTable,
} from '../../features/documents/batch/earlier-table.ts';
import { tableOf } from '../../features/documents/batch/table.ts';
import type { WordReading, WordRefusal } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { isBlank } from '../../features/documents/model/values.ts';
import type { WordComparison } from '../../features/documents/model/word-comparison.ts';
import { runAfterLoad } from '../../platform/async.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { createWordReader } from '../delivery/read-word-file.ts';

export type FileNote = { readonly file: string } & (
  | { readonly kind: 'refused'; readonly reason: WordRefusal }
  | { readonly kind: 'other'; readonly productId: string }
  | { readonly kind: 'blank' }
  | { readonly kind: 'unread'; readonly labels: readonly string[] }
);

/** File whose text differs from the template outside the fields. The new documents don't contain these differences. */
export type ChangedFile = { readonly file: string; readonly comparison: WordComparison };

export type EarlierReading =
  | { readonly step: 'idle' }
  | { readonly step: 'reading'; readonly done: number; readonly count: number }
  | {
      readonly step: 'read';
      /** Number of files that became earlier documents. */
      readonly count: number;
      readonly hasTooManyFiles: boolean;
      readonly notes: readonly FileNote[];
      readonly changedFiles: readonly ChangedFile[];
    };

type NewDocument = Omit<EarlierDocument, 'number'>;

function noteOf(file: string, reading: WordReading, productId: string): FileNote | null {
  if (reading.kind === 'refused') return { file, ...reading };
  if (reading.productId !== productId) return { file, kind: 'other', productId: reading.productId };
  if (isBlank(reading.values)) return { file, kind: 'blank' };
  return reading.unreadableLabels.length === 0
    ? null
    : { file, kind: 'unread', labels: reading.unreadableLabels };
}

export function useAddDocuments({ productId }: DocumentEntry) {
  const tables = useStoreInstance(createEarlierStore);
  /** Returns the number of documents that the table had room for. */
  return (newDocuments: readonly NewDocument[]): number => {
    const previousTable = tableOf(tables.get(), productId) ?? newEarlierTable(productId, new Date());
    const nextTable = addDocuments(previousTable, newDocuments);
    tables.put(nextTable);
    return nextTable.documents.length - previousTable.documents.length;
  };
}

/**
 * Reads Word files in a worker, one after another. Adds the documents only after the last file was read, so that
 * cancelling adds none.
 */
export function useEarlierFiles(entry: DocumentEntry) {
  const { productId } = entry;
  const addToTable = useAddDocuments(entry);
  const [state, setState] = useState<EarlierReading>({ step: 'idle' });
  const controllerRef = useRef<AbortController>(null);
  const reader = useMemo(() => createWordReader(entry), [entry]);
  useEffect(() => {
    const cancelPreparing = runAfterLoad(() => void reader.prepare());
    return () => {
      cancelPreparing();
      controllerRef.current?.abort();
      reader.close();
    };
  }, [reader]);

  async function read(chosenFiles: readonly File[]): Promise<void> {
    controllerRef.current?.abort();
    controllerRef.current = new AbortController();
    const { signal } = controllerRef.current;
    const files = chosenFiles.slice(0, maxDocuments);
    const newDocuments: NewDocument[] = [];
    const notes: FileNote[] = [];
    const changedFiles: ChangedFile[] = [];
    for (const [done, file] of files.entries()) {
      setState({ step: 'reading', done, count: files.length });
      const reading = await reader.read(file, signal).catch(() => null);
      if (reading === null || signal.aborted) return;
      const note = noteOf(file.name, reading, productId);
      if (note) notes.push(note);
      if (reading.kind !== 'answers' || (note !== null && note.kind !== 'unread')) continue;
      const { values, comparison } = reading;
      newDocuments.push({ values });
      if (comparison && comparison.differences?.length !== 0)
        changedFiles.push({ file: file.name, comparison });
    }
    const count = newDocuments.length === 0 ? 0 : addToTable(newDocuments);
    setState({
      step: 'read',
      count,
      hasTooManyFiles: count < newDocuments.length || files.length < chosenFiles.length,
      notes,
      changedFiles,
    });
  }

  function cancel(): void {
    controllerRef.current?.abort();
    setState({ step: 'idle' });
  }

  return { state, read: (files: readonly File[]) => void read(files), cancel };
}
