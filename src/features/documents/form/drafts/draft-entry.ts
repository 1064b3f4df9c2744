import * as v from 'valibot';
import {
  type Change,
  type Draft,
  joined,
  StoredAnswered,
  StoredChange,
  StoredDraft,
  withChange,
} from './draft.ts';

/** Stored JSON of a draft: `shared` is in localStorage, and `own` in this tab if localStorage refused the last write. */
export type Texts = {
  readonly own: string | null;
  readonly shared: string | null;
  /** True if not even the tab's storage accepted it, so that this page may not have seen what localStorage holds. */
  readonly isInMemory: boolean;
};

type Answered = Pick<Draft, 'values' | 'name'>;

export const nothingStored: Answered = { values: {}, name: '' };

/** A draft as this page knows it. */
export type Entry = Texts & {
  /** The answers in localStorage, or those that it held last. */
  readonly stored: Answered;
  /** Includes what is kept and typed. */
  readonly draft: Draft;
  /** Change that localStorage refused, so that only this tab has it. */
  readonly kept: Change | null;
  /** Change since the last write. */
  readonly typed: Change | null;
  /** True if another tab erased it: only this page's memory has it, until it is restored. */
  readonly isLost: boolean;
};

const Text = v.pipe(
  v.string(),
  v.parseJson(),
  v.intersect([
    StoredDraft,
    v.object({
      pending: v.exactOptional(v.fallback(v.nullable(StoredChange), null)),
      before: v.exactOptional(StoredAnswered),
    }),
  ]),
);

function parse(text: string | null, id: string) {
  const result = v.safeParse(Text, text);
  if (!result.success || result.output.id !== id) return null;
  const { pending = null, before, ...draft } = result.output;
  return { draft, pending, before };
}

/** Returns the answers in the text of localStorage. */
export function answeredIn(text: string | null, id: string): Answered | null {
  return parse(text, id)?.draft ?? null;
}

/** Returns what localStorage doesn't have yet; null if it has everything. */
export function pendingOf({ kept, typed }: Pick<Entry, 'kept' | 'typed'>): Change | null {
  return typed ? joined(kept, typed) : kept;
}

/** Drops answers in whose place another tab has stored others since: those are newer. */
function withoutReplaced(
  { answers = {}, name, ...rest }: Change,
  before: Answered,
  stored: Answered,
): Change {
  const isReplaced = (key: string) =>
    stored.values[key] !== undefined && stored.values[key] !== before.values[key];
  const left = Object.entries(answers).filter(([key]) => !isReplaced(key));
  return {
    ...rest,
    answers: Object.fromEntries(left),
    ...(name !== undefined && stored.name === before.name && { name }),
  };
}

/**
 * Parses what is stored and applies to it what isn't.
 * @param typed since the last write
 * @returns null if nothing readable is stored
 */
export function parseEntry(id: string, texts: Texts, typed: Change | null): Entry | null {
  const own = parse(texts.own, id);
  if (!own) return null;
  const shared = parse(texts.shared, id)?.draft;
  const { pending: refused, before } = own;
  const isComparable = !texts.isInMemory && before && shared;
  const kept = refused && isComparable ? withoutReplaced(refused, before, shared) : refused;
  const pending = pendingOf({ kept, typed });
  const draft = pending ? withChange(shared ?? own.draft, pending) : own.draft;
  return { ...texts, stored: shared ?? (kept && before) ?? own.draft, draft, kept, typed, isLost: false };
}

/** Returns the text for localStorage. */
export function textOf(draft: Draft): string {
  return JSON.stringify(draft);
}

/**
 * Returns the text for the tab alone.
 * @param before what localStorage held when it refused the change
 */
export function tabTextOf(draft: Draft, pending: Change, { values, name }: Answered): string {
  return JSON.stringify({ ...draft, pending, before: { values, name } });
}
