// The whole of `npm test`: prepares the machine, runs the steps and counts. scripts/test.js calls it once
// Node is known to be new enough.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readDotEnvs, withoutCredentials } from './environment.js';
import { root, run } from './run.js';
import { setUp } from './set-up.js';
import { countsText, failed, passed, skipped, stepLine, total } from './summary.js';

/**
 * @typedef {import('./summary.js').Result} Result
 * @typedef {import('./steps.js').Step} Step
 */

/** Milliseconds. A step that hangs is stopped; the journeys have this same limit of their own. */
const stepTimeout = 40 * 60_000;

/** @param {Result} result */
function show(result) {
  console.log(stepLine(result));
  if (result.counts.failed > 0) console.log(`\n${result.output.trim()}\n`);
}

/**
 * @param {Step} step
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function runStep({ name, command, report }, env) {
  const { readCounts } = await import('./reports.js');
  if (report) rmSync(join(root, report.file), { force: true });
  const { ok, output, milliseconds } = await run(command, { env, timeout: stepTimeout });
  const alone = ok ? passed : failed;
  const counts = report ? readCounts(join(root, report.file), report.schema, ok) : alone;
  return { name, counts, milliseconds, output };
}

/**
 * @param {readonly (readonly Step[])[]} groups
 * @param {string | undefined} chromium
 * @returns {Promise<Result[]>} one per step; a step that cannot run counts as skipped, beside the failure
 * that kept it from running
 */
async function runGroups(groups, chromium) {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const env = {
    ...withoutCredentials(inherited, readDotEnvs()),
    NO_COLOR: '1',
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  };
  /** @type {Result[]} */
  const results = [];
  for (const group of groups) {
    const broken = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
    const running = group.map(async (step) => {
      const cannot = (step.browser && !chromium) || (step.needs && broken.includes(step.needs));
      const result = cannot
        ? { name: step.name, counts: skipped, milliseconds: 0, output: '' }
        : await runStep(step, env);
      show(result);
      results.push(result);
    });
    await Promise.all(running);
  }
  return results;
}

/**
 * @param {readonly string[]} args the command's own: `--only unit,e2e` runs those steps alone
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runChecks(args) {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  const { result, hasPackages, chromium, notes } = await setUp();
  show(result);
  /** @type {Result[]} */
  const results = [];
  if (hasPackages) {
    const { selectSteps } = await import('./steps.js');
    results.push(...(await runGroups(selectSteps(values.only?.split(',')), chromium)));
  }
  // Preparing is no check of the site: it is counted only when it failed.
  const counted = [...(result.counts.failed > 0 ? [result] : []), ...results];
  const counts = total(counted.map((each) => each.counts));
  console.log(['', ...notes, ...(notes.length > 0 ? [''] : []), countsText(counts)].join('\n'));
  return counts.failed === 0;
}
