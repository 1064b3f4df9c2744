// Lighthouse, over HTTP/2 and TLS: the home page beside its baselines, in runs that take turns; then every public
// route, and whatever else is a page, in turns with the same page without its scripts.
// --runs N of the home page, --routes N of each route, --only home or routes, --route PATH for that one alone, --write
// into docs/figures.md.

import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { build } from 'vite';
import { readContent } from '../deploy/site-content.ts';
import { root } from '../scripts/lib/run.ts';
import { paths } from '../src/content/paths.ts';
import { buildBaselines, buildWithoutPrerendering, buildWithoutScripts } from './baselines.ts';
import { median } from './median.ts';
import { report } from './report.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { serveOverHttp2 } from './serve-http2.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    route: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

const value = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

/** Bytes over the wire of all scripts. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
}

type Measure = readonly [name: string, read: (result: Result) => number, format: (value: number) => string];

const measures: readonly Measure[] = [
  ['First paint', (result) => value(result, 'first-contentful-paint'), seconds],
  ['Largest paint', (result) => value(result, 'largest-contentful-paint'), seconds],
  ['Blocking time', (result) => value(result, 'total-blocking-time'), milliseconds],
  ['Speed index', (result) => value(result, 'speed-index'), seconds],
  ['Layout shift', (result) => value(result, 'cumulative-layout-shift'), (shift) => shift.toFixed(2)],
  ['JS over the wire', scriptBytes, (bytes) => `${(bytes / 1000).toFixed(1)} kB`],
  [
    'Performance',
    ({ categories }) => (categories.performance?.score ?? 0) * 100,
    (score) => score.toFixed(0),
  ],
];

type NamedPage = { readonly name: string; readonly url: string };

async function comparePages(pages: readonly NamedPage[], runs: number): Promise<string> {
  const results: Result[][] = pages.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [at, { url }] of pages.entries()) {
      results[at]?.push(await runLighthouse(url, ['performance']));
    }
  }
  const rows = pages.map(({ name }, at) => [
    name,
    ...measures.map(([, read, format]) => format(median((results[at] ?? []).map(read)))),
  ]);
  return table([[`Medians of ${runs} runs`, ...measures.map(([name]) => name)], ...rows]);
}

const categories = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
] as const;

/** @returns the audits that cost points */
function complaints(result: Result): string[] {
  return categories.flatMap(([id]) =>
    (result.categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (result.audits[audit]?.score ?? 1) < 0.99)
      .map(({ id: audit }) => `${id}: ${audit} ${result.audits[audit]?.displayValue ?? ''}`),
  );
}

type Route = {
  readonly path: string;
  /** Whether search engines may list it; the others have no score for that. */
  readonly isListed: boolean;
};

/** @param scriptless address of the same pages without their scripts */
async function scoreRoutes(
  site: string,
  scriptless: string,
  routes: readonly Route[],
  runs: number,
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { path, isListed } of routes) {
    const wanted = categories.filter(([id]) => isListed || id !== 'seo').map(([id]) => id);
    const results: Result[] = [];
    const plain: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      results.push(await runLighthouse(site + path, wanted));
      plain.push(await runLighthouse(scriptless + path, ['performance']));
    }
    const medians = (id: string, format: (ms: number) => string) =>
      [results, plain].map((all) => format(median(all.map((result) => value(result, id)))));
    const scores = categories.map(([id]) =>
      wanted.includes(id)
        ? Math.round(median(results.map((result) => (result.categories[id]?.score ?? 0) * 100)))
        : 'noindex',
    );
    const paints = medians('largest-contentful-paint', seconds);
    rows.push([path, ...scores, ...paints, ...medians('total-blocking-time', milliseconds)]);
    if (scores.some((score) => typeof score === 'number' && score < 100)) {
      console.error(
        `${path}: ${scores.join(' ')}\n  ${[...new Set(results.flatMap(complaints))].join('\n  ')}`,
      );
    }
  }
  const headings = ['Largest paint', 'without scripts', 'Blocking time', 'without scripts'];
  return table([['Route', ...categories.map(([, name]) => name), ...headings], ...rows]);
}

const { publicPaths } = await readContent(root);
await build({ root, mode: 'sandbox', logLevel: 'error' });
const built = join(root, 'dist-sandbox');
const { urls, close } = await serveOverHttp2([
  built,
  await buildWithoutScripts(built),
  await buildBaselines(),
  await buildWithoutPrerendering(),
]);
const [site = '', scriptless = '', baselines = '', clientOnly = ''] = urls;
try {
  const pages = [
    { name: 'The same content, no script', url: `${baselines}/static` },
    { name: 'The same, hydrated by bare React', url: `${baselines}/react` },
    { name: 'Home without its scripts', url: `${scriptless}${paths.home}` },
    { name: 'Home', url: `${site}${paths.home}` },
    { name: 'Home without prerendering', url: `${clientOnly}${paths.home}` },
  ];
  const routes = [
    ...publicPaths.map((path) => ({ path, isListed: true })),
    ...[paths.checkout, paths.quote, paths.paid, paths.notPaid, paths.login].map((path) => ({
      path,
      isListed: false,
    })),
  ].filter(({ path }) => options.route === '' || path === options.route);
  if (options.only !== 'routes') {
    report('lighthouse-home', await comparePages(pages, Number(options.runs)), options.write);
  }
  if (options.only !== 'home') {
    const table = await scoreRoutes(site, scriptless, routes, Number(options.routes));
    report('lighthouse-routes', table, options.write);
  }
} finally {
  await close();
}
// Lighthouse leaves connections open.
process.exit();
