import { createPersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { isKnown, noSchool, type School, StoredSchool } from './school.ts';
import { schoolKey } from './stored-keys.ts';

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
