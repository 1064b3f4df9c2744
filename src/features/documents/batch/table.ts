import * as v from 'valibot';
import { randomId } from '../../../platform/random-id.ts';
import { Instant } from '../../../platform/schema.ts';
import { typedStorage } from '../../../platform/storage/typed-storage.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Undo } from '../../school/profile.ts';
import { DraftId } from '../form/drafts/draft.ts';
import { longestAnswer } from '../model/values.ts';
import { encodings, noticeKinds, type Workbook } from '../sheet/workbook.ts';
import type { CommonChoice } from './common.ts';
import type { Confirmed } from './figures.ts';
import type { RowChanges } from './rows.ts';
import {
  type Choices,
  noChoices,
  noSheetChoices,
  type SheetChoices,
  StoredChoices,
} from './survey/choices.ts';

/** A person's work on a row of the spreadsheet. */
export type RowWork = {
  readonly changes?: RowChanges | undefined;
  readonly confirmed?: Confirmed | undefined;
  /** True if the row gets no document. */
  readonly isSkipped?: boolean | undefined;
};

/** Spreadsheet whose rows become documents, with all work on it since it was read. */
export type Table = {
  /** 32 hex digits; see {@link rowId}. */
  readonly id: string;
  readonly productId: string;
  /** ISO instant. */
  readonly readAt: string;
  /** File name; '' for pasted rows. */
  readonly file: string;
  readonly workbook: Workbook;
  readonly choices: Choices;
  readonly common: CommonChoice;
  /** Answers typed once for all rows, by key. */
  readonly typed: Readonly<Record<string, string>>;
  /** Work by {@link rowKey}, which survives a different reading of the sheet. */
  readonly work: { readonly [row: string]: RowWork };
};

type Reading = Pick<Table, 'productId' | 'file' | 'workbook'>;

