import type { Locator, Page } from 'playwright/test';
import { formattedTotal } from '../../tests/shop.ts';
import { openOnAnotherDevice } from '../support/another-device.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { cartButton, openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { payButton } from '../support/paying.ts';
import { longTag, translatedTag } from '../support/tags.ts';

const sharedCartPanel = (page: Page) => page.getByRole('region', { name: 'Carrito compartido' });

/**
 * Waits until the drawer stops moving.
 * @returns takes a screenshot of the corner above the drawer's title
 */
async function createCornerScreenshot(drawer: Locator): Promise<() => Promise<Buffer>> {
  await expect.poll(() => drawer.evaluate((element) => element.getAnimations().length)).toBe(0);
  const { x, y } = (await drawer.boundingBox()) ?? { x: 0, y: 0 };
  const clip = { x: x + 4, y: y + 4, width: 8, height: 8 };
  return () => drawer.page().screenshot({ clip });
}

test('a shared cart opens on another device and can be paid there', {
  tag: [translatedTag, longTag],
}, async ({ page, context, axe }) => {
  await setStorage(page, cartEntry(formName, formName, contractName));
  await page.goto('/tienda');
  const cart = await openCart(page);
  const takeScreenshot = await createCornerScreenshot(cart);
  const screenshotBefore = await takeScreenshot();
  await cart.getByRole('button', { name: 'Compartir carrito' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir carrito' });
  await expect(dialog.getByRole('img', { name: 'Código QR con el enlace del carrito' })).toBeVisible();
  // The dialog dims the drawer below it, as it dims the page.
  await expect.poll(async () => (await takeScreenshot()).equals(screenshotBefore)).toBe(false);
  await axe(page, 'the shared cart’s address');
  const address = await dialog.getByText('/tienda?carrito=').textContent();
  expect(new URL(address ?? '').search).toBe(
    '?carrito=formulario-registro-dea:2,contrato-plazo-fijo-educadora:1',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const otherDevice = await openOnAnotherDevice(context, address ?? '');
  await expect(sharedCartPanel(otherDevice).getByText('Formulario de Registro DEA (2)')).toBeVisible();
  await expect(
    sharedCartPanel(otherDevice).getByText(`Total${formattedTotal({ forms: 2, contracts: 1 })}`),
  ).toBeVisible();
  await expect(
    sharedCartPanel(otherDevice).getByText('Estos productos quedaron en su carrito.'),
  ).toBeVisible();
  await expect(cartButton(otherDevice, 3)).toBeVisible();
  await expect(otherDevice).toHaveURL(/\/tienda$/);
  await axe(otherDevice, 'the shop with a shared cart');
  await sharedCartPanel(otherDevice).getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(payButton(otherDevice)).toBeVisible();
  await expect(otherDevice.getByRole('button', { name: 'Compartir carrito' })).toBeVisible();
  await otherDevice.goBack();
  await expect(cartButton(otherDevice, 3)).toBeVisible();
  await expect(sharedCartPanel(otherDevice)).toHaveCount(0);
  await otherDevice.context().close();
});

test('opening a shared cart asks once if the cart is not empty', async ({ page }) => {
  const link = '/tienda?carrito=contrato-plazo-fijo-educadora:2';
  await setStorage(page, cartEntry(formName));
  await page.goto(link);
  await sharedCartPanel(page).getByRole('button', { name: 'Conservar mi carrito' }).click();
  await expect(sharedCartPanel(page)).toHaveCount(0);
  await expect(cartButton(page, 1)).toBeVisible();

  await page.goto(link);
  await sharedCartPanel(page).getByRole('button', { name: 'Agregar al mío' }).click();
  await expect(sharedCartPanel(page).getByRole('status')).toHaveText(
    'Estos productos se agregaron a lo que había en su carrito.',
  );
  await expect(cartButton(page, 3)).toBeVisible();
  await page.reload();
  await expect(cartButton(page, 3)).toBeVisible();
  await expect(sharedCartPanel(page)).toHaveCount(0);

  await page.goto(link);
  await sharedCartPanel(page).getByRole('button', { name: 'Reemplazar' }).click();
  await expect(cartButton(page, 2)).toBeVisible();
  await expect(sharedCartPanel(page).getByRole('heading')).toBeFocused();
});

test('a shared link with unknown products leaves the cart unchanged', async ({ page }) => {
  await setStorage(page, cartEntry(formName));
  await page.goto('/tienda?carrito=nada:1,prod_dea_01:1e9,%3Cscript%3E');
  await expect(sharedCartPanel(page).getByRole('status')).toContainText(
    'no trae ningún producto de la tienda',
  );
  await sharedCartPanel(page).getByRole('button', { name: 'Cerrar' }).click();
  await expect(cartButton(page, 1)).toBeVisible();
  await page.goto('/tienda?carrito=prod_contrato_pf_ed_01:1,nada:1');
  await expect(sharedCartPanel(page).getByText('El enlace nombraba un producto')).toBeVisible();
});
