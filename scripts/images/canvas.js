// Pictures that are laid out as a page is: a Chromium draws them, 1200 by 630 as social networks cut an image.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium, launchOptions } from '../lib/browser.ts';
import { root } from '../lib/run.ts';

export const size = { width: 1200, height: 630 };

/** @param {string} path below public/ @param {string} type @returns {string} an address that needs no server */
export function asData(path, type) {
  return `data:${type};base64,${readFileSync(join(root, 'public', path)).toString('base64')}`;
}

/** @param {string} file below public/fonts, without its ending */
export const font = (file) => asData(`fonts/${file}.woff2`, 'font/woff2');

/**
 * @template T
 * @param {(page: import('playwright').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withCanvas(use) {
  const browser = await chromium.launch(launchOptions(findChromium()));
  try {
    return await use(await browser.newPage({ viewport: size }));
  } finally {
    await browser.close();
  }
}

/**
 * What the page shows, once its letters are there.
 * @param {import('playwright').Page} page
 * @param {number} colours few are enough for flat drawings
 */
export async function picture(page, colours) {
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot()).png({ palette: true, colours, effort: 10 });
}
