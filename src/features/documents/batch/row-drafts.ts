import { rowCopy } from '../../../content/documents/batch-rows-copy.ts';
import { createStore } from '../../../platform/store.ts';
import {
  type ChangedAnswers,
  type Draft,
  type DraftLists,
  draftById,
  newDraft,
  withChange,
} from '../form/drafts/draft.ts';
import type { DraftsPort } from '../form/drafts/drafts-port.ts';
import type { AnswerSource } from '../model/answer-source.ts';
import type { Values } from '../model/document.ts';

export type RowDraftsOptions = {
  /** Rows as drafts, including the open one. Messages call the others «fila 3» and the like. */
  readonly drafts: readonly Draft[];
  /** Id of the open row's draft. */
  readonly id: string;
  /** Called synchronously with each answer that the user changes; null for a removed answer. */
  readonly onAnswer: (changes: ChangedAnswers) => void;
  readonly sourceOf: (key: string) => AnswerSource | null;
};

const doNothing = () => {};

/** Lets the form edit a row. Reports changed answers to the caller instead of storing them. */
export function createRowDrafts({ drafts, id, onAnswer, sourceOf }: RowDraftsOptions): DraftsPort {
  const store = createStore<DraftLists>({ list: drafts, erasedElsewhere: [] });
  const correctedKeys = new Set<string>();

  function change(answers: ChangedAnswers): void {
    const oldDraft = draftById(store.get(), id);
    if (!oldDraft) throw new Error(`drafts must include the open row's draft ${id}`);
    const changedDraft = withChange(oldDraft, { answers, at: new Date().toISOString() });
    const keys = Object.keys(answers).filter((key) => changedDraft.values[key] !== oldDraft.values[key]);
    if (keys.length === 0) return;
    // Do this before the store notifies its listeners, because they call `sourceOf`.
    for (const key of keys) correctedKeys.add(key);
    store.set({
      list: store.get().list.map((draft) => (draft.id === id ? changedDraft : draft)),
      erasedElsewhere: [],
    });
    onAnswer(Object.fromEntries(keys.map((key) => [key, changedDraft.values[key] ?? null])));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    setAnswer: (_, key, value) => change({ [key]: value ?? null }),
    setAnswers: (_, answers) => change(answers),
    setFocusedField: doNothing,
    flush: doNothing,
    confirm: (_, keys) => {
      const oldDraft = draftById(store.get(), id);
      if (!oldDraft) return;
      const changedDraft = withChange(oldDraft, { confirmed: keys, at: new Date().toISOString() });
      store.set({
        list: store.get().list.map((draft) => (draft.id === id ? changedDraft : draft)),
        erasedElsewhere: [],
      });
      // A confirmation is stored as a change that repeats the answer (see next-year-rows.ts).
      onAnswer(Object.fromEntries(keys.map((key) => [key, oldDraft.values[key] ?? null])));
    },
    sourceOf: (key) => (correctedKeys.has(key) ? 'corrected' : sourceOf(key)),
    copy: rowCopy,
  };
}

type DraftRow = Pick<Draft, 'unconfirmed' | 'earlier'> & {
  /** 32 hex digits, like the ids of drafts. */
  readonly id: string;
  readonly values: Values;
};

/**
 * Returns the rows as drafts to store. Their times differ by a millisecond, so that the list of drafts, which has the
 * latest first, keeps the rows' order. A row that already became a draft replaces this draft. But if somebody has
 * edited the draft since, the row becomes another draft.
 */
export function toDrafts(
  productId: string,
  rows: readonly DraftRow[],
  storedDrafts: readonly Draft[],
  now: Date,
  createId: () => string,
): readonly Draft[] {
  const editedIds = new Set(
    storedDrafts.filter((draft) => draft.editedAt !== draft.createdAt).map(({ id }) => id),
  );
  return rows.map(({ id, ...row }, index) => {
    const instant = new Date(now.getTime() - index).toISOString();
    return { ...newDraft({ id: editedIds.has(id) ? createId() : id, productId }, instant), ...row };
  });
}
