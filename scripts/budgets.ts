// What the first visit of a page may cost: measures every public route of the sandbox build in a real Chromium, prints
// a table, and fails over a limit. Bytes and ratios only: times depend on the machine.
import process from 'node:process';
import { chromium } from 'playwright';
import { readContent } from '../deploy/site-content.ts';
import { findChromium, launchOptions } from './lib/browser.ts';
import { type FirstVisit, visit } from './lib/first-visit.ts';
import { root } from './lib/run.ts';
import { serve } from './lib/serve.ts';

const kB = 1000;

/** Bytes as brotli sends them; a blog post has its italic too. */
const limits = {
  js: 95 * kB,
  css: 12 * kB,
  fonts: 46 * kB,
  postFonts: 60 * kB,
  html: 20 * kB,
  images: 40 * kB,
};

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** @returns what is over its limit */
function overLimits(path: string, seen: FirstVisit): string[] {
  const fonts = path.startsWith('/blog/') ? limits.postFonts : limits.fonts;
  const weighed: readonly (readonly [kind: string, bytes: number, limit: number])[] = [
    ['JS', seen.js, limits.js],
    ['CSS', seen.css, limits.css],
    ['fonts', seen.fonts, fonts],
    ['HTML', seen.html, limits.html],
    ['images above the fold', seen.images, limits.images],
  ];
  return [
    ...weighed
      .filter(([, bytes, limit]) => bytes > limit)
      .map(([kind, bytes, limit]) => `${path}: ${kind} ${bytes} bytes, at most ${limit}`),
    ...(Math.round(seen.shift * 100) > 0 ? [`${path}: layout shift ${seen.shift}`] : []),
    ...seen.early
      .filter((file) => !/^boot-/.test(file))
      .map((file) => `${path}: ${file} before the first paint`),
    ...seen.elsewhere
      .filter((host) => !(path === '/agendar' && host.endsWith('/_sandbox/agenda')))
      .map((host) => `${path}: a request to ${host}`),
  ];
}

const { publicPaths } = await readContent(root);
const site = await serve({ mode: 'sandbox' });
const browser = await chromium.launch(launchOptions(findChromium()));
const problems: string[] = [];
try {
  console.log('| route | JS | CSS | fonts | HTML | images above the fold | layout shift |');
  console.log('|---|---:|---:|---:|---:|---:|---:|');
  for (const path of publicPaths) {
    const context = await browser.newContext({ ...phone, locale: 'es-CL' });
    const seen = await visit(await context.newPage(), site.url, path);
    await context.close();
    const cells = [seen.js, seen.css, seen.fonts, seen.html, seen.images].map((bytes) =>
      (bytes / kB).toFixed(1),
    );
    console.log(`| ${path} | ${cells.join(' | ')} | ${seen.shift.toFixed(2)} |`);
    problems.push(...overLimits(path, seen));
  }
} finally {
  await browser.close();
  await site.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
