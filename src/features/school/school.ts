import * as v from 'valibot';
import { removeInvisible } from '../../platform/remove-invisible.ts';
import { parserOf } from '../../platform/schema.ts';
import {
  type ProfilePart,
  type ProfilePartStore,
  type Undo,
  useProfilePart,
  useProfilePartValue,
} from './profile.ts';

/**
 * Name, address and representative of this device's school, by the keys in `features/documents/model/shared-fields.ts`,
 * such as 'school.rut'. Unknown facts are missing.
 */
export type School = { readonly [factKey: string]: string };

export const noSchool: School = {};

/** Maximum characters of a fact, the same as of an answer in a document. */
const maxFactLength = 1000;

const Fact = v.pipe(v.string(), v.maxLength(maxFactLength), v.transform(removeInvisible), v.nonEmpty());

/** Schema of stored facts. It drops invalid ones, but keeps unknown keys, which a newer version may have written. */
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

export function hasSchoolData(school: School): boolean {
  return Object.keys(school).length > 0;
}

/** Returns the school's facts for answers that are still blank, each cut to its maximum length. */
export function offeredFacts<Key extends string>(
  answers: Readonly<Record<Key, string>>,
  facts: readonly (readonly [key: Key, fact: string | undefined])[],
  maxLengths: Readonly<Record<Key, number>>,
): readonly (readonly [key: Key, fact: string])[] {
  return facts.flatMap(([key, fact]) =>
    fact && answers[key].trim() === '' ? [[key, fact.slice(0, maxLengths[key])] as const] : [],
  );
}

export function hasNewFacts(school: School, facts: School): boolean {
  return Object.entries(facts).some(([name, fact]) => school[name] !== fact);
}

export const schoolPart: ProfilePart<School> = {
  name: 'school',
  parse: parserOf(StoredSchool),
  empty: noSchool,
};

/** Undoes a change of the school's facts, except for facts that were changed again since. */
function undoChange(previousSchool: School, changedSchool: School, currentSchool: School): School {
  const names = [...new Set([...Object.keys(previousSchool), ...Object.keys(currentSchool)])];
  const facts = names.flatMap((name) => {
    const fact = currentSchool[name] === changedSchool[name] ? previousSchool[name] : currentSchool[name];
    return fact === undefined ? [] : [[name, fact] as const];
  });
  return Object.fromEntries(facts);
}

/**
 * Returns the store of the school's facts, which pages offer wherever they ask for them. Facts are stored only when the
 * person presses a button, because a draft may be about another school.
 */
export function createSchoolStore({ get, subscribe, update }: ProfilePartStore<School>) {
  function change(applyChange: (school: School) => School): Undo {
    const previous = get();
    update(applyChange);
    const changed = get();
    return () => update((current) => undoChange(previous, changed, current));
  }
  return {
    get,
    subscribe,
    add: (facts: School) => change((school) => ({ ...school, ...facts })),
    erase: () => change(() => noSchool),
  };
}

export const useSchoolStore = () => createSchoolStore(useProfilePart(schoolPart));

export const useSchool = (): School => useProfilePartValue(schoolPart);
