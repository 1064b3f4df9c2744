import { expect, test } from 'vitest';
import { letterheadCopy } from '../../../src/content/documents/letterhead-copy.ts';
import { maxFileBytes } from '../../../src/features/school/letterhead.ts';
import { LetterheadError, readFileHeader } from '../../../src/features/school/read-letterhead.ts';
import { makePng } from './crest.ts';

// Decoding and scaling need a browser; e2e/documents/letterhead.spec.ts covers them.

async function refusalOf(bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<unknown> {
  return readFileHeader(new Blob([bytes], { type })).then(
    () => null,
    (error: unknown) => (error instanceof LetterheadError ? error.message : error),
  );
}

const image = new Uint8Array(await makePng(300, 200));

test('a PNG is recognised by its bytes', async () => {
  expect(await readFileHeader(new Blob([image], { type: 'text/html' }))).toEqual({
    type: 'image/png',
    width: 300,
    height: 200,
  });
});

test('a file above one megabyte is refused before it is read', async () => {
  const heavyFile = new Uint8Array(maxFileBytes + 1);
  heavyFile.set(image);
  expect(await refusalOf(heavyFile)).toBe(letterheadCopy.refused.heavy);
  expect(await refusalOf(heavyFile.slice(0, maxFileBytes))).toBeNull();
});

test('a file whose bytes are neither a PNG nor a JPEG is refused', async () => {
  const texts = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', 'RIFF....WEBP'];
  for (const text of texts)
    expect(await refusalOf(new TextEncoder().encode(text)), text).toBe(letterheadCopy.refused.otherType);
});

test('an image is refused if its header has no size or a vast one', async () => {
  const withSize = (width: number, height: number) => {
    const copy = image.slice();
    const view = new DataView(copy.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    return copy;
  };
  expect(await refusalOf(withSize(0, 200))).toBe(letterheadCopy.refused.broken);
  expect(await refusalOf(withSize(100_000, 100_000))).toBe(letterheadCopy.refused.vast);
});
