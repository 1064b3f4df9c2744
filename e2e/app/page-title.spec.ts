// The app replaces the head tags of a prerendered page.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { h1, openApp } from '../support/open-app.ts';
import { enableSaveData } from '../support/save-data.ts';
import { storeNewSession } from '../support/session.ts';
import { visitorPages } from '../support/site-pages.ts';

const singleTags = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'script[type="application/ld+json"]',
];

type HeadSnapshot = {
  readonly path: string;
  readonly title: string;
  /** Number of each tag of {@link singleTags}. */
  readonly tags: Readonly<Record<string, number>>;
};

type Recorder = { readonly heads: readonly HeadSnapshot[] };

/**
 * Takes a snapshot of the head after each task that changes it, on every page opened from now on. A slow device can
 * paint between any two tasks, so the snapshots also show faults that only slow devices show.
 */
async function recordHeadSnapshots(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const heads: HeadSnapshot[] = [];
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => {
      const count = (selector: string) => document.head.querySelectorAll(selector).length;
      if (document.body)
        heads.push({
          path: location.pathname,
          title: document.title,
          tags: Object.fromEntries(selectors.map((selector) => [selector, count(selector)])),
        });
    };
    const changes = { childList: true, subtree: true, characterData: true };
    new MutationObserver(() => port1.postMessage(null)).observe(document, changes);
    Object.assign(window, { heads });
  }, singleTags);
}

/** Returns the snapshots of the current page's head that differ from the one before. */
async function distinctSnapshots(page: Page): Promise<readonly HeadSnapshot[]> {
  const heads = await page.evaluate(() => (window as unknown as Recorder).heads);
  const texts = heads.map((head) => JSON.stringify(head));
  return heads.filter((_, index) => texts[index] !== texts[index - 1]);
}

/** Expects that the current page always had a title, and never duplicate tags, while it loaded. */
async function expectSteadyHead(page: Page, path: string): Promise<void> {
  const heads = await distinctSnapshots(page);
  expect
    .soft(
      heads.map(({ title }) => title),
      path,
    )
    .not.toContain('');
  const [servedHead] = heads;
  for (const { path: headPath, tags } of heads) {
    expect.soft(tags.title, path).toBe(1);
    for (const [tag, count] of Object.entries(tags)) {
      expect.soft(count, `${tag} of ${path}`).toBeLessThanOrEqual(1);
      // After a redirect the page has only its title until its own code arrives.
      if (headPath === servedHead?.path)
        expect.soft(count, `${tag} of ${path}`).toBeGreaterThanOrEqual(servedHead.tags[tag] ?? 0);
    }
  }
}

// A test opens several pages in the same tab, which is faster than starting a browser process for each.
for (const [label, group] of [
  ['a public page', [paths.home, paths.product('formulario-registro-dea'), '/servicios/']],
  ['a page that depends on the visitor', visitorPages],
  [
    'an admin’s page or an unknown address',
    [paths.dashboard, paths.notFound, '/no-existe', '/tienda/no-existe', '/completar/no-existe'],
  ],
] as const) {
  test(`${label} always has a title and no duplicate head tags while it loads`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/(?:no-existe|404)$/);
    await storeNewSession(page);
    await recordHeadSnapshots(page);
    for (const path of group) {
      await openApp(page, path);
      await expectSteadyHead(page, path);
    }
  });
}

test('the tab keeps its title until the code of the next page has loaded', async ({ page }) => {
  await enableSaveData(page);
  const release = await holdRequest(page, '**/assets/shop-page-*.js');
  await openApp(page, '/servicios');
  await recordHeadSnapshots(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Tienda' }).first().click();
  await expect(page).toHaveURL('/tienda');
  await expect(page).toHaveTitle(/^Servicios legales/);
  release();
  await expect(h1(page)).toHaveText('Tienda');
  await expect(page).toHaveTitle(/^Tienda/);
  await expect(page.locator('title')).toHaveCount(1);
});
