import type { Values } from '../model/document.ts';
import { type Draft, type Drafts, draftById, erase, restore, withAnswers } from './draft.ts';

const noAnswers: Values = {};

/** The answers that are no longer what they were, as they are now: '' for one that was removed. */
function answersSince(then: Values, now: Values): Values {
  const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  const changed = keys.filter((key) => (then[key] ?? '') !== (now[key] ?? ''));
  return Object.fromEntries(changed.map((key) => [key, now[key] ?? '']));
}

type Versions = {
  /** null: there was none. */
  readonly before: Draft | null;
  readonly after: Draft | null;
  readonly now: Draft | null;
};

/** The draft as it was, with what was typed and named since; null for one that is to be erased. */
function asBefore({ before, after, now }: Versions): Draft | null {
  if (!now) return before;
  const since = answersSince(after?.values ?? noAnswers, now.values);
  const isTyped = Object.keys(since).length > 0;
  const isNamed = now.name !== (after?.name ?? '');
  if (!before && !isTyped && !isNamed) return null;
  const base = before ?? now;
  return {
    ...base,
    name: isNamed ? now.name : base.name,
    values: withAnswers(before?.values ?? noAnswers, since),
    editedAt: isTyped && now.editedAt > base.editedAt ? now.editedAt : base.editedAt,
  };
}

/**
 * Takes a change back, and nothing that came after it.
 * @param before the drafts that it changed or erased
 * @param after the same as it left them, and those that it brought
 */
export function takenBack(drafts: Drafts, before: readonly Draft[], after: readonly Draft[]): Drafts {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const find = (list: readonly Draft[], id: string) => list.find((draft) => draft.id === id) ?? null;
  return ids.reduce((all, id) => {
    const now = draftById(all, id);
    const draft = asBefore({ before: find(before, id), after: find(after, id), now });
    if (draft) return restore(all, [draft]);
    return now ? erase(all, [id]) : all;
  }, drafts);
}
