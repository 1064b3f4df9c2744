import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { h1, openApp, waitForPrefetch } from '../support/open-app.ts';
import { longTag } from '../support/tags.ts';

const footerOf = (page: Page) => page.getByRole('contentinfo');

test('a new page starts at its top with the focus on its heading', async ({ page }) => {
  // Wait for the app. Without it the link would load a new document, whose scroll position and focus the browser
  // resets.
  await openApp(page, '/servicios');
  await footerOf(page).getByRole('link', { name: 'Tienda' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await footerOf(page).getByRole('link', { name: 'Tienda' }).click();
  await expect(h1(page)).toHaveText('Tienda');
  await expect(h1(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[aria-live=polite]', { hasText: 'Tienda de plantillas legales' })).toHaveCount(
    1,
  );
  await expect(page).toHaveTitle('Tienda de plantillas legales | Mentoría Legal Educacional');
  await page.goBack();
  await expect(h1(page)).toHaveText('Servicios legales para la educación');
  await expect(page).toHaveURL('/servicios');
});

test('a folder lifts under the pointer unless motion is reduced', async ({ page }) => {
  const readOffset = () =>
    page
      .locator('.folder')
      .filter({ hasText: 'Ir a la tienda' })
      .evaluate((folder) => new DOMMatrix(getComputedStyle(folder).transform).m42);
  const hoverFolder = async () => {
    await openApp(page, '/recursos');
    const {
      x = 0,
      y = 0,
      height = 0,
    } = (await page.getByRole('link', { name: 'Ir a la tienda' }).boundingBox()) ?? {};
    await page.mouse.move(x + 9, y + height - 1);
  };
  await hoverFolder();
  await expect.poll(readOffset).toBe(-3);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/tienda');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hoverFolder();
  expect(await readOffset()).toBe(0);
});

test('a page change animates for at most 250 ms', { tag: longTag }, async ({ page }) => {
  /** Follows a link and returns the durations of the page's animations in milliseconds. */
  async function animationDurations(link: string): Promise<number[]> {
    await page.evaluate(() => {
      const durations: number[] = [];
      const animate = Element.prototype.animate;
      Object.assign(window, { durations });
      Element.prototype.animate = function record(...args) {
        const animation = animate.apply(this, args);
        if (this.parentElement?.id === 'contenido') {
          durations.push(Number(animation.effect?.getComputedTiming().endTime));
        }
        return animation;
      };
    });
    await footerOf(page).getByRole('link', { name: link }).click();
    await expect(h1(page)).toBeFocused();
    return page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  }
  await openApp(page, '/servicios');
  await waitForPrefetch(page);
  const durationsWithMotion = await animationDurations('Tienda');
  expect(durationsWithMotion).toHaveLength(1);
  expect(Math.max(...durationsWithMotion)).toBeLessThanOrEqual(250);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationDurations('Servicios')).toEqual([]);
});

test('an unknown address shows the same page as /404', async ({ page, allowFailures }) => {
  allowFailures(/\/(404|no-existe|a\/b|articulo-inexistente)$/);
  for (const path of ['/404', '/no-existe', '/tienda/a/b', '/blog/articulo-inexistente']) {
    await page.goto(path);
    await expect(h1(page)).toHaveText('No encontramos esta página');
    await expect(page.getByRole('link', { name: 'Ver el blog' })).toBeVisible();
  }
  await expect(page).toHaveURL('/404');
  await page.goBack();
  await expect(page).toHaveURL('/tienda/a/b');
});
