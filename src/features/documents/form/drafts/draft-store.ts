// Stores the drafts of this device. A document may have several drafts, and each has its own storage key.
//
// A form works on one draft, which its `DraftRef` ({ id, productId }) identifies. The page chooses the id and puts it
// in the URL (`use-open-draft.ts`). The draft doesn't exist until the person types something.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { randomId } from '../../../../platform/random-id.ts';
import { type EnteredStorage, enteredStorage } from '../../../../platform/storage/entered-storage.ts';
import { createStore, type Store, useStoreInstance } from '../../../../platform/store.ts';
import type { Undo } from '../../../school/profile.ts';
import type { Values } from '../../model/document.ts';
import type { Term } from '../../model/next-year.ts';
import { isBlank } from '../../model/values.ts';
import {
  type Draft,
  type DraftChange,
  DraftId,
  type DraftRef,
  type Drafts,
  draftAsChange,
  mergeChanges,
  newDraft,
  noDrafts,
  revertChange,
  withChange,
} from './draft.ts';
import {
  type DraftEntry,
  noStoredAnswers,
  parseAnswers,
  parseEntry,
  pendingChangeOf,
  type StoredTexts,
  serializeDraft,
  serializeForTab,
} from './draft-entry.ts';
import type { DraftContent } from './next-draft.ts';
import { draftPrefix } from './stored-drafts.ts';

/** Milliseconds between the last key press and the write. */
const writeDelayMs = 300;

export type DraftStore = Pick<Store<Drafts>, 'get' | 'subscribe'> & {
  /** @param value undefined clears the answer */
  readonly setAnswer: (draft: DraftRef, key: string, value: string | undefined) => void;
  readonly setFocusedField: (draft: DraftRef, key: string) => void;
  readonly flush: () => void;
  /** Stores several answers immediately. */
  readonly setAnswers: (draft: DraftRef, answers: Values) => void;
  /** @param name '' removes the name, so that the answers name the draft again */
  readonly rename: (draft: DraftRef, name: string) => void;
  /** @returns the new draft's id */
  readonly create: (draft: DraftContent) => string;
  readonly confirm: (draft: DraftRef, keys: readonly string[]) => void;
  readonly addEarlierTerms: (draft: DraftRef, earlier: readonly Term[]) => void;
  /** Removes the drafts from storage at once, also for other tabs. Only the returned undo still has them. */
  readonly erase: (ids: readonly string[]) => Undo;
  readonly eraseAll: () => Undo;
  /** Adds drafts from another device. Each replaces the draft with the same id. */
  readonly importDrafts: (drafts: readonly Draft[]) => Undo;
  /** Stores a draft again after another tab erased it. */
  readonly restore: (id: string) => void;
};

const keyOf = (id: string) => draftPrefix + id;

/**
 * Creates the store of this device's drafts. It writes the first answer of a new draft at once, so that other tabs find
 * the draft. It writes later answers 300 ms after the last key press, on blur, and when the page is hidden. Each write
 * first reads the stored draft and merges the pending answers into it, key by key.
 */
