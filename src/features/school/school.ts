import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { type Part, type PartStore, type Undo, usePart, usePartValue } from './profile.ts';

/**
 * Name, place and representative of this device's school, by the names of facts that
 * `features/documents/model/shared-fields.ts` lists ('school.rut'). It leaves out unknown facts.
 */
export type School = { readonly [fact: string]: string };

export const noSchool: School = {};

/** Maximum number of characters, the same as for answers of documents. */
const maxFactLength = 1000;

const Fact = v.pipe(v.string(), v.maxLength(maxFactLength), v.transform(visibleText), v.nonEmpty());

/** Drops invalid facts and keeps those of a newer version. */
export const StoredSchool: v.GenericSchema<unknown, School> = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((facts) =>
    Object.fromEntries(
      Object.entries(facts).flatMap(([name, fact]) => {
        const parsed = v.safeParse(Fact, fact);
        return parsed.success ? [[name, parsed.output]] : [];
      }),
    ),
  ),
);

export function isKnown(school: School): boolean {
  return Object.keys(school).length > 0;
}

/** Returns the facts of the school's data that the answers lack, cut to the maximum length of each. */
export function offeredFacts<Key extends string>(
  answers: Readonly<Record<Key, string>>,
  facts: readonly (readonly [key: Key, fact: string | undefined])[],
  longest: Readonly<Record<Key, number>>,
): readonly (readonly [key: Key, fact: string])[] {
  return facts.flatMap(([key, fact]) =>
    fact && answers[key].trim() === '' ? [[key, fact.slice(0, longest[key])] as const] : [],
  );
}

/** True if these facts would change the stored facts of the school. */
export function addsTo(school: School, facts: School): boolean {
  return Object.entries(facts).some(([name, fact]) => school[name] !== fact);
}

export const schoolPart: Part<School> = { name: 'school', parse: parserOf(StoredSchool), empty: noSchool };

/** Undoes a change of the school's data. Facts that were changed since then keep their current value. */
function takenBack(before: School, after: School, now: School): School {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const facts = names.flatMap((name) => {
    const fact = now[name] === after[name] ? before[name] : now[name];
    return fact === undefined ? [] : [[name, fact] as const];
  });
  return Object.fromEntries(facts);
}

/**
 * Stores the school's own data once on this device and offers them wherever a page asks for them. Only the person's own
 * press writes them, because a draft may be about another school.
 */
export function schoolStore({ get, subscribe, update }: PartStore<School>) {
  function change(next: (school: School) => School): Undo {
    const before = get();
    update(next);
    const after = get();
    return () => update((now) => takenBack(before, after, now));
  }
  return {
    get,
    subscribe,
    /** Adds these facts and replaces those of the same names. */
    add: (facts: School) => change((school) => ({ ...school, ...facts })),
    erase: () => change(() => noSchool),
  };
}

export const useSchoolStore = () => schoolStore(usePart(schoolPart));

export const useSchool = (): School => usePartValue(schoolPart);
