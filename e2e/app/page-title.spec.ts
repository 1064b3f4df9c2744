// Records the head in every frame, since the app replaces the tags of a prerendered page.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import { appStarted, h1, openApp } from '../support/open-app.ts';
import { saveData } from '../support/save-data.ts';
import { restoreSession } from '../support/session.ts';
import { personalPages } from '../support/site-pages.ts';

/** Tags that a page has at most once. */
const single = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  'link[rel=canonical]',
  'script[type="application/ld+json"]',
];

type Frame = {
  readonly path: string;
  readonly title: string;
  /** Number of each tag of {@link single}. */
  readonly tags: Readonly<Record<string, number>>;
};

type Recorder = { readonly frames: readonly Frame[] };

/** Records the head in each frame of every page that opens from now on. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const frames: Frame[] = [];
    const look = () => {
      const count = (selector: string) => document.head.querySelectorAll(selector).length;
      if (document.body)
        frames.push({
          path: location.pathname,
          title: document.title,
          tags: Object.fromEntries(selectors.map((selector) => [selector, count(selector)])),
        });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  }, single);
}

/** Returns the frames of the current page that differ from their predecessor. */
async function differentFrames(page: Page): Promise<readonly Frame[]> {
  const frames = await page.evaluate(() => (window as unknown as Recorder).frames);
  const texts = frames.map((frame) => JSON.stringify(frame));
  return frames.filter((_, index) => texts[index] !== texts[index - 1]);
}

/** Slows the browser down to a cheap phone, so that it paints frames between the app's steps. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const rendered = [
  ...personalPages,
  paths.dashboard,
  paths.notFound,
  '/no-existe',
  '/tienda/no-existe',
  '/completar/no-existe',
];

for (const path of [paths.home, paths.product('formulario-registro-dea'), '/servicios/', ...rendered]) {
  test(`${path} keeps a title and single tags in every frame of its load`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/(?:no-existe|404)$/);
    await restoreSession(page);
    await recordFrames(page);
    await throttle(page);
    await page.goto(path);
    await appStarted(page);
    const frames = await differentFrames(page);
    expect(frames.map(({ title }) => title)).not.toContain('');
    const [served] = frames;
    for (const { path: shown, tags } of frames) {
      expect(tags.title).toBe(1);
      for (const [tag, count] of Object.entries(tags)) {
        expect(count, tag).toBeLessThanOrEqual(1);
        // After a redirect the page has only its title until its own code arrives.
        if (shown === served?.path) expect(count, tag).toBeGreaterThanOrEqual(served.tags[tag] ?? 0);
      }
    }
  });
}

test('the tab keeps the title of the last page until the code of the next has come', async ({ page }) => {
  await saveData(page);
  const release = await hold(page, '**/assets/shop-page-*.js');
  await openApp(page, '/servicios');
  await recordFrames(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Tienda' }).first().click();
  await expect(page).toHaveURL('/tienda');
  await expect(page).toHaveTitle(/^Servicios legales/);
  release();
  await expect(h1(page)).toHaveText('Tienda');
  await expect(page).toHaveTitle(/^Tienda/);
  await expect(page.locator('title')).toHaveCount(1);
});
