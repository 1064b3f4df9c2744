// Measures what eighteen more templates cost, in a temporary copy of the repository: `npm run templates`. Fails if a
// page grows by more than 3 kB or weighs more than 120 kB, if the build time grows faster than the number of templates,
// or if the tests of all templates take two minutes longer. `-- --builds` skips the tests.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { freshCopy } from '../e2e/support/fresh-copy.ts';
import { emptyVariables } from '../scripts/lib/hidden-configuration.ts';
import { npmCommand, run } from '../scripts/lib/run.ts';
import { collectFiles, Manifest, manifestPath } from '../src/platform/lazy-code/prefetch.ts';
import { addTemplates } from './fictional-templates.ts';

const { values: options } = parseArgs({ options: { builds: { type: 'boolean', default: false } } });

/** `growth` and `weight` are brotli bytes of a page's first load. */
const limits = { growth: 3000, weight: 120_000, testSeconds: 120 };
/** Seconds by which the build time varies between runs. */
const buildTimeVariation = 5;
const [firstHalf, secondHalf] = [0, 9].map((offset) =>
  Array.from({ length: 9 }, (_, index) => offset + index + 1),
);

/** Runs a script of package.json in the copy and returns the seconds it took. */
async function timeScript(dir: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, ...emptyVariables() };
  const { ok, output } = await run(npmCommand('run', '--silent', ...args), { cwd: dir, env });
  if (!ok) throw new Error(`npm run ${args.join(' ')} failed:\n${output.slice(-4000)}`);
  return (performance.now() - start) / 1000;
}

/** Returns the seconds of the faster of two builds, because other work on the machine may slow down one of them. */
async function timeBuild(dir: string): Promise<number> {
  const buildOnce = () => timeScript(dir, 'build:sandbox', '--', '--logLevel', 'error');
  return Math.min(await buildOnce(), await buildOnce());
}

/** Returns the brotli bytes of each page's first load, keyed by page name. */
async function weighFirstLoads(dir: string): Promise<ReadonlyMap<string, number>> {
  const buildDir = join(dir, 'dist-sandbox');
  const manifest = v.parse(Manifest, JSON.parse(await readFile(join(buildDir, manifestPath), 'utf8')));
  const weights = new Map<string, number>();
  for (const key of Object.keys(manifest)) {
    const name = /^src\/pages\/([\w-]+)-page\.tsx$/.exec(key)?.[1];
    if (!name) continue;
    const seenFiles = new Set<string>();
    const files = ['index.html', key].flatMap((module) => collectFiles(manifest, module, seenFiles));
    const parts = await Promise.all(files.map((file) => readFile(join(buildDir, file))));
    weights.set(
      name,
      parts.reduce((sum, part) => sum + brotliCompressSync(part).length, 0),
    );
  }
  return weights;
}

async function findTemplateTests(dir: string): Promise<readonly string[]> {
  const names = await readdir(join(dir, 'tests'), { recursive: true });
  const tests = names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join('tests', name));
  const sources = await Promise.all(tests.map((name) => readFile(join(dir, name), 'utf8')));
  const usesTemplateList = (source: string) => /all-templates\.ts|templates\/templates\.ts/.test(source);
  return tests.filter((_, index) => usesTemplateList(sources[index] ?? ''));
}

async function timeTemplateTests(dir: string): Promise<number> {
  return timeScript(dir, 'test:unit', '--', '--reporter=dot', ...(await findTemplateTests(dir)));
}

const formatKilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

const faults: string[] = [];
const { dir, remove } = await freshCopy();
try {
  const secondsWithTwo = await timeBuild(dir);
  const weightsBefore = await weighFirstLoads(dir);
  const testSecondsBefore = options.builds ? null : await timeTemplateTests(dir);

  await addTemplates(dir, firstHalf ?? []);
  const secondsWithEleven = await timeBuild(dir);
  await addTemplates(dir, secondHalf ?? []);
  const secondsWithTwenty = await timeBuild(dir);
  const weightsAfter = await weighFirstLoads(dir);

  console.log('First load in kB, brotli:     2      20  growth');
  for (const [name, weight] of weightsAfter) {
    const growth = weight - (weightsBefore.get(name) ?? 0);
    console.log(`${name.padEnd(24)}${[weight - growth, weight, growth].map(formatKilobytes).join('  ')}`);
    if (growth > limits.growth) faults.push(`${name} grows by more than ${limits.growth} bytes`);
    if (weight > limits.weight) faults.push(`${name} weighs more than ${limits.weight} bytes`);
  }
  const times = [secondsWithTwo, secondsWithEleven, secondsWithTwenty];
  console.log(`Build with 2, 11 and 20: ${times.map((time) => time.toFixed(1)).join(', ')} s`);
  if (
    secondsWithTwenty - secondsWithEleven >
    2 * Math.max(0, secondsWithEleven - secondsWithTwo) + buildTimeVariation
  )
    faults.push('The build slows down more with each template');
  if (testSecondsBefore !== null) {
    const addedSeconds = (await timeTemplateTests(dir)) - testSecondsBefore;
    console.log(
      `Tests of all templates: ${testSecondsBefore.toFixed(1)} s, and ${addedSeconds.toFixed(1)} s more with 20`,
    );
    if (addedSeconds > limits.testSeconds)
      faults.push(`The tests take more than ${limits.testSeconds} s longer`);
  }
} finally {
  await remove();
}
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
