// The drafts of this device: several for each document, each under a key of its own.
//
// A form works on one draft, named by its `DraftRef` ({ id, productId }); the page chooses the id and keeps it in its
// address (`use-open-draft.ts`). An id without a draft is a draft that nothing was typed into yet.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { randomId } from '../../../../platform/random-id.ts';
import {
  isShared,
  onStorageChange,
  onTabHidden,
  readItem,
  readShared,
  removeItem,
  storedKeys,
  writeItem,
} from '../../../../platform/storage.ts';
import { createStore, type Store, useStoreOf } from '../../../../platform/store.ts';
import type { Undo } from '../../../school/school.ts';
import type { Values } from '../../model/document.ts';
import { isBlank } from '../../model/values.ts';
import {
  type Change,
  changeTo,
  type Draft,
  DraftId,
  type DraftRef,
  type Drafts,
  joined,
  newDraft,
  noDrafts,
  StoredChange,
  StoredDraft,
  takenBack,
  withChange,
} from './draft.ts';
import type { Beginning } from './next-draft.ts';
import { draftPrefix } from './stored-typed.ts';

const ourPrefix = 'mle.';

/** Milliseconds after the last key. */
const pauseMs = 300;

export type DraftStore = Pick<Store<Drafts>, 'get' | 'subscribe'> & {
  /** @param value undefined takes the answer back */
  readonly answer: (draft: DraftRef, key: string, value: string | undefined) => void;
  /** The person is in that field. */
  readonly visit: (draft: DraftRef, key: string) => void;
  /** Stores now what was typed: a field was left. */
  readonly flush: () => void;
  readonly accept: (draft: DraftRef, answers: Values) => void;
  /** '' lets the answers name the draft again. */
  readonly rename: (draft: DraftRef, name: string) => void;
  /** Begins a draft that says something already. @returns its id */
  readonly begin: (draft: Beginning) => string;
  /** Keeps those answers as they are: the person was asked about them. */
  readonly confirm: (draft: DraftRef, keys: readonly string[]) => void;
  /** Erases them here and in the other tabs, at once: nothing waits for the time in which it can be undone. */
  readonly erase: (ids: readonly string[]) => Undo;
  readonly eraseAll: () => Undo;
  /** Takes over drafts of another device; each takes the place of the one with its id. */
  readonly take: (drafts: readonly Draft[]) => Undo;
  /** Stores again a draft that another tab erased. */
  readonly restore: (id: string) => void;
  /** Stores again what this page knows, after the storage was wiped. */
  readonly keep: () => void;
  /** Looks at what is stored: browsers need not report that they wiped it. */
  readonly refresh: () => void;
};

const Text = v.pipe(
  v.string(),
  v.parseJson(),
  v.intersect([
    StoredDraft,
    v.object({ pending: v.exactOptional(v.fallback(v.nullable(StoredChange), null)) }),
  ]),
);

const device = {
  isShared,
  onStorageChange,
  onTabHidden,
  readItem,
  readShared,
  removeItem,
  storedKeys,
  writeItem,
};

/** What is stored under a draft's key: in localStorage, and in this tab where that refused what the tab last wrote. */
type Texts = { readonly own: string | null; readonly shared: string | null };

type Entry = Texts & {
  /** With what is pending. */
  readonly draft: Draft;
  /** What localStorage does not hold: keys typed since the last write, or what it refused. */
  readonly pending: Change | null;
  /** Whether localStorage refused it. */
  readonly endsWithTab: boolean;
  /** Another tab erased it: it is in this page's memory alone, until it is restored. */
  readonly isLost: boolean;
};

const keyOf = (id: string) => draftPrefix + id;

function parse(text: string | null, id: string) {
  const result = v.safeParse(Text, text);
  return result.success && result.output.id === id ? result.output : null;
}

