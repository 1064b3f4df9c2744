import * as v from 'valibot';
import { removeInvisible } from '../../../../platform/remove-invisible.ts';
import { Instant } from '../../../../platform/schema.ts';
import type { Values } from '../../model/document.ts';
import { mergeTerms, StoredTerm, type Term } from '../../model/next-year.ts';
import { maxAnswerLength } from '../../model/values.ts';

/** Answers for one document about one subject, such as a worker or a defibrillator. */
export type Draft = {
  /** 32 hex digits. They stay the same when the draft moves to another device. */
  readonly id: string;
  readonly productId: string;
  /** Name that the person gave; '' if the answers name the draft (see `draft-title.ts`). */
  readonly name: string;
  readonly values: Values;
  /** ISO instants. `editedAt` is the time of the last change to an answer. */
  readonly createdAt: string;
  readonly editedAt: string;
  /** Key of the field that was focused last. */
  readonly place?: string | undefined;
  /** Id of the draft from which this one was begun; see `next-draft.ts`. */
  readonly origin?: string | undefined;
  /** Keys of copied answers that the person has neither changed nor confirmed yet. */
  readonly unconfirmed?: readonly string[] | undefined;
  /** Terms of earlier documents of the same person. */
  readonly earlier?: readonly Term[] | undefined;
};

/** Identifies a draft, which may not exist before its first answer. */
export type DraftRef = Pick<Draft, 'id' | 'productId'>;

/** Part of the drafts that a form reads. */
export type DraftLists = {
  readonly list: readonly Draft[];
  /** Drafts that another tab erased and only this page's memory still has. */
  readonly erasedElsewhere: readonly Draft[];
};

export type Drafts = DraftLists & {
  /** Ids of the drafts that this page erased. */
  readonly idsErasedHere: ReadonlySet<string>;
  /** True if localStorage is full or forbidden, so that answers are lost when this tab closes. */
  readonly isStoredInTabOnly: boolean;
};

export const noDrafts: Drafts = {
  list: [],
  erasedElsewhere: [],
  idsErasedHere: new Set(),
  isStoredInTabOnly: false,
};

/** Answers by key. null removes an answer, and '' is an answer that clears the document's proposal. */
export type ChangedAnswers = { readonly [key: string]: string | null | undefined };

/** Change to a draft. The store applies it to the stored version. */
export type DraftChange = {
  readonly answers?: ChangedAnswers | undefined;
  readonly name?: string | undefined;
  readonly place?: string | undefined;
  /** Keys of answers that the person confirmed without changing them. */
  readonly confirmed?: readonly string[] | undefined;
  readonly earlier?: readonly Term[] | undefined;
  /** ISO instant. */
  readonly at: string;
};

export const maxNameLength = 80;

/**
 * Makes a schema that drops a record's invalid answers. It keeps unknown keys, since a newer version of the site may
 * have written them.
 */
function validAnswers<T>(answer: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((values): { readonly [key: string]: T } =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) => {
          const parsed = v.safeParse(answer, value);
          return parsed.success ? [[key, parsed.output]] : [];
        }),
      ),
    ),
  );
}

const Answer = v.pipe(v.string(), v.maxLength(maxAnswerLength), v.transform(removeInvisible));
const Name = v.pipe(v.string(), v.maxLength(maxNameLength));
const FieldKey = v.pipe(v.string(), v.maxLength(100));
const Keys = v.array(FieldKey);
const Terms = v.array(StoredTerm);
const noAnswers: Values = {};

export const DraftId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const answeredEntries = { name: v.fallback(Name, ''), values: v.fallback(validAnswers(Answer), {}) };

/** Keeps the readable parts of a damaged draft. Rejects a draft without an id or a product. */
export const StoredDraft: v.GenericSchema<unknown, Draft> = v.object({
  id: DraftId,
  productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxNameLength)),
  ...answeredEntries,
  createdAt: v.fallback(Instant, '2026-01-01T00:00:00Z'),
  editedAt: v.fallback(Instant, '2026-01-01T00:00:00Z'),
  place: v.exactOptional(v.fallback(v.optional(FieldKey), undefined)),
  origin: v.exactOptional(v.fallback(v.optional(DraftId), undefined)),
  unconfirmed: v.exactOptional(v.fallback(v.optional(Keys), undefined)),
  earlier: v.exactOptional(v.fallback(v.optional(Terms), undefined)),
});

export const StoredNamedAnswers: v.GenericSchema<unknown, Pick<Draft, 'values' | 'name'>> = v.object(
  answeredEntries,
);

export const StoredChange: v.GenericSchema<unknown, DraftChange> = v.object({
  answers: v.exactOptional(v.fallback(validAnswers(v.nullable(Answer)), {})),
  name: v.exactOptional(Name),
  place: v.exactOptional(FieldKey),
  confirmed: v.exactOptional(Keys),
  earlier: v.exactOptional(Terms),
  at: Instant,
});

