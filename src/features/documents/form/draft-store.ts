// The drafts of this device: several for each document, each with an id that stays.
//
// A form works on one draft, named by its `DraftRef` ({ id, productId }); the page chooses the id and keeps it in its
// address (`use-open-draft.ts`). An id without a draft is a draft that nothing was typed into yet: the first answer
// makes it. So `valuesOf(drafts, id)` is all that a form reads and `answer(ref, key, value)` all that it writes;
// `completion.ts` does both, and `useCompletion().draftId` tells the others which draft it is.
import type { PersistedStore } from '../../../platform/persisted-store.ts';
import { randomId } from '../../../platform/random-id.ts';
import { createStore, type Store } from '../../../platform/store.ts';
import type { Values } from '../model/document.ts';
import {
  type Draft,
  type DraftRef,
  type Drafts,
  duplicate,
  erase,
  noDrafts,
  rename,
  restore,
  setAnswers,
} from './draft.ts';
import { createDraftStorage } from './draft-storage.ts';
import { takenBack } from './draft-undo.ts';
import { atOnce, createTypedDrafts, type Later } from './typed-drafts.ts';

/** Brings back what a change took away, and leaves what came after it; to be called once. */
export type Undo = () => void;

export type DraftStore = Pick<PersistedStore<Drafts>, 'get' | 'subscribe' | 'keep' | 'refresh' | 'status'> & {
  /** `tab`: localStorage is full or forbidden, and what was typed ends with this tab. */
  readonly place: Pick<Store<'device' | 'tab'>, 'get' | 'subscribe'>;
  /** Without the keys that wait to be stored: a frame behind what is typed, for all that is not the document. */
  readonly settled: Pick<Store<Drafts>, 'get' | 'subscribe'>;
  readonly answer: (draft: DraftRef, key: string, value: string) => void;
  /** Stores now what was typed: a field was left. */
  readonly flush: () => void;
  readonly accept: (draft: DraftRef, answers: Values) => void;
  /** '' lets the answers name the draft again. */
  readonly rename: (id: string, name: string) => void;
  /** @returns the copy's id */
  readonly duplicate: (id: string) => string;
  /** Erases them here and in the other tabs, at once: nothing waits for the time in which it can be undone. */
  readonly erase: (ids: readonly string[]) => Undo;
  /** Erases every draft of every document. */
  readonly eraseAll: () => Undo;
  /** Takes over drafts of another device; each takes the place of the one with its id. */
  readonly take: (drafts: readonly Draft[]) => Undo;
};

/**
 * The answers, stored on this device alone. Each key press is written, behind the frame that shows it or when the page is
 * left before that: closing the tab loses nothing. After the person wipes the site's data, nothing is stored again until
 * they agree.
 * @param later when a key press is written
 */
export function createDraftStore(clock: () => Date = () => new Date(), later: Later = atOnce): DraftStore {
  const storage = createDraftStorage();
  const store = createTypedDrafts(storage, later);
  const place = createStore<'device' | 'tab'>('device');
  const now = () => clock().toISOString();

  function checkPlace(): void {
    if (storage.status.get() === 'stored' && storage.get() !== noDrafts)
      place.set(storage.isKept() ? 'device' : 'tab');
  }

  function update(change: (drafts: Drafts) => Drafts): void {
    store.update(change);
    checkPlace();
  }

  function eraseSome(ids: readonly string[]): Undo {
    const gone = store.get().list.filter(({ id }) => ids.includes(id));
    update((drafts) => erase(drafts, ids));
    return () => update((drafts) => takenBack(drafts, gone, []));
  }

  checkPlace();
  storage.subscribe(checkPlace);

  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: store.keep,
    refresh: store.refresh,
    status: storage.status,
    flush: store.flush,
    settled: store.settled,
    place,
    answer: (draft, key, value) => {
      const time = now();
      store.type(draft.id, (drafts) => setAnswers(drafts, draft, { [key]: value }, time));
    },
    accept: (draft, answers) => update((drafts) => setAnswers(drafts, draft, answers, now())),
    rename: (id, name) => update((drafts) => rename(drafts, id, name)),
    duplicate: (id) => {
      const copy = randomId();
      update((drafts) => duplicate(drafts, id, copy, now()));
      return copy;
    },
    erase: eraseSome,
    eraseAll: () => {
      store.refresh();
      const drafts = store.get();
      const { list } = drafts;
      const ids = list.map(({ id }) => id);
      store.replace(erase(drafts, ids));
      checkPlace();
      return () => update((drafts) => takenBack(drafts, list, []));
    },
    take: (drafts) => {
      const ids = drafts.map(({ id }) => id);
      const before = store.get().list.filter(({ id }) => ids.includes(id));
      update((known) => restore(known, drafts));
      return () => update((known) => takenBack(known, before, drafts));
    },
  };
}
