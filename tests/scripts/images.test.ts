import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formImages, formSize, pageImages } from '../../src/features/catalogue/page-image.tsx';
import { products } from '../../src/features/catalogue/products.ts';
import type { SizedFiles } from '../../src/ui/images/sized-image.tsx';

const filesOf = ({ name, widths }: SizedFiles) =>
  widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ path: `public${name}-${width}.${format}`, width })),
  );
const pages = products
  .flatMap((product) => [pageImages(product, 'page'), pageImages(product, 'locked')])
  .flatMap(filesOf);
const forms = products.map(formImages).flatMap(filesOf);

type Part = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Returns the grey values of a part of the picture, whose edges are fractions of the picture. */
async function greysOf(path: string, { left, right, top, bottom }: Part): Promise<Pixels> {
  const { width = 0, height = 0 } = await sharp(path).metadata();
  const { data, info } = await sharp(path)
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round((right - left) * width),
      height: Math.round((bottom - top) * height),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the difference from the pixel on the left: 0 to 255, and 0 at the left edge. */
function contrastAt({ data, width }: Pixels, index: number): number {
  return index % width === 0 ? 0 : Math.abs((data[index] ?? 0) - (data[index - 1] ?? 0));
}

async function maxContrast(path: string, part: Part): Promise<number> {
  const pixels = await greysOf(path, part);
  let max = 0;
  for (let index = 0; index < pixels.data.length; index++) max = Math.max(max, contrastAt(pixels, index));
  return max;
}

/** Counts the cells with legible letters in a grid of 40 lines of 20 words. */
async function legibleWords(path: string, part: Part): Promise<number> {
  const pixels = await greysOf(path, part);
  const words = new Set<number>();
  for (let index = 0; index < pixels.data.length; index++) {
    if (contrastAt(pixels, index) < 15) continue;
    const [row, column] = [Math.floor(index / pixels.width), index % pixels.width];
    words.add(Math.floor((row / pixels.height) * 40) * 20 + Math.floor((column / pixels.width) * 20));
  }
  return words.size;
}

/** Returns a band of a page that excludes the edges of dark table headers, which are as sharp as letters. */
const band = (top: number, bottom: number): Part => ({ left: 0.13, right: 0.87, top, bottom });

test.each([
  ['page', pages, 11 / 8.5, 1, 25_000],
  ['form', forms, formSize.height / formSize.width, 2, 30_000],
])(
  'every picture of a %s has the declared size and few enough bytes for a phone',
  async (_, files, aspectRatio, digits, maxBytes) => {
    for (const { path, width } of files) {
      const { width: actualWidth, height = 0 } = await sharp(path).metadata();
      expect(actualWidth, path).toBe(width);
      expect(height / width, path).toBeCloseTo(aspectRatio, digits);
      expect((await stat(path)).size, path).toBeLessThan(maxBytes);
    }
  },
);

test('the letterhead and the title of a page are sharp', async () => {
  for (const { path } of pages.filter(({ width }) => width >= 420)) {
    expect(await maxContrast(path, band(0, 0.155)), path).toBeGreaterThan(120);
  }
});

test('no letter below the title is legible', async () => {
  for (const { path, width } of pages) {
    // The edge of a legible letter goes from ink to paper in one or two pixels. Smaller images have sharper edges.
    expect(await maxContrast(path, band(0.18, 1)), path).toBeLessThan(width < 420 ? 45 : 15);
  }
});

test('the form and its answers in the document are sharp and few other words legible', async () => {
  for (const { path } of forms.filter(({ width }) => width >= 840)) {
    expect(await maxContrast(path, { left: 0, right: 0.45, top: 0, bottom: 1 }), path).toBeGreaterThan(90);
    const document = { left: 0.5, right: 0.97, top: 0, bottom: 1 };
    expect(await maxContrast(path, document), path).toBeGreaterThan(90);
    // A page with all its text has at least 116 legible words. A page with only its answers has at most 56.
    expect(await legibleWords(path, document), path).toBeLessThan(80);
  }
});
