import * as v from 'valibot';
import { createPersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { schoolKey } from './stored-keys.ts';

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

/** Brings back what a change took away, and leaves what came after it; to be called once. */
export type Undo = () => void;

/**
 * The school's own data, held once on this device and offered wherever a page asks for them. Nothing writes them but
 * the person's own press: a draft may be about a school of somebody else.
 */
export function createSchoolStore() {
  const store = createPersistedStore({
    key: schoolKey,
    parse: parserOf(StoredSchool),
    empty: noSchool,
    isHeld: isKnown,
  });
  /** The facts that were changed since stay as they are now. */
  function replace(school: School): Undo {
    const before = store.get();
    store.replace(school);
    return () => {
      const now = store.get();
      const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
      const facts = names.flatMap((name) => {
        const fact = now[name] === school[name] ? before[name] : now[name];
        return fact === undefined ? [] : [[name, fact] as const];
      });
      store.replace(Object.fromEntries(facts));
    };
  }
  return {
    ...store,
    /** Adds these facts to what is known, in the place of those of the same names. Only ever what a person asked to keep. */
    add: (facts: School) => replace({ ...store.get(), ...facts }),
    erase: () => (isKnown(store.get()) ? replace(noSchool) : () => {}),
  };
}
