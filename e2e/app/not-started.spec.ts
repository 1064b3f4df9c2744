// Tests a page whose first script, or whose app, never arrives: visitors can still read it, and a notice offers a retry
// link.
import type { Page } from 'playwright/test';
import { openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';

const notice = (page: Page) => page.getByText('Esta página no terminó de cargar y sus botones no responden.');

/** Ends the delay after which the page's styles show the notice. */
const skipDelay = (page: Page) =>
  page.locator('.not-started-notice').evaluate((element) => {
    const [animation] = element.getAnimations();
    if (!animation) throw new Error('The notice has no animation');
    animation.finish();
  });

for (const [part, file, path] of [
  ['first script', '**/assets/index-*.js', '/tienda'],
  ['app', '**/assets/start-*.js', '/mis-compras?numero=1'],
] as const) {
  test(`a page whose ${part} does not load offers a retry link after a while`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/\/assets\/(index|start)-/);
    // If the app fails instead of hanging, the page first reloads by itself.
    let isFileMissing = true;
    await page.route(file, (route) => {
      if (!isFileMissing) return route.continue();
      return part === 'app' ? undefined : route.abort();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(notice(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.not-started-notice')).toHaveCSS('display', 'none');
    await page.emulateMedia({ media: 'screen' });
    await skipDelay(page);
    await expect(notice(page)).toBeVisible();
    // The notice covers a part of the page instead of moving it.
    await expect(page.locator('.not-started-notice')).toHaveCSS('position', 'fixed');
    isFileMissing = false;
    await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Reintentar' }).click()]);
    await expect(await openCart(page)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(page.locator('.not-started-notice')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the notice about a page that did not start never shows', async ({ page }) => {
    await page.goto('/servicios');
    await expect(page.locator('.not-started-notice')).toHaveCSS('display', 'none');
  });
});
