import { type Draft, newDraft } from '../form/drafts/draft.ts';
import { createDraftStore, type DraftStore } from '../form/drafts/draft-store.ts';
import type { BatchRow } from './rows.ts';
import { rowId, type Table } from './table.ts';

type Row = Pick<BatchRow, 'index' | 'values'>;

/** The row as a draft. */
export function draftOfRow(table: Table, { index, values }: Row): Draft {
  return { ...newDraft({ id: rowId(table, index), productId: table.productId }, table.readAt), values };
}

/** A store of these drafts in memory alone: the form works on them as on any other, and no storage learns of it. */
export function createMemoryDrafts(drafts: readonly Draft[]): DraftStore {
  const texts = new Map<string, string>();
  const store = createDraftStore({
    readItem: (key) => texts.get(key) ?? null,
    readShared: () => null,
    writeItem: (key, text) => {
      texts.set(key, text);
      return true;
    },
    removeItem: (key) => void texts.delete(key),
    storedKeys: () => [...texts.keys()],
    isShared: () => true,
    onStorageChange: () => () => {},
    onTabHidden: () => {},
  });
  store.take(drafts);
  return store;
}

/**
 * The rows as drafts to be stored, a millisecond between them: drafts are listed the latest first. Stored again, a row takes
 * the place of its draft, unless that was worked on since.
 */
export function draftsToKeep(
  table: Table,
  rows: readonly Row[],
  stored: readonly Draft[],
  now: Date,
  freshId: () => string,
): readonly Draft[] {
  const workedOn = new Set(stored.filter((one) => one.editedAt !== one.createdAt).map(({ id }) => id));
  return rows.map((row) => {
    const instant = new Date(now.getTime() - row.index).toISOString();
    const draft = { ...draftOfRow(table, row), createdAt: instant, editedAt: instant };
    return workedOn.has(draft.id) ? { ...draft, id: freshId() } : draft;
  });
}
