// The shop shows each document's real first page, and the locked preview must show that there is a document
// without giving its text away. So the page is drawn from the very .docx that is sold, and everything below
// the title is made illegible in the pixels themselves: reduced until a letter is one or two pixels high,
// then enlarged again. What is thrown away cannot be brought back by lifting a style or by sharpening.
//
// Needs LibreOffice (soffice), poppler (pdftoppm, pdftotext) and a font with Arial's measures (fonts-liberation).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { root } from '../lib/run.ts';
import { writeBoth } from './files.js';

/** Carta in points. */
const page = { width: 612, height: 792 };

/** @typedef {{ from: number, to: number }} Gap below the title and above the body, as shares of the height */
/**
 * How much is left below the title, for each kind of image in src/features/catalogue/page-image.tsx.
 * @typedef {{ reducedTo: number, blur: number }} Look
 * @type {Readonly<Record<'page' | 'locked', Look>>}
 */
const looks = {
  // Letters of 10 points become one pixel and a half high: rows and columns still show, words do not.
  page: { reducedTo: 100, blur: 0.7 },
  // Behind the lock: only the grey of the lines is left.
  locked: { reducedTo: 76, blur: 0.8 },
};

/**
 * The first page at 300 dpi, and where its title ends.
 * @param {string} docx
 * @param {string} dir
 * @param {string} subtitle the last line that stays sharp
 * @returns {{ png: Buffer, gap: Gap }}
 */
function drawFirstPage(docx, dir, subtitle) {
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
 * @param {string} boxes what pdftotext -bbox-layout says of a page
 * @param {string} text the line above the gap
 * @returns {Gap}
 */
function gapBelow(boxes, text) {
  const lines = [...boxes.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)">(.*?)<\/line>/gs)].map(
    ([, top, bottom, words = '']) => ({
      top: Number(top),
      bottom: Number(bottom),
      text: [...words.matchAll(/>([^<]+)<\/word>/g)].map(([, word]) => word).join(' '),
    }),
  );
  const last = lines.find((line) => line.text === text);
  if (!last) throw new Error(`The first page has no line «${text}»`);
  const next = Math.min(...lines.map(({ top }) => top).filter((top) => top >= last.bottom));
  return { from: last.bottom / page.height, to: next / page.height };
}

/**
 * Three bytes per pixel, on white.
 * @param {import('sharp').Sharp} image
 * @param {number} width pixels
 * @param {number} height pixels
 */
function pixels(image, width, height) {
  return image.flatten({ background: '#fff' }).resize({ width, height, fit: 'fill' }).raw().toBuffer();
}

/**
 * The page with everything below the gap illegible.
 * @param {Buffer} png
 * @param {Gap} gap
 * @param {Look} look
 * @param {number} width pixels
 */
async function hide(png, { from, to }, { reducedTo, blur }, width) {
  const height = Math.round((width * page.height) / page.width);
  const reduced = await sharp(png)
    .resize({ width: Math.min(reducedTo, width) })
    .blur(blur)
    .png()
    .toBuffer();
  const [clear, hidden] = await Promise.all([
    pixels(sharp(png), width, height),
    pixels(sharp(reduced), width, height),
  ]);
  // The change from sharp to hidden lies in the white between title and body: no line of text is half sharp.
  const blended = clear.map((sharpByte, index) => {
    const share = (Math.floor(index / (width * 3)) / height - from) / (to - from);
    const fog = Math.min(1, Math.max(0, share));
    return Math.round(sharpByte * (1 - fog) + (hidden[index] ?? 255) * fog);
  });
  return sharp(blended, { raw: { width, height, channels: 3 } });
}

/**
 * @param {import('../lib/sources.ts').Load} load
 * @param {string} dir for the files in between
 */
async function makeAll(load, dir) {
  /** @type {typeof import('../../src/features/catalogue/products.ts')} */
  const { products } = await load('src/features/catalogue/products.ts');
  /** @type {typeof import('../../src/features/catalogue/page-image.tsx')} */
  const { pageImages } = await load('src/features/catalogue/page-image.tsx');
  /** @type {typeof import('../../src/features/documents/templates/documents.ts')} */
  const { documentFor } = await load('src/features/documents/templates/documents.ts');
  /** @type {typeof import('../../src/features/documents/word/generate.ts')} */
  const { generateWord } = await load('src/features/documents/word/generate.ts');
  const logo = new Uint8Array(readFileSync(join(root, 'public/img/logo-word.png')));
  for (const product of products) {
    const template = await documentFor(product.id)?.load();
    const [title] = template?.blocks ?? [];
    if (!template || title?.kind !== 'title') throw new Error(`${product.id} has no document with a title`);
    const blob = await generateWord(template, {}, { logo });
    const docx = join(dir, `${product.image}.docx`);
    writeFileSync(docx, new Uint8Array(await blob.arrayBuffer()));
    const { png, gap } = drawFirstPage(docx, dir, title.subtitle);
    for (const kind of /** @type {const} */ (['page', 'locked'])) {
      const { name, widths } = pageImages(product, kind);
      for (const width of widths) await writeBoth(await hide(png, gap, looks[kind], width), name, width);
    }
  }
}

/** @param {import('../lib/sources.ts').Load} load */
export async function makeDocuments(load) {
  const arial = execFileSync('fc-match', ['-f', '%{family}', 'Arial'], { encoding: 'utf8' });
  if (!/Arial|Liberation Sans|Arimo/.test(arial)) {
    throw new Error(
      `Arial would be drawn with ${arial}: install fonts-liberation, or the pages break elsewhere`,
    );
  }
  const dir = mkdtempSync(join(tmpdir(), 'images-'));
  try {
    await makeAll(load, dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
