// Runs the steps of `npm test` one after another and prints the total count on the last line.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { findFullChromium } from './browser.ts';
import { emptyVariables } from './hidden-configuration.ts';
import { type Counts, readReport } from './reports.ts';
import { findProgram, npmCommand, root, runInForeground } from './run.ts';

type Step = {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Names of steps that must succeed first, or 'chromium' for the browser's installation. */
  readonly needs?: readonly string[];
  /** File of the runner's JSON report. A step without a report counts as one test. */
  readonly report?: string;
  readonly isLong?: boolean;
};

const quietArgs = ['--logLevel', 'warn'];
const reportFile = (name: string) => join(root, 'test-results', `${name}.json`);
const journeyOptions = (name: string) => ({
  // Give each step its own folder. Playwright empties its folder at the start, so with a common folder it would delete
  // its files about the other step's failed journeys.
  args: ['--reporter=dot,json', `--output=${join(root, 'test-results', name)}`],
  needs: ['chromium', 'build', 'build:sandbox'],
  report: reportFile(name),
});

const steps: readonly Step[] = [
  { name: 'types', script: 'types' },
  { name: 'lint', script: 'lint' },
  { name: 'build', script: 'build:unconfigured', args: quietArgs },
  { name: 'html', script: 'check:html', needs: ['build'] },
  { name: 'build:sandbox', script: 'build:sandbox', args: quietArgs },
  { name: 'size', script: 'size', needs: ['build:sandbox'] },
  {
    name: 'unit',
    script: 'test:unit',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile('unit')}`],
    report: reportFile('unit'),
  },
  {
    name: 'model',
    script: 'test:unit',
    args: ['--reporter=dot', 'tests/app/device-model.test.ts'],
    env: { MODEL_SECONDS: '60' },
    isLong: true,
  },
  {
    name: 'unit:long',
    script: 'test:unit:long',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile('unit-long')}`],
    report: reportFile('unit-long'),
    isLong: true,
  },
  { name: 'node', script: 'test:node', args: ['newest'], isLong: true },
  { name: 'e2e', script: 'test:e2e', ...journeyOptions('e2e') },
  { name: 'long', script: 'test:long', ...journeyOptions('long'), isLong: true },
  {
    name: 'nginx',
    script: 'test:nginx',
    args: ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile('nginx')}`],
    needs: ['chromium'],
    report: reportFile('nginx'),
    isLong: true,
  },
];

/** Programs that npm doesn't install, each with the tests that need it. `.ci/run` installs them. */
const programs = {
  soffice: 'the Word documents opened in LibreOffice',
  pdftoppm: 'the pages of the Word documents',
  khal: 'the reminders imported into a calendar',
  nginx: 'the built site behind nginx',
  'systemd-socket-activate': 'the restart of the payments proxy, the publishing of a new version',
};

/** Programs that only the step `nginx` needs. It tests the server of docs/deploy.md. */
const serverPrograms = {
  certbot: 'the guide of Node beside nginx',
  curl: 'the guide of Node beside nginx',
  pebble: 'the guide of Node beside nginx',
};

type Result = {
  readonly name: string;
  readonly counts: Counts;
  readonly seconds: number;
  readonly failures?: readonly string[];
};

const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };
const oneSkipped: Counts = { passed: 0, failed: 0, skipped: 1 };

function stepEnvironment(report = ''): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...emptyVariables(),
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
}

async function runStep({ name, script, args = [], env = {}, report }: Step): Promise<Result> {
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const command = npmCommand('run', '--silent', script, '--', ...args);
  const ok = await runInForeground(command, { env: { ...stepEnvironment(report), ...env } });
  const seconds = (performance.now() - start) / 1000;
  return report
    ? { name, seconds, ...readReport(report, ok) }
    : { name, seconds, counts: ok ? onePassed : oneFailed };
}

/** Installs Debian's Chromium if the user is root, or else downloads Playwright's. */
async function installChromium(): Promise<Result> {
  console.log('No Chromium is installed: installing one for the journeys.');
  const start = performance.now();
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    await runInForeground(['apt-get', '-qq', 'update'], { env });
    for (const name of ['chromium', 'chromium-headless-shell'])
      await runInForeground(['apt-get', '-qq', 'install', '-y', '--no-install-recommends', name], { env });
  }
  if (!findFullChromium()) {
    await runInForeground(npmCommand('exec', '--', 'playwright', 'install', '--no-shell', 'chromium'), {
      env,
    });
  }
  const counts = findFullChromium() ? onePassed : oneFailed;
  return { name: 'chromium', counts, seconds: (performance.now() - start) / 1000 };
}

/**
 * Returns the steps to run.
 * @throws {Error} if a name is unknown, because a check that runs nothing would pass
 */
export function selectSteps(nameList?: string, includeLong = false): readonly Step[] {
  const names = nameList?.split(',');
  const knownNames = steps.map(({ name }) => name);
  const unknownNames = names?.filter((name) => !knownNames.includes(name)) ?? [];
  if (unknownNames.length > 0)
    throw new Error(`No step ${unknownNames.join(', ')}: there are ${knownNames.join(', ')}`);
  return steps.filter((step) => names?.includes(step.name) ?? (includeLong || !step.isLong));
}

function countsText({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function resultLine({ name, counts, seconds }: Result): string {
  const symbol = counts.failed > 0 ? '✗' : counts.passed > 0 ? '✓' : '-';
  return `${symbol} ${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${countsText(counts)}`;
}

/**
 * Runs the steps and returns true if nothing failed.
 * @param args arguments of the command: `--only unit,e2e` runs only the named steps, `--long` adds the long ones
 */
export async function runChecks(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, long: { type: 'boolean' } },
  });
  const selectedSteps = selectSteps(values.only, values.long);
  const results: Result[] = [];
  const isChromiumUsed = selectedSteps.some(({ needs }) => needs?.includes('chromium'));
  if (isChromiumUsed && !findFullChromium()) results.push(await installChromium());
  for (const step of selectedSteps) {
    const failedStepNames = results.filter(({ counts }) => counts.passed === 0).map(({ name }) => name);
    // Count the step as skipped, because the step that it needs already counts as failed.
    const cannotRun = step.needs?.some((name) => failedStepNames.includes(name));
    results.push(cannotRun ? { name: step.name, counts: oneSkipped, seconds: 0 } : await runStep(step));
  }
  // Repeat the failures at the end, because a long log may be truncated.
  for (const failure of results.flatMap(({ failures = [] }) => failures)) console.log(`\n✗ ${failure}`);
  console.log('');
  for (const result of results) console.log(resultLine(result));

  // A missing program is a failure in CI, but not on a developer's machine.
  const neededPrograms = {
    ...programs,
    ...(selectedSteps.some(({ name }) => name === 'nginx') && serverPrograms),
  };
  const missingPrograms = Object.entries(neededPrograms).filter(([program]) => !findProgram(program));
  for (const [program, tests] of missingPrograms)
    console.log(`Left out: ${tests} (${program} is not installed).`);
  const allCounts = [
    ...results.map(({ counts }) => counts),
    ...(process.env.CI ? missingPrograms.map(() => oneFailed) : []),
  ];
  const sum = (key: keyof Counts) => allCounts.reduce((total, counts) => total + counts[key], 0);
  const counts = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  console.log(countsText(counts));
  return counts.failed === 0;
}
