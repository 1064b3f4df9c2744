import * as v from 'valibot';
import { randomId } from '../../../platform/random-id.ts';
import { Instant } from '../../../platform/schema.ts';
import { enteredStorage } from '../../../platform/storage/entered-storage.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Undo } from '../../school/profile.ts';
import { DraftId } from '../form/drafts/draft.ts';
import { maxAnswerLength } from '../model/values.ts';
import { encodings, noticeKinds, type Workbook } from '../sheet/workbook.ts';
import type { CommonChoice } from './common.ts';
import type { Confirmations } from './figures.ts';
import type { RowChanges } from './rows.ts';
import {
  noChoices,
  noSheetChoices,
  type SheetChoices,
  StoredChoices,
  type WorkbookChoices,
} from './survey/choices.ts';

export type RowWork = {
  readonly changes?: RowChanges | undefined;
  readonly confirmed?: Confirmations | undefined;
  /** True if the row gets no document. */
  readonly isSkipped?: boolean | undefined;
};

/** Work on the rows of a table, whether they come from a spreadsheet or from earlier documents. */
export type TableWork = {
  /** Id of 32 hex digits, from which {@link rowId} derives the ids of rows. */
  readonly id: string;
  readonly productId: string;
  /** ISO time at which the table was created. */
  readonly readAt: string;
  /** Answers typed once for all rows, by key. */
  readonly typed: Readonly<Record<string, string>>;
  /** Work by {@link rowKey}, which stays the same when a choice changes which rows are people. */
  readonly work: { readonly [row: string]: RowWork };
};

/** Spreadsheet whose rows become documents, with all work on it. */
export type Table = TableWork & {
  /** File name; '' for pasted rows. */
  readonly file: string;
  readonly workbook: Workbook;
  readonly choices: WorkbookChoices;
  readonly common: CommonChoice;
};

type SheetReading = Pick<Table, 'productId' | 'file' | 'workbook'>;

export function newWork(productId: string, now: Date): TableWork {
  return { id: randomId(), productId, readAt: now.toISOString(), typed: {}, work: {} };
}

export function newTable(reading: SheetReading, now: Date): Table {
  return {
    ...newWork(reading.productId, now),
    ...reading,
    choices: noChoices,
    common: { from: 'none' },
  };
}

/**
 * @param sheet index of the sheet
 * @param number row number in the spreadsheet
 */
export function rowKey(sheet: number, number: number): string {
  return `${sheet}.${number}`;
}

/**
 * Returns the id of the draft that the row may become. It starts with the table's random id, so that rows of different
 * tables get different ids.
 * @see rowKey
 */
export function rowId({ id }: Pick<TableWork, 'id'>, sheet: number, number: number): string {
  const suffix =
    (sheet % 0x100).toString(16).padStart(2, '0') + (number % 0x1000000).toString(16).padStart(6, '0');
  return id.slice(0, -suffix.length) + suffix;
}

export function withRowWork<T extends TableWork>(
  table: T,
  key: string,
  change: (work: RowWork) => RowWork,
): T {
  return { ...table, work: { ...table.work, [key]: change(table.work[key] ?? {}) } };
}

function truncateAnswers(changes: RowChanges): RowChanges {
  const entries = Object.entries(changes);
  return Object.fromEntries(entries.map(([key, text]) => [key, text?.slice(0, maxAnswerLength) ?? text]));
}

export function withRowChanges<T extends TableWork>(table: T, key: string, changes: RowChanges): T {
  return withRowWork(table, key, (work) => ({
    ...work,
    changes: { ...work.changes, ...truncateAnswers(changes) },
  }));
}

/** Sets an answer for all rows. A blank text removes the answer. */
export function withTypedAnswer<T extends TableWork>(table: T, key: string, text: string): T {
  const { [key]: _, ...others } = table.typed;
  const typed = text.trim() === '' ? others : { ...others, [key]: text.slice(0, maxAnswerLength) };
  return { ...table, typed };
}

export function withConfirmation<T extends TableWork>(table: T, key: string, confirmed: Confirmations): T {
  return withRowWork(table, key, (work) => ({ ...work, confirmed }));
}

export function withSheetChoices(
  table: Table,
  sheet: number,
  change: (choices: SheetChoices) => Partial<SheetChoices>,
): Table {
  const previous = table.choices.sheets[sheet] ?? noSheetChoices;
  const sheets = { ...table.choices.sheets, [sheet]: { ...previous, ...change(previous) } };
  return { ...table, choices: { ...table.choices, sheets } };
}

const StoredCount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const StoredCell = v.union([
  v.string(),
  v.object({ kind: v.picklist(['number', 'date', 'time']), value: v.number(), shown: v.string() }),
  v.object({ kind: v.literal('error'), shown: v.string() }),
]);
const StoredAnswers = v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(maxAnswerLength))));

