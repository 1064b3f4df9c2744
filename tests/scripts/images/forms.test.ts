import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { formImages, formSize } from '../../../src/features/catalogue/page-image.tsx';
import { products } from '../../../src/features/catalogue/products.ts';

const files = products.flatMap((product) => {
  const { name, widths } = formImages(product);
  return widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ path: `public${name}-${width}.${format}`, width })),
  );
});

type Part = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The sharpest step between two neighbouring pixels of a part, 0 to 255; its edges are shares of the picture. */
async function sharpest(path: string, { left, right, top, bottom }: Part): Promise<number> {
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
  let most = 0;
  for (let index = 1; index < data.length; index++) {
    if (index % info.width > 0) most = Math.max(most, Math.abs((data[index] ?? 0) - (data[index - 1] ?? 0)));
  }
  return most;
}

test('every picture of a form has its size and is light enough for a phone', async () => {
  for (const { path, width } of files) {
    const { width: real, height = 0 } = await sharp(path).metadata();
    expect(real, path).toBe(width);
    expect(height / width, path).toBeCloseTo(formSize.height / formSize.width, 2);
    expect((await stat(path)).size, path).toBeLessThan(30_000);
  }
});

test('the form is sharp, and so are the answers in the document beside it', async () => {
  for (const { path } of files.filter(({ width }) => width >= 840)) {
    expect(await sharpest(path, { left: 0, right: 0.45, top: 0, bottom: 1 }), path).toBeGreaterThan(90);
    expect(await sharpest(path, { left: 0.5, right: 0.97, top: 0.03, bottom: 0.5 }), path).toBeGreaterThan(
      90,
    );
  }
});

test('of the document nothing is legible where there is no answer', async () => {
  for (const { path } of files.filter(({ width }) => width >= 840)) {
    expect(await sharpest(path, { left: 0.5, right: 0.97, top: 0.7, bottom: 1 }), path).toBeLessThan(15);
  }
});
