// Draws pictures in Chromium with HTML and CSS. Their size is 1200 by 630, to which social networks crop images.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp, { type Sharp } from 'sharp';
import { findFullChromium, launchOptions } from '../lib/browser.ts';
import { root } from '../lib/run.ts';

export const pictureSize = { width: 1200, height: 630 };

/**
 * Returns a file as a data URL, so that the page needs no server.
 * @param path below public/
 */
export function dataUrl(path: string, type: string): string {
  return `data:${type};base64,${readFileSync(join(root, 'public', path)).toString('base64')}`;
}

/**
 * Returns a typeface as a data URL.
 * @param file name below public/fonts, without its extension
 */
export const fontUrl = (file: string) => dataUrl(`fonts/${file}.woff2`, 'font/woff2');

export async function withCanvas<T>(draw: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions(findFullChromium()));
  try {
    return await draw(await browser.newPage({ viewport: pictureSize }));
  } finally {
    await browser.close();
  }
}

/**
 * Takes a screenshot of the page once its fonts have loaded.
 * @param colourCount size of the palette; flat drawings need few
 */
export async function screenshot(page: Page, colourCount: number): Promise<Sharp> {
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot()).png({ palette: true, colours: colourCount, effort: 10 });
}
