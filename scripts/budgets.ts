// What the first visit of a page may cost: measures every public route of the sandbox build in a real Chromium, prints
// a table, and fails over a limit. Bytes and ratios only: times depend on the machine.
import process from 'node:process';
import { chromium } from 'playwright';
import { readContent } from '../deploy/site-content.ts';
import { findChromium, launchOptions } from './lib/browser.ts';
import { desktop, telephone } from './lib/devices.ts';
import { type FirstVisit, visit } from './lib/first-visit.ts';
import { root } from './lib/run.ts';
import { serve } from './lib/serve.ts';

const kB = 1000;

/** Bytes as brotli sends them; a blog post has its italic too. */
const limits = {
  js: 120 * kB,
  css: 8 * kB,
  fonts: 28 * kB,
  postFonts: 40 * kB,
  html: 18 * kB,
  images: 25 * kB,
  /** On home, where pictures, typefaces and files of code are most. */
  homeRequests: 15,
};

/** @returns what is over its limit */
function overLimits(path: string, name: string, seen: FirstVisit): string[] {
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
      .map(([kind, bytes, limit]) => `${name}: ${kind} ${bytes} bytes, at most ${limit}`),
    ...(path === '/' && seen.requests.length > limits.homeRequests
      ? [
          `${name}: ${seen.requests.length} requests, at most ${limits.homeRequests}: ${seen.requests.join(' ')}`,
        ]
      : []),
    ...(Math.round(seen.shift * 100) > 0 ? [`${name}: layout shift ${seen.shift}`] : []),
    ...seen.early
      .filter((file) => !/^boot-/.test(file))
      .map((file) => `${name}: ${file} before the first paint`),
    ...seen.elsewhere
      .filter((host) => !(path === '/agendar' && host.endsWith('/_sandbox/agenda')))
      .map((host) => `${name}: a request to ${host}`),
  ];
}

const { publicPaths } = await readContent(root);
const site = await serve({ mode: 'sandbox' });
const browser = await chromium.launch(launchOptions(findChromium()));
const problems: string[] = [];
const visits = [
  ...publicPaths.map((path) => ({ path, name: path, device: telephone })),
  { path: '/', name: '/ at 1280 px', device: desktop },
];
try {
  console.log('| route | JS | CSS | fonts | HTML | images above the fold | layout shift | requests |');
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|');
  for (const { path, name, device } of visits) {
    const context = await browser.newContext({ ...device, locale: 'es-CL' });
    const seen = await visit(await context.newPage(), site.url, path);
    await context.close();
    const cells = [seen.js, seen.css, seen.fonts, seen.html, seen.images].map((bytes) =>
      (bytes / kB).toFixed(1),
    );
    console.log(`| ${[name, ...cells, seen.shift.toFixed(2), seen.requests.length].join(' | ')} |`);
    problems.push(...overLimits(path, name, seen));
  }
} finally {
  await browser.close();
  await site.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