const StoredSheet = v.object({
  name: v.string(),
  rows: v.array(v.object({ number: StoredCount, isHidden: v.boolean(), cells: v.array(StoredCell) })),
  hiddenColumns: v.array(StoredCount),
  merged: v.array(
    v.object({ fromRow: StoredCount, toRow: StoredCount, fromColumn: StoredCount, toColumn: StoredCount }),
  ),
  unread: StoredCount,
  notices: v.array(v.object({ kind: v.picklist(noticeKinds), count: StoredCount })),
});

export const storedWork = {
  id: DraftId,
  productId: v.string(),
  readAt: Instant,
  typed: v.record(v.string(), v.pipe(v.string(), v.maxLength(maxAnswerLength))),
  work: v.record(
    v.string(),
    v.object({
      changes: v.exactOptional(StoredAnswers),
      confirmed: v.exactOptional(v.record(v.string(), v.string())),
      isSkipped: v.exactOptional(v.boolean()),
    }),
  ),
};

const StoredTable: v.GenericSchema<unknown, Table> = v.object({
  ...storedWork,
  file: v.string(),
  workbook: v.object({
    sheets: v.pipe(v.array(StoredSheet), v.minLength(1)),
    active: StoredCount,
    encoding: v.nullable(v.picklist(encodings)),
  }),
  choices: StoredChoices,
  common: v.union([
    v.object({ from: v.picklist(['none', 'school']) }),
    v.object({ from: v.literal('draft'), id: DraftId, also: v.array(v.string()) }),
  ]),
});

export const tablesKey = 'mle.tables';

/** Milliseconds to wait after the last change before storing it. */
const writeDelayMs = 300;

export type Tables<T extends TableWork = Table> = {
  /** Tables, at most one for each template. */
  readonly list: readonly T[];
  /** True if this tab's storage has accepted the tables, so that a reload restores them. */
  readonly isStored: boolean;
};

export const noTables: Tables<never> = { list: [], isStored: true };

export function tableOf<T extends TableWork>({ list }: Tables<T>, productId: string): T | null {
  return list.find((table) => table.productId === productId) ?? null;
}

/** Part of a table store that works for any kind of table. */
export type WorkStore = {
  readonly change: (id: string, change: <T extends TableWork>(table: T) => T) => void;
};

export type TableStore<T extends TableWork = Table> = Pick<Store<Tables<T>>, 'get' | 'subscribe'> & {
  /** Adds the table, and removes the previous table of the same template. */
  readonly put: (table: T) => Undo;
  /** Does nothing if another table has replaced the one with the id. */
  readonly change: (id: string, change: (table: T) => T) => void;
  readonly erase: (id: string) => Undo;
  readonly eraseAll: () => Undo;
};

const StoredList = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

function parseTables<T>(text: string | null, StoredItem: v.GenericSchema<unknown, T>): readonly T[] {
  const parsedList = v.safeParse(StoredList, text);
  // Parse each table separately, so that a damaged table doesn't discard the others.
  return (parsedList.success ? parsedList.output : []).flatMap((table) => {
    const parsedTable = v.safeParse(StoredItem, table);
    return parsedTable.success ? [parsedTable.output] : [];
  });
}

/**
 * Stores tables only in this page's memory and this tab's storage.
 * @param key key in the tab's storage
 * @param StoredItem schema of one table
 */
export function createTabTables<T extends TableWork>(
  key: string,
  StoredItem: v.GenericSchema<unknown, T>,
  storage = enteredStorage,
): TableStore<T> {
  const tables = createStore<Tables<T>>({
    ...noTables,
    list: parseTables(storage.readTabItem(key), StoredItem),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { list } = tables.get();
    const isStored = storage.writeTabItem(key, list.length === 0 ? null : JSON.stringify(list));
    if (isStored !== tables.get().isStored) tables.set({ list, isStored });
  }

  function set(list: readonly T[]): void {
    tables.set({ ...tables.get(), list });
    clearTimeout(timer);
    timer = setTimeout(write, writeDelayMs);
  }

  /** Replaces the tables and stores them immediately, so that a reload doesn't restore an erased table. */
  function replace(list: readonly T[]): Undo {
    const previous = tables.get().list;
    set(list);
    write();
    return () => {
      set(previous);
      write();
    };
  }

  const tablesExcept = (isRemoved: (table: T) => boolean) =>
    tables.get().list.filter((table) => !isRemoved(table));

  storage.onTabHidden(write);
  storage.onDiscard(() => {
    clearTimeout(timer);
    timer = undefined;
    tables.set(noTables);
  });

  return {
    get: tables.get,
    subscribe: tables.subscribe,
    put: (table) => replace([...tablesExcept(({ productId }) => productId === table.productId), table]),
    change: (id, change) => {
      const { list } = tables.get();
      if (list.some((table) => table.id === id))
        set(list.map((table) => (table.id === id ? change(table) : table)));
    },
    erase: (id) => replace(tablesExcept((table) => table.id === id)),
    eraseAll: () => replace([]),
  };
}

export const createTableStore = (storage = enteredStorage): TableStore =>
  createTabTables(tablesKey, StoredTable, storage);
