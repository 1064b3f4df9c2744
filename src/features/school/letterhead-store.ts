import { parserOf } from '../../platform/parser.ts';
import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { type Letterhead, noLetterhead, type StoredLetterhead } from './letterhead.ts';
import { StoredLetterheadSchema } from './stored-letterhead.ts';

export const letterheadKey = 'mle.letterhead';

export type LetterheadStore = Pick<PersistedStore<StoredLetterhead>, 'get' | 'subscribe'> & {
  /** Keeps the image on this device, in the place of the one before. */
  readonly choose: (image: Letterhead) => void;
  readonly remove: () => void;
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
    remove: () => replace(noLetterhead),
  };
}

/** The page's only store of it: a second one in the same tab would miss what the first removes. */
export const ownLetterhead = createLetterheadStore();
