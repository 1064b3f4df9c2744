import { expect, test } from 'vitest';
import { isPng, pngSize } from '../../../../src/features/documents/word/png.ts';
import { readLogo } from '../docx-parts.ts';

test('the logo is a PNG of 800 by 187 pixels', async () => {
  const logo = await readLogo();
  expect(isPng(logo)).toBe(true);
  expect(pngSize(logo)).toEqual({ width: 800, height: 187 });
});

test('the size is read from a view into a larger buffer too', async () => {
  const logo = await readLogo();
  const padded = new Uint8Array(logo.length + 3);
  padded.set(logo, 3);
  expect(pngSize(padded.subarray(3))).toEqual({ width: 800, height: 187 });
});

test('a page, a truncated file and no bytes at all are no PNG', async () => {
  const logo = await readLogo();
  expect(isPng(new TextEncoder().encode('<!doctype html><title>Tienda</title>'))).toBe(false);
  expect(isPng(logo.subarray(0, 12))).toBe(false);
  expect(isPng(new Uint8Array())).toBe(false);
  expect(() => pngSize(new Uint8Array(40))).toThrow('Not a PNG');
});
