import { expect, test } from 'vitest';
import { letterheadCopy } from '../../../src/content/documents/letterhead-copy.ts';
import { heaviestFile } from '../../../src/features/school/letterhead.ts';
import { checkFile, LetterheadRefused } from '../../../src/features/school/read-letterhead.ts';
import { png } from './crest.ts';

// Decoding and scaling need a browser: e2e/documents/letterhead.spec.ts.

async function refusal(bytes: Uint8Array<ArrayBuffer>, type = 'image/png'): Promise<unknown> {
  return checkFile(new Blob([bytes], { type })).then(
    () => null,
    (error: unknown) => (error instanceof LetterheadRefused ? error.message : error),
  );
}

const image = new Uint8Array(await png(300, 200));

test('a PNG is taken by its bytes, whatever its type says', async () => {
  expect(await checkFile(new Blob([image], { type: 'text/html' }))).toEqual({
    type: 'image/png',
    width: 300,
    height: 200,
  });
});

test('one megabyte is the most, and it is said before anything is read', async () => {
  const heavy = new Uint8Array(heaviestFile + 1);
  heavy.set(image);
  expect(await refusal(heavy)).toBe(letterheadCopy.refused.heavy);
  expect(await refusal(heavy.slice(0, heaviestFile))).toBeNull();
});

test('what only calls itself an image is refused', async () => {
  const texts = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF89a', '', 'RIFF....WEBP'];
  for (const text of texts)
    expect(await refusal(new TextEncoder().encode(text)), text).toBe(letterheadCopy.refused.otherType);
});

test('an image without size, or too vast to be decoded, is refused by what its header says', async () => {
  const sized = (width: number, height: number) => {
    const copy = image.slice();
    const view = new DataView(copy.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    return copy;
  };
  expect(await refusal(sized(0, 200))).toBe(letterheadCopy.refused.broken);
  expect(await refusal(sized(100_000, 100_000))).toBe(letterheadCopy.refused.vast);
});
