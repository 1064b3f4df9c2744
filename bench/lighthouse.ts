// Checks the limits of docs/figures.md that Lighthouse measures: a phone whose processor has a quarter of its speed (a
// twelfth for blocking time), over HTTP/2. Each page takes turns with the page it is compared to, three runs each. The
// best run counts, because other work on the machine only makes a run slower. `-- --built` uses the existing build. `--
// --route /tienda` measures only that route.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright';
import { build } from 'vite';
import { readContent } from '../deploy/deploy-files.ts';
import { precompress } from '../deploy/precompress.ts';
import { findFullChromium, launchOptions } from '../scripts/lib/browser.ts';
import { createCertificate, freePort } from '../scripts/lib/localhost.ts';
import { root } from '../scripts/lib/run.ts';
import { serve } from '../scripts/lib/serve.ts';
import { paths } from '../src/content/paths.ts';
import { shopCopy } from '../src/content/shop-copy.ts';

const { values: options } = parseArgs({
  options: { built: { type: 'boolean', default: false }, route: { type: 'string', default: '' } },
});

/**
 * Limits as multiples of the comparison page's times, except `pointsLost`, which is in points of Lighthouse's score.
 */
const limits = {
  prerendered: 1.1,
  renderedInBrowser: 1.15,
  homeVersusBarePage: 1.3,
  blockingTime: 6,
  pointsLost: 5,
};
const runCount = 3;
/** Factors by which Lighthouse slows the processor down. */
const [phoneSlowdown, oldPhoneSlowdown] = [4, 12];

const builtDir = join(root, 'dist-sandbox');
const scriptlessDir = join(root, 'node_modules', '.cache', 'without-scripts');

