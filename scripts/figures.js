// The README's figures, so that anyone can take them again: the weight of the first load of the shop and the
// time to generate each document and to follow what is typed into it, in a real Chromium, on the build that the journeys test.
import process from 'node:process';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findChromium, launchOptions } from './lib/browser.js';
import { root } from './lib/run.js';
import { serve } from './lib/serve.js';
import { buyEverything, firstLoad, timeDownloads } from './lib/shopping.js';
import { timeTyping } from './lib/typing.js';
import { weigh } from './lib/weight.js';

const presses = 20;

/** Telephones of the last years have two or three pixels to one of CSS. */
const screens = [
  {
    name: 'telephone, 390 px at 2×',
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  },
  { name: 'desktop, 1280 px', options: { viewport: { width: 1280, height: 800 } } },
];

/** @param {readonly (readonly (string | number)[])[]} rows the first are the headings */
function table(rows) {
  const [headings = [], ...rest] = rows;
  const line = (/** @type {readonly (string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map((_, at) => (at === 0 ? '---' : '---:'))), ...rest.map(line)].join(
    '\n',
  );
}

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (/** @type {number} */ time) => `${Math.round(time)} ms`;

/** @param {import('playwright').Browser} browser @param {string} site */
async function weights(browser, site) {
  /** @type {import("./lib/weight.js").Weight[][]} */
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
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-CL' });
  const page = await context.newPage();
  await buyEverything(page, site);
  const timings = await timeDownloads(page, presses);
  await context.close();
  return table([
    ['From the press to the .docx', 'first press', `median of the next ${presses}`],
    ...timings.map(({ name, first, median }) => [name, milliseconds(first), milliseconds(median)]),
  ]);
}

/** As slow as a telephone of some years ago, compared with this machine. */
const slowdown = 4;

/** @param {import('playwright').Browser} browser @param {string} site */
async function latencies(browser, site) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'es-CL' });
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
  console.log(
    `\nText as brotli, images and fonts as they are; ${browser.version()}, Node ${process.version}.\n`,
  );
  console.log(`${await weights(browser, site.url)}\n`);
  console.log(`${await times(browser, site.url)}\n`);
  console.log(`${await latencies(browser, site.url)}\n`);
} finally {
  await browser.close();
  await site.close();
}
