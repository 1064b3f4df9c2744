import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
  fitInto,
  type Letterhead,
  letterheadBytes,
  maxStoredSize,
  printedSize,
} from '../../../src/features/school/letterhead.ts';
import { createLetterheadStore } from '../../../src/features/school/letterhead-store.ts';
import { letterheadKey } from '../../../src/features/school/stored-keys.ts';
import { readItem, removeItem, writeItem } from '../../../src/platform/storage/storage.ts';
import { hostileText } from '../../random-json.ts';
import { crest } from './crest.ts';

beforeEach(() => removeItem(letterheadKey));

const side = fc.integer({ min: 1, max: 20_000 });

test('an image is scaled down to fit, but never up', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitInto({ width, height }, maxStoredSize);
      expect(fitted.width).toBeLessThanOrEqual(Math.min(width, maxStoredSize.width));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(height, maxStoredSize.height));
      const scale = Math.min(1, maxStoredSize.width / width, maxStoredSize.height / height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThan(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThan(1);
    }),
  );
});

test('the printed image is at most 80 by 11 mm', () => {
  // The size is in CSS pixels, of which an inch has 96.
  const { width, height } = printedSize({ ...crest, ...maxStoredSize });
  expect([width, height].map((pixels) => Math.round((pixels * 25.4) / 96))).toEqual([80, 11]);
});

test('an image is stored until it is removed, and undoing the removal stores it again', () => {
  const store = createLetterheadStore();
  store.choose(crest);
  expect(createLetterheadStore().get()).toEqual({ image: crest });
  expect(letterheadBytes(crest)).toEqual(new Uint8Array(Buffer.from(crest.data, 'base64')));
  const undo = store.remove();
  expect(createLetterheadStore().get().image).toBeUndefined();
  expect(readItem(letterheadKey)).toBeNull();
  undo();
  expect(createLetterheadStore().get()).toEqual({ image: crest });
});

test('a stored image counts only if its bytes match type and size', () => {
  const html = Buffer.from('<script>alert(1)</script>').toString('base64');
  const falseDescriptions: readonly Partial<Record<keyof Letterhead, unknown>>[] = [
    { type: 'image/jpeg' },
    { type: 'image/svg+xml' },
    { width: crest.width + 1 },
    { width: 0 },
    { height: 1e9 },
    { data: html },
    { data: '!' },
    { data: '' },
    { data: 'A'.repeat(3_000_000) },
  ];
  for (const description of falseDescriptions) {
    writeItem(letterheadKey, JSON.stringify({ image: { ...crest, ...description } }));
    expect(createLetterheadStore().get(), JSON.stringify(description).slice(0, 90)).toEqual({});
  }
});

test('any stored text yields the valid image or none', () => {
  fc.assert(
    fc.property(hostileText({ image: crest }), (stored) => {
      writeItem(letterheadKey, stored);
      expect([undefined, crest]).toContainEqual(createLetterheadStore().get().image);
    }),
  );
});
