import type { Page } from 'playwright/test';
import { expect } from '../support/fixtures.ts';

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

/** What is above the fold on a telephone or a desktop is loaded at once, and nothing else. */
export async function expectImagesLoadedInTime(page: Page, path: string): Promise<void> {
  const screens = [];
  for (const size of [telephone, desktop]) {
    await page.setViewportSize(size);
    screens.push(...(await shownImages(page)));
  }
  const first = new Set(screens.filter(({ isAboveFold }) => isAboveFold).map(({ place }) => place));
  expect.soft(first.size, `pictures above the fold of ${path}`).toBeGreaterThan(0);
  for (const { place, loading } of screens) {
    expect.soft([path, place, loading]).toEqual([path, place, first.has(place) ? 'at once' : 'lazy']);
  }
}

/** An image declares the width at which it is shown, so that no larger file is loaded. */
export async function expectImagesOfDeclaredWidth(page: Page, label: string): Promise<void> {
  // Where there is a choice of files, the natural width is the one given by `sizes`.
  const furthest = () =>
    page.evaluate(() =>
      Math.max(
        ...[...document.images]
          .filter(({ srcset }) => srcset !== '')
          .map(({ naturalWidth, clientWidth }) => Math.abs(naturalWidth / clientWidth - 1)),
      ),
    );
  await expect.soft.poll(furthest, `declared widths of ${label}`).toBeLessThan(0.08);
}