/** Finds a draft by its id, also if another tab has erased the draft. */
export function draftById({ list, erasedElsewhere }: DraftLists, id: string): Draft | null {
  const hasId = (draft: Draft) => draft.id === id;
  return list.find(hasId) ?? erasedElsewhere.find(hasId) ?? null;
}

/** False if the person has deleted the name and all answers again. */
export function hasContent({ name, values }: Draft): boolean {
  return name !== '' || Object.keys(values).length > 0;
}

export function valuesOf(drafts: DraftLists, id: string): Values {
  return draftById(drafts, id)?.values ?? noAnswers;
}

export function draftsOf({ list }: Drafts, productId: string): readonly Draft[] {
  return sortLatestFirst(list.filter((draft) => draft.productId === productId));
}

export function sortLatestFirst(list: readonly Draft[]): readonly Draft[] {
  return list.toSorted((a, b) => b.editedAt.localeCompare(a.editedAt));
}

export function newDraft({ id, productId }: DraftRef, now: string): Draft {
  return { id, productId, name: '', values: noAnswers, createdAt: now, editedAt: now };
}

function withAnswers(values: Values, answers: ChangedAnswers): Values {
  const changedEntries = Object.entries(answers).filter(
    ([key, value = null]) => (values[key] ?? null) !== value,
  );
  if (changedEntries.length === 0) return values;
  const entries = changedEntries.map(([key, value]) => [key, value?.slice(0, maxAnswerLength)] as const);
  const allEntries = Object.entries({ ...values, ...Object.fromEntries(entries) });
  return Object.fromEntries(allEntries.filter(([, value]) => value !== undefined));
}

const noKeys: readonly string[] = [];
const noTerms: readonly Term[] = [];

/**
 * Applies a change. Returns the same object if nothing changes. An empty name removes the draft's name, so that its
 * title comes from the answers again.
 */
export function withChange(
  draft: Draft,
  { answers = noAnswers, name, place, confirmed = noKeys, earlier = noTerms, at }: DraftChange,
): Draft {
  const values = withAnswers(draft.values, answers);
  const newName = name === undefined ? draft.name : name.trim().slice(0, maxNameLength).trimEnd();
  const hasNewAnswers = values !== draft.values;
  const hasNewPlace = place !== undefined && place !== draft.place;
  const { unconfirmed = noKeys } = draft;
  const stillUnconfirmedKeys = unconfirmed.filter(
    (key) => values[key] === draft.values[key] && !confirmed.includes(key),
  );
  const hasNewConfirmations = stillUnconfirmedKeys.length < unconfirmed.length;
  const { earlier: knownTerms = noTerms } = draft;
  const terms = mergeTerms(knownTerms, earlier);
  const hasNewTerms = terms.length > knownTerms.length;
  if (!hasNewAnswers && !hasNewPlace && !hasNewConfirmations && !hasNewTerms && newName === draft.name)
    return draft;
  return {
    ...draft,
    name: newName,
    values,
    editedAt: hasNewAnswers ? at : draft.editedAt,
    ...(hasNewPlace && { place }),
    ...(hasNewConfirmations && { unconfirmed: stillUnconfirmedKeys }),
    ...(hasNewTerms && { earlier: terms }),
  };
}

export function mergeChanges(first: DraftChange | null, second: DraftChange): DraftChange {
  const confirmed = [...(first?.confirmed ?? noKeys), ...(second.confirmed ?? noKeys)];
  const earlier = mergeTerms(first?.earlier ?? noTerms, second.earlier ?? noTerms);
  return {
    ...first,
    ...second,
    answers: { ...first?.answers, ...second.answers },
    ...(confirmed.length > 0 && { confirmed }),
    ...(earlier.length > 0 && { earlier }),
  };
}

export function draftAsChange({ values, name, place, editedAt }: Draft): DraftChange {
  return { answers: values, name, place, at: editedAt };
}

function answersSince(earlier: Values, current: Values): ChangedAnswers {
  const keys = [...new Set([...Object.keys(earlier), ...Object.keys(current)])];
  const changedKeys = keys.filter((key) => earlier[key] !== current[key]);
  return Object.fromEntries(changedKeys.map((key) => [key, current[key] ?? null]));
}

type Versions = {
  /** Each version is null if the draft didn't exist at that time. */
  readonly before: Draft | null;
  readonly after: Draft | null;
  readonly now: Draft | null;
};

/**
 * Undoes a change but keeps answers and a name from later changes. Returns null if the change created the draft and
 * nobody has typed anything since.
 */
export function revertChange({ before, after, now }: Versions): Draft | null {
  if (!now) return before;
  const answers = answersSince(after?.values ?? noAnswers, now.values);
  const hasLaterAnswers = Object.keys(answers).length > 0;
  const hasLaterName = now.name !== (after?.name ?? '');
  if (!before && !hasLaterAnswers && !hasLaterName) return null;
  const base = before ?? { ...now, values: noAnswers };
  return withChange(base, { answers, at: now.editedAt, ...(hasLaterName && { name: now.name }) });
}
