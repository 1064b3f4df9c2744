import * as v from 'valibot';
import { Instant } from '../../../../platform/schema.ts';
import type { Values } from '../../model/document.ts';
import { longestAnswer } from '../../model/values.ts';

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
  /** The key of the field where the person was. */
  readonly place?: string | undefined;
  /** The id of the draft that was open when this one was begun; see `next-draft.ts`. */
  readonly origin?: string | undefined;
  /** The keys of what a copy says of somebody else, until each is changed or confirmed. */
  readonly unconfirmed?: readonly string[] | undefined;
};

/** What tells where an answer belongs; the first answer makes the draft. */
export type DraftRef = Pick<Draft, 'id' | 'productId'>;

/** The drafts themselves, which is all that a form reads. */
export type KnownDrafts = {
  /** Those of this device. */
  readonly list: readonly Draft[];
  /** Those that another tab erased while this page held them: they are in its memory alone. */
  readonly lost: readonly Draft[];
};

export type Drafts = KnownDrafts & {
  /** The ids of those that this page erased. */
  readonly erased: ReadonlySet<string>;
  /** The browser's storage was wiped: nothing is stored until the person has chosen what becomes of the list. */
  readonly isWiped: boolean;
  /** localStorage is full or forbidden, and what was typed ends with this tab. */
  readonly endsWithTab: boolean;
};

export const noDrafts: Drafts = {
  list: [],
  lost: [],
  erased: new Set(),
  isWiped: false,
  endsWithTab: false,
};

/** Answers by key; null for one that was taken back. '' is an answer: what the document proposes was emptied. */
export type ChangedAnswers = { readonly [key: string]: string | null | undefined };

/** What was done to a draft, to be put over the version that is stored. */
export type Change = {
  readonly answers?: ChangedAnswers | undefined;
  readonly name?: string | undefined;
  readonly place?: string | undefined;
  /** Keys whose answers the person found right as they are. */
  readonly confirmed?: readonly string[] | undefined;
  /** ISO instant. */
  readonly at: string;
};

/** Characters. */
export const longestName = 80;

/** A record without its invalid answers. Unknown keys stay: a newer version of the site may have written them. */
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

const Answer = v.pipe(v.string(), v.maxLength(longestAnswer));
const Name = v.pipe(v.string(), v.maxLength(longestName));
const Place = v.pipe(v.string(), v.maxLength(100));
const Keys = v.array(Place);
const noAnswers: Values = {};

export const DraftId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** Of a damaged draft all that can be read is kept; without an id or a document it belongs nowhere. */
export const StoredDraft: v.GenericSchema<unknown, Draft> = v.object({
  id: DraftId,
  productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName)),
  name: v.fallback(Name, ''),
  values: v.fallback(validAnswers(Answer), {}),
  createdAt: v.fallback(Instant, '2026-01-01T00:00:00Z'),
  editedAt: v.fallback(Instant, '2026-01-01T00:00:00Z'),
  place: v.exactOptional(v.fallback(v.optional(Place), undefined)),
  origin: v.exactOptional(v.fallback(v.optional(DraftId), undefined)),
  unconfirmed: v.exactOptional(v.fallback(v.optional(Keys), undefined)),
});

export const StoredChange: v.GenericSchema<unknown, Change> = v.object({
  answers: v.exactOptional(v.fallback(validAnswers(v.nullable(Answer)), {})),
  name: v.exactOptional(Name),
  place: v.exactOptional(Place),
  confirmed: v.exactOptional(Keys),
  at: Instant,
});

/** One that was erased in another tab too, as long as this page holds it. */
export function draftById({ list, lost }: KnownDrafts, id: string): Draft | null {
  const isIt = (draft: Draft) => draft.id === id;
  return list.find(isIt) ?? lost.find(isIt) ?? null;
}

