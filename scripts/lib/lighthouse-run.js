// One Lighthouse run in a Chromium of its own, as its command line does it: a telephone, simulated throttling.
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium, launchOptions } from './browser.js';

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

/**
 * @param {string} url
 * @param {readonly string[]} categories
 * @returns {Promise<import('lighthouse').Result>}
 * @throws {Error} when Lighthouse could not measure the page
 */
export async function audit(url, categories) {
  const port = await freePort();
  const options = launchOptions(executable);
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    const report = result?.lhr;
    if (!report || report.runtimeError) throw new Error(`${url}: ${report?.runtimeError?.message}`);
    return report;
  } finally {
    await browser.close();
  }
}
