// Draws the pictures of each document's first page from the .docx that the shop sells. Titles, tables and labels stay
// sharp, but a bar replaces each word of the clauses. The lower part of the locked picture is also scaled down, until a
// letter is one or two pixels high, and up again. Bars and scaling change the pixels themselves, so that neither
// removing a style nor sharpening can recover the text. It needs LibreOffice (soffice), poppler (pdftoppm, pdftotext)
// and a font with Arial's metrics (fonts-liberation).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { productById } from '../../src/features/catalogue/products.ts';
import type { Template, Values } from '../../src/features/documents/model/document.ts';
import { documents } from '../../src/features/documents/templates/documents.ts';
import { generateWord } from '../../src/features/documents/word/generate.ts';
import { root } from '../lib/run.ts';
import type { LoadModule } from '../lib/sources.ts';
import { type IsWanted, writeFormats } from './files.ts';
import { halfFilledForm } from './half-filled-form.ts';
import { hiddenWords, type Word } from './legible.ts';

/** Size in points of a «carta» page, Chile's name for US Letter. */
const page = { width: 612, height: 792 };

const dpi = 300;

/** Shares of the page's height. The locked picture is sharp above `from` and illegible below `to`. */
const lockRange = { from: 0.4, to: 0.64 } as const;

/**
 * Width in pixels to which the illegible part is scaled down, and the sigma for sharp's `blur`. Of the text, only grey
 * lines remain.
 */
const locked = { reducedTo: 76, blur: 0.8 } as const;

/** Blurs of the levels between sharp and illegible, as shares of the picture's width. */
const blurs = [0.0012, 0.003, 0.006] as const;

/** Share of ink in a bar. It is too pale to pass for a letter. */
const barInk = 0.15;

/** Top and bottom of a bar, as shares of its word's box. A bar is as high as lower-case letters. */
const barEdges = [0.36, 0.8] as const;

/** Top and bottom of the bar that replaces a line to write on, as shares of its box. */
const lineEdges = [0.82, 0.88] as const;

const ink = [0x36, 0x43, 0x5a] as const;

type RawImage = { readonly data: Buffer; readonly info: { readonly width: number; readonly height: number } };

/** Returns three bytes per pixel, on a white background. */
function rawPixels(image: Sharp): Promise<RawImage> {
  return image.flatten({ background: '#fff' }).raw().toBuffer({ resolveWithObject: true });
}

const fromRaw = ({ data, info: { width, height } }: RawImage): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });

async function replaceWithBars(png: Buffer, words: readonly Word[]): Promise<Buffer> {
  const rawImage = await rawPixels(sharp(png));
  const { data, info } = rawImage;
  const scale = dpi / 72;
  const paint = (box: Omit<Word, 'text'>, colour: readonly number[]) => {
    for (let y = Math.floor(box.top * scale); y < Math.ceil(box.bottom * scale); y += 1) {
      for (let x = Math.floor(box.left * scale); x < Math.ceil(box.right * scale); x += 1) {
        data.set(colour, (y * info.width + x) * 3);
      }
    }
  };
  for (const word of words) {
    const corner = (Math.floor(word.top * scale) * info.width + Math.floor(word.left * scale) - 2) * 3;
    const paperColour = [...data.subarray(corner, corner + 3)];
    const height = word.bottom - word.top;
    const [top, bottom] = /^_+\W?$/.test(word.text) ? lineEdges : barEdges;
    paint(word, paperColour);
    paint(
      { ...word, top: word.top + height * top, bottom: word.top + height * bottom },
      paperColour.map((byte, index) => Math.round(byte + ((ink[index] ?? 0) - byte) * barInk)),
    );
  }
  return fromRaw(rawImage).png().toBuffer();
}

