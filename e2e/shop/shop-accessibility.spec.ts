import { products } from '../../src/features/catalogue/products.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { openCart } from '../support/cart.ts';
import { blankDownloadButton } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { payButton, payLink } from '../support/paying.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { expectFits } from '../support/width-and-text-size.ts';

// layout.spec.ts covers each page on its own.

const widths = [320, 390, 768, 1024, 1280, 1440];

test('the shop with a full cart is accessible at every width', async ({ page, axe, fillCart }) => {
  await fillCart(...products.map(({ name }) => name));
  await axe(page, 'the shop with its toasts');
  await expectFits(page, 'the shop', widths);
  await expect(await openCart(page)).toBeVisible();
  await axe(page, 'the full cart drawer');
  await page.setViewportSize({ width: 390, height: 844 });
  await axe(page, 'the full cart drawer on a phone');
  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await axe(page, 'the empty cart drawer');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  await axe(page, 'the menu');
});

test('cart and checkout mention earlier purchases', async ({ page, axe }) => {
  await setStorage(page, { ...cartEntry(formName, formName), ...purchasesEntry(storedReceipt) });
  await page.goto('/tienda');
  const cart = await openCart(page);
  await expect(cart.getByText(`Ya compró en este equipo: ${formName}.`)).toBeVisible();
  await expect(cart.getByText('Recibirá un solo archivo.')).toBeVisible();
  await axe(page, 'the cart with an earlier purchase');
  await cart.getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(page.getByText('Ya compró este documento en este equipo.')).toBeVisible();
  await expect(page.getByText('Recibirá un solo archivo.')).toBeVisible();
  await expect(payButton(page)).toBeVisible();
});

test('the wallet and the finished purchase are accessible at every width', async ({
  page,
  axe,
  openCheckout,
}) => {
  await openCheckout(...products.map(({ name }) => name));
  await expectFits(page, '/checkout', widths);
  await payButton(page).click();
  await payLink(page).waitFor();
  await axe(page, '/checkout with the wallet');
  await payLink(page).click();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await blankDownloadButton(page, formName).waitFor();
  await axe(page, '/pago-exitoso with every document');
  await expectFits(page, '/pago-exitoso', widths);
});