export function createDraftStore(storage: EnteredStorage = enteredStorage): DraftStore {
  const entries = new Map<string, DraftEntry>();
  let idsErasedHere: ReadonlySet<string> = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drafts = createStore(noDrafts);
  const now = () => new Date().toISOString();

  function readTexts(id: string): StoredTexts {
    const key = keyOf(id);
    return {
      text: storage.readItem(key),
      localText: storage.readOverriddenLocal(key),
      isInMemory: storage.isInMemory(key),
    };
  }

  const filterEntries = (isErasedElsewhere: boolean) =>
    [...entries.values()].filter((entry) => entry.isErasedElsewhere === isErasedElsewhere);

  function publish(): void {
    const presentEntries = filterEntries(false);
    drafts.set({
      list: presentEntries.map(({ draft }) => draft),
      erasedElsewhere: filterEntries(true).map(({ draft }) => draft),
      idsErasedHere,
      isStoredInTabOnly:
        !storage.clearedStore.get() && presentEntries.some(({ refusedChange }) => refusedChange),
    });
  }

  function remove(id: string): void {
    storage.removeItem(keyOf(id));
    entries.delete(id);
  }

  /** Updates the entry of a draft that another tab may have changed or removed. */
  function syncEntry(id: string): void {
    const knownEntry = entries.get(id);
    const texts = readTexts(id);
    if (texts.text === (knownEntry?.text ?? null) && texts.localText === (knownEntry?.localText ?? null))
      return;
    // Another tab has removed the draft from localStorage, while this tab still has the text that was refused there.
    const isRemoved =
      knownEntry &&
      knownEntry.localText !== null &&
      texts.localText === null &&
      texts.text === knownEntry.text;
    if (texts.text === null || isRemoved) {
      if (!knownEntry?.text) return;
      remove(id);
      if (!isBlank(knownEntry.draft.values))
        entries.set(id, { ...knownEntry, text: null, localText: null, isErasedElsewhere: true });
      return;
    }
    // If another tab erased the draft, no stored text contains the refused change any longer. Treat the change as not
    // written yet.
    const unsavedChange = knownEntry?.isErasedElsewhere
      ? pendingChangeOf(knownEntry)
      : (knownEntry?.unsavedChange ?? null);
    const entry = parseEntry(id, texts, unsavedChange);
    if (entry) entries.set(id, entry);
    else if (knownEntry) entries.set(id, { ...knownEntry, ...texts });
  }

  function refresh(): void {
    const storedIds = storage.storedKeys(draftPrefix).map((key) => key.slice(draftPrefix.length));
    const ids = storedIds.filter((id) => v.is(DraftId, id));
    for (const id of new Set([...ids, ...entries.keys()])) syncEntry(id);
    publish();
  }

  /** @param change change to keep in this tab if localStorage refuses the draft */
  function write(draft: Draft, change: DraftChange): void {
    const { id } = draft;
    const localAnswers = parseAnswers(storage.readLocal(keyOf(id)), id);
    const answersBefore = localAnswers ?? entries.get(id)?.storedAnswers ?? noStoredAnswers;
    const isStored = storage.writeItem(
      keyOf(id),
      serializeDraft(draft),
      serializeForTab(draft, change, answersBefore),
    );
    const [storedAnswers, refusedChange] = isStored ? [draft, null] : [answersBefore, change];
    entries.set(id, {
      ...readTexts(id),
      storedAnswers,
      draft,
      refusedChange,
      unsavedChange: null,
      isErasedElsewhere: false,
    });
  }

  const put = (draft: Draft) => write(draft, draftAsChange(draft));

  function flush(): void {
    clearTimeout(timer);
    const ids = [...entries].flatMap(([id, entry]) => (pendingChangeOf(entry) ? [id] : []));
    if (ids.length === 0) return;
    for (const id of ids) {
      syncEntry(id);
      const entry = entries.get(id);
      const pendingChange = entry && pendingChangeOf(entry);
      if (pendingChange && !entry.isErasedElsewhere) write(entry.draft, pendingChange);
    }
    publish();
  }

  /** Writes a new draft at once, so that other tabs find it. Later changes wait for the timer. */
  function change(ref: DraftRef, changes: Omit<DraftChange, 'at'>): void {
    const at = now();
    if (!entries.has(ref.id)) syncEntry(ref.id);
    const entry = entries.get(ref.id);
    const oldDraft = entry?.draft ?? newDraft(ref, at);
    const draft = withChange(oldDraft, { ...changes, at });
    if (draft === oldDraft) return;
    const unsavedChange = mergeChanges(entry?.unsavedChange ?? null, { ...changes, at });
    if (entry) entries.set(ref.id, { ...entry, draft, unsavedChange });
    else write(draft, unsavedChange);
    clearTimeout(timer);
    timer = setTimeout(flush, writeDelayMs);
    publish();
  }

  function changeNow(ref: DraftRef, changes: Omit<DraftChange, 'at'>): void {
    change(ref, changes);
    flush();
  }

  /** Undoes a change but keeps later changes. */
  function undoChange(oldDrafts: readonly Draft[], newDrafts: readonly Draft[]): void {
    const draftsBefore = new Map(oldDrafts.map((draft) => [draft.id, draft]));
    const draftsAfter = new Map(newDrafts.map((draft) => [draft.id, draft]));
    for (const id of new Set([...draftsBefore.keys(), ...draftsAfter.keys()])) {
      syncEntry(id);
      const current = entries.get(id)?.draft ?? null;
      const draft = revertChange({
        before: draftsBefore.get(id) ?? null,
        after: draftsAfter.get(id) ?? null,
        now: current,
      });
      if (draft) put(draft);
      else remove(id);
    }
    publish();
  }

  const draftsIn = (ids: readonly string[]) => ids.flatMap((id) => entries.get(id)?.draft ?? []);

  function erase(ids: readonly string[]): Undo {
    const removedDrafts = draftsIn(ids);
    for (const id of ids) remove(id);
    idsErasedHere = new Set([...idsErasedHere, ...ids]);
    publish();
    return () => undoChange(removedDrafts, []);
  }

  refresh();
  storage.onStorageChange((key) => {
    if (key === null) {
      refresh();
      flush();
    } else if (key.startsWith(draftPrefix)) {
      syncEntry(key.slice(draftPrefix.length));
      publish();
    }
  });
  storage.onTabHidden(flush);
  storage.onStoreAgain(() => {
    for (const { draft } of filterEntries(false)) if (storage.readLocal(keyOf(draft.id)) === null) put(draft);
  });
  storage.onDiscard(() => {
    idsErasedHere = new Set([...idsErasedHere, ...entries.keys()]);
    entries.clear();
    publish();
  });

  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    setAnswer: (ref, key, value) => change(ref, { answers: { [key]: value ?? null }, place: key }),
    setFocusedField: (ref, key) => {
      if (entries.has(ref.id)) change(ref, { place: key });
    },
    flush,
    setAnswers: (ref, answers) => changeNow(ref, { answers }),
    rename: (ref, name) => changeNow(ref, { name }),
    confirm: (ref, confirmed) => changeNow(ref, { confirmed }),
    addEarlierTerms: (ref, earlier) => change(ref, { earlier }),
    create: (content) => {
      const draft = { ...newDraft({ ...content, id: randomId() }, now()), ...content };
      put(draft);
      publish();
      return draft.id;
    },
    erase,
    eraseAll: () => {
      refresh();
      for (const { draft } of filterEntries(true)) entries.delete(draft.id);
      return erase([...entries.keys()]);
    },
    importDrafts: (importedDrafts) => {
      flush();
      refresh();
      const replacedDrafts = draftsIn(importedDrafts.map(({ id }) => id));
      for (const draft of importedDrafts) put(draft);
      publish();
      return () => undoChange(replacedDrafts, importedDrafts);
    },
    restore: (id) => {
      const entry = entries.get(id);
      if (entry) put(entry.draft);
      publish();
    },
  };
}

export function useDrafts<T extends string | boolean | null>(select: (drafts: Drafts) => T): T {
  const { get, subscribe } = useStoreInstance(createDraftStore);
  const find = () => select(get());
  return useSyncExternalStore(subscribe, find, find);
}