/** Draws the first page with bars in place of the words that pictures must hide. */
async function drawFirstPage(dir: string, template: Template, values: Values): Promise<Buffer> {
  const logo = new Uint8Array(readFileSync(join(root, 'public/img/logo-word.png')));
  const blob = await generateWord(template, values, { logo });
  const docx = join(dir, 'page.docx');
  writeFileSync(docx, new Uint8Array(await blob.arrayBuffer()));
  const profile = `-env:UserInstallation=${pathToFileURL(join(dir, 'profile')).href}`;
  execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', dir, docx], {
    stdio: 'pipe',
  });
  const [pdf, picture] = [join(dir, 'page.pdf'), join(dir, 'page')];
  const firstPage = ['-f', '1', '-l', '1'];
  execFileSync('pdftoppm', ['-r', String(dpi), ...firstPage, '-singlefile', '-png', pdf, picture]);
  const boxes = execFileSync('pdftotext', [...firstPage, '-bbox-layout', pdf, '-'], { encoding: 'utf8' });
  return replaceWithBars(readFileSync(`${picture}.png`), hiddenWords(boxes, template, values));
}

function resizePage(png: Buffer, width: number): Sharp {
  const height = Math.round((width * page.height) / page.width);
  return sharp(png).resize({ width, height, fit: 'fill' });
}

/** Blurs the page increasingly towards its bottom, until it is illegible. */
async function lock(png: Buffer, width: number): Promise<Sharp> {
  const clearPng = await resizePage(png, width).png().toBuffer();
  const illegiblePng = await sharp(png)
    .resize({ width: locked.reducedTo })
    .blur(locked.blur)
    .png()
    .toBuffer();
  const levels = await Promise.all(
    [
      sharp(clearPng),
      ...blurs.map((blur) => sharp(clearPng).blur(blur * width)),
      resizePage(illegiblePng, width),
    ].map(rawPixels),
  );
  const [firstLevel] = levels;
  if (!firstLevel) throw new Error('A locked picture has no level');
  const { height } = firstLevel.info;
  const blendedBytes = firstLevel.data.map((_, index) => {
    const share =
      (Math.floor(index / (width * 3)) / height - lockRange.from) / (lockRange.to - lockRange.from);
    const position = Math.min(1, Math.max(0, share)) * (levels.length - 1);
    const level = Math.floor(position);
    const [sharperByte = 255, blurrierByte = sharperByte] = [
      levels[level]?.data[index],
      levels[level + 1]?.data[index],
    ];
    return Math.round(sharperByte + (blurrierByte - sharperByte) * (position - level));
  });
  return fromRaw({ data: Buffer.from(blendedBytes), info: firstLevel.info });
}

async function makePageImages(load: LoadModule, isWanted: IsWanted, dir: string): Promise<void> {
  const { pageImages } = await load('src/features/catalogue/page-image.tsx');
  for (const { productId, load: loadTemplate } of documents) {
    const product = productById(productId);
    if (!product) throw new Error(`A document names the unknown product ${productId}`);
    if (!isWanted(product.slug)) continue;
    const template = await loadTemplate();
    const blankPage = await drawFirstPage(dir, template, {});
    const sharpImages = pageImages(product, 'page');
    for (const width of sharpImages.widths)
      await writeFormats(resizePage(blankPage, width), sharpImages.basePath, width);
    const lockedImages = pageImages(product, 'locked');
    for (const width of lockedImages.widths)
      await writeFormats(await lock(blankPage, width), lockedImages.basePath, width);
    if (product.slug !== halfFilledForm.slug) continue;
    const halfFilledPage = await drawFirstPage(dir, template, halfFilledForm.values);
    const filledImages = pageImages(product, 'filled');
    for (const width of filledImages.widths)
      await writeFormats(resizePage(halfFilledPage, width), filledImages.basePath, width);
  }
}

export async function makeDocuments(load: LoadModule, isWanted: IsWanted): Promise<void> {
  const arial = execFileSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!/Arial|Liberation Sans|Arimo/.test(arial)) {
    throw new Error(
      `Arial would be drawn with ${arial}: install fonts-liberation, or the pages break elsewhere`,
    );
  }
  const dir = mkdtempSync(join(tmpdir(), 'images-'));
  try {
    await makePageImages(load, isWanted, dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
