import * as v from 'valibot';
import { Instant } from '../../../platform/instant.ts';
import type { Values } from '../model/document.ts';

/** The answers to one document about one device, one worker or whatever else its template is about. */
export type Draft = {
  /** 32 hex digits, the same for the draft's whole life, also on another device that it is taken to. */
  readonly id: string;
  readonly productId: string;
  /** Given by the person; '' for a draft that is called after its answers (see `draft-title.ts`). */
  readonly name: string;
  readonly values: Values;
  /** ISO instants. */
  readonly createdAt: string;
  readonly editedAt: string;
  /** Rises with every change and never falls: of two versions, the later one has the higher. */
  readonly revision: number;
};

/** What tells where an answer belongs; the first answer makes the draft. */
export type DraftRef = Pick<Draft, 'id' | 'productId'>;

/** Every draft of this device, and the last revision of each that was erased: a tab that still has it must not bring it back. */
export type Drafts = {
  readonly list: readonly Draft[];
  readonly erased: { readonly [id: string]: number };
};

export const noDrafts: Drafts = { list: [], erased: {} };

/** Characters; all answers together must fit into localStorage. */
export const longestAnswer = 1000;
export const longestName = 80;
const mostErased = 400;

/** A record without its invalid entries. Unknown keys stay: a newer version of the site may have written them. */
function validEntries<T>(entry: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((values): { readonly [key: string]: T } =>
      Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) => {
          const parsed = v.safeParse(entry, value);
          return parsed.success ? [[key, parsed.output]] : [];
        }),
      ),
    ),
  );
}

/** An array without its invalid items. */
function validItems<T>(item: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items): readonly T[] =>
      items.flatMap((one) => {
        const parsed = v.safeParse(item, one);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

const Answer = v.pipe(v.string(), v.maxLength(longestAnswer));
const Revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const noAnswers: Values = {};

export const DraftId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Of a damaged draft all that can be read is kept; without an id or a document it belongs nowhere. */
export const StoredDraft: v.GenericSchema<unknown, Draft> = v.object({
  id: DraftId,
  productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)),
  name: v.fallback(v.pipe(v.string(), v.maxLength(longestName)), ''),
  values: v.fallback(validEntries(Answer), {}),
  createdAt: v.fallback(Instant, '2026-01-01T00:00:00Z'),
  editedAt: v.fallback(Instant, '2026-01-01T00:00:00Z'),
  revision: v.fallback(Revision, 0),
});

export const StoredDrafts: v.GenericSchema<unknown, Drafts> = v.object({
  list: validItems(StoredDraft),
  erased: v.fallback(validEntries(Revision), {}),
});

export function draftById({ list }: Drafts, id: string): Draft | null {
  return list.find((draft) => draft.id === id) ?? null;
}

/** Whether it holds something: what was typed may have been deleted again, letter by letter. */
export function isWritten({ name, values }: Draft): boolean {
  return name !== '' || Object.keys(values).length > 0;
}

/** None for a draft that nothing was typed into yet. */
export function valuesOf(drafts: Drafts, id: string): Values {
  return draftById(drafts, id)?.values ?? noAnswers;
}

/** The document's drafts, the one that was edited last first. */
export function draftsOf({ list }: Drafts, productId: string): readonly Draft[] {
  return latestFirst(list.filter((draft) => draft.productId === productId));
}

export function latestFirst(list: readonly Draft[]): readonly Draft[] {
  return list.toSorted((one, two) => two.editedAt.localeCompare(one.editedAt));
}

/** An empty answer removes the key; a longer one than the limit is cut. */
export function withAnswers(values: Values, answers: Values): Values {
  const changed = Object.entries(answers).filter(([key, value = '']) => (values[key] ?? '') !== value);
  if (changed.length === 0) return values;
  const entries = changed.map(([key, value = '']) => [key, value.slice(0, longestAnswer)] as const);
  const all = Object.entries({ ...values, ...Object.fromEntries(entries) });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** Adds the draft, or puts it in the place of the one with its id. */
export function put({ list, erased }: Drafts, draft: Draft): Drafts {
  const isKnown = list.some(({ id }) => id === draft.id);
  return {
    list: isKnown ? list.map((one) => (one.id === draft.id ? draft : one)) : [...list, draft],
    erased,
  };
}

/** The draft of that id, or a new one, with a revision above all that were erased. */
function draftFor(drafts: Drafts, { id, productId }: DraftRef, now: string): Draft {
  const revision = drafts.erased[id] ?? 0;
  return (
    draftById(drafts, id) ?? { id, productId, name: '', values: {}, createdAt: now, editedAt: now, revision }
  );
}

/** The same drafts when nothing changes. @param now ISO instant */
export function setAnswers(drafts: Drafts, ref: DraftRef, answers: Values, now: string): Drafts {
  const draft = draftFor(drafts, ref, now);
  const values = withAnswers(draft.values, answers);
  if (values === draft.values) return drafts;
  return put(drafts, { ...draft, values, editedAt: now, revision: draft.revision + 1 });
}

/** An empty name lets the answers name the draft again. A draft that nothing was typed into yet has no name. */
export function rename(drafts: Drafts, id: string, name: string): Drafts {
  const draft = draftById(drafts, id);
  const given = name.trim().slice(0, longestName).trimEnd();
  if (!draft || draft.name === given) return drafts;
  return put(drafts, { ...draft, name: given, revision: draft.revision + 1 });
}

/** A draft with the same answers, to be changed where it differs. It is named by them, not by the name that was given. */
export function duplicate(drafts: Drafts, id: string, copyId: string, now: string): Drafts {
  const draft = draftById(drafts, id);
  if (!draft) return drafts;
  return put(drafts, { ...draft, id: copyId, name: '', createdAt: now, editedAt: now, revision: 1 });
}

export function erase({ list, erased }: Drafts, ids: readonly string[]): Drafts {
  const gone = list.filter(({ id }) => ids.includes(id));
  const all = { ...erased, ...Object.fromEntries(gone.map(({ id, revision }) => [id, revision])) };
  return {
    list: list.filter((draft) => !gone.includes(draft)),
    erased: Object.fromEntries(Object.entries(all).slice(-mostErased)),
  };
}

/** Puts drafts back, or those of another device in, as their latest version, whatever has become of them since. */
export function restore(drafts: Drafts, given: readonly Draft[]): Drafts {
  return given.reduce((all, draft) => {
    const last = Math.max(all.erased[draft.id] ?? 0, draftById(all, draft.id)?.revision ?? 0, draft.revision);
    return put(all, { ...draft, revision: last + 1 });
  }, drafts);
}

/** Both tabs' drafts: the later version of each, without those erased since. */
export function merge(mine: Drafts, stored: Drafts): Drafts {
  const erased = { ...mine.erased };
  for (const [id, revision] of Object.entries(stored.erased))
    erased[id] = Math.max(revision, erased[id] ?? 0);
  const known = new Map(mine.list.map((draft) => [draft.id, draft]));
  for (const draft of stored.list) {
    const other = known.get(draft.id);
    if (!other || draft.revision >= other.revision) known.set(draft.id, draft);
  }
  const list = [...known.values()].filter(({ id, revision }) => revision > (erased[id] ?? -1));
  return { list, erased };
}
