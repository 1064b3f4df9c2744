import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';
import { freePort } from '../scripts/lib/free-port.ts';

const executable = findWholeChromium();

/** How often a run may fail: a busy machine sometimes paints nothing in the time that Lighthouse gives it. */
const maxAttempts = 3;

async function runOnce(url: string, categories: readonly string[]): Promise<Result | undefined> {
  const port = await freePort();
  const options = launchOptions(executable);
  const browser = await chromium.launch({
    ...options,
    // The certificate is made for the run, by nobody that a browser knows.
    args: [...options.args, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    return result?.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * One run in a Chromium of its own, with Lighthouse's defaults: a telephone, simulated throttling.
 * @throws {Error} when Lighthouse could not measure the page
 */
export async function runLighthouse(url: string, categories: readonly string[]): Promise<Result> {
  let reason = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const report = await runOnce(url, categories);
    if (report && !report.runtimeError) return report;
    reason = report?.runtimeError?.message ?? 'no report';
  }
  throw new Error(`${url}: ${reason}`);
}
