// Tests dialogs and panels that load their own code. If the code is late, the click takes effect when the code arrives.
// If it never arrives, the page shows a message, and the next click tries again. These journeys open the cart.
// use-lazy-dialog.test.tsx covers the other panels.
import { cartButton, drawer } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { openApp } from '../support/open-app.ts';
import { enableSaveData } from '../support/save-data.ts';
import { longTag } from '../support/tags.ts';

const drawerFiles = '**/assets/site-cart-drawer-*.js';

test('two clicks open the cart once when its code arrives late', async ({ page }) => {
  // Save-Data prevents any fetch before the click.
  await enableSaveData(page);
  const release = await holdRequest(page, drawerFiles);
  await openApp(page, '/tienda');
  await cartButton(page).dblclick();
  await expect(cartButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(drawer(page)).toHaveCount(1);
  await expect(drawer(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});

test('a message says that the cart cannot open, even without the code for messages', {
  tag: longTag,
}, async ({ page, allowFailures }) => {
  allowFailures(/\/(assets\/.*|tienda)$/);
  await enableSaveData(page);
  await openApp(page, '/tienda');
  // Imitate a lost connection, in which a reload would not help.
  for (const blockedUrl of [drawerFiles, '**/assets/toaster-*.js', page.url()]) {
    await page.route(blockedUrl, (route) => route.abort());
  }
  await cartButton(page).click();
  const message = page.locator('[aria-live=assertive] p').filter({ hasText: 'No se pudo abrir' });
  await expect(message).toContainText('Revise su conexión e inténtelo otra vez.');
  await expect(message).toHaveCSS('opacity', '1');
  await page.unrouteAll();
  await cartButton(page).click();
  await expect(drawer(page)).toBeVisible();
});

test('a shared cart appears even if its code fails to load once', { tag: longTag }, async ({
  page,
  allowFailures,
}) => {
  allowFailures(/linked-cart-panel/);
  await page.route('**/assets/linked-cart-panel-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/tienda?carrito=prod_dea_01:1');
  await expect(page.getByRole('region', { name: 'Carrito compartido' })).toBeVisible();
});
