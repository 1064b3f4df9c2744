import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { type Part, type PartStore, type Undo, usePart, usePartValue } from './profile.ts';

/**
 * What the school of this device is called, where it is and who represents it, by the names of facts that
 * `features/documents/model/shared-fields.ts` lists ('school.rut'). A fact that is not known is left out.
 */
export type School = { readonly [fact: string]: string };

export const noSchool: School = {};

/** Characters; as long as the answers of documents may be. */
const longestFact = 1000;

const Fact = v.pipe(v.string(), v.maxLength(longestFact), v.transform(visibleText), v.nonEmpty());

/** Without its invalid facts; those of a newer version stay. */
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

/** What the school's data say that the answers do not yet, cut to what is kept of each. */
export function offeredFacts<Key extends string>(
  answers: Readonly<Record<Key, string>>,
  facts: readonly (readonly [key: Key, fact: string | undefined])[],
  longest: Readonly<Record<Key, number>>,
): readonly (readonly [key: Key, fact: string])[] {
  return facts.flatMap(([key, fact]) =>
    fact && answers[key].trim() === '' ? [[key, fact.slice(0, longest[key])] as const] : [],
  );
}

/** Whether these facts would change what is known of the school. */
export function addsTo(school: School, facts: School): boolean {
  return Object.entries(facts).some(([name, fact]) => school[name] !== fact);
}

export const schoolPart: Part<School> = { name: 'school', parse: parserOf(StoredSchool), empty: noSchool };

/** Undoes a change of the school's data; facts that were changed since stay as they are now. */
function takenBack(before: School, after: School, now: School): School {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const facts = names.flatMap((name) => {
    const fact = now[name] === after[name] ? before[name] : now[name];
    return fact === undefined ? [] : [[name, fact] as const];
  });
  return Object.fromEntries(facts);
}

/**
 * The school's own data, kept once on this device and offered wherever a page asks for them. Only the person's own press
 * writes them: a draft may be about somebody else's school.
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
    /** Adds these facts, replacing those of the same names. */
    add: (facts: School) => change((school) => ({ ...school, ...facts })),
    erase: () => change(() => noSchool),
  };
}

export const useSchoolStore = () => schoolStore(usePart(schoolPart));

export const useSchool = (): School => usePartValue(schoolPart);
