// Tests which pictures load first: only the page's largest one. On a phone, no picture loads first on pages that have
// all pictures below their text.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { expect, test } from '../support/fixtures.ts';
import { openApp } from '../support/open-app.ts';
import { bothWidthsTag, longTag } from '../support/tags.ts';

type ImageRequest = { readonly url: string; readonly priority: string; readonly isPreload: boolean };

async function recordImageRequests(page: Page): Promise<readonly ImageRequest[]> {
  const requests: ImageRequest[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!/\.(avif|webp)$/.test(request.url)) return;
    requests.push({
      url: request.url,
      priority: request.initialPriority,
      isPreload: request.isLinkPreload === true,
    });
  });
  await session.send('Network.enable');
  return requests;
}

/** Returns the address of the picture that is the page's largest paint so far, or an empty string if that is text. */
function readLargestPaintUrl(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(String(Reflect.get(list.getEntries().at(-1) ?? {}, 'url')));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Pages whose pictures are beside the text on wide screens and below it on phones. */
const pagesWithPicturesBelowText: readonly string[] = [paths.home, paths.shop];

/** Pages with a preview of the document, which fills a phone's width. */
const productPages: readonly string[] = products.map(({ link }) => link);

for (const path of [...pagesWithPicturesBelowText, ...productPages]) {
  // In `npm test`, one page of each kind represents the others. prerender.test.ts tests that each page has at most one
  // picture of high priority.
  test(`${path}: only the largest picture has high priority`, {
    tag: path === pagesWithPicturesBelowText[0] || path === productPages[0] ? bothWidthsTag : longTag,
  }, async ({ page, isMobile }) => {
    const requests = await recordImageRequests(page);
    await openApp(page, path);
    await page.waitForLoadState('networkidle');
    expect(requests.length).toBeGreaterThan(0);
    expect(new Set(requests.map(({ url }) => url)).size, 'each picture is requested once').toBe(
      requests.length,
    );
    const highPriorityRequests = requests.filter(({ priority }) => priority === 'High');
    const lowPriorityRequests = requests.filter(({ priority }) => priority !== 'High');
    expect(lowPriorityRequests.filter(({ priority }) => priority !== 'Low')).toEqual([]);
    expect(lowPriorityRequests.filter(({ isPreload }) => isPreload)).toEqual([]);
    if (isMobile && pagesWithPicturesBelowText.includes(path)) {
      expect(highPriorityRequests).toEqual([]);
      expect(await readLargestPaintUrl(page)).toBe('');
    } else {
      expect(highPriorityRequests.map(({ isPreload }) => isPreload)).toEqual([!isMobile]);
      if (!isMobile) await expect.poll(() => readLargestPaintUrl(page)).toBe(highPriorityRequests[0]?.url);
    }
  });
}
