import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright';
import { findProgram } from './run.ts';

/**
 * Debian's Chromium without windows. A journey takes a fifth less processor time in it, but it has no back/forward
 * cache.
 */
const headlessShell = 'chromium-headless-shell';

const whole = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns true if the program starts. Ubuntu's chromium-browser is a script that only says where to get a browser.
 * Windows has no such stub, and asking for the version there would open a window.
 */
function starts(file: string): boolean {
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

function find(names: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  if (env.CHROMIUM_PATH) return findProgram(env.CHROMIUM_PATH, env.PATH);
  for (const name of [...names, chromium.executablePath()]) {
    const file = findProgram(name, env.PATH);
    if (file && starts(file)) return file;
  }
  return undefined;
}

/**
 * Returns the path of a Chromium that starts, for journeys: the cheapest one, then any other that is installed, else
 * Playwright's download.
 * @param env its CHROMIUM_PATH wins over everything
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return find([headlessShell, ...whole], env);
}

/**
 * Returns the path of a whole Chromium that starts: an installed one, else Playwright's download. Use it for features
 * that the headless shell lacks, and for pictures and timings, which need the browser that visitors have.
 * @param env its CHROMIUM_PATH wins over everything
 */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return find(whole, env);
}

/**
 * Returns options that turn off the GPU and QUIC, so that nothing waits for requests that a machine without a network
 * refuses.
 */
export function launchOptions(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', '--disable-quic'],
  };
}
