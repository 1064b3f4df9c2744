import { createStore, type Store } from '../../../platform/store.ts';
import { type Draft, type Drafts, draftById, noDrafts, put } from './draft.ts';
import type { DraftStorage } from './draft-storage.ts';

type Change = (drafts: Drafts) => Drafts;

/** Calls later what writes, and gives what calls it now. */
export type Later = (write: () => void) => () => void;

/** Calls at once. */
export const atOnce: Later = (write) => {
  write();
  return write;
};

/** What was typed into one draft and is not yet written. */
type Typed = {
  /** As the storage had it when the first of these keys was pressed. */
  readonly from: Draft;
  readonly edited: Draft;
  readonly changes: readonly Change[];
};

type TypedDrafts = Pick<DraftStorage, 'get' | 'subscribe' | 'update' | 'replace' | 'keep' | 'refresh'> & {
  /** Without the keys that wait to be written: behind what is typed by a frame. */
  readonly settled: Pick<Store<Drafts>, 'get' | 'subscribe'>;
  /** Changes an answer; what it costs to store it waits until the document has shown the key. */
  readonly type: (id: string, change: Change) => void;
  /** Stores now what was typed. */
  readonly flush: () => void;
};

/** The drafts with what is being typed, before it is written. */
export function createTypedDrafts(storage: DraftStorage, later: Later): TypedDrafts {
  let typed: Typed | null = null;
  let writeNow = () => {};
  const drafts = createStore(noDrafts);

  /** Nothing else has changed the draft since: what was typed is its next version. Else each answer finds its place. */
  function withTyped(known: Drafts): Drafts {
    if (!typed) return known;
    const { from, edited, changes } = typed;
    if (draftById(known, from.id) === from) return put(known, edited);
    return changes.reduce((all, change) => change(all), known);
  }

  const settle = () => drafts.set(withTyped(storage.get()));
  settle();
  storage.subscribe(settle);

  function write(): void {
    if (!typed) return;
    storage.update((known) => {
      const next = withTyped(known);
      typed = null;
      return next;
    });
    settle();
  }

  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    settled: { get: storage.get, subscribe: storage.subscribe },
    type: (id, change) => {
      if (typed?.from.id !== id) writeNow();
      const before = drafts.get();
      const after = change(before);
      if (after === before) return;
      const from = typed?.from ?? draftById(storage.get(), id);
      const edited = draftById(after, id);
      // The first answer makes the draft, which is stored at once.
      if (!from || !edited) {
        storage.update(change);
        return;
      }
      const isDue = typed === null;
      typed = { from, edited, changes: [...(typed?.changes ?? []), change] };
      drafts.set(after);
      if (isDue) writeNow = later(write);
    },
    flush: () => writeNow(),
    update: (change) => {
      writeNow();
      storage.update(change);
    },
    replace: (value) => {
      writeNow();
      storage.replace(value);
    },
    keep: () => {
      writeNow();
      storage.keep();
    },
    refresh: () => {
      writeNow();
      storage.refresh();
    },
  };
}
