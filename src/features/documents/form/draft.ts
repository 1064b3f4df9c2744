import * as v from 'valibot';
import type { Values } from '../model/document.ts';

/** The answers to each document, by product id. */
export type Drafts = { readonly [productId: string]: Values };

export const noDrafts: Drafts = {};

/** Characters; all answers together must fit into localStorage. */
export const longestAnswer = 1000;

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

const Answer = v.pipe(v.string(), v.maxLength(longestAnswer));

export const StoredDrafts: v.GenericSchema<unknown, Drafts> = validEntries<Values>(validEntries(Answer));

const noAnswers: Values = {};

export function draftOf(drafts: Drafts, productId: string): Values {
  return drafts[productId] ?? noAnswers;
}

function withoutKey(values: Values, key: string): Values {
  if (!(key in values)) return values;
  const { [key]: _, ...others } = values;
  return others;
}

/** An empty answer removes the key. */
export function setAnswer(drafts: Drafts, productId: string, key: string, value: string): Drafts {
  const draft = draftOf(drafts, productId);
  if ((draft[key] ?? '') === value) return drafts;
  const changed = value === '' ? withoutKey(draft, key) : { ...draft, [key]: value.slice(0, longestAnswer) };
  return { ...drafts, [productId]: changed };
}

export function setAnswers(drafts: Drafts, productId: string, answers: Values): Drafts {
  return Object.entries(answers).reduce(
    (all, [key, value = '']) => setAnswer(all, productId, key, value),
    drafts,
  );
}

export function hasAnswers(values: Values): boolean {
  return Object.values(values).some((value) => value !== undefined && value.trim() !== '');
}
