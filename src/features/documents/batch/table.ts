import * as v from 'valibot';
import { randomId } from '../../../platform/random-id.ts';
import { Instant } from '../../../platform/schema.ts';
import { onTabHidden, readTabItem, writeTabItem } from '../../../platform/storage.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Undo } from '../../school/school.ts';
import { DraftId } from '../form/drafts/draft.ts';
import { longestAnswer } from '../model/values.ts';
import { mostRows, noticeKinds, type Sheet, type SheetNotice } from '../sheet/sheet.ts';
import type { Column } from './columns.ts';
import type { CommonChoice } from './common.ts';
import type { ChangesByRow, RowChanges } from './rows.ts';

/** A spreadsheet of which each row becomes a document, and what was done with it since it was read. */
export type Table = {
  /** 32 hex digits; see {@link rowId}. */
  readonly id: string;
  readonly productId: string;
  /** ISO instant. */
  readonly readAt: string;
  /** The file's name; '' for rows that were pasted. */
  readonly file: string;
  /** Rows that the spreadsheet has, of which `sheet` has the first ones. */
  readonly total: number;
  readonly sheet: Sheet;
  readonly notices: readonly SheetNotice[];
  readonly columns: readonly Column[];
  readonly common: CommonChoice;
  readonly changes: ChangesByRow;
};

type Reading = Pick<Table, 'productId' | 'file' | 'total' | 'sheet' | 'notices' | 'columns'>;

/** A table of what was just read. */
export function newTable(reading: Reading, now: Date): Table {
  return { ...reading, id: randomId(), readAt: now.toISOString(), common: { from: 'none' }, changes: {} };
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Cell = v.union([v.string(), v.number(), v.object({ error: v.string() })]);
const Answers = v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(longestAnswer))));

const StoredTable: v.GenericSchema<unknown, Table> = v.object({
  id: DraftId,
  productId: v.string(),
  readAt: Instant,
  file: v.string(),
  total: Count,
  sheet: v.object({ rows: v.pipe(v.array(v.array(Cell)), v.minLength(2), v.maxLength(mostRows + 1)) }),
  notices: v.array(v.object({ kind: v.picklist(noticeKinds), count: Count })),
  columns: v.array(v.object({ heading: v.string(), key: v.nullable(v.string()) })),
  common: v.union([
    v.object({ from: v.picklist(['none', 'school']) }),
    v.object({ from: v.literal('draft'), id: DraftId }),
  ]),
  changes: v.record(v.string(), Answers),
});

/** The id of a row as a draft: always the same for the row, and another one for that of any other table. */
export function rowId({ id }: Pick<Table, 'id'>, row: number): string {
  return id.slice(0, -4) + row.toString(16).padStart(4, '0');
}

/** @param key null: the column is not used */
export function withColumn(table: Table, column: number, key: string | null): Table {
  const columns = table.columns.map((before, index) => (index === column ? { ...before, key } : before));
  return { ...table, columns };
}

/** The row with these changes and no others. */
export function withRowChanges(table: Table, row: number, changes: RowChanges): Table {
  return { ...table, changes: { ...table.changes, [row]: changes } };
}

export const tablesKey = 'mle.tables';

/** Milliseconds after the last change. */
const pauseMs = 300;

export type Tables = {
  /** One for each document at the most. */
  readonly list: readonly Table[];
  /** Whether a reload brings them back: this tab's storage took them. */
  readonly isKept: boolean;
};

export const noTables: Tables = { list: [], isKept: true };

export function tableOf({ list }: Tables, productId: string): Table | null {
  return list.find((table) => table.productId === productId) ?? null;
}

export type TableStore = Pick<Store<Tables>, 'get' | 'subscribe'> & {
  /** It takes the place of its document's last table. */
  readonly put: (table: Table) => Undo;
  /** Changes the table of that id; nothing where another one has taken its place. */
  readonly change: (id: string, change: (table: Table) => Table) => void;
  readonly erase: (id: string) => Undo;
  readonly eraseAll: () => Undo;
};

const Text = v.pipe(v.string(), v.parseJson(), v.array(StoredTable));

function readStored(): readonly Table[] {
  const stored = v.safeParse(Text, readTabItem(tablesKey));
  return stored.success ? stored.output : [];
}

/** What is made of spreadsheets: in this page's memory and this tab's storage, nowhere else. */
export function createTableStore(): TableStore {
  const tables = createStore<Tables>({ ...noTables, list: readStored() });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { list } = tables.get();
    const isKept = writeTabItem(tablesKey, list.length === 0 ? null : JSON.stringify(list));
    if (isKept !== tables.get().isKept) tables.set({ list, isKept });
  }

  function set(list: readonly Table[]): void {
    tables.set({ ...tables.get(), list });
    clearTimeout(timer);
    timer = setTimeout(write, pauseMs);
  }

  /** Stored at once: what was erased must not come back with a reload. */
  function replace(list: readonly Table[]): Undo {
    const before = tables.get().list;
    set(list);
    write();
    return () => {
      set(before);
      write();
    };
  }

  const others = (isGone: (table: Table) => boolean) => tables.get().list.filter((table) => !isGone(table));

  onTabHidden(write);

  return {
    get: tables.get,
    subscribe: tables.subscribe,
    put: (table) => replace([...others(({ productId }) => productId === table.productId), table]),
    change: (id, change) => {
      const { list } = tables.get();
      if (list.some((table) => table.id === id))
        set(list.map((table) => (table.id === id ? change(table) : table)));
    },
    erase: (id) => replace(others((table) => table.id === id)),
    eraseAll: () => replace([]),
  };
}
