import * as v from 'valibot';
import { type Change, type Draft, StoredChange, StoredDraft, withChange } from './draft.ts';

/** Stored JSON of a draft: `shared` is in localStorage, and `own` in this tab if localStorage refused the last write. */
export type Texts = { readonly own: string | null; readonly shared: string | null };

/** A draft as this page knows it. */
export type Entry = Texts & {
  /** Includes what is pending. */
  readonly draft: Draft;
  /** Fields whose answers localStorage doesn't have yet, because they were just typed or because it refused them. */
  readonly pending: Change | null;
  /** True if localStorage refused it. */
  readonly endsWithTab: boolean;
  /** True if another tab erased it: only this page's memory has it, until it is restored. */
  readonly isLost: boolean;
};

const Text = v.pipe(
  v.string(),
  v.parseJson(),
  v.intersect([
    StoredDraft,
    v.object({ pending: v.exactOptional(v.fallback(v.nullable(StoredChange), null)) }),
  ]),
);

function parse(text: string | null, id: string) {
  const result = v.safeParse(Text, text);
  return result.success && result.output.id === id ? result.output : null;
}

/**
 * Parses what is stored and applies the pending change to it.
 * @param mine what this page has pending; null for what the tab kept of an earlier page
 * @returns null if nothing readable is stored
 */
export function parseEntry(id: string, texts: Texts, mine: Change | null): Entry | null {
  const own = parse(texts.own, id);
  if (!own) return null;
  const { pending: kept = null, ...ownDraft } = own;
  const pending = mine ?? kept;
  const { pending: _, ...stored } = parse(texts.shared, id) ?? { ...ownDraft, pending: null };
  const draft = pending ? withChange(stored, pending) : stored;
  return { ...texts, draft, pending, endsWithTab: kept !== null, isLost: false };
}

/** Returns the text for localStorage. */
export function textOf(draft: Draft): string {
  return JSON.stringify(draft);
}

/** Returns the text for the tab alone, which keeps apart what localStorage doesn't hold. */
export function tabTextOf(draft: Draft, pending: Change): string {
  return JSON.stringify({ ...draft, pending });
}
