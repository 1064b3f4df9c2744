// What some checks need beyond packages: a browser, LibreOffice, poppler and nginx. As root on Debian they
// are installed here, so that a fresh machine needs no reading; elsewhere it is said what did not run.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findProgram } from './programs.js';
import { run, tool } from './run.js';

/**
 * @typedef {object} Tool
 * @property {string} program
 * @property {readonly string[]} packages Debian's, in order of preference: the first that is available
 * @property {readonly string[]} along installed with it where available
 * @property {string} checks what cannot run without it
 */

/** @type {readonly Tool[]} */
export const tools = [
  {
    program: 'soffice',
    packages: ['libreoffice-writer-nogui', 'libreoffice-writer'],
    // Liberation has Arial's widths: without it the page count is another font's.
    along: ['fonts-liberation'],
    checks: 'the Word documents opened in LibreOffice',
  },
  {
    program: 'pdftoppm',
    packages: ['poppler-utils'],
    along: [],
    checks: 'the pages of the Word documents',
  },
  {
    program: 'nginx',
    packages: ['nginx'],
    along: ['libnginx-mod-http-brotli-static'],
    checks: 'the built site behind nginx',
  },
];

export const missingTools = () => tools.filter(({ program }) => !findProgram([program]));

/** @type {Tool} */
const chromium = {
  program: 'chromium',
  packages: ['chromium'],
  along: [],
  checks: 'the end-to-end tests',
};

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * @param {readonly Tool[]} wanted
 * @param {(name: string) => Promise<boolean>} isAvailable
 * @returns {Promise<string[]>} the packages to ask for
 */
export async function choosePackages(wanted, isAvailable) {
  /** @type {string[]} */
  const chosen = [];
  for (const { packages, along } of wanted) {
    for (const name of packages) {
      if (!(await isAvailable(name))) continue;
      chosen.push(name);
      break;
    }
    for (const name of along) if (await isAvailable(name)) chosen.push(name);
  }
  return chosen;
}

/**
 * @param {readonly Tool[]} wanted
 * @returns {Promise<string>} what apt said, for whoever must find out why a program is still missing
 */
export async function installTools(wanted) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run(['apt-get', 'update'], { env });
  const packages = await choosePackages(wanted, async (name) => {
    const { output } = await run(['apt-cache', 'policy', name], { env });
    return /Candidate: \d/.test(output);
  });
  if (packages.length === 0) return update.output;
  const flags = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const install = await run(['apt-get', 'install', ...flags, ...packages], { env });
  return `${update.output}\n${install.output}`;
}

/**
 * @returns {Promise<{ chromium: string | undefined, missing: readonly Tool[], output: string }>} the
 * browser's path, the tools that are still not there, and what the installers said
 */
export async function prepareMachine() {
  // Playwright is a package: it is there only once the packages are.
  const { findChromium } = await import('./browser.js');
  let output = '';
  if (!findChromium()) {
    console.log('Looking for a browser…');
    const download = await run(tool('playwright/cli.js', 'install', '--no-shell', 'chromium'), {
      timeout: 300_000,
    });
    output += download.output;
  }
  const wanted = [...missingTools(), ...(findChromium() ? [] : [chromium])];
  if (wanted.length > 0 && isDebianRoot()) {
    console.log(`Installing ${wanted.map(({ program }) => program).join(', ')}…`);
    output += await installTools(wanted);
  }
  return { chromium: findChromium(), missing: missingTools(), output };
}
