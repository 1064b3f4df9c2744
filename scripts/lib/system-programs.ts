// Programs that some checks need and npm does not have. As root on Debian they are installed; elsewhere the checks
// that need them are named as not run.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findWholeChromium, headlessShell } from './browser.ts';
import { findProgram } from './programs.ts';
import { npm, run } from './run.ts';

export type SystemProgram = {
  readonly program: string;
  /** Debian's packages, in order of preference: the first that is available is installed. */
  readonly packages: readonly string[];
  /** Installed with it where available. */
  readonly along?: readonly string[];
  /** What cannot run without it. */
  readonly checks: string;
};

const usedByTests: readonly SystemProgram[] = [
  {
    program: 'soffice',
    packages: ['libreoffice-writer-nogui', 'libreoffice-writer'],
    // Liberation has Arial's widths: with another font the documents have other page counts.
    along: ['fonts-liberation'],
    checks: 'the Word documents opened in LibreOffice',
  },
  { program: 'pdftoppm', packages: ['poppler-utils'], checks: 'the pages of the Word documents' },
  { program: 'khal', packages: ['khal'], checks: 'the reminders imported into a calendar' },
  {
    program: 'nginx',
    packages: ['nginx'],
    along: ['libnginx-mod-http-brotli-static'],
    checks: 'the built site behind nginx',
  },
];

/** Any other Chromium serves in its place. */
const shell: SystemProgram = {
  program: headlessShell,
  packages: [headlessShell],
  checks: 'the journeys and the budgets, in less time',
};

const chromium: SystemProgram = {
  program: 'chromium',
  packages: ['chromium'],
  checks: 'the journeys and the budgets',
};

function isInstalled({ program }: SystemProgram): boolean {
  // Ubuntu's chromium-browser is found and does not start.
  if (program === chromium.program) return findWholeChromium() !== undefined;
  if (program === shell.program && process.env.CHROMIUM_PATH) return true;
  return findProgram([program]) !== undefined;
}

/** @returns the packages to install, the preferred one of each program first */
export async function choosePackages(
  { packages, along = [] }: SystemProgram,
  isAvailable: (name: string) => Promise<boolean>,
): Promise<string[]> {
  const chosen: string[] = [];
  for (const name of packages) {
    if (chosen.length === 0 && (await isAvailable(name))) chosen.push(name);
  }
  for (const name of along) if (await isAvailable(name)) chosen.push(name);
  return chosen;
}

async function isAvailable(name: string): Promise<boolean> {
  return /Candidate: \d/.test((await run(['apt-cache', 'policy', name])).output);
}

async function installWithApt(wanted: readonly SystemProgram[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(['apt-get', 'update'], { env });
  const packages: string[] = [];
  for (const each of wanted) {
    const chosen = await choosePackages(each, isAvailable);
    console.log(`  ${chosen.join(', ') || `${each.program} (not available)`}, for ${each.checks}`);
    packages.push(...chosen);
  }
  if (packages.length === 0) return console.error(update.output);
  const flags = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const install = await run(['apt-get', 'install', ...flags, ...packages], { env });
  if (!install.ok) console.error(`${update.output}\n${install.output}`);
}

/**
 * Installs what is missing where it can (root on Debian), saying first what and why.
 * @returns what is still missing
 */
export async function ensurePrograms(wanted: readonly SystemProgram[]): Promise<readonly SystemProgram[]> {
  const missing = wanted.filter((each) => !isInstalled(each));
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (missing.length === 0 || !isDebianRoot) return missing;
  console.log('Some checks need programs that are not installed. Installing with apt-get:');
  await installWithApt(missing);
  return missing.filter((each) => !isInstalled(each));
}

/** @returns what is still missing of the programs that `npm test` uses */
export async function ensureTestPrograms(): Promise<readonly SystemProgram[]> {
  const missing = await ensurePrograms([...usedByTests, shell, chromium]);
  if (missing.includes(chromium)) {
    console.log(`No Chromium is installed: downloading Playwright's, for ${chromium.checks}…`);
    await run(npm('exec', '--', 'playwright', 'install', '--no-shell', 'chromium'), { timeout: 300_000 });
  }
  return missing.filter((each) => each !== shell && !isInstalled(each));
}
