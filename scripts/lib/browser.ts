import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright';
import { findProgram } from './run.ts';

/**
 * Debian's Chromium without windows. Journeys take a fifth less processor time with it, but it has no back/forward
 * cache.
 */
const headlessShell = 'chromium-headless-shell';

const fullChromium = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * True if the program starts. Ubuntu's chromium-browser may be a script that only explains how to install a browser.
 * Windows has no such script, and there `--version` would open a window.
 */
function canStart(file: string): boolean {
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

function findBrowser(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return findProgram(env.CHROMIUM_PATH, env.PATH);
  for (const name of [...names, chromium.executablePath()]) {
    const file = findProgram(name, env.PATH);
    if (file && canStart(file)) return file;
  }
  return undefined;
}

/**
 * Returns the path of a Chromium for journeys. Prefers the headless shell, then any installed Chromium, then
 * Playwright's download.
 * @param env environment, whose CHROMIUM_PATH overrides the search
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findBrowser([headlessShell, ...fullChromium], env);
}

/**
 * Returns the path of a full Chromium, either an installed one or Playwright's download. Use it for features that the
 * headless shell lacks, and for pictures and timings, which need the browser that visitors have.
 * @param env environment, whose CHROMIUM_PATH overrides the search
 */
export function findFullChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findBrowser(fullChromium, env);
}

/**
 * Returns launch options that turn off GPU and QUIC, so that nothing waits for requests that fail without a network.
 */
export function launchOptions(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', '--disable-quic'],
  };
}
