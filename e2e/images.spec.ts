import type { Page } from 'playwright/test';
import { paths } from '../src/content/paths.ts';
import { products } from '../src/features/catalogue/products.ts';
import { expect, test } from './fixtures.ts';
import { posts } from './site-pages.ts';

/** Pages with a picture above the fold. */
const pages = [
  paths.home,
  paths.services,
  paths.about,
  ...posts.map(({ slug }) => paths.post(slug)),
  paths.shop,
  ...products.map(({ link }) => link),
];
const telephone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/** The images that a screen shows, by their place in the page. */
function shownImages(page: Page) {
  return page.evaluate(() =>
    [...document.images]
      .map((image, place) => ({
        place: `${place} ${image.getAttribute('src')}`,
        loading: image.loading === 'lazy' ? 'lazy' : 'at once',
        isShown: image.checkVisibility(),
        isAboveFold: image.getBoundingClientRect().top + scrollY < innerHeight,
      }))
      .filter(({ isShown }) => isShown),
  );
}

test('what is above the fold on a telephone or a desktop is loaded at once, and nothing else', async ({
  page,
}) => {
  for (const path of pages) {
    await page.goto(path);
    const screens = [];
    for (const size of [telephone, desktop]) {
      await page.setViewportSize(size);
      screens.push(...(await shownImages(page)));
    }
    const first = new Set(screens.filter(({ isAboveFold }) => isAboveFold).map(({ place }) => place));
    expect(first.size, path).toBeGreaterThan(0);
    for (const { place, loading } of screens) {
      expect([path, place, loading]).toEqual([path, place, first.has(place) ? 'at once' : 'lazy']);
    }
  }
});

test('an image declares the width at which it is shown, so that no larger file is loaded', async ({
  page,
}) => {
  for (const path of [paths.home, paths.shop, ...products.map(({ link }) => link)]) {
    await page.goto(path);
    for (const width of [320, 390, 820, 1024, 1120, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Where there is a choice of files, the natural width is the one given by `sizes`.
      const furthest = () =>
        page.evaluate(() =>
          Math.max(
            ...[...document.images]
              .filter(({ srcset }) => srcset !== '')
              .map(({ naturalWidth, clientWidth }) => Math.abs(naturalWidth / clientWidth - 1)),
          ),
        );
      await expect.poll(furthest, `${path} at ${width} px`).toBeLessThan(0.08);
    }
  }
});
