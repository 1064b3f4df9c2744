// Tests layout rules for every page at every width. Each test covers a few pages, and opens each of them once for all
// checks.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectMetadata } from '../support/metadata.ts';
import { h1, openApp, waitForEntry } from '../support/open-app.ts';
import { allPages, posts } from '../support/site-pages.ts';
import { longTag } from '../support/tags.ts';
import { doubleText, expectFits } from '../support/width-and-text-size.ts';
import { measureTypesetting } from './typesetting.ts';

/**
 * Pages whose main part has no link in running text, so that every control there must be large enough for a fingertip.
 */
const pagesWithoutProseLinks: readonly string[] = [
  paths.home,
  paths.services,
  paths.about,
  paths.resources,
  paths.contact,
];

/** Pages with a picture above the fold. */
const pagesWithPicture: readonly string[] = [
  paths.home,
  paths.services,
  paths.about,
  ...posts.map(({ slug }) => paths.post(slug)),
  paths.shop,
  ...products.map(({ link }) => link),
];

/** Pages whose pictures exist in several widths. */
const pagesWithSizedPictures: readonly string[] = [
  paths.home,
  paths.shop,
  ...products.map(({ link }) => link),
];

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

function shownImages(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .map((image, position) => ({
        position: `${position} ${image.getAttribute('src')}`,
        loading: image.loading === 'lazy' ? 'lazy' : 'at once',
        isShown: image.checkVisibility(),
        isAboveFold: image.getBoundingClientRect().top + scrollY < innerHeight,
      }))
      .filter(({ isShown }) => isShown),
  );
}

/** Expects that images load at once if they are above the fold on a phone or a desktop, and lazily otherwise. */
async function expectImageLoading(page: Page, path: string): Promise<void> {
  const images = [];
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    images.push(...(await shownImages(page)));
  }
  const positionsAboveFold = new Set(
    images.filter(({ isAboveFold }) => isAboveFold).map(({ position }) => position),
  );
  expect.soft(positionsAboveFold.size, `pictures above the fold of ${path}`).toBeGreaterThan(0);
  for (const { position, loading } of images) {
    expect
      .soft([path, position, loading])
      .toEqual([path, position, positionsAboveFold.has(position) ? 'at once' : 'lazy']);
  }
}

/** Expects that each image declares the width at which the page shows it, so that browsers load no larger file. */
async function expectDeclaredWidths(page: Page, label: string): Promise<void> {
  // If an image has several files, its natural width is the width that `sizes` declares.
  const maxDeviation = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.images]
          .filter(({ srcset }) => srcset !== '')
          .map(({ naturalWidth, clientWidth }) => Math.abs(naturalWidth / clientWidth - 1)),
      ),
    );
  await expect.soft.poll(maxDeviation, `declared widths of ${label}`).toBeLessThan(0.08);
}

/** Returns the controls smaller than 44 px, and the levels of the headings in page order. */
function measureControls(page: Page, hasProseLinks: boolean) {
  return page.evaluate((isProseAllowed) => {
    const isInProse = (element: Element) =>
      (isProseAllowed || !element.closest('main')) &&
      element.closest('p, li, dd') &&
      getComputedStyle(element).display === 'inline';
    const targets = [...document.querySelectorAll('a[href], button, input, [role=button]')].filter(
      // Ignore a product's name, whose link covers its whole card, and the skip link, which appears only with the
      // focus.
      (element) =>
        element.checkVisibility() &&
        !isInProse(element) &&
        !element.matches('[href="#contenido"], article :is(h2, h3) a'),
    );
    return {
      smallControls: targets
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
        .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
        .map(({ box, text }) => `${text}: ${box.width} × ${box.height}`),
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.tagName[1])),
    };
  }, hasProseLinks);
}

/** Runs in the page. Returns the cumulative layout shift so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // If nothing has shifted, the browser never calls the observer. It reports earlier shifts within two frames, so
    // without a report by then the sum is zero.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}

async function readLayoutShift(page: Page): Promise<number> {
  return Math.round((await page.evaluate(layoutShift)) * 100) / 100;
}

/** Maximum number of font sizes on a page. More would look arbitrary. */
const maxSizes = 8;

