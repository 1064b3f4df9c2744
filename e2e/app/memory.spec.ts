import type { CDPSession, Page } from 'playwright/test';
import { findChromium, launchOptions } from '../../scripts/lib/browser.ts';
import { footerLinks, navigation } from '../../src/content/frame-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { openApp, waitForPrefetch } from '../support/open-app.ts';
import { longTag } from '../support/tags.ts';

const chromium = launchOptions(findChromium());

/** Every page that header and footer link to, ordered so that each click changes the page. */
const lapPaths: readonly string[] = [...navigation, ...footerLinks].map(([path]) => path);

function navigate(page: Page, pageChanges: number): Promise<void> {
  const paths = Array.from({ length: pageChanges }, (_, index) => lapPaths[index % lapPaths.length] ?? '/');
  return page.evaluate(async (targetPaths) => {
    for (const path of targetPaths) {
      const previousHeading = document.querySelector('h1');
      document
        .querySelector<HTMLAnchorElement>(`header a[href="${path}"], footer a[href="${path}"]`)
        ?.click();
      await new Promise<void>((resolve) => {
        const check = () => {
          const heading = document.querySelector('h1');
          if (heading && heading !== previousHeading && location.pathname === path) resolve();
          else requestAnimationFrame(check);
        };
        check();
      });
    }
  }, paths);
}

async function measureMemory(devtools: CDPSession) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const readMetric = (metricName: string) =>
    metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
  return {
    heap: readMetric('JSHeapUsedSize'),
    nodes: readMetric('Nodes'),
    listeners: readMetric('JSEventListeners'),
  };
}

const pageChanges = 200;

// Measure what the page retains. The flags exclude compiled code, which grows during the first few hundred pages.
test.use({
  launchOptions: {
    ...chromium,
    args: [...chromium.args, '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'],
  },
});

test('memory does not grow over 200 page changes', { tag: longTag }, async ({ page }) => {
  // Wait longer, because each page change takes as long as its animation.
  test.slow();
  await openApp(page, paths.booking);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  // Load every page's code first. This lap ends on the same page as the measured page changes.
  await navigate(page, lapPaths.length + (pageChanges % lapPaths.length));
  await waitForPrefetch(page);
  const memoryBefore = await measureMemory(devtools);
  await navigate(page, pageChanges);
  const memoryAfter = await measureMemory(devtools);
  // Growth below 5 % excludes even a leak of one kilobyte per page change. A limit of 10 % would not.
  for (const kind of ['heap', 'nodes', 'listeners'] as const) {
    expect(memoryAfter[kind] / memoryBefore[kind], kind).toBeLessThan(1.05);
  }
});
