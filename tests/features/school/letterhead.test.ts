import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  fitInto,
  type Letterhead,
  largestKept,
  letterheadBytes,
  letterheadUrl,
  noLetterhead,
  printedBox,
  printedSize,
} from '../../../src/features/school/letterhead.ts';
import { createLetterheadStore } from '../../../src/features/school/letterhead-store.ts';
import { letterheadKey } from '../../../src/features/school/stored-keys.ts';
import { StoredLetterheadSchema } from '../../../src/features/school/stored-letterhead.ts';
import { parserOf } from '../../../src/platform/schema.ts';
import { readItem } from '../../../src/platform/storage.ts';
import { crest } from './crest.ts';

const parse = parserOf(StoredLetterheadSchema);
const side = fc.integer({ min: 1, max: 20_000 });

test('an image fits into its room in its proportions, and never grows', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitInto({ width, height }, largestKept);
      expect(fitted.width).toBeLessThanOrEqual(Math.min(width, largestKept.width));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(height, largestKept.height));
      const scale = Math.min(1, largestKept.width / width, largestKept.height / height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThan(1);
    }),
  );
});

test('on paper it is at most 80 by 11 mm', () => {
  expect(printedSize({ ...crest, ...largestKept })).toEqual(printedBox);
  expect(Math.round((printedBox.width * 25.4) / 96)).toBe(80);
  expect(Math.round((printedBox.height * 25.4) / 96)).toBe(11);
});

test('what is stored is what was chosen', () => {
  expect(parse({ image: crest })).toEqual({ image: crest });
  expect(letterheadBytes(crest)).toEqual(new Uint8Array(Buffer.from(crest.data, 'base64')));
  expect(letterheadUrl(crest)).toBe(`data:image/png;base64,${crest.data}`);
});

test('what is stored is believed only if its bytes are that image', () => {
  const html = Buffer.from('<script>alert(1)</script>').toString('base64');
  const lies: readonly Letterhead[] = [
    { ...crest, type: 'image/jpeg' },
    { ...crest, width: crest.width + 1 },
    { ...crest, width: 0 },
    { ...crest, height: 1e9 },
    { ...crest, data: html },
    { ...crest, data: '!' },
    { ...crest, data: '' },
    { ...crest, data: 'A'.repeat(3_000_000) },
  ];
  for (const image of lies) expect(parse({ image }), JSON.stringify(image).slice(0, 90)).toEqual({});
  expect(parse({ image: { ...crest, type: 'image/svg+xml' } })).toEqual({});
});

test('whatever is stored, it is read as an image or as none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const found = parse(stored);
      expect(found === null || found.image === undefined).toBe(true);
    }),
  );
});

test('an image is kept on the device, replaced by the next one, and removed', () => {
  const store = createLetterheadStore();
  expect(store.get()).toEqual(noLetterhead);
  store.choose(crest);
  expect(createLetterheadStore().get()).toEqual({ image: crest });
  store.remove();
  expect(store.get().image).toBeUndefined();
  expect(createLetterheadStore().get().image).toBeUndefined();
  expect(readItem(letterheadKey)).not.toContain(crest.data);
});
