import * as v from 'valibot';
import { onTabHidden, readTabItem, writeTabItem } from '../../../platform/storage.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Undo } from '../../school/school-store.ts';
import { StoredTable, type Table } from './table.ts';

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