/** Whether it holds something: what was typed may have been deleted again, letter by letter. */
export function isWritten({ name, values }: Draft): boolean {
  return name !== '' || Object.keys(values).length > 0;
}

/** None for a draft that nothing was typed into yet. */
export function valuesOf(drafts: KnownDrafts, id: string): Values {
  return draftById(drafts, id)?.values ?? noAnswers;
}

/** The document's drafts, the one that was edited last first. */
export function draftsOf({ list }: Drafts, productId: string): readonly Draft[] {
  return latestFirst(list.filter((draft) => draft.productId === productId));
}

export function latestFirst(list: readonly Draft[]): readonly Draft[] {
  return list.toSorted((one, two) => two.editedAt.localeCompare(one.editedAt));
}

export function newDraft({ id, productId }: DraftRef, now: string): Draft {
  return { id, productId, name: '', values: noAnswers, createdAt: now, editedAt: now };
}

/** A longer answer than the limit is cut. */
function withAnswers(values: Values, answers: ChangedAnswers): Values {
  const changed = Object.entries(answers).filter(([key, value = null]) => (values[key] ?? null) !== value);
  if (changed.length === 0) return values;
  const entries = changed.map(([key, value]) => [key, value?.slice(0, longestAnswer)] as const);
  const all = Object.entries({ ...values, ...Object.fromEntries(entries) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

const noKeys: readonly string[] = [];

/** The same draft where nothing changes. An empty name lets the answers name it again. */
export function withChange(
  draft: Draft,
  { answers = noAnswers, name, place, confirmed = noKeys, at }: Change,
): Draft {
  const values = withAnswers(draft.values, answers);
  const newName = name === undefined ? draft.name : name.trim().slice(0, longestName).trimEnd();
  const isTyped = values !== draft.values;
  const isMoved = place !== undefined && place !== draft.place;
  const { unconfirmed = noKeys } = draft;
  const left = unconfirmed.filter((key) => values[key] === draft.values[key] && !confirmed.includes(key));
  const isConfirmed = left.length < unconfirmed.length;
  if (!isTyped && !isMoved && !isConfirmed && newName === draft.name) return draft;
  return {
    ...draft,
    name: newName,
    values,
    editedAt: isTyped ? at : draft.editedAt,
    ...(isMoved && { place }),
    ...(isConfirmed && { unconfirmed: left }),
  };
}

/** The second change after the first. */
export function joined(first: Change | null, second: Change): Change {
  const confirmed = [...(first?.confirmed ?? noKeys), ...(second.confirmed ?? noKeys)];
  return {
    ...first,
    ...second,
    answers: { ...first?.answers, ...second.answers },
    ...(confirmed.length > 0 && { confirmed }),
  };
}

/** Everything that the draft says, as one change. */
export function changeTo({ values, name, place, editedAt }: Draft): Change {
  return { answers: values, name, place, at: editedAt };
}

/** The answers that are no longer what they were, as they are now. */
function answersSince(then: Values, now: Values): ChangedAnswers {
  const keys = [...new Set([...Object.keys(then), ...Object.keys(now)])];
  const changed = keys.filter((key) => then[key] !== now[key]);
  return Object.fromEntries(changed.map((key) => [key, now[key] ?? null]));
}

type Versions = {
  /** null: there was none. */
  readonly before: Draft | null;
  readonly after: Draft | null;
  readonly now: Draft | null;
};

/** Takes a change back: the draft as it was, with what was typed and named since; null for one that was not there. */
export function takenBack({ before, after, now }: Versions): Draft | null {
  if (!now) return before;
  const answers = answersSince(after?.values ?? noAnswers, now.values);
  const isTyped = Object.keys(answers).length > 0;
  const isNamed = now.name !== (after?.name ?? '');
  if (!before && !isTyped && !isNamed) return null;
  const base = before ?? { ...now, values: noAnswers };
  return withChange(base, { answers, at: now.editedAt, ...(isNamed && { name: now.name }) });
}
