import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPng, pngSize, readImageHeader } from '../../../src/platform/files/image.ts';
import { readLogo } from '../../features/documents/docx-parts.ts';

test('the logo is a PNG of 800 by 187 pixels', async () => {
  const logo = await readLogo();
  expect(isPng(logo)).toBe(true);
  expect(pngSize(logo)).toEqual({ width: 800, height: 187 });
});

test('the size is read from a view into a larger buffer', async () => {
  const logo = await readLogo();
  const padded = new Uint8Array(logo.length + 3);
  padded.set(logo, 3);
  expect(pngSize(padded.subarray(3))).toEqual({ width: 800, height: 187 });
});

test('HTML, a truncated PNG and an empty file are not PNG images', async () => {
  const logo = await readLogo();
  expect(isPng(new TextEncoder().encode('<!doctype html><title>Tienda</title>'))).toBe(false);
  expect(isPng(logo.subarray(0, 12))).toBe(false);
  expect(isPng(new Uint8Array())).toBe(false);
  expect(() => pngSize(new Uint8Array(40))).toThrow('Not a PNG');
});

/**
 * Makes a JPEG's first segments: a comment of this length and a frame of 300 by 200 pixels.
 * @param marker 0xc0 for a baseline frame, 0xc2 for a progressive frame, 0xc4 for a segment that is no frame
 */
function makeJpeg(commentLength: number, marker = 0xc0): Uint8Array {
  const comment = [0xff, 0xfe, (commentLength + 2) >> 8, (commentLength + 2) & 0xff];
  const frame = [0xff, marker, 0, 17, 8, 0, 200, 1, 44, 3];
  return Uint8Array.from([0xff, 0xd8, ...comment, ...Array(commentLength).fill(7), ...frame]);
}

test('reads the size of a baseline or progressive JPEG after other segments', () => {
  for (const bytes of [makeJpeg(0), makeJpeg(3_000), makeJpeg(10, 0xc2)]) {
    expect(readImageHeader(bytes)).toEqual({ type: 'image/jpeg', width: 300, height: 200 });
  }
});

test('recognises only complete headers of PNG and JPEG', async () => {
  expect(readImageHeader(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
  expect(readImageHeader(makeJpeg(10, 0xc4))).toBeNull();
  expect(readImageHeader(makeJpeg(3_000).subarray(0, 1_000))).toBeNull();
  expect(readImageHeader(await readLogo())).toEqual({ type: 'image/png', width: 800, height: 187 });
});

test('arbitrary bytes neither throw nor hang', () => {
  const starts = fc.constantFrom([], [0xff, 0xd8], [0xff, 0xd8, 0xff], [0x89, 0x50, 0x4e, 0x47]);
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 400 }), (start, remainingBytes) => {
      const header = readImageHeader(Uint8Array.from([...start, ...remainingBytes]));
      expect(header === null || ['image/png', 'image/jpeg'].includes(header.type)).toBe(true);
    }),
  );
});
