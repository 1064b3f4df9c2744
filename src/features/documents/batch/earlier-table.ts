// Stores the documents of an earlier year, from Word files and drafts, that become the documents of the next year.
import * as v from 'valibot';
import { enteredStorage } from '../../../platform/storage/entered-storage.ts';
import { DraftId } from '../form/drafts/draft.ts';
import type { Values } from '../model/document.ts';
import { StoredTerm, type Term } from '../model/next-year.ts';
import { maxAnswerLength } from '../model/values.ts';
import { createTabTables, newWork, rowKey, storedWork, type TableStore, type TableWork } from './table.ts';

export type EarlierDocument = {
  /** Number from 1 that identifies the document's row in the table. */
  readonly number: number;
  readonly values: Values;
  /** Id of the draft; absent if the document comes from a Word file. */
  readonly draft?: string | undefined;
  /** Periods of the person's documents before this one, if they are known. */
  readonly earlier?: readonly Term[] | undefined;
};

export type EarlierTable = TableWork & { readonly documents: readonly EarlierDocument[] };

/** Maximum number of documents, the same as for the people of a spreadsheet. */
export const maxDocuments = 200;

/** Sheet index for {@link rowKey}, because earlier documents come from no sheet. */
export const onlySheetIndex = 0;

export function newEarlierTable(productId: string, now: Date): EarlierTable {
  return { ...newWork(productId, now), documents: [] };
}

export function addDocuments(
  table: EarlierTable,
  newDocuments: readonly Omit<EarlierDocument, 'number'>[],
): EarlierTable {
  const lastNumber = Math.max(0, ...table.documents.map(({ number }) => number));
  const numbered = newDocuments.map((document, index) => ({ ...document, number: lastNumber + 1 + index }));
  return { ...table, documents: [...table.documents, ...numbered].slice(0, maxDocuments) };
}

/** Removes documents and the work on their rows. */
export function removeDocuments(table: EarlierTable, numbers: readonly number[]): EarlierTable {
  const keys = new Set(numbers.map((number) => rowKey(onlySheetIndex, number)));
  return {
    ...table,
    documents: table.documents.filter(({ number }) => !numbers.includes(number)),
    work: Object.fromEntries(Object.entries(table.work).filter(([key]) => !keys.has(key))),
  };
}

const StoredEarlierTable: v.GenericSchema<unknown, EarlierTable> = v.object({
  ...storedWork,
  documents: v.pipe(
    v.array(
      v.object({
        number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        values: v.record(v.string(), v.pipe(v.string(), v.maxLength(maxAnswerLength))),
        draft: v.exactOptional(DraftId),
        earlier: v.exactOptional(v.array(StoredTerm)),
      }),
    ),
    v.maxLength(maxDocuments),
  ),
});

export const earlierTablesKey = 'mle.earlier-documents';

export const createEarlierStore = (storage = enteredStorage): TableStore<EarlierTable> =>
  createTabTables(earlierTablesKey, StoredEarlierTable, storage);
