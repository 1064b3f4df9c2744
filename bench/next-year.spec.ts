// Measures how a page turns thirty of last year's contracts into next year's with the CPU at a quarter of its speed:
// the time to read the old ones and to generate the new ones, and the latency of clicks and keys meanwhile. Requires
// `npm run build:sandbox`. Chromium doesn't throttle workers, so the total time is also printed multiplied by four.
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { setStorage } from '../e2e/support/browser-storage.ts';
import { chooseFiles } from '../e2e/support/completing.ts';
import { expect, test } from '../e2e/support/fixtures.ts';
import { contractName, productNamed } from '../e2e/support/names.ts';
import { purchasesEntry, storedReceipt } from '../e2e/support/stored-purchases.ts';
import { batchCopy } from '../src/content/documents/batch-copy.ts';
import { nextYearCopy } from '../src/content/documents/next-year-copy.ts';
import { paths } from '../src/content/paths.ts';
import { template } from '../src/features/documents/templates/fixed-term-contract/text.ts';
import { contractAnswersOf2026 } from '../tests/features/documents/earlier-contracts.ts';
import { docxOf } from '../tests/features/documents/read-back.ts';

const count = 30;
const slowdown = 4;
/** Maximum milliseconds: `total` for all files, `wait` for the 95th percentile of click and key latency. */
const limits = { total: 60_000, wait: 100 };

/** Runs in the page. Records the time from each click or key to its paint. */
function recordWaits(): void {
  const waits: number[] = [];
  Object.assign(window, { waits });
  const observerOptions: PerformanceObserverInit = { type: 'event' };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (/^(?:key|pointerdown|pointerup|click)/.test(name)) waits.push(duration);
  }).observe(Object.assign(observerOptions, { durationThreshold: 16 }));
}

async function keepPressing(page: Page, shouldStop: () => boolean): Promise<void> {
  while (!shouldStop()) {
    await page.keyboard.press('Tab');
    await page.locator('h1').click();
  }
}

/** Clicks and types while `work` runs. Returns the milliseconds of `work` and the 95th percentile of the latency. */
async function measureDuring(page: Page, label: string, work: () => Promise<unknown>) {
  let isWorkDone = false;
  const start = performance.now();
  let ms = 0;
  const completion = work().finally(() => {
    isWorkDone = true;
    ms = performance.now() - start;
  });
  await keepPressing(page, () => isWorkDone);
  await completion;
  const waits = await page.evaluate(() => (Reflect.get(window, 'waits') as number[]).splice(0));
  const sorted = waits.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 16;
  console.log(
    `${label}: ${Math.round(ms)} ms; 95 of 100 clicks and keys wait ${p95} ms or less, the longest ${sorted.at(-1) ?? 16}`,
  );
  return { ms, wait: p95 };
}

test('turns thirty earlier contracts into next year’s within a minute while clicks take effect', async ({
  page,
}) => {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const files = await Promise.all(
    numbers.map(async (number) => ({
      name: `contrato-${number}.docx`,
      mimeType,
      buffer: Buffer.from(await docxOf(template, contractAnswersOf2026(number))),
    })),
  );
  await setStorage(page, purchasesEntry(storedReceipt));
  await page.goto(paths.nextYear(productNamed(contractName).slug), { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(recordWaits);
  // Measure the idle page first, as a baseline.
  await measureDuring(page, 'Idle page', () => new Promise((resolve) => setTimeout(resolve, 5_000)));
  await chooseFiles(page.getByRole('button', { name: nextYearCopy.step.choose }), files);
  const readingTimes = await measureDuring(page, `${count} files read`, () =>
    page.getByRole('link', { name: batchCopy.review.seeRow(count), exact: true }).waitFor(),
  );
  await measureDuring(
    page,
    'Idle page with rows',
    () => new Promise((resolve) => setTimeout(resolve, 5_000)),
  );
  const download = page.waitForEvent('download', { timeout: 600_000 });
  await page.getByRole('button', { name: nextYearCopy.downloadAll }).click();
  const generationTimes = await measureDuring(page, `${count} contracts made`, () => download);
  const zip = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(zip)).toHaveLength(count + 1);
  const totalMs = readingTimes.ms + generationTimes.ms;
  console.log(`In total: ${Math.round(totalMs)} ms, four times that ${Math.round(totalMs * slowdown)} ms`);
  expect(totalMs).toBeLessThan(limits.total);
  expect(Math.max(readingTimes.wait, generationTimes.wait)).toBeLessThanOrEqual(limits.wait);
});
