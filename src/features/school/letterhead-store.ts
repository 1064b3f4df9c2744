import * as v from 'valibot';
import { readImageHeader } from '../../platform/files/image.ts';
import { parserOf } from '../../platform/schema.ts';
import { enteredStorage } from '../../platform/storage/entered-storage.ts';
import { createPersistedStore } from '../../platform/storage/persisted-store.ts';
import {
  type Letterhead,
  letterheadBytes,
  maxFileBytes,
  maxStoredSize,
  noLetterhead,
  type StoredLetterhead,
} from './letterhead.ts';
import type { Undo } from './profile.ts';
import { letterheadKey } from './stored-keys.ts';

function matchesHeader(letterhead: Letterhead): boolean {
  const header = readImageHeader(letterheadBytes(letterhead) ?? new Uint8Array());
  return (
    header?.type === letterhead.type &&
    header.width === letterhead.width &&
    header.height === letterhead.height
  );
}

const pixels = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(max));

export const StoredImage: v.GenericSchema<unknown, Letterhead> = v.pipe(
  v.object({
    type: v.picklist(['image/png', 'image/jpeg']),
    data: v.pipe(v.string(), v.maxLength(2 * maxFileBytes)),
    width: pixels(maxStoredSize.width),
    height: pixels(maxStoredSize.height),
  }),
  v.check(matchesHeader),
);

const StoredLetterheadSchema: v.GenericSchema<unknown, StoredLetterhead> = v.object({
  image: v.optional(v.fallback(v.optional(StoredImage), undefined)),
});

export type LetterheadStore = ReturnType<typeof createLetterheadStore>;

export function createLetterheadStore() {
  const { get, subscribe, update } = createPersistedStore({
    key: letterheadKey,
    parse: parserOf(StoredLetterheadSchema),
    empty: noLetterhead,
    storage: enteredStorage,
    removesEmpty: true,
  });
  function change(next: StoredLetterhead): Undo {
    const previous = get();
    update(() => next);
    // Keep an image that was chosen after this change.
    return () => update((current) => (current.image?.data === next.image?.data ? previous : current));
  }
  return {
    get,
    subscribe,
    choose: (image: Letterhead) => change({ image }),
    remove: () => change(noLetterhead),
    /** True if the image is stored on this device. If storage is full or forbidden, closing the tab loses it. */
    isStored: () => enteredStorage.isStoredLocally(letterheadKey),
  };
}
