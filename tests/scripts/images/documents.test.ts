import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageImages } from '../../../src/features/catalogue/page-image.tsx';
import { products } from '../../../src/features/catalogue/products.ts';

const files = products
  .flatMap((product) => [pageImages(product, 'page'), pageImages(product, 'locked')])
  .flatMap(({ name, widths }) => widths.map((width) => ({ name: `public${name}-${width}`, width })))
  .flatMap(({ name, width }) => ['avif', 'webp'].map((format) => ({ path: `${name}.${format}`, width })));

/** Where the dark heads of tables end, in shares of the width: edges as sharp as letters, and none. */
const [left, right] = [0.13, 0.87];

/** The sharpest step between two neighbouring pixels of a band, 0 to 255; bands are shares of the height. */
async function sharpest(path: string, from: number, to: number): Promise<number> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const rows = data.subarray(
    Math.round(from * info.height) * info.width,
    Math.round(to * info.height) * info.width,
  );
  let most = 0;
  for (let index = 1; index < rows.length; index++) {
    const at = (index % info.width) / info.width;
    if (at > left && at < right) most = Math.max(most, Math.abs((rows[index] ?? 0) - (rows[index - 1] ?? 0)));
  }
  return most;
}

test('every image is a Carta page of its width and light enough for a phone', async () => {
  for (const { path, width } of files) {
    const { width: real = 0, height = 0 } = await sharp(path).metadata();
    expect(real, path).toBe(width);
    expect(height / real, path).toBeCloseTo(11 / 8.5, 1);
    expect((await stat(path)).size, path).toBeLessThan(25_000);
  }
});

test('letterhead and title are sharp', async () => {
  for (const { path } of files.filter(({ width }) => width >= 420)) {
    expect(await sharpest(path, 0, 0.155), path).toBeGreaterThan(120);
  }
});

test('below the title no letter is legible', async () => {
  for (const { path, width } of files) {
    // A letter's edge goes from ink to paper within a pixel or two; in a smaller image all edges are nearer.
    expect(await sharpest(path, 0.18, 1), path).toBeLessThan(width < 420 ? 45 : 15);
  }
});
