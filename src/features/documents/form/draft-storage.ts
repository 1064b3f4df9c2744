import { isKept } from '../../../platform/kept-item.ts';
import { parserOf } from '../../../platform/parser.ts';
import { createPersistedStore, type PersistedStore } from '../../../platform/persisted-store.ts';
import { createStore } from '../../../platform/store.ts';
import { isBlank } from '../model/values.ts';
import { type Draft, type Drafts, draftById, merge, noDrafts, StoredDrafts } from './draft.ts';
import { draftsKey, latestKey } from './stored-keys.ts';

export type DraftStorage = Pick<
  PersistedStore<Drafts>,
  'get' | 'subscribe' | 'update' | 'replace' | 'keep' | 'refresh' | 'status'
> & {
  /** Whether localStorage holds all of it. */
  readonly isKept: () => boolean;
};

/** The one draft that differs, where only answers were typed; null for every other change. */
function editedDraft(before: Drafts, after: Drafts): Draft | null {
  if (before.erased !== after.erased || before.list.length !== after.list.length) return null;
  const edited = after.list.filter((draft, place) => draft !== before.list[place]);
  return edited.length === 1 ? (edited[0] ?? null) : null;
}

/**
 * The drafts as this device stores them. What was typed within a frame writes the draft that it changes and not the
 * others: it stands under a key of its own, as its latest version, until another draft is changed. Everything else
 * writes all of them.
 */
export function createDraftStorage(): DraftStorage {
  const drafts = createStore(noDrafts);
  const status = createStore<'stored' | 'wiped'>('stored');
  const options = {
    parse: parserOf(StoredDrafts),
    empty: noDrafts,
    merge,
    isHeld: () => drafts.get().list.some(({ values }) => !isBlank(values)),
  };
  const all = createPersistedStore({ ...options, key: draftsKey });
  const latest = createPersistedStore({ ...options, key: latestKey });

  function settle(): void {
    drafts.set(latest.get().list.length === 0 ? all.get() : merge(all.get(), latest.get()));
    status.set(all.status.get());
  }

  function refresh(): void {
    all.refresh();
    latest.refresh();
  }

  function replace(value: Drafts): void {
    all.replace(value);
    latest.replace(noDrafts);
  }

  settle();
  for (const store of [all, latest, all.status]) store.subscribe(settle);

  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    status,
    refresh,
    replace,
    update: (change) => {
      refresh();
      const before = drafts.get();
      const after = change(before);
      if (after === before) return;
      const edited = editedDraft(before, after);
      const { list } = latest.get();
      const isStored = all.status.get() === 'stored';
      const isLatest = edited !== null && list.every(({ id }) => id === edited.id);
      if (isLatest && isStored && draftById(all.get(), edited.id) && isKept(draftsKey)) {
        latest.update(() => ({ list: [edited], erased: {} }));
        return;
      }
      all.update(() => after);
      // What was wiped stays in memory alone, its latest version too.
      if (list.length > 0 && isStored) latest.replace(noDrafts);
    },
    keep: () => {
      refresh();
      if (all.status.get() === 'wiped') replace(drafts.get());
    },
    isKept: () => isKept(draftsKey) && (latest.get().list.length === 0 || isKept(latestKey)),
  };
}