async function buildScriptlessPages(): Promise<void> {
  rmSync(scriptlessDir, { recursive: true, force: true });
  mkdirSync(scriptlessDir, { recursive: true });
  cpSync(builtDir, scriptlessDir, { recursive: true, filter: (file) => !/\.(js|br|gz)$/.test(file) });
  cpSync(join(import.meta.dirname, 'bare-page.html'), join(scriptlessDir, 'bare-page.html'));
  // Keep structured data, which is text.
  const scripts = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link[^>]*(modulepreload|as="script")[^>]*>/gs;
  for (const name of readdirSync(scriptlessDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(scriptlessDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
  }
  await precompress(scriptlessDir);
}

/** Ignores certificate errors because no browser trusts the certificate that this script creates. */
function openBrowser(profile: string, args: readonly string[] = []): Promise<BrowserContext> {
  const launch = launchOptions(findFullChromium());
  return chromium.launchPersistentContext(profile, {
    ...launch,
    args: [...launch.args, '--ignore-certificate-errors', ...args],
  });
}

/** Adds the first product to the cart of a profile, because nobody opens the checkout with an empty cart. */
async function fillCart(profile: string): Promise<void> {
  const browser = await openBrowser(profile);
  const page = await browser.newPage();
  await page.goto(site.url + paths.shop);
  await page.getByRole('button', { name: shopCopy.add }).first().click();
  await page.getByText(shopCopy.added).first().waitFor();
  // Clear the cache so that the measured run loads its files over the network.
  await (await browser.newCDPSession(page)).send('Network.clearBrowserCache');
  await browser.close();
}

/** Runs Lighthouse once in a new profile with its defaults: a phone and simulated throttling. */
async function runOnce(url: string, slowdown: number, categories: readonly string[]): Promise<Result> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  if (url === site.url + paths.checkout) await fillCart(profile);
  const port = await freePort();
  const browser = await openBrowser(profile, [`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
      throttling: { cpuSlowdownMultiplier: slowdown },
      disableStorageReset: true,
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no report'}`);
    }
    return result.lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

async function runInTurns(
  pages: readonly (readonly [url: string, categories: readonly string[]])[],
  slowdown: number,
): Promise<readonly (readonly Result[])[]> {
  const results = pages.map((): Result[] => []);
  for (let turn = 0; turn < runCount; turn += 1) {
    for (const [index, [url, categories]] of pages.entries()) {
      const run = () => runOnce(url, slowdown, categories);
      // Chromium's trace sometimes lacks its beginning, and Lighthouse then asks for another run.
      results[index]?.push(await run().catch(run));
    }
  }
  return results;
}

const auditValue = ({ audits }: Result, id: string) => audits[id]?.numericValue ?? Number.NaN;
const lowestValue = (results: readonly Result[], id: string) =>
  Math.min(...results.map((run) => auditValue(run, id)));
const formatSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

const problems: string[] = [];

/**
 * Records a problem for each paint over the limit.
 * @returns the first and the largest paint, each with its ratio to the comparison page's
 */
function checkPaints(
  name: string,
  measuredResults: readonly Result[],
  comparisonResults: readonly Result[],
  maxRatio: number,
) {
  return ['first-contentful-paint', 'largest-contentful-paint'].map((id) => {
    const ratio = lowestValue(measuredResults, id) / lowestValue(comparisonResults, id);
    if (!(ratio <= maxRatio))
      problems.push(`${name}: ${id} ${ratio.toFixed(2)} times the comparison page's, above ${maxRatio}`);
    return `${formatSeconds(lowestValue(measuredResults, id))} (${ratio.toFixed(2)})`;
  });
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const bestScore = (results: readonly Result[], id: string) =>
  Math.max(...results.map((run) => Math.round((run.categories[id]?.score ?? 0) * 100)));

/**
 * Records a problem for each score under the limit. The limit is 100, except for performance, which depends on the
 * machine: its limit is a few points less than the score of the same page without scripts.
 * @returns the best score in each category
 */
function checkScores(
  path: string,
  results: readonly Result[],
  scriptlessResults: readonly Result[],
): number[] {
  return categories.map((id) => {
    const score = bestScore(results, id);
    const minScore = id === 'performance' ? bestScore(scriptlessResults, id) - limits.pointsLost : 100;
    if (!(score >= minScore)) problems.push(`${path}: ${id} ${score}, below ${minScore}`);
    return score;
  });
}

const machineSpeeds: number[] = [];

function recordSpeed(results: readonly Result[]): void {
  machineSpeeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
}

async function measureRoute(path: string, isIndexable: boolean): Promise<void> {
  const [pageRuns = [], scriptlessRuns = [], bareRuns = []] = await runInTurns(
    [
      [site.url + path, isIndexable ? categories : ['performance']],
      [scriptlessSite.url + path, ['performance']],
      ...(path === paths.home ? [[`${scriptlessSite.url}/bare-page`, ['performance']] as const] : []),
    ],
    phoneSlowdown,
  );
  const limit = isIndexable ? limits.prerendered : limits.renderedInBrowser;
  const paints = checkPaints(path, pageRuns, scriptlessRuns, limit);
  const layoutShift = lowestValue(pageRuns, 'cumulative-layout-shift').toFixed(2);
  if (layoutShift !== '0.00') problems.push(`${path}: layout shift ${layoutShift}`);
  const scores = isIndexable
    ? `${checkScores(path, pageRuns, scriptlessRuns).join(' ')} (without scripts ${bestScore(scriptlessRuns, 'performance')})`
    : 'noindex';
  recordSpeed([...pageRuns, ...scriptlessRuns, ...bareRuns]);
  console.log(`| ${[path, scores, ...paints, layoutShift].join(' | ')} |`);
  if (bareRuns.length === 0) return;
  const bareComparison = checkPaints(`${path}, bare page`, pageRuns, bareRuns, limits.homeVersusBarePage);
  console.log(`| ${[`${path} beside the bare page`, '', ...bareComparison, ''].join(' | ')} |`);
}

/** Milliseconds that a task may take before it delays a tap, as in Lighthouse's own audit. */
const maxTaskMs = 50;

/**
 * Returns the milliseconds for which the tasks of a run would block taps on an old phone, counted from the navigation.
 * Lighthouse's own audit counts from the first paint. By then the bare page has finished all its work, so its blocking
 * time would be 0 and no ratio could be computed.
 */
function blockingTime({ audits }: Result): number {
  const details = audits['main-thread-tasks']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse lists no tasks');
  const tasks = details.items.map(({ duration }) => Number(duration) * oldPhoneSlowdown);
  return tasks.reduce((sum, ms) => sum + Math.max(ms - maxTaskMs, 0), 0);
}

async function measureBlockingTime(): Promise<void> {
  const results = await runInTurns(
    [`${site.url}${paths.home}`, `${scriptlessSite.url}/bare-page`].map((url) => [url, ['performance']]),
    oldPhoneSlowdown,
  );
  const [homeTimes = [], bareTimes = []] = results.map((pageResults) => pageResults.map(blockingTime));
  const [homeTimesAfterPaint = [], bareTimesAfterPaint = []] = results.map((pageResults) =>
    pageResults.map((run) => auditValue(run, 'total-blocking-time')),
  );
  const ratios = homeTimes.map((ms, run) => ms / (bareTimes[run] ?? Number.NaN));
  const lowestRatio = Math.min(...ratios);
  if (!(lowestRatio <= limits.blockingTime))
    problems.push(`blocking time: ${lowestRatio.toFixed(1)} times the bare page's`);
  const joinTimes = (values: readonly number[]) => values.map((ms) => Math.round(ms)).join(', ');
  console.log(
    `\nBlocking time at ${oldPhoneSlowdown}×: ${joinTimes(homeTimes)} ms; bare page: ${joinTimes(bareTimes)} ms.`,
  );
  console.log(
    `Part of it after the first paint: ${joinTimes(homeTimesAfterPaint)} ms; bare page: ${joinTimes(bareTimesAfterPaint)} ms.`,
  );
  console.log(
    `Best of ${runCount}: ${lowestRatio.toFixed(1)} times the bare page's, at most ${limits.blockingTime}.`,
  );
}

if (!options.built) await build({ root, mode: 'sandbox', logLevel: 'error', configLoader: 'native' });
await buildScriptlessPages();
const { publicPaths } = await readContent(root);
const { certificate, key } = createCertificate();
const https = { cert: certificate, key };
const site = await serve({ mode: 'sandbox', https });
const scriptlessSite = await serve({ mode: 'sandbox', https, outDir: scriptlessDir });
try {
  const { checkout, quote, paid, notPaid, login, purchases } = paths;
  console.log('| route | scores | first paint (beside without scripts) | largest paint | layout shift |');
  console.log('|---|---|---:|---:|---:|');
  for (const path of [...publicPaths, checkout, quote, paid, notPaid, login, purchases]) {
    if (options.route === '' || options.route === path) {
      await measureRoute(path, publicPaths.includes(path));
    }
  }
  if (options.route === '' || options.route === paths.home) await measureBlockingTime();
} finally {
  await Promise.all([site.close(), scriptlessSite.close()]);
}
console.log(
  `\nSpeed of the machine (Lighthouse's benchmark index): ${Math.round(Math.min(...machineSpeeds))} to ${Math.round(Math.max(...machineSpeeds))}. A desktop has 1000 and more.`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
