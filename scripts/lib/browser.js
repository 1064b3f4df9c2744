// The browser of the end-to-end tests: whichever Chromium the machine has, so that nothing is downloaded
// where one is installed. Used by `npm test`, by Playwright's configuration and by the figures alike.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright';
import { findProgram } from './programs.js';

const installed = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Ubuntu's chromium-browser is a script that only says where to get one. (On Windows the question would
 * open a window, and no such stub exists.)
 * @param {string} file
 */
function answers(file) {
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0;
}

/**
 * @param {NodeJS.ProcessEnv} [env] CHROMIUM_PATH wins over everything
 * @returns {string | undefined} the path of a Chromium that starts
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return findProgram([env.CHROMIUM_PATH], env.PATH);
  for (const name of [...installed, chromium.executablePath()]) {
    const file = findProgram([name], env.PATH);
    if (file && answers(file)) return file;
  }
  return undefined;
}

/**
 * Playwright already asks for no sandbox, no first run, no background networking, no component update and
 * no sync; without a GPU and with QUIC off nothing waits for what a closed machine refuses.
 * @param {string | undefined} executablePath
 */
export function launchOptions(executablePath) {
  return { ...(executablePath ? { executablePath } : {}), args: ['--disable-gpu', '--disable-quic'] };
}