/** @param mine what this page has to put over what is stored; by default what the tab kept of an earlier page */
function parseEntry(id: string, texts: Texts, mine: Change | null): Entry | null {
  const own = parse(texts.own, id);
  if (!own) return null;
  const { pending: kept = null, ...ownDraft } = own;
  const pending = mine ?? kept;
  const { pending: _, ...stored } = parse(texts.shared, id) ?? { ...ownDraft, pending: null };
  const draft = pending ? withChange(stored, pending) : stored;
  return { ...texts, draft, pending, endsWithTab: kept !== null, isLost: false };
}

/**
 * The answers, stored on this device alone: 300 ms after the last key, when a field is left and when the page hides.
 * Before each write what is stored is read, and what is pending is put over it, answer by answer.
 */
export function createDraftStore(storage: typeof device = device): DraftStore {
  const entries = new Map<string, Entry>();
  let erased: ReadonlySet<string> = new Set();
  let isWiped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drafts = createStore(noDrafts);
  const now = () => new Date().toISOString();

  function readTexts(id: string): Texts {
    return { own: storage.readItem(keyOf(id)), shared: storage.readShared(keyOf(id)) };
  }

  const entriesWhere = (isLost: boolean) => [...entries.values()].filter((entry) => entry.isLost === isLost);

  function publish(): void {
    const here = entriesWhere(false);
    drafts.set({
      list: here.map(({ draft }) => draft),
      lost: entriesWhere(true).map(({ draft }) => draft),
      erased,
      isWiped,
      endsWithTab: here.some(({ endsWithTab }) => endsWithTab),
    });
  }

  function remove(id: string): void {
    storage.removeItem(keyOf(id));
    entries.delete(id);
  }

  /** The key is there no more. */
  function lose(id: string, entry: Entry): void {
    const isTyped = entriesWhere(false).some(({ draft }) => !isBlank(draft.values));
    if (isWiped || (isTyped && !storage.isShared(ourPrefix))) {
      isWiped = true;
      return;
    }
    remove(id);
    if (!isBlank(entry.draft.values)) entries.set(id, { ...entry, own: null, shared: null, isLost: true });
  }

  /** Takes over what another tab did to the draft. */
  function look(id: string): void {
    const known = entries.get(id);
    const texts = readTexts(id);
    if (texts.own === (known?.own ?? null) && texts.shared === (known?.shared ?? null)) return;
    // Where this tab has a text of its own, another tab removes the one that all share.
    const isRemoved = known && known.shared !== null && texts.shared === null && texts.own === known.own;
    if (texts.own === null || isRemoved) {
      if (known?.own) lose(id, known);
      return;
    }
    isWiped = false;
    const entry = parseEntry(id, texts, known?.pending ?? null);
    if (entry) entries.set(id, entry);
    else if (known) entries.set(id, { ...known, ...texts });
  }

  function refresh(): void {
    const stored = storage.storedKeys(draftPrefix).map((key) => key.slice(draftPrefix.length));
    const ids = stored.filter((id) => v.is(DraftId, id));
    for (const id of new Set([...ids, ...entries.keys()])) look(id);
    publish();
  }

  /** @param change what the tab keeps in its place where localStorage refuses the draft */
  function write(draft: Draft, change: Change): void {
    const { id } = draft;
    const nothing = { own: null, shared: null, endsWithTab: false };
    if (isWiped) {
      entries.set(id, { ...nothing, ...entries.get(id), draft, pending: change, isLost: false });
      return;
    }
    const fallback = JSON.stringify({ ...draft, pending: change });
    const isKept = storage.writeItem(keyOf(id), JSON.stringify(draft), fallback);
    const pending = isKept ? null : change;
    entries.set(id, { ...readTexts(id), draft, pending, endsWithTab: !isKept, isLost: false });
  }

  const put = (draft: Draft) => write(draft, changeTo(draft));

  function flush(): void {
    clearTimeout(timer);
    const pending = [...entries].flatMap(([id, entry]) => (entry.pending ? [id] : []));
    if (pending.length === 0) return;
    for (const id of pending) {
      look(id);
      const entry = entries.get(id);
      if (entry?.pending && !entry.isLost && !isWiped) write(entry.draft, entry.pending);
    }
    publish();
  }

  /** Changes the draft in this page; a new one is stored at once, so that it is there for other tabs. */
  function change(ref: DraftRef, what: Omit<Change, 'at'>): void {
    const at = now();
    if (!entries.has(ref.id)) look(ref.id);
    const entry = entries.get(ref.id);
    const before = entry?.draft ?? newDraft(ref, at);
    const draft = withChange(before, { ...what, at });
    if (draft === before) return;
    const pending = joined(entry?.pending ?? null, { ...what, at });
    if (entry) entries.set(ref.id, { ...entry, draft, pending });
    else write(draft, pending);
    clearTimeout(timer);
    timer = setTimeout(flush, pauseMs);
    publish();
  }

  function changeNow(ref: DraftRef, what: Omit<Change, 'at'>): void {
    change(ref, what);
    flush();
  }

  /** Takes a change back, and nothing that came after it. */
  function takeBack(before: readonly Draft[], after: readonly Draft[]): void {
    const were = new Map(before.map((draft) => [draft.id, draft]));
    const are = new Map(after.map((draft) => [draft.id, draft]));
    for (const id of new Set([...were.keys(), ...are.keys()])) {
      look(id);
      const nowThere = entries.get(id)?.draft ?? null;
      const draft = takenBack({ before: were.get(id) ?? null, after: are.get(id) ?? null, now: nowThere });
      if (draft) put(draft);
      else remove(id);
    }
    publish();
  }

  const draftsIn = (ids: readonly string[]) => ids.flatMap((id) => entries.get(id)?.draft ?? []);

  function erase(ids: readonly string[]): Undo {
    const gone = draftsIn(ids);
    for (const id of ids) remove(id);
    erased = new Set([...erased, ...ids]);
    publish();
    return () => takeBack(gone, []);
  }

  refresh();
  storage.onStorageChange((key) => {
    if (key === null) refresh();
    else if (key.startsWith(draftPrefix)) {
      look(key.slice(draftPrefix.length));
      publish();
    }
  });
  storage.onTabHidden(flush);

  return {
    get: drafts.get,
    subscribe: drafts.subscribe,
    answer: (ref, key, value) => change(ref, { answers: { [key]: value ?? null }, place: key }),
    visit: (ref, key) => {
      if (entries.has(ref.id)) change(ref, { place: key });
    },
    flush,
    accept: (ref, answers) => changeNow(ref, { answers }),
    rename: (ref, name) => changeNow(ref, { name }),
    confirm: (ref, confirmed) => changeNow(ref, { confirmed }),
    begin: (beginning) => {
      const draft = { ...newDraft({ ...beginning, id: randomId() }, now()), ...beginning };
      put(draft);
      publish();
      return draft.id;
    },
    erase,
    eraseAll: () => {
      refresh();
      isWiped = false;
      for (const { draft } of entriesWhere(true)) entries.delete(draft.id);
      return erase([...entries.keys()]);
    },
    take: (given) => {
      flush();
      refresh();
      const before = draftsIn(given.map(({ id }) => id));
      for (const draft of given) put(draft);
      publish();
      return () => takeBack(before, given);
    },
    restore: (id) => {
      const entry = entries.get(id);
      if (entry) put(entry.draft);
      publish();
    },
    keep: () => {
      isWiped = false;
      for (const { draft } of entriesWhere(false)) put(draft);
      publish();
    },
    refresh,
  };
}

/** What `select` makes of the drafts: the component renders again when that changes, not with every key press. */
export function useDrafts<T extends string | boolean | null>(select: (drafts: Drafts) => T): T {
  const { get, subscribe } = useStoreOf(createDraftStore);
  const find = () => select(get());
  return useSyncExternalStore(subscribe, find, find);
}
