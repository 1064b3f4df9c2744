import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright';
import { findProgram } from './run.ts';

/** Debian's Chromium without windows: a journey costs a fifth less processor in it. It has no back/forward cache. */
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
 * Ubuntu's chromium-browser is a script that only says where to get one. Windows has no such stub, and asking there
 * would open a window.
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
 * For journeys: the one that costs least, then any other that is installed, else Playwright's download.
 * @param env CHROMIUM_PATH in it wins over everything
 * @returns the path of a Chromium that starts
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return find([headlessShell, ...whole], env);
}

/**
 * For what the headless shell lacks, and for pictures and measured times, which keep to what visitors have.
 * @param env CHROMIUM_PATH in it wins over everything
 * @returns the path of a whole Chromium that starts: an installed one, else Playwright's download
 */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return find(whole, env);
}

/** Without a GPU and with QUIC off nothing waits for what a machine without a network refuses. */
export function launchOptions(executablePath: string | undefined) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--disable-gpu', '--disable-quic'],
  };
}
