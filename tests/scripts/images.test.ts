import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { halfFilledForm } from '../../scripts/images/half-filled-form.ts';
import { featureImage, formImages, pageImages } from '../../src/features/catalogue/page-image.tsx';
import { detailsOf } from '../../src/features/catalogue/product-details.ts';
import { products } from '../../src/features/catalogue/products.ts';
import type { SizedFiles } from '../../src/ui/images/sized-image.tsx';
import { twoProducts } from '../shop.ts';

const filesOf = ({ basePath, widths }: SizedFiles) =>
  widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ path: `public${basePath}-${width}.${format}`, width })),
  );
const pages = products.flatMap((product) => filesOf(pageImages(product, 'page')));
const lockedPages = products.flatMap((product) => filesOf(pageImages(product, 'locked')));
const filledPages = products
  .filter(({ slug }) => slug === halfFilledForm.slug)
  .flatMap((product) => filesOf(pageImages(product, 'filled')));
// The first pages of these documents consist of tables of fields, with their labels on the left. Other documents may
// have other tables, whose edges are as sharp as letters.
const knownPages = twoProducts.flatMap((product) => filesOf(pageImages(product, 'page')));
const knownLockedPages = twoProducts.flatMap((product) => filesOf(pageImages(product, 'locked')));
const wideForms = products.flatMap((product) => filesOf(formImages(product).wide.files));
const knownForms = twoProducts.flatMap((product) => filesOf(formImages(product).wide.files));
const formFigures = products.flatMap((product) =>
  detailsOf(product).formFeatures.flatMap((figure) => filesOf(featureImage(product, figure).files)),
);
const narrowForms = products.flatMap((product) => filesOf(formImages(product).narrow.files));

type PicturePart = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

type Pixels = { readonly data: Buffer; readonly width: number; readonly height: number };

/** Returns the grey values of a part of a picture. The part's edges are fractions of the picture's size. */
async function greysOf(path: string, { left, right, top, bottom }: PicturePart): Promise<Pixels> {
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

/** Returns the difference to the pixel on the left, from 0 to 255. It is 0 at the left edge. */
function stepAt({ data, width }: Pixels, index: number): number {
  return index % width === 0 ? 0 : Math.abs((data[index] ?? 0) - (data[index - 1] ?? 0));
}

async function maxSharpness(path: string, part: PicturePart): Promise<number> {
  const pixels = await greysOf(path, part);
  let maxStep = 0;
  for (let index = 0; index < pixels.data.length; index++) maxStep = Math.max(maxStep, stepAt(pixels, index));
  return maxStep;
}

/** Returns a band across a page, between the left and right edges of table heads. Those are as sharp as letters. */
const band = (top: number, bottom: number): PicturePart => ({ left: 0.13, right: 0.87, top, bottom });

/**
 * Part of a page, between title and footer, that only lines of its text reach. Labels and short answers end further to
 * the left.
 */
const beyondFields: PicturePart = { left: 0.66, right: 0.87, top: 0.18, bottom: 0.93 };

/** Part of a form's picture, in the document beside the form, that only lines of the document's text reach. */
const beyondAnswers: PicturePart = { left: 0.94, right: 0.96, top: 0, bottom: 1 };

/**
 * Maximum difference in grey between a bar or blurred letters and the paper beside them. Sharp
 * letters differ more.
 */
const maxBarStep = 48;

test.each([
  ['page', [...pages, ...lockedPages, ...filledPages], 11 / 8.5, 25_000, 30_000],
  ['form', wideForms, 704 / 1120, 30_000, 36_000],
  ['form on a phone', narrowForms, 860 / 640, 30_000, 36_000],
  ['part of the form', formFigures, 800 / 640, 20_000, 24_000],
])(
  'every picture of a %s has the declared size and few enough bytes',
  async (_, files, aspectRatio, maxAvifBytes, maxWebpBytes) => {
    for (const { path, width } of files) {
      const { width: realWidth, height = 0 } = await sharp(path).metadata();
      expect(realWidth, path).toBe(width);
      expect(height / width, path).toBeCloseTo(aspectRatio, 2);
      expect((await stat(path)).size, path).toBeLessThan(
        path.endsWith('.avif') ? maxAvifBytes : maxWebpBytes,
      );
    }
  },
);

test('letterhead and title of a page are sharp', async () => {
  for (const { path } of [...pages, ...lockedPages, ...filledPages].filter(({ width }) => width >= 420)) {
    expect(await maxSharpness(path, band(0, 0.155)), path).toBeGreaterThan(120);
  }
});

test('labels are sharp down to the bottom of a page', async () => {
  const labels = { left: 0.1, right: 0.35 };
  for (const { path } of [...knownPages, ...filledPages].filter(({ width }) => width >= 640)) {
    for (const top of [0.2, 0.4, 0.6, 0.75])
      expect(await maxSharpness(path, { ...labels, top, bottom: top + 0.12 }), path).toBeGreaterThan(110);
  }
});

test('a locked page is sharp in its upper 40 % and illegible below', async () => {
  for (const { path } of knownLockedPages.filter(({ width }) => width >= 840)) {
    expect(await maxSharpness(path, { left: 0.1, right: 0.35, top: 0.3, bottom: 0.4 }), path).toBeGreaterThan(
      110,
    );
  }
  for (const { path, width } of lockedPages.filter(({ width }) => width >= 840)) {
    expect(await maxSharpness(path, band(0.65, 1)), `${path} at ${width}`).toBeLessThan(15);
  }
});

test('no picture of a page shows a legible line of the page’s text', async () => {
  for (const { path } of [...knownPages, ...knownLockedPages, ...filledPages])
    expect(await maxSharpness(path, beyondFields), path).toBeLessThan(maxBarStep);
});

test('a form and its document are sharp', async () => {
  for (const { path } of [...wideForms, ...narrowForms]) {
    const [form, document] = narrowForms.some((each) => each.path === path)
      ? [
          { left: 0, right: 1, top: 0, bottom: 0.5 },
          { left: 0, right: 0.4, top: 0.7, bottom: 1 },
        ]
      : [
          { left: 0, right: 0.45, top: 0, bottom: 1 },
          { left: 0.49, right: 0.65, top: 0, bottom: 1 },
        ];
    expect(await maxSharpness(path, form), path).toBeGreaterThan(90);
    expect(await maxSharpness(path, document), path).toBeGreaterThan(90);
  }
});

test('no picture of a form shows a legible line of the document’s text', async () => {
  for (const { path } of knownForms)
    expect(await maxSharpness(path, beyondAnswers), path).toBeLessThan(maxBarStep);
});
