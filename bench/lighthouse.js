// Lighthouse 12 as a telephone on a slow network (its defaults: simulated throttling), on the build that the
// journeys test: the home page beside the same content without scripts, hydrated by bare React and without
// prerendering, in runs that take turns; then every public route once. Not part of `npm test`: scores and times
// depend on the machine. --runs N of each of the former, --routes N of each route, --write into the README.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { build, runnerImport } from 'vite';
import { root } from '../scripts/lib/run.js';
import { serve } from '../scripts/lib/serve.js';
import { median } from '../scripts/lib/weight.js';
import { buildPeers, buildWithoutPrerendering } from './baselines.js';
import { audit } from './lighthouse-run.js';
import { table, tell } from './table.js';

// Vite's runner, which reads the routes' sources, would otherwise leave it at 'development' for the builds.
process.env.NODE_ENV = 'production';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

/** @typedef {import('lighthouse').Result} Report */

/** @param {Report} report @param {string} id */
const number = (report, id) => report.audits[id]?.numericValue ?? Number.NaN;
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (/** @type {number} */ ms) => `${Math.round(ms)} ms`;

/** Bytes over the wire of all scripts. @param {Report} report */
function scriptBytes(report) {
  const details = report.audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

/** @type {readonly (readonly [name: string, read: (report: Report) => number, show: (value: number) => string])[]} */
const measures = [
  ['First paint', (report) => number(report, 'first-contentful-paint'), seconds],
  ['Largest paint', (report) => number(report, 'largest-contentful-paint'), seconds],
  ['Blocking time', (report) => number(report, 'total-blocking-time'), milliseconds],
  ['Speed index', (report) => number(report, 'speed-index'), seconds],
  ['Layout shift', (report) => number(report, 'cumulative-layout-shift'), (value) => value.toFixed(2)],
  ['JS over the wire', scriptBytes, (value) => `${(value / 1000).toFixed(1)} kB`],
  ['Performance', (report) => (report.categories.performance?.score ?? 0) * 100, (value) => value.toFixed(0)],
];

/** @param {readonly { name: string, url: string }[]} pages @param {number} runs */
async function compare(pages, runs) {
  const reports = pages.map(() => /** @type {Report[]} */ ([]));
  for (let run = 0; run < runs; run += 1) {
    for (const [at, { url }] of pages.entries()) reports[at]?.push(await audit(url, ['performance']));
  }
  const rows = pages.map(({ name }, at) => [
    name,
    ...measures.map(([, read, show]) => show(median((reports[at] ?? []).map(read)))),
  ]);
  return table([[`Medians of ${runs} runs`, ...measures.map(([name]) => name)], ...rows]);
}

const categories = /** @type {const} */ ([
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
]);

/** @param {Report} report what Lighthouse would have otherwise */
function complaints(report) {
  return categories.flatMap(([id]) =>
    (report.categories[id]?.auditRefs ?? [])
      .filter(({ id: audited, weight }) => weight > 0 && (report.audits[audited]?.score ?? 1) < 0.99)
      .map(({ id: audited }) => `${id}: ${audited} ${report.audits[audited]?.displayValue ?? ''}`),
  );
}

/** @param {string} site @param {readonly { path: string, listed: boolean }[]} routes @param {number} runs */
async function score(site, routes, runs) {
  /** @type {(string | number)[][]} */
  const rows = [];
  for (const { path, listed } of routes) {
    const wanted = categories.filter(([id]) => listed || id !== 'seo').map(([id]) => id);
    /** @type {Report[]} */
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push(await audit(site + path, wanted));
    const scores = categories.map(([id]) =>
      wanted.includes(id)
        ? Math.round(median(reports.map((report) => (report.categories[id]?.score ?? 0) * 100)))
        : 'noindex',
    );
    rows.push([path, ...scores]);
    const said = new Set(reports.flatMap(complaints));
    if (scores.some((value) => typeof value === 'number' && value < 100)) {
      console.error(`${path}: ${scores.join(' ')}\n  ${[...said].join('\n  ')}`);
    }
  }
  return table([['Route', ...categories.map(([, name]) => name)], ...rows]);
}

/** @param {string} file @returns {Promise<any>} */
const source = async (file) =>
  (await runnerImport(`${root}/src/${file}`, { configFile: false, root, logLevel: 'error' })).module;

/** @type {Pick<typeof import('../src/app/public-paths.ts'), 'publicPaths'>} */
const { publicPaths } = await source('app/public-paths.ts');
/** @type {Pick<typeof import('../src/content/paths.ts'), 'paths'>} */
const { paths } = await source('content/paths.ts');

await build({ root, mode: 'sandbox', logLevel: 'error' });
const [site, peers, before] = await Promise.all([
  serve({ mode: 'sandbox' }),
  serve({ mode: 'sandbox', outDir: await buildPeers() }),
  serve({ mode: 'sandbox', outDir: await buildWithoutPrerendering() }),
]);
try {
  const home = `${site.url}${paths.home}`;
  const pages = [
    { name: 'The same content, no script', url: `${peers.url}/estatica` },
    { name: 'The same, hydrated by bare React', url: `${peers.url}/react` },
    { name: 'Home', url: home },
    { name: 'Home without prerendering', url: `${before.url}${paths.home}` },
  ];
  const routes = [
    ...publicPaths.map((path) => ({ path, listed: true })),
    ...[paths.checkout, paths.paid, paths.notPaid, paths.login].map((path) => ({ path, listed: false })),
  ];
  if (options.only !== 'routes') {
    tell('lighthouse-home', await compare(pages, Number(options.runs)), options.write);
  }
  if (options.only !== 'home') {
    tell('lighthouse-routes', await score(site.url, routes, Number(options.routes)), options.write);
  }
} finally {
  await Promise.all([site, peers, before].map(({ close }) => close()));
}
process.exit();
