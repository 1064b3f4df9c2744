// Lighthouse: the home page beside its baselines, in runs that take turns; then every public route.
// --runs N of the home page, --routes N of each route, --only home or routes, --write into docs/figures.md.
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Result } from 'lighthouse';
import { build } from 'vite';
import { readContent } from '../deploy/site-content.ts';
import { root } from '../scripts/lib/run.ts';
import { serve } from '../scripts/lib/serve.ts';
import { paths } from '../src/content/paths.ts';
import { buildBaselines, buildWithoutPrerendering } from './baselines.ts';
import { median } from './median.ts';
import { report } from './report.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { table } from './table.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
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

async function scoreRoutes(site: string, routes: readonly Route[], runs: number): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { path, isListed } of routes) {
    const wanted = categories.filter(([id]) => isListed || id !== 'seo').map(([id]) => id);
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await runLighthouse(site + path, wanted));
    const scores = categories.map(([id]) =>
      wanted.includes(id)
        ? Math.round(median(results.map((result) => (result.categories[id]?.score ?? 0) * 100)))
        : 'noindex',
    );
    rows.push([path, ...scores]);
    if (scores.some((score) => typeof score === 'number' && score < 100)) {
      console.error(
        `${path}: ${scores.join(' ')}\n  ${[...new Set(results.flatMap(complaints))].join('\n  ')}`,
      );
    }
  }
  return table([['Route', ...categories.map(([, name]) => name)], ...rows]);
}

const { publicPaths } = await readContent(root);
await build({ root, mode: 'sandbox', logLevel: 'error' });
const [site, baselines, clientOnly] = await Promise.all([
  serve({ mode: 'sandbox' }),
  serve({ mode: 'sandbox', outDir: await buildBaselines() }),
  serve({ mode: 'sandbox', outDir: await buildWithoutPrerendering() }),
]);
try {
  const pages = [
    { name: 'The same content, no script', url: `${baselines.url}/static` },
    { name: 'The same, hydrated by bare React', url: `${baselines.url}/react` },
    { name: 'Home', url: `${site.url}${paths.home}` },
    { name: 'Home without prerendering', url: `${clientOnly.url}${paths.home}` },
  ];
  const routes = [
    ...publicPaths.map((path) => ({ path, isListed: true })),
    ...[paths.checkout, paths.paid, paths.notPaid, paths.login].map((path) => ({ path, isListed: false })),
  ];
  if (options.only !== 'routes') {
    report('lighthouse-home', await comparePages(pages, Number(options.runs)), options.write);
  }
  if (options.only !== 'home') {
    report('lighthouse-routes', await scoreRoutes(site.url, routes, Number(options.routes)), options.write);
  }
} finally {
  await Promise.all([site, baselines, clientOnly].map(({ close }) => close()));
}
// Lighthouse leaves connections open.
process.exit();
