import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';
import { telephone } from '../scripts/lib/devices.ts';
import { type FirstVisit, visit } from '../scripts/lib/first-visit.ts';
import { serve } from '../scripts/lib/serve.ts';
import { type BuildCost, buildCost } from './build-cost.ts';
import { growCopy } from './grown-copy.ts';
import { report } from './report.ts';
import { measureStored, type StoredGrowth } from './stored-purchases.ts';
import { table } from './table.ts';

/** A list, one of what it lists, and pages that list nothing. */
const pages = [
  '/',
  '/tienda',
  '/tienda/formulario-registro-dea',
  '/blog',
  '/blog/ley-dea-en-colegios-chile',
  '/checkout',
];

const runs = 5;

type Grown = { readonly count: number; readonly cost: BuildCost; readonly loads: readonly FirstVisit[] };

async function weighPages(browser: Browser, site: string): Promise<FirstVisit[]> {
  const loads: FirstVisit[] = [];
  for (const path of pages) {
    const context = await browser.newContext({ ...telephone, locale: 'es-CL' });
    loads.push(await visit(await context.newPage(), site, path));
    await context.close();
  }
  return loads;
}

/** The tables of builds and first loads, and what was bought in the smallest of those sites. */
async function measure(browser: Browser, counts: readonly number[]) {
  const grown: Grown[] = [];
  let stored: readonly StoredGrowth[] = [];
  for (const count of [0, ...counts]) {
    const { folder, remove } = growCopy(count);
    try {
      const cost = await buildCost(folder);
      console.log(`${count}: built in ${cost.processor.toFixed(1)} s of processor`);
      const site = await serve({ mode: 'sandbox', outDir: `${folder}/dist-sandbox` });
      try {
        grown.push({ count, cost, loads: await weighPages(browser, site.url) });
        if (count === 0) stored = await measureStored(browser, site.url, [1, ...counts], runs);
      } finally {
        await site.close();
      }
    } finally {
      remove();
    }
  }
  return { grown, stored };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const kinds: readonly (readonly [name: string, of: (load: FirstVisit) => string | number])[] = [
  ['HTML', ({ html }) => kilobytes(html)],
  ['JS', ({ js }) => kilobytes(js)],
  ['CSS', ({ css }) => kilobytes(css)],
  ['requests', ({ requests }) => requests.length],
];

function loadTable(grown: readonly Grown[]): string {
  return table([
    ['With so many more products and posts', ...grown.map(({ count }) => count)],
    ...pages.flatMap((path, at) =>
      kinds.map(([name, of]) => [
        `${path}: ${name}`,
        ...grown.map(({ loads }) => (loads[at] ? of(loads[at]) : '')),
      ]),
    ),
    ['Build: processor', ...grown.map(({ cost }) => `${cost.processor.toFixed(0)} s`)],
    ['Build: memory', ...grown.map(({ cost }) => `${cost.memory.toFixed(0)} MB`)],
  ]);
}

function storedTable(stored: readonly StoredGrowth[]): string {
  const row = (name: string, of: (each: StoredGrowth) => string | number) => [name, ...stored.map(of)];
  return table([
    row('With so many stored purchases', ({ count }) => count),
    row('Stored', ({ bytes }) => kilobytes(bytes)),
    row('/mis-compras: until the first receipt is there', ({ list }) => `${list.shown.toFixed(0)} ms`),
    row('/mis-compras: processor until at rest', ({ list }) => `${list.processor.toFixed(0)} ms`),
    row('/mis-compras: elements', ({ list }) => list.elements),
    row('/: processor until at rest', ({ other }) => `${other.processor.toFixed(0)} ms`),
  ]);
}

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, sizes: { type: 'string', default: '20,200,2000' } },
});
const browser = await chromium.launch(launchOptions(findWholeChromium()));
try {
  const { grown, stored } = await measure(browser, values.sizes.split(',').map(Number));
  report('growth', `${loadTable(grown)}\n\n${storedTable(stored)}`, values.write);
} finally {
  await browser.close();
}
