// Tests the mode in which an admin sees whole templates and downloads them without paying.
import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { openBlankPage } from '../support/browser-storage.ts';
import { cartButton } from '../support/cart.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { openApp } from '../support/open-app.ts';
import { adminModeEntry, readStoredSession, storeNewSession } from '../support/session.ts';
import { longTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'Modo administrador' });
const adminBar = (page: Page) => page.getByRole('region', { name: 'Administración' });
const downloadButtons = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Descargar (Admin)' });
const productPath = '/tienda/formulario-registro-dea';

async function openUnlockedShop(page: Page): Promise<void> {
  await storeNewSession(page, { entries: adminModeEntry });
  await page.goto('/tienda');
  await expect(downloadButtons(page)).toHaveCount(products.length);
}

test('admin mode shows whole templates and downloads them without payment', async ({ page, axe }) => {
  await storeNewSession(page);
  await page.goto('/tienda');
  await expect(modeSwitch(page)).toBeVisible();
  await expect(downloadButtons(page)).toHaveCount(0);
  await modeSwitch(page).check();
  await expect(downloadButtons(page)).toHaveCount(products.length);
  await expect(page.getByRole('main').getByRole('button', { name: 'Añadir al Carrito' })).toHaveCount(0);
  await axe(page, 'the shop in admin mode');
  const file = await clickAndDownload(downloadButtons(page).first());
  expect(file.suggestedFilename()).toMatch(/\.docx$/);

  await page.goto(productPath);
  await expect(modeSwitch(page)).toBeChecked();
  await expect(page.getByText('Vista completa', { exact: true })).toBeVisible();
  await expect(page.getByText('Nombre del establecimiento').first()).toBeVisible();
  await expect(page.getByText('Contenido Bloqueado')).toHaveCount(0);
  await expect(downloadButtons(page)).toHaveCount(1);
  const addButton = page.getByRole('button', {
    name: `Añadir al Carrito por ${formattedTotal({ forms: 1 })}`,
  });
  await expect(addButton).toBeVisible();
  await axe(page, 'a product in admin mode');
  await modeSwitch(page).uncheck();
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await expect(downloadButtons(page)).toHaveCount(0);
  await addButton.click();
  await expect(cartButton(page, 1)).toBeVisible();
  await adminBar(page).getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

// admin-mode.test.tsx covers that the mode stays off in the next session.
test('signing out turns admin mode off in every tab', async ({ page, context }) => {
  await openUnlockedShop(page);
  const otherTab = await context.newPage();
  await otherTab.goto(productPath);
  await expect(downloadButtons(otherTab)).toHaveCount(1);
  await expect(otherTab.getByText('Nombre del establecimiento').first()).toBeVisible();
  await adminBar(page).getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page.getByText('Sesión cerrada', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/tienda');
  await expect(page.getByRole('main')).toBeFocused();
  for (const tab of [page, otherTab]) {
    await expect(adminBar(tab)).toHaveCount(0);
    await expect(downloadButtons(tab)).toHaveCount(0);
  }
  await expect(otherTab.getByText('Contenido Bloqueado')).toBeVisible();
  // The printed page has no text of the document.
  await otherTab.emulateMedia({ media: 'print' });
  await expect(otherTab.getByText('Nombre del establecimiento')).toHaveCount(0);
  expect(await readStoredSession(page)).toBeNull();
});

// admin-mode.test.tsx covers an outage during the visit, after which the mode is still on.
test('admin mode unlocks nothing while the session cannot be confirmed', async ({
  page,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/\/auth\/v1\/user/);
  await storeNewSession(page, { entries: adminModeEntry });
  await sandbox.setFaults([{ fault: 'status', route: 'auth.user', status: 503 }]);
  await page.goto(productPath, { waitUntil: 'networkidle' });
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await expect(adminBar(page)).toHaveCount(0);

  await sandbox.setFaults([{ fault: 'sessions-revoked', times: 1 }]);
  await page.goto('/tienda');
  await expect(page.getByRole('button', { name: 'Añadir al Carrito' })).toHaveCount(products.length);
  await expect.poll(() => readStoredSession(page)).toBeNull();
  await expect(adminBar(page)).toHaveCount(0);
  await expect(downloadButtons(page)).toHaveCount(0);
});

test('no stored value, address or keyboard shortcut unlocks admin mode', async ({ page }) => {
  await openBlankPage(page);
  await page.evaluate(() => {
    for (const key of ['mle.dev-mode', 'isDevMode', 'admin', 'devMode', 'dev-mode']) {
      localStorage.setItem(key, key === 'mle.dev-mode' ? '{"isDevMode":true}' : 'true');
      sessionStorage.setItem(key, 'true');
    }
  });
  await openApp(page, `${productPath}?admin=1&isDevMode=true&dev=1&modo=administrador#admin`);
  for (const keys of ['Control+Shift+A', 'Control+Alt+D', 'Alt+A', 'Control+Shift+D']) {
    await page.keyboard.press(keys);
  }
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await expect(downloadButtons(page)).toHaveCount(0);
  await expect(modeSwitch(page)).toHaveCount(0);
});

test('the admin bar stays slim and accessible at every width', { tag: longTag }, async ({ page, axe }) => {
  await storeNewSession(page);
  await page.goto('/');
  await modeSwitch(page).focus();
  await page.keyboard.press('Space');
  await expect(modeSwitch(page)).toBeChecked();
  await axe(page, 'the home page under the bar');
  await expectFits(page, 'the home page under the bar', [320, 390, 768, 1280, 1440], async (label) => {
    const height = (await adminBar(page).boundingBox())?.height ?? 0;
    expect(height, `slim: ${label}`).toBeLessThanOrEqual(64);
  });
});
