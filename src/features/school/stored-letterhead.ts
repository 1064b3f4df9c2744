import * as v from 'valibot';
import { imageHeader } from '../../platform/image.ts';
import {
  heaviestFile,
  type Letterhead,
  largestKept,
  letterheadBytes,
  type StoredLetterhead,
} from './letterhead.ts';

/** Whether the bytes are the image that the record says they are. */
function isTrue(letterhead: Letterhead): boolean {
  const header = imageHeader(letterheadBytes(letterhead) ?? new Uint8Array());
  return (
    header?.type === letterhead.type &&
    header.width === letterhead.width &&
    header.height === letterhead.height
  );
}

const pixels = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

const Image = v.pipe(
  v.object({
    type: v.picklist(['image/png', 'image/jpeg']),
    data: v.pipe(v.string(), v.maxLength(2 * heaviestFile)),
    width: pixels(largestKept.width),
    height: pixels(largestKept.height),
  }),
  v.check(isTrue),
);

/** What another tab or anybody else may have written. */
export const StoredLetterheadSchema: v.GenericSchema<unknown, StoredLetterhead> = v.object({
  image: v.optional(v.fallback(v.optional(Image), undefined)),
});
