// The README's figures, so that anyone can take them again: the weight of the first load of the shop, the time to
// generate each document, to change pages and to follow what is typed, in a real Chromium, on the build that the journeys test. --write
// puts them into the README.
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { build, runnerImport } from 'vite';
import { findChromium, launchOptions } from '../scripts/lib/browser.js';
import { root } from '../scripts/lib/run.js';
import { serve } from '../scripts/lib/serve.js';
import { weigh } from '../scripts/lib/weight.js';
import { timePageChanges, timeQuickClicks } from './page-changes.js';
import { buyEverything, firstLoad, slowdown, timeDownloads } from './shopping.js';
import { table, tell } from './table.js';
import { timeTyping } from './typing.js';

/** Opened per document, each pressed cold once. */
const pages = 7;

/** Of the processor, while links are pressed quickly. */
const quickSlowdown = 6;

const desktop = { viewport: { width: 1280, height: 800 } };

/** Telephones of the last years have two or three pixels to one of CSS. */
const screens = [
  {
    name: 'telephone, 390 px at 2×',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
  { name: 'desktop, 1280 px', options: desktop },
];

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (/** @type {number} */ time) => `${Math.round(time)} ms`;

/** @param {import('playwright').Browser} browser @param {string} site */
async function weights(browser, site) {
  /** @type {import('../scripts/lib/weight.js').Weight[][]} */
  const columns = [];
  for (const { options } of screens) {
    const context = await browser.newContext({ ...options, locale: 'es-CL' });
    columns.push(weigh(await firstLoad(await context.newPage(), `${site}/tienda`)));
    await context.close();
  }
  const [first = []] = columns;
  const cells = (/** @type {number} */ row) =>
    columns.flatMap((column) => [kilobytes(column[row]?.bytes ?? 0), column[row]?.requests ?? 0]);
  return table([
    ['First load of /tienda', ...screens.flatMap(({ name }) => [name, 'requests'])],
    ...first.map(({ kind }, row) => [kind, ...cells(row)]),
  ]);
}

/** @param {import('playwright').Browser} browser @param {string} site */
async function times(browser, site) {
  const context = await browser.newContext({ ...desktop, locale: 'es-CL' });
  const page = await context.newPage();
  await buyEverything(page, site);
  const timings = await timeDownloads(browser, page, pages);
  await context.close();
  return table([
    [`From the press to the .docx, processor slowed down ${slowdown}×`, 'first press', 'the next ones'],
    ...timings.map(({ name, cold, next }) => [name, milliseconds(cold), milliseconds(next)]),
  ]);
}

/** @param {import('playwright').Browser} browser @param {string} site */
async function changes(browser, site) {
  const { module } = await runnerImport(join(root, 'src/content/navigation.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  /** @type {typeof import('../src/content/navigation.ts')} */
  const { navigation, footerLinks } = module;
  const [[home], ...links] = navigation;
  const context = await browser.newContext({ ...desktop, locale: 'es-CL' });
  const taken = await timePageChanges(await context.newPage(), site, links, home);
  const footer = footerLinks.map(([path]) => path);
  const quick = await timeQuickClicks(await context.newPage(), site, footer, home, quickSlowdown);
  await context.close();
  return table([
    ['From the click to the next page in the document', 'median', 'longest'],
    [`${links.length} pages of the header`, milliseconds(taken.median), milliseconds(taken.longest)],
    [
      `the last of ten quick clicks on the footer, processor slowed down ${quickSlowdown}×`,
      milliseconds(quick.median),
      milliseconds(quick.worst),
    ],
  ]);
}

/** @param {import('playwright').Browser} browser @param {string} site */
async function latencies(browser, site) {
  const context = await browser.newContext({ ...desktop, locale: 'es-CL' });
  const page = await context.newPage();
  await buyEverything(page, site);
  const timings = await timeTyping(page, site, slowdown);
  await context.close();
  const tenths = (/** @type {number} */ time) => `${time.toFixed(1)} ms`;
  return table([
    [`From a key to the document beside it, at ${slowdown}× slowdown`, 'median', 'worst', 'keys'],
    ...timings.map(({ name, median, worst, keys }) => [name, tenths(median), tenths(worst), keys]),
  ]);
}

await build({ root, mode: 'sandbox', logLevel: 'error' });
const site = await serve({ mode: 'sandbox' });
const browser = await chromium.launch(launchOptions(findChromium()));
try {
  const text = [
    `Text as brotli, images and fonts as they are; Chromium ${browser.version()}, Node ${process.version}.`,
    await weights(browser, site.url),
    await times(browser, site.url),
    await changes(browser, site.url),
    await latencies(browser, site.url),
  ];
  tell('figures', text.join('\n\n'), process.argv.includes('--write'));
} finally {
  await browser.close();
  await site.close();
}
