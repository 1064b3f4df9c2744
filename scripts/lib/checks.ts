// What npm's scripts and the tools' own commands cannot do of `npm test`: preparing the machine, running beside each
// other what can, and one count of everything on the last line.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readDotEnvs, withoutConfiguration } from './environment.ts';
import {
  countsText,
  failed,
  passed,
  type Result,
  readCounts,
  resultLine,
  skipped,
  total,
} from './results.ts';
import { npm, root, run } from './run.ts';
import { type Step, selectSteps } from './steps.ts';
import { ensureTestPrograms } from './system-programs.ts';

/** Milliseconds after which a step that hangs is stopped; the journeys have this same limit of their own. */
const stepTimeout = 80 * 60_000;

/** As on a fresh clone, whatever the shell or .env hold. */
function stepEnvironment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return {
    ...withoutConfiguration(inherited, readDotEnvs()),
    NO_COLOR: '1',
  };
}

async function runStep({ name, script, report }: Step, env: NodeJS.ProcessEnv): Promise<Result> {
  const file = report && join(root, 'test-results', report);
  if (file) rmSync(file, { force: true });
  const { ok, output, milliseconds } = await run(npm('run', '--silent', script), {
    env,
    timeout: stepTimeout,
  });
  const whole = ok ? passed : failed;
  const counts = file ? readCounts(file, ok) : whole;
  return { name, counts, milliseconds, ...(counts.failed > 0 ? { output } : {}) };
}

/**
 * @param args of the command: `--only unit,e2e` runs those steps alone
 * @returns whether nothing failed
 */
export async function runChecks(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });
  const stages = selectSteps(values.only?.split(','));
  const missing = await ensureTestPrograms();
  // Without a browser most checks cannot run. Other programs may be missing on a person's machine, not in CI.
  const results: Result[] = missing
    .filter(({ program }) => program === 'chromium' || process.env.CI)
    .map(({ program }) => ({ name: program, counts: failed, milliseconds: 0 }));
  const env = stepEnvironment();
  const runChain = async (chain: readonly Step[]) => {
    for (const step of chain) {
      const failures = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name);
      // Skipped, beside the failure that kept it from running.
      const cannotRun = step.needs?.some((name) => failures.includes(name));
      const result: Result = cannotRun
        ? { name: step.name, counts: skipped, milliseconds: 0 }
        : await runStep(step, env);
      console.log(resultLine(result));
      if (result.output) console.log(`\n${result.output.trim()}\n`);
      results.push(result);
    }
  };
  for (const chains of stages) await Promise.all(chains.map(runChain));
  console.log('');
  for (const { program, checks } of missing)
    console.log(`Not run here: ${checks} (${program} is not installed).`);
  const counts = total(results);
  console.log(countsText(counts));
  return counts.failed === 0;
}
