// Tests the mode in which an admin sees whole templates and downloads them without paying.
import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';
import { pesosOf } from '../../tests/shop.ts';
import { cartButton } from '../support/cart.ts';
import { save } from '../support/downloads.ts';
import { expectFits } from '../support/excess-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { openApp } from '../support/open-app.ts';
import { modeOn, restoreSession, storedSession } from '../support/session.ts';
import { openBlank } from '../support/stored.ts';
import { long } from '../support/tags.ts';

const mode = (page: Page) => page.getByRole('switch', { name: 'Modo administrador' });
const bar = (page: Page) => page.getByRole('region', { name: 'Administración' });
const downloads = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Descargar (Admin)' });
const product = '/tienda/formulario-registro-dea';

/** Opens the shop with a stored session and admin mode on. */
async function openUnlockedShop(page: Page): Promise<void> {
  await restoreSession(page, { more: modeOn });
  await page.goto('/tienda');
  await expect(downloads(page)).toHaveCount(products.length);
}

test('admin mode unlocks whole templates and their downloads', async ({ page, axe }) => {
  await restoreSession(page);
  await page.goto('/tienda');
  await expect(mode(page)).toBeVisible();
  await expect(downloads(page)).toHaveCount(0);
  await mode(page).check();
  await expect(downloads(page)).toHaveCount(products.length);
  await expect(page.getByRole('main').getByRole('button', { name: 'Añadir al Carrito' })).toHaveCount(0);
  await axe(page, 'the shop in admin mode');
  const file = await save(downloads(page).first());
  expect(file.suggestedFilename()).toMatch(/\.docx$/);

  await page.goto(product);
  await expect(mode(page)).toBeChecked();
  await expect(page.getByText('Vista completa', { exact: true })).toBeVisible();
  await expect(page.getByText('Nombre del establecimiento').first()).toBeVisible();
  await expect(page.getByText('Contenido Bloqueado')).toHaveCount(0);
  await expect(downloads(page)).toHaveCount(1);
  const add = page.getByRole('button', { name: `Añadir al Carrito por ${pesosOf(1)}` });
  await expect(add).toBeVisible();
  await axe(page, 'a product in admin mode');
  await mode(page).uncheck();
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await expect(downloads(page)).toHaveCount(0);
  await add.click();
  await expect(cartButton(page, 1)).toBeVisible();
  await bar(page).getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

// admin-mode.test.tsx covers that the mode stays off in the next session.
test('signing out turns admin mode off in every tab', async ({ page, context }) => {
  await openUnlockedShop(page);
  const other = await context.newPage();
  await other.goto(product);
  await expect(downloads(other)).toHaveCount(1);
  await expect(other.getByText('Nombre del establecimiento').first()).toBeVisible();
  await bar(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByText('Sesión cerrada', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/tienda');
  await expect(page.getByRole('main')).toBeFocused();
  for (const tab of [page, other]) {
    await expect(bar(tab)).toHaveCount(0);
    await expect(downloads(tab)).toHaveCount(0);
  }
  await expect(other.getByText('Contenido Bloqueado')).toBeVisible();
  // The printed page has no text of the document.
  await other.emulateMedia({ media: 'print' });
  await expect(other.getByText('Nombre del establecimiento')).toHaveCount(0);
  expect(await storedSession(page)).toBeNull();
});

// admin-mode.test.tsx covers that the mode outlasts an outage.
test('admin mode unlocks nothing while the session cannot be confirmed', async ({
  page,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\/user/);
  await restoreSession(page, { more: modeOn });
  await sandbox.faults([{ fault: 'status', route: 'auth.user', status: 503 }]);
  await page.goto(product, { waitUntil: 'networkidle' });
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  await sandbox.faults([{ fault: 'sessions-revoked', times: 1 }]);
  await page.goto('/tienda');
  await expect(page.getByRole('button', { name: 'Añadir al Carrito' })).toHaveCount(products.length);
  await expect.poll(() => storedSession(page)).toBeNull();
  await expect(bar(page)).toHaveCount(0);
  await expect(downloads(page)).toHaveCount(0);
});

test('no stored value, address or key unlocks anything', async ({ page }) => {
  await openBlank(page);
  await page.evaluate(() => {
    for (const key of ['mle.dev-mode', 'isDevMode', 'admin', 'devMode', 'dev-mode']) {
      localStorage.setItem(key, key === 'mle.dev-mode' ? '{"isDevMode":true}' : 'true');
      sessionStorage.setItem(key, 'true');
    }
  });
  await openApp(page, `${product}?admin=1&isDevMode=true&dev=1&modo=administrador#admin`);
  for (const keys of ['Control+Shift+A', 'Control+Alt+D', 'Alt+A', 'Control+Shift+D']) {
    await page.keyboard.press(keys);
  }
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await expect(downloads(page)).toHaveCount(0);
  await expect(mode(page)).toHaveCount(0);
});

test('the admin bar is accessible and slim at every width', { tag: long }, async ({ page, axe }) => {
  await restoreSession(page);
  await page.goto('/');
  await mode(page).focus();
  await page.keyboard.press('Space');
  await expect(mode(page)).toBeChecked();
  await axe(page, 'the home page under the bar');
  await expectFits(page, 'the home page under the bar', [320, 390, 768, 1280, 1440], async (label) => {
    const height = (await bar(page).boundingBox())?.height ?? 0;
    expect(height, `slim: ${label}`).toBeLessThanOrEqual(64);
  });
});
