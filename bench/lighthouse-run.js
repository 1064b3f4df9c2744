// One Lighthouse run in a Chromium of its own, as its command line does it: a telephone, simulated throttling.
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from '../scripts/lib/browser.js';

const executable = findChromium();

/** @returns {Promise<number>} a port that nobody listens at */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** How often a run may fail: a busy machine sometimes paints nothing in the time that Lighthouse gives it. */
const attempts = 3;

/** @param {string} url @param {readonly string[]} categories */
async function attempt(url, categories) {
  const port = await freePort();
  const options = launchOptions(executable);
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    return result?.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} url
 * @param {readonly string[]} categories
 * @returns {Promise<import('lighthouse').Result>}
 * @throws {Error} when Lighthouse could not measure the page
 */
export async function audit(url, categories) {
  let said = '';
  for (let time = 0; time < attempts; time += 1) {
    const report = await attempt(url, categories);
    if (report && !report.runtimeError) return report;
    said = report?.runtimeError?.message ?? 'no report';
  }
  throw new Error(`${url}: ${said}`);
}
