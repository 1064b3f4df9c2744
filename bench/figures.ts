// The weight of the shop's first load, and the times to generate each document, to change pages and to follow what is
// typed, in a real Chromium, on the build that the journeys test. --write puts them into docs/figures.md.
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';
import { desktop, telephone } from '../scripts/lib/devices.ts';
import { root } from '../scripts/lib/run.ts';
import { serve } from '../scripts/lib/serve.ts';
import { footerLinks, navigation } from '../src/content/navigation.ts';
import { paths } from '../src/content/paths.ts';
import { buildBaselines, buildWithoutScripts } from './baselines.ts';
import { buyEverything, timeDownloads } from './downloads.ts';
import { firstLoad } from './first-load.ts';
import { timeFirstPress } from './first-press.ts';
import { longestTask } from './longest-task.ts';
import { median } from './median.ts';
import { timePageChanges, timeQuickClicks } from './page-changes.ts';
import { report } from './report.ts';
import { table } from './table.ts';
import { timeTyping } from './typing.ts';
import { type Weight, weigh } from './weight.ts';

/** Opened per document, each pressed once before anything is compiled. */
const pages = 7;

/** How much slower a middling telephone is than this machine. */
const slowdown = 4;

/** Of the processor, while links are clicked quickly. */
const quickSlowdown = 6;

/** Telephones of the last years have two or three pixels to one of CSS. */
const screens = [
  {
    name: 'telephone, 390 px at 2×',
    options: telephone,
  },
  { name: 'desktop, 1280 px', options: desktop },
];

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const tenths = (time: number) => `${time.toFixed(1)} ms`;

async function inContext<T>(browser: Browser, use: (page: Page) => Promise<T>, options: object = desktop) {
  const context = await browser.newContext({ ...options, locale: 'es-CL' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function weights(browser: Browser, site: string): Promise<string> {
  const columns: Weight[][] = [];
  for (const { options } of screens) {
    const load = (page: Page) => firstLoad(page, `${site}${paths.shop}`);
    columns.push(weigh(await inContext(browser, load, options)));
  }
  const [first = []] = columns;
  const cells = (row: number) =>
    columns.flatMap((column) => [kilobytes(column[row]?.bytes ?? 0), column[row]?.requests ?? 0]);
  return table([
    ['First load of /tienda', ...screens.flatMap(({ name }) => [name, 'requests'])],
    ...first.map(({ kind }, row) => [kind, ...cells(row)]),
  ]);
}

/** Loads of a page, for the median of each figure. */
const loads = 7;

type Moment = readonly [what: string, measure: typeof longestTask, site: string, path: string];

/** @param plain the same pages without their scripts, and the home page's content by hand */
async function firstMoments(
  browser: Browser,
  site: string,
  plain: { readonly scriptless: string; readonly baselines: string },
): Promise<string> {
  const rates = [slowdown, 3 * slowdown];
  const moments: Moment[] = [
    ['longest task: the same content by hand, no script', longestTask, plain.baselines, '/static'],
    ...[paths.home, paths.shop].flatMap((path): Moment[] => [
      [`longest task: ${path} without its scripts`, longestTask, plain.scriptless, path],
      [`longest task: ${path}`, longestTask, site, path],
      [`from a press at the first paint to the open cart: ${path}`, timeFirstPress, site, path],
    ]),
  ];
  const rows: string[][] = [];
  for (const [what, measure, from, path] of moments) {
    const cells: string[] = [];
    for (const rate of rates) {
      const times: number[] = [];
      for (let load = 0; load < loads; load += 1) times.push(await measure(browser, from, path, rate));
      cells.push(milliseconds(median(times)));
    }
    rows.push([what, ...cells]);
  }
  const headings = rates.map((rate) => `processor slowed down ${rate}×`);
  return table([[`First moments on a telephone, medians of ${loads}`, ...headings], ...rows]);
}

async function downloads(browser: Browser, site: string): Promise<string> {
  const timings = await inContext(browser, async (page) => {
    await buyEverything(page, site);
    return timeDownloads(browser, page, pages, slowdown);
  });
  return table([
    [`From the press to the .docx, processor slowed down ${slowdown}×`, 'first press', 'the next ones'],
    ...timings.map(({ name, first, next }) => [name, milliseconds(first), milliseconds(next)]),
  ]);
}

async function pageChanges(browser: Browser, site: string): Promise<string> {
  const [[home], ...links] = navigation;
  const footer = footerLinks.map(([path]) => path);
  const header = await inContext(browser, (page) => timePageChanges(page, site, links, home));
  const quick = await inContext(browser, (page) => timeQuickClicks(page, site, footer, home, quickSlowdown));
  return table([
    ['From the click to the next page in the document', 'median', 'longest'],
    [`${links.length} pages of the header`, milliseconds(header.median), milliseconds(header.longest)],
    [
      `the last of ten quick clicks on the footer, processor slowed down ${quickSlowdown}×`,
      milliseconds(quick.median),
      milliseconds(quick.longest),
    ],
  ]);
}

async function latencies(browser: Browser, site: string): Promise<string> {
  const timings = await inContext(browser, async (page) => {
    await buyEverything(page, site);
    return timeTyping(page, site, slowdown);
  });
  return table([
    [`From a key to the document beside it, at ${slowdown}× slowdown`, 'median', 'worst', 'keys'],
    ...timings.map(({ name, median, longest, keys }) => [name, tenths(median), tenths(longest), keys]),
  ]);
}

await build({ root, mode: 'sandbox', logLevel: 'error' });
const site = await serve({ mode: 'sandbox' });
const scriptless = await serve({
  mode: 'sandbox',
  outDir: await buildWithoutScripts(join(root, 'dist-sandbox')),
});
const baselines = await serve({ mode: 'sandbox', outDir: await buildBaselines() });
const browser = await chromium.launch(launchOptions(findWholeChromium()));
try {
  const text = [
    `Text as brotli, images and fonts as they are; Chromium ${browser.version()}, Node ${process.version}.`,
    await weights(browser, site.url),
    await firstMoments(browser, site.url, { scriptless: scriptless.url, baselines: baselines.url }),
    await downloads(browser, site.url),
    await pageChanges(browser, site.url),
    await latencies(browser, site.url),
  ];
  report('figures', text.join('\n\n'), process.argv.includes('--write'));
} finally {
  await browser.close();
  await Promise.all([site, scriptless, baselines].map((each) => each.close()));
}