async function expectTypesetting(page: Page, path: string): Promise<void> {
  const { sizes, undefinedSizes, splitPhrases, orphanLeads } = await measureTypesetting(page);
  const sizesText = JSON.stringify(sizes);
  expect.soft(Object.keys(sizes).length, `font sizes of ${path}: ${sizesText}`).toBeLessThanOrEqual(maxSizes);
  expect.soft(undefinedSizes, `font sizes of ${path} that are no design token`).toEqual([]);
  expect.soft(splitPhrases, `phrases of ${path} split over two lines`).toEqual([]);
  expect.soft(orphanLeads, `leads of ${path} whose last line is one word`).toEqual([]);
}

async function expectFitsEveryWidth(page: Page, path: string): Promise<void> {
  await expectFits(page, path, [320, 390, 768, 820, 1024, 1119, 1120, 1280, 1440], async (label) => {
    if (pagesWithSizedPictures.includes(path)) await expectDeclaredWidths(page, label);
  });
  await doubleText(page);
  await expectFits(page, `${path}, text doubled`, [390, 1280]);
}

/**
 * Pages that share a test need only one browser process. With more pages per test, a failure would be reported late.
 */
const pagesPerTest = 4;
const groups = Array.from({ length: Math.ceil(allPages.length / pagesPerTest) }, (_, index) =>
  allPages.slice(index * pagesPerTest, (index + 1) * pagesPerTest),
);

/** Delivers each typeface one frame late, so that the page first shows its text in the fallback typeface. */
async function delayTypefaces(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    const response = await route.fetch();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))).catch(() => {});
    await route.fulfill({ response });
  });
}

async function openWithTypefaces(page: Page, path: string): Promise<void> {
  const fonts = page.waitForRequest('**/*.woff2');
  await openApp(page, path);
  await fonts;
  await page.evaluate(() => document.fonts.ready);
}

async function expectAccessible(page: Page, path: string, label: string): Promise<void> {
  expect.soft(await axeViolations(page), `axe on ${label}`).toEqual([]);
  const { smallControls, levels } = await measureControls(page, !pagesWithoutProseLinks.includes(path));
  expect.soft(smallControls, `targets of ${label} below 44 px`).toEqual([]);
  expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect.soft(level - (levels[index - 1] ?? 0), `headings of ${label}`).toBeLessThanOrEqual(1);
}

for (const group of groups) {
  test(`${group.join(', ')}: follow the layout rules`, { tag: longTag }, async ({
    page,
    request,
    site,
    allowFailures,
  }) => {
    allowFailures(/\/404$/);
    await delayTypefaces(page);
    for (const path of group) {
      await page.setViewportSize(phone);
      await openWithTypefaces(page, path);
      await expectAccessible(page, path, `${path} on a phone`);
      // Read the shift last, to include movement while axe runs.
      expect.soft(await readLayoutShift(page), `layout shift of ${path} while fonts load late`).toBe(0);
      await expectTypesetting(page, path);

      await page.setViewportSize(desktop);
      await expectAccessible(page, path, path);
      await expectTypesetting(page, path);
      await expectMetadata(page, request, site.url, path);
      if (pagesWithPicture.includes(path)) await expectImageLoading(page, path);
      await expectFitsEveryWidth(page, path);
    }
  });
}

test('a typeface that loads late does not move a page rendered in the browser', async ({ page }) => {
  // At this width the heading takes two lines in the fallback typeface.
  await page.setViewportSize(phone);
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await whenReleased;
    await route.continue();
  });
  await page.goto(paths.paid, { waitUntil: 'commit' });
  await waitForEntry(page);
  // Press a key to load the app at once. Otherwise the app would wait for the load event, and so for the typeface.
  await page.keyboard.press('Shift');
  // Apart from the typeface, this style sheet is the last thing that the page waits for.
  await page
    .locator('link[rel=stylesheet][media=print]:not([disabled])')
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  release();
  await expect(h1(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await readLayoutShift(page)).toBe(0);
});

test('typefaces that load late move no page on a desktop', { tag: longTag }, async ({
  page,
  allowFailures,
}) => {
  allowFailures(/\/404$/);
  await delayTypefaces(page);
  for (const path of allPages) {
    await openWithTypefaces(page, path);
    expect.soft(await readLayoutShift(page), `layout shift of ${path}`).toBe(0);
  }
});
