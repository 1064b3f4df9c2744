// What opens over the page comes with code of its own: a press is answered when that is late, and refused in words when
// it does not come; then the next press opens.
import type { Locator, Page } from 'playwright/test';
import { withReceipt } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { openApp } from '../support/open-app.ts';
import { saveData } from '../support/save-data.ts';

const bag = (page: Page) => page.getByRole('button', { name: /^Abrir carrito/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Su carrito' });

type Part = {
  readonly file: string;
  /** Opens the page up to the button. */
  readonly open: (page: Page) => Promise<unknown>;
  readonly button: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
};

const parts: Readonly<Record<string, Part>> = {
  'the cart': {
    file: 'site-cart-drawer',
    open: (page) => openApp(page, '/tienda'),
    button: bag,
    shown: drawer,
  },
  'the request of a boleta': {
    file: 'tax-request-dialog',
    open: async (page) => {
      await withReceipt(page);
      await openApp(page, '/mis-compras');
    },
    button: (page) => page.getByRole('button', { name: 'Pedir boleta o factura' }).first(),
    shown: (page) => page.getByRole('dialog', { name: /boleta o factura/i }),
  },
};

for (const [name, { file, open, button, shown }] of Object.entries(parts)) {
  const files = `**/assets/${file}-*.js`;

  test(`${name}: pressed twice while its code is late, it opens once`, async ({ page }) => {
    // Nothing is fetched before the press.
    await saveData(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
    await open(page);
    await button(page).dblclick();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown(page)).toHaveCount(0);
  });

  test(`${name}: where neither its code nor that of the messages comes, it says so, and opens the next time`, async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/\/(assets\/.*|tienda|mis-compras)$/);
    await saveData(page);
    await open(page);
    // As without a connection: a reload would not help.
    for (const missing of [files, '**/assets/toaster-*.js', page.url()]) {
      await page.route(missing, (route) => route.abort());
    }
    await button(page).click();
    // /mis-compras has fetched the code of the messages for itself.
    const words = page
      .locator('[aria-live=assertive] p, li[data-state=open]')
      .filter({ hasText: 'No se pudo abrir' });
    await expect(words).toContainText('Revise su conexión e inténtelo otra vez.');
    await expect(words).toHaveCSS('opacity', '1');
    await page.unrouteAll();
    await button(page).click();
    await expect(shown(page)).toBeVisible();
  });
}

test('a shared cart whose code fails to load once is shown all the same', async ({ page, allowFailures }) => {
  allowFailures(/linked-cart-panel/);
  await page.route('**/assets/linked-cart-panel-*.js', (route) => route.abort(), { times: 1 });
  await page.goto('/tienda?carrito=prod_dea_01:1');
  await expect(page.getByRole('region', { name: 'Carrito compartido' })).toBeVisible();
});
