import * as v from 'valibot';
import {
  type Draft,
  type DraftChange,
  mergeChanges,
  StoredChange,
  StoredDraft,
  StoredNamedAnswers,
  withChange,
} from './draft.ts';

/** Stored JSON of a draft. `localText` is set only if localStorage refused this tab's last write. */
export type StoredTexts = {
  /** JSON that this tab reads: from memory, else from sessionStorage, else from localStorage. */
  readonly text: string | null;
  /** JSON in localStorage if `text` comes from memory or sessionStorage; null otherwise. */
  readonly localText: string | null;
  /** True if only memory has `text`, because sessionStorage refused it too or the site's data were cleared. */
  readonly isInMemory: boolean;
};

type NamedAnswers = Pick<Draft, 'values' | 'name'>;

export const noStoredAnswers: NamedAnswers = { values: {}, name: '' };

/** This page's record of a draft. */
export type DraftEntry = StoredTexts & {
  /** Answers that localStorage has, or had before another tab removed them. */
  readonly storedAnswers: NamedAnswers;
  /** Draft with the changes `refusedChange` and `unsavedChange` applied. */
  readonly draft: Draft;
  /** Change that only this tab has, because localStorage refused it. */
  readonly refusedChange: DraftChange | null;
  readonly unsavedChange: DraftChange | null;
  /** True if another tab erased the draft. Only this page's memory has it until the person restores it. */
  readonly isErasedElsewhere: boolean;
};

const StoredJson = v.pipe(
  v.string(),
  v.parseJson(),
  v.intersect([
    StoredDraft,
    v.object({
      pending: v.exactOptional(v.fallback(v.nullable(StoredChange), null)),
      /** The draft's answers in localStorage when it refused `pending`. */
      before: v.exactOptional(StoredNamedAnswers),
    }),
  ]),
);

function parse(text: string | null, id: string) {
  const result = v.safeParse(StoredJson, text);
  if (!result.success || result.output.id !== id) return null;
  const { pending = null, before, ...draft } = result.output;
  return { draft, pending, before };
}

export function parseAnswers(text: string | null, id: string): NamedAnswers | null {
  return parse(text, id)?.draft ?? null;
}

/** Returns the changes that localStorage doesn't have yet; null if it has all of them. */
export function pendingChangeOf({
  refusedChange,
  unsavedChange,
}: Pick<DraftEntry, 'refusedChange' | 'unsavedChange'>): DraftChange | null {
  return unsavedChange ? mergeChanges(refusedChange, unsavedChange) : refusedChange;
}

/**
 * Removes from a refused change each answer that another tab has replaced in localStorage since the refusal, because
 * the other tab's answer is newer.
 */
function dropReplacedAnswers(
  { answers = {}, name, ...rest }: DraftChange,
  answersAtRefusal: NamedAnswers,
  storedAnswers: NamedAnswers,
): DraftChange {
  const isReplaced = (key: string) =>
    storedAnswers.values[key] !== undefined && storedAnswers.values[key] !== answersAtRefusal.values[key];
  const remainingAnswers = Object.entries(answers).filter(([key]) => !isReplaced(key));
  return {
    ...rest,
    answers: Object.fromEntries(remainingAnswers),
    ...(name !== undefined && storedAnswers.name === answersAtRefusal.name && { name }),
  };
}

/**
 * Parses the stored JSON and applies the changes that localStorage doesn't have.
 * @param unsavedChange change since the last write
 * @returns null if nothing readable is stored
 */
export function parseEntry(
  id: string,
  texts: StoredTexts,
  unsavedChange: DraftChange | null,
): DraftEntry | null {
  const parsed = parse(texts.text, id);
  if (!parsed) return null;
  const localDraft = parse(texts.localText, id)?.draft;
  const { pending: refusedChange, before: answersAtRefusal } = parsed;
  const canDetectReplacedAnswers = !texts.isInMemory && answersAtRefusal && localDraft;
  const keptChange =
    refusedChange && canDetectReplacedAnswers
      ? dropReplacedAnswers(refusedChange, answersAtRefusal, localDraft)
      : refusedChange;
  const pendingChange = pendingChangeOf({ refusedChange: keptChange, unsavedChange });
  const draft = pendingChange ? withChange(localDraft ?? parsed.draft, pendingChange) : parsed.draft;
  return {
    ...texts,
    storedAnswers: localDraft ?? (keptChange && answersAtRefusal) ?? parsed.draft,
    draft,
    refusedChange: keptChange,
    unsavedChange,
    isErasedElsewhere: false,
  };
}

export function serializeDraft(draft: Draft): string {
  return JSON.stringify(draft);
}

/**
 * Serializes a draft for this tab's sessionStorage or memory.
 * @param before answers that localStorage had when it refused the change
 */
export function serializeForTab(draft: Draft, pending: DraftChange, { values, name }: NamedAnswers): string {
  return JSON.stringify({ ...draft, pending, before: { values, name } });
}
