// The documents of an earlier year from which the next ones are made: Word files that were read, and drafts.
import * as v from 'valibot';
import { typedStorage } from '../../../platform/storage/typed-storage.ts';
import { DraftId } from '../form/drafts/draft.ts';
import type { Values } from '../model/document.ts';
import { StoredTerm, type Term } from '../model/next-year.ts';
import { maxAnswerLength } from '../model/values.ts';
import { createTabTables, newWork, rowKey, storedWork, type TableStore, type TableWork } from './table.ts';

export type EarlierDocument = {
  /** Identifies its row in the table, from 1. */
  readonly number: number;
  readonly values: Values;
  /** Id of the draft that it is; absent for a Word file. */
  readonly draft?: string | undefined;
  /** Terms that the person had before this document, as its draft knows them. */
  readonly earlier?: readonly Term[] | undefined;
};

/** Documents whose next year becomes new documents, with all work on them. */
export type EarlierTable = TableWork & { readonly documents: readonly EarlierDocument[] };

/** Maximum number of documents, as many as a spreadsheet may have people. */
export const maxDocuments = 200;

/** All these rows are in one table, where those of a spreadsheet name their sheet. */
export const onlySheet = 0;

export function newEarlierTable(productId: string, now: Date): EarlierTable {
  return { ...newWork(productId, now), documents: [] };
}

/** Adds documents up to the maximum; none takes the number of another. */
export function withDocuments(
  table: EarlierTable,
  added: readonly Omit<EarlierDocument, 'number'>[],
): EarlierTable {
  const last = Math.max(0, ...table.documents.map(({ number }) => number));
  const numbered = added.map((document, place) => ({ ...document, number: last + 1 + place }));
  return { ...table, documents: [...table.documents, ...numbered].slice(0, maxDocuments) };
}

/** Removes documents with the work on their rows. */
export function withoutDocuments(table: EarlierTable, numbers: readonly number[]): EarlierTable {
  const keys = new Set(numbers.map((number) => rowKey(onlySheet, number)));
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

/** Keeps the earlier documents in this page's memory and this tab's storage, where they are read again. */
export const createEarlierStore = (storage = typedStorage): TableStore<EarlierTable> =>
  createTabTables(earlierTablesKey, StoredEarlierTable, storage);