export function newTable(reading: Reading, now: Date): Table {
  return {
    ...reading,
    id: randomId(),
    readAt: now.toISOString(),
    choices: noChoices,
    common: { from: 'none' },
    typed: {},
    work: {},
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
 * Returns the draft id of a row, which differs in every table.
 * @see rowKey
 */
export function rowId({ id }: Pick<Table, 'id'>, sheet: number, number: number): string {
  const place =
    (sheet % 0x100).toString(16).padStart(2, '0') + (number % 0x1000000).toString(16).padStart(6, '0');
  return id.slice(0, -place.length) + place;
}

export function withRowWork(table: Table, key: string, change: (work: RowWork) => RowWork): Table {
  return { ...table, work: { ...table.work, [key]: change(table.work[key] ?? {}) } };
}

/** Cuts answers to the length that storage accepts. */
function shortened(changes: RowChanges): RowChanges {
  const entries = Object.entries(changes);
  return Object.fromEntries(entries.map(([key, text]) => [key, text?.slice(0, longestAnswer) ?? text]));
}

/** Adds changes to the row's earlier ones. */
export function withRowChanges(table: Table, key: string, changes: RowChanges): Table {
  return withRowWork(table, key, (work) => ({
    ...work,
    changes: { ...work.changes, ...shortened(changes) },
  }));
}

/** Sets an answer for all rows; a blank text takes the answer back. */
export function withTyped(table: Table, key: string, text: string): Table {
  const { [key]: _, ...others } = table.typed;
  const typed = text.trim() === '' ? others : { ...others, [key]: text.slice(0, longestAnswer) };
  return { ...table, typed };
}

/** Marks the figures of a row as confirmed by a person. */
export function withConfirmation(table: Table, key: string, confirmed: Confirmed): Table {
  return withRowWork(table, key, (work) => ({ ...work, confirmed }));
}

/** Changes how one sheet is read, and keeps the work on its rows. */
export function withSheetChoices(
  table: Table,
  sheet: number,
  change: (choices: SheetChoices) => Partial<SheetChoices>,
): Table {
  const before = table.choices.sheets[sheet] ?? noSheetChoices;
  const sheets = { ...table.choices.sheets, [sheet]: { ...before, ...change(before) } };
  return { ...table, choices: { ...table.choices, sheets } };
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Cell = v.union([
  v.string(),
  v.object({ kind: v.picklist(['number', 'date', 'time']), value: v.number(), shown: v.string() }),
  v.object({ kind: v.literal('error'), shown: v.string() }),
]);
const Answers = v.record(v.string(), v.nullable(v.pipe(v.string(), v.maxLength(longestAnswer))));

const StoredSheet = v.object({
  name: v.string(),
  rows: v.array(v.object({ number: Count, isHidden: v.boolean(), cells: v.array(Cell) })),
  hiddenColumns: v.array(Count),
  merged: v.array(v.object({ fromRow: Count, toRow: Count, fromColumn: Count, toColumn: Count })),
  unread: Count,
  notices: v.array(v.object({ kind: v.picklist(noticeKinds), count: Count })),
});

const StoredTable: v.GenericSchema<unknown, Table> = v.object({
  id: DraftId,
  productId: v.string(),
  readAt: Instant,
  file: v.string(),
  workbook: v.object({
    sheets: v.pipe(v.array(StoredSheet), v.minLength(1)),
    active: Count,
    encoding: v.nullable(v.picklist(encodings)),
  }),
  choices: StoredChoices,
  common: v.union([
    v.object({ from: v.picklist(['none', 'school']) }),
    v.object({ from: v.literal('draft'), id: DraftId, also: v.array(v.string()) }),
  ]),
  typed: v.record(v.string(), v.pipe(v.string(), v.maxLength(longestAnswer))),
  work: v.record(
    v.string(),
    v.object({
      changes: v.exactOptional(Answers),
      confirmed: v.exactOptional(v.record(v.string(), v.string())),
      isSkipped: v.exactOptional(v.boolean()),
    }),
  ),
});

export const tablesKey = 'mle.tables';

/** Milliseconds from the last change to its storage. */
const pauseMs = 300;

export type Tables = {
  /** Tables, at most one for each document. */
  readonly list: readonly Table[];
  /** True if this tab's storage accepted the tables, so that a reload restores them. */
  readonly isKept: boolean;
};

export const noTables: Tables = { list: [], isKept: true };

export function tableOf({ list }: Tables, productId: string): Table | null {
  return list.find((table) => table.productId === productId) ?? null;
}

export type TableStore = Pick<Store<Tables>, 'get' | 'subscribe'> & {
  /** Replaces the previous table of the same document. */
  readonly put: (table: Table) => Undo;
  /** Changes the table with that id; does nothing if another one has replaced it. */
  readonly change: (id: string, change: (table: Table) => Table) => void;
  readonly erase: (id: string) => Undo;
  readonly eraseAll: () => Undo;
};

const Text = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

function parseTables(text: string | null): readonly Table[] {
  const stored = v.safeParse(Text, text);
  // Parse each table separately, so that a damaged one doesn't discard the others.
  return (stored.success ? stored.output : []).flatMap((table) => {
    const parsed = v.safeParse(StoredTable, table);
    return parsed.success ? [parsed.output] : [];
  });
}

/** Keeps the tables only in this page's memory and this tab's storage. */
export function createTableStore(storage = typedStorage): TableStore {
  const tables = createStore<Tables>({ ...noTables, list: parseTables(storage.readTabItem(tablesKey)) });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function write(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const { list } = tables.get();
    const isKept = storage.writeTabItem(tablesKey, list.length === 0 ? null : JSON.stringify(list));
    if (isKept !== tables.get().isKept) tables.set({ list, isKept });
  }

  function set(list: readonly Table[]): void {
    tables.set({ ...tables.get(), list });
    clearTimeout(timer);
    timer = setTimeout(write, pauseMs);
  }

  /** Store immediately, so that a reload doesn't restore an erased table. */
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

  storage.onTabHidden(write);
  storage.onDiscard(() => {
    clearTimeout(timer);
    timer = undefined;
    tables.set(noTables);
  });

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
