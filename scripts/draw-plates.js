/**
 * The drawings of the blog are components; search engines and shared links want a file. This draws each of them as
 * one, with the site's own letters, 1200 by 630 as social networks cut it.
 *
 * Run by hand (`node scripts/draw-plates.js`) when a drawing changes; its output is committed. Needs a Chromium.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import { findChromium, launchOptions } from './lib/browser.js';

const root = join(import.meta.dirname, '..');
const size = { width: 1200, height: 630 };

const { module } = await runnerImport(join(root, 'src/pages/post/picture.tsx'), {
  configFile: false,
  root,
  logLevel: 'error',
});
/** @type {Record<string, { viewBox: string, lines: import('react').ReactNode }>} */
const drawn = module.drawn;

const font = readFileSync(join(root, 'public/fonts/source-sans-3-latin-wght-normal.woff2')).toString(
  'base64',
);
const style = `
  @font-face { font-family: "Source Sans Texto"; src: url(data:font/woff2;base64,${font}); font-weight: 200 900; }
  body { margin: 0; background: #f4ecdf; font-family: "Source Sans Texto"; }
  .dimension { font-size: 30px; font-weight: 600; fill: #86370f; paint-order: stroke; stroke: #f4ecdf; stroke-width: 22px; }
`;

const browser = await chromium.launch(launchOptions(findChromium()));
const page = await browser.newPage({ viewport: size });
for (const [src, { viewBox, lines }] of Object.entries(drawn)) {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  // A flat drawing keeps its sides; a tall one fills the picture.
  const preserveAspectRatio = `xMidYMid ${width / height > 2.4 ? 'meet' : 'slice'}`;
  const svg = renderToStaticMarkup(createElement('svg', { viewBox, preserveAspectRatio, ...size }, lines));
  await page.setContent(`<style>${style}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  const file = join(root, 'public', src);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file);
  console.log(src);
}
await browser.close();
