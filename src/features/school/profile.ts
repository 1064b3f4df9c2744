import * as v from 'valibot';
import { parserOf } from '../../platform/schema.ts';
import { enteredStorage } from '../../platform/storage/entered-storage.ts';
import { createPersistedStore } from '../../platform/storage/persisted-store.ts';
import { type Store, useStore, useStoreInstance } from '../../platform/store.ts';
import { earlierKeys, profileKey } from './stored-keys.ts';

/** Answers that people typed about their school, by part. A page parses only the parts that it uses. */
type Profile = { readonly [part: string]: unknown };

const noProfile: Profile = {};

export type ProfilePart<T> = {
  readonly name: keyof typeof earlierKeys;
  /** Parses a stored part. Parsing must be idempotent. */
  readonly parse: (stored: unknown) => T | null;
  readonly empty: T;
};

/** Restores what a change removed, but keeps later changes. Call it at most once. */
export type Undo = () => void;

export type ProfilePartStore<T> = Pick<Store<T>, 'get' | 'subscribe'> & {
  readonly update: (change: (current: T) => T) => void;
  /** Erases the part. The returned undo does nothing if anything was typed since. */
  readonly erase: () => Undo;
};

function hasText(value: unknown): boolean {
  if (typeof value === 'string') return value !== '';
  return typeof value === 'object' && value !== null && Object.values(value).some(hasText);
}

function withPart(profile: Profile, name: string, value: unknown): Profile {
  const { [name]: _, ...others } = profile;
  const next = hasText(value) ? { ...others, [name]: value } : others;
  return Object.keys(next).length === 0 ? noProfile : next;
}

function parseJsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Caches the last result, so that a part stays the same object until it changes. */
function memoizeParse<T>({ parse, empty }: ProfilePart<T>): (stored: unknown) => T {
  let lastResult: readonly [stored: unknown, parsed: T] = [undefined, empty];
  return (stored) => {
    if (stored !== lastResult[0]) lastResult = [stored, parse(stored) ?? empty];
    return lastResult[1];
  };
}

export type ProfileStore = ReturnType<typeof createProfileStore>;

/**
 * Creates the store of what people type about their school, for every page that asks for it: school, addressee of
 * quotes, purchase orders, buyer, and requests for a boleta or factura. The letterhead has its own key, since otherwise
 * every key press would write its image again.
 */
export function createProfileStore(storage = enteredStorage) {
  const store = createPersistedStore({
    key: profileKey,
    parse: parserOf(v.record(v.string(), v.unknown())),
    empty: noProfile,
    storage,
    removesEmpty: true,
  });
  const partStores = new Map<unknown, unknown>();

  /**
   * Moves the parts that earlier versions stored under separate keys into the profile. A tab that still runs such a
   * version may write these keys again, so the move is repeated on every visit.
   */
  function moveEarlierParts(): void {
    const earlierParts = Object.entries(earlierKeys).flatMap(([name, key]) => {
      const text = storage.readItem(key);
      return text === null ? [] : [[name, key, parseJsonOrNull(text)] as const];
    });
    store.update((profile) =>
      earlierParts.reduce((merged, [name, , value]) => withPart(merged, name, value), profile),
    );
    for (const [, key] of earlierParts) storage.removeItem(key);
  }

  function createPartStore<T>(part: ProfilePart<T>): ProfilePartStore<T> {
    const read = memoizeParse(part);
    const get = () => read(store.get()[part.name]);
    const update = (change: (current: T) => T) =>
      store.update((profile) => {
        const previous = read(profile[part.name]);
        const nextPart = change(previous);
        return Object.is(nextPart, previous) ? profile : withPart(profile, part.name, nextPart);
      });
    return {
      get,
      subscribe: store.subscribe,
      update,
      erase: () => {
        const previous = get();
        update(() => part.empty);
        return () => update((current) => (hasText(current) ? current : previous));
      },
    };
  }

  moveEarlierParts();

  return {
    /** Returns the store of a part, the same for every caller. */
    part: <T>(part: ProfilePart<T>): ProfilePartStore<T> => {
      const partStore = partStores.get(part) ?? createPartStore(part);
      partStores.set(part, partStore);
      // The cast is safe, because the key of each entry is the part that its store was created for.
      return partStore as ProfilePartStore<T>;
    },
  };
}

export function useProfilePart<T>(part: ProfilePart<T>): ProfilePartStore<T> {
  return useStoreInstance(createProfileStore).part(part);
}

/** The value is empty in the first render, to match the prerendered page. */
export function useProfilePartValue<T>(part: ProfilePart<T>): T {
  return useStore(useProfilePart(part), part.empty);
}
