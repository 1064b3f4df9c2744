import * as v from 'valibot';
import type { Values } from '../model/document.ts';

/** What was typed for each product's document, by product id. */
export type Drafts = { readonly [productId: string]: Values };

export const noDrafts: Drafts = {};

/** Longer than any answer, and short enough that all of them fit into what a browser stores. */
export const longestAnswer = 1000;

/** A record of which only the entries that make sense are kept; those of a newer version stay as they are. */
function soundRecord<T>(entry: v.GenericSchema<unknown, T>) {
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

const Answer = v.pipe(v.string(), v.maxLength(longestAnswer));

export const StoredDrafts: v.GenericSchema<unknown, Drafts> = soundRecord<Values>(soundRecord(Answer));

const nothingTyped: Values = {};

export function draftOf(drafts: Drafts, productId: string): Values {
  return drafts[productId] ?? nothingTyped;
}

function withoutKey(values: Values, key: string): Values {
  if (!(key in values)) return values;
  const { [key]: _, ...others } = values;
  return others;
}

/** An answer that is taken back is forgotten, not kept as an empty one. */
export function setAnswer(drafts: Drafts, productId: string, key: string, value: string): Drafts {
  const draft = draftOf(drafts, productId);
  if ((draft[key] ?? '') === value) return drafts;
  const changed = value === '' ? withoutKey(draft, key) : { ...draft, [key]: value.slice(0, longestAnswer) };
  return { ...drafts, [productId]: changed };
}

/** Several answers at once, as they are offered from the other document. */
export function setAnswers(drafts: Drafts, productId: string, answers: Values): Drafts {
  return Object.entries(answers).reduce(
    (all, [key, value = '']) => setAnswer(all, productId, key, value),
    drafts,
  );
}

export function hasAnswers(values: Values): boolean {
  return Object.values(values).some((value) => value !== undefined && value.trim() !== '');
}
