import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { parserOf } from '../../platform/schema.ts';
import { isKept } from '../../platform/storage.ts';
import { type Letterhead, noLetterhead, type StoredLetterhead } from './letterhead.ts';
import type { Undo } from './school-store.ts';
import { letterheadKey } from './stored-keys.ts';
import { StoredLetterheadSchema } from './stored-letterhead.ts';

export type LetterheadStore = Pick<PersistedStore<StoredLetterhead>, 'get' | 'subscribe'> & {
  /** Keeps the image, in the place of the one before. */
  readonly choose: (image: Letterhead) => void;
  readonly remove: () => Undo;
  /** Whether it is on this device: where its storage is full or forbidden, the image ends with the tab. */
  readonly isKept: () => boolean;
};

export function createLetterheadStore(): LetterheadStore {
  const { get, subscribe, replace } = createPersistedStore({
    key: letterheadKey,
    parse: parserOf(StoredLetterheadSchema),
    empty: noLetterhead,
  });
  return {
    get,
    subscribe,
    choose: (image) => replace({ image }),
    remove: () => {
      const before = get();
      replace(noLetterhead);
      // One that was chosen since stays.
      return () => {
        if (get().image === undefined) replace(before);
      };
    },
    isKept: () => isKept(letterheadKey),
  };
}
