// Draws the shop's images of each document's first page. They must not reveal the text below the title. The script
// draws the page from the .docx that the shop sells, reduces it until a letter is one or two pixels high, and enlarges
// it again. The pixels themselves are illegible, so that neither removing a style nor sharpening can restore the text.
// The script needs LibreOffice (soffice), poppler (pdftoppm, pdftotext) and a font with Arial's metrics
// (fonts-liberation).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { productById } from '../../src/features/catalogue/products.ts';
import { wordingOf } from '../../src/features/documents/model/inflection.ts';
import { documents } from '../../src/features/documents/templates/documents.ts';
import { generateWord } from '../../src/features/documents/word/generate.ts';
import { root } from '../lib/run.ts';
import type { Load } from '../lib/sources.ts';
import { type IsWanted, writeBoth } from './files.ts';

/** Size of a page in points: «carta», Chile's name for US Letter. */
const page = { width: 612, height: 792 };

/** White gap between the title and the body, as fractions of the page's height. */
type Gap = { readonly start: number; readonly end: number };

/**
 * Settings that make text illegible: the width in pixels to which the script reduces the page, and the blur for sharp.
 */
type Blurring = { readonly width: number; readonly blur: number };

/** Settings for each kind of image in src/features/catalogue/page-image.tsx. */
const blurring = {
  // Letters of 10 points become one and a half pixels high. Lines and columns stay visible, but words don't.
  page: { width: 100, blur: 0.7 },
  // Only the grey of the lines remains behind the lock.
  locked: { width: 76, blur: 0.8 },
} as const satisfies Readonly<Record<string, Blurring>>;

/**
 * Draws the first page at 300 dpi and finds the gap below its title.
 * @param subtitle last line of the title
 */
function drawFirstPage(
  docx: string,
  dir: string,
  subtitle: string,
): { readonly png: Buffer; readonly gap: Gap } {
  const profile = `-env:UserInstallation=${pathToFileURL(join(dir, 'profile')).href}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', dir, docx], {
    stdio: 'pipe',
  });
  const pdf = docx.replace(/\.docx$/, '.pdf');
  const picture = join(dir, 'page');
  execFileSync('pdftoppm', ['-r', '300', '-f', '1', '-l', '1', '-singlefile', '-png', pdf, picture]);
  const boxes = execFileSync('pdftotext', ['-f', '1', '-l', '1', '-bbox-layout', pdf, '-'], {
    encoding: 'utf8',
  });
  return { png: readFileSync(`${picture}.png`), gap: gapBelow(boxes, subtitle) };
}

/**
 * Finds the gap below a line of text.
 * @param boxes output of pdftotext -bbox-layout for one page
 * @param text text of the line above the gap
 */
function gapBelow(boxes: string, text: string): Gap {
  const lines = [...boxes.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)">(.*?)<\/line>/gs)].map(
    ([, top, bottom, words = '']) => ({
      top: Number(top),
      bottom: Number(bottom),
      text: [...words.matchAll(/>([^<]+)<\/word>/g)].map(([, word]) => word).join(' '),
    }),
  );
  const normalizeSpaces = (words: string) => words.replace(/\s/g, ' ');
  const last = lines.find((line) => normalizeSpaces(line.text) === normalizeSpaces(text));
  if (!last) throw new Error(`The first page has no line «${text}»`);
  const next = Math.min(...lines.map(({ top }) => top).filter((top) => top >= last.bottom));
  return { start: last.bottom / page.height, end: next / page.height };
}

/** Returns the image's pixels, three bytes each, on a white background. */
function pixels(image: Sharp, width: number, height: number): Promise<Buffer> {
  return image.flatten({ background: '#fff' }).resize({ width, height, fit: 'fill' }).raw().toBuffer();
}

/**
 * Makes everything below the gap illegible.
 * @param width width of the result in pixels
 */
async function blurBelow(
  png: Buffer,
  { start, end }: Gap,
  { width: reducedWidth, blur }: Blurring,
  width: number,
): Promise<Sharp> {
  const height = Math.round((width * page.height) / page.width);
  const reduced = await sharp(png)
    .resize({ width: Math.min(reducedWidth, width) })
    .blur(blur)
    .png()
    .toBuffer();
  const [clear, hidden] = await Promise.all([
    pixels(sharp(png), width, height),
    pixels(sharp(reduced), width, height),
  ]);
  // Change gradually from sharp to illegible inside the gap, so that no line of text is half sharp.
  const blended = clear.map((sharpByte, index) => {
    const share = (Math.floor(index / (width * 3)) / height - start) / (end - start);
    const opacity = Math.min(1, Math.max(0, share));
    return Math.round(sharpByte * (1 - opacity) + (hidden[index] ?? 255) * opacity);
  });
  return sharp(blended, { raw: { width, height, channels: 3 } });
}

/** @param dir folder for temporary files */
async function makeImages(load: Load, isWanted: IsWanted, dir: string): Promise<void> {
  const { pageImages } = await load('src/features/catalogue/page-image.tsx');
  const logo = new Uint8Array(readFileSync(join(root, 'public/img/logo-word.png')));
  for (const { productId, fileName, load: loadTemplate } of documents) {
    const product = productById(productId);
    if (!product) throw new Error(`${productId} is the document of no product`);
    if (!isWanted(product.slug)) continue;
    const template = await loadTemplate();
    const [title] = template.blocks;
    if (title?.kind !== 'title') throw new Error(`${productId} does not begin with its title`);
    const blob = await generateWord(template, {}, { logo });
    const docx = join(dir, fileName);
    writeFileSync(docx, new Uint8Array(await blob.arrayBuffer()));
    const { png, gap } = drawFirstPage(docx, dir, wordingOf(title.subtitle, {}));
    for (const kind of ['page', 'locked'] as const) {
      const { name, widths } = pageImages(product, kind);
      for (const width of widths)
        await writeBoth(await blurBelow(png, gap, blurring[kind], width), name, width);
    }
  }
}

export async function makeDocuments(load: Load, isWanted: IsWanted): Promise<void> {
  const arial = execFileSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!/Arial|Liberation Sans|Arimo/.test(arial)) {
    throw new Error(
      `Arial would be drawn with ${arial}: install fonts-liberation, or the pages break elsewhere`,
    );
  }
  const dir = mkdtempSync(join(tmpdir(), 'images-'));
  try {
    await makeImages(load, isWanted, dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
