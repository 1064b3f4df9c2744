import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';
import { downloadOf } from '../support/downloads.ts';
import { excessWidth } from '../support/excess-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { form } from '../support/names.ts';
import { payButton, payLink } from '../support/paying.ts';
import { bothWidths } from '../support/tags.ts';

// Every page by itself: layout.spec.ts.

test('the return of a purchase that was begun in another browser has nothing that axe objects to', async ({
  page,
  axe,
  allowFailures,
}) => {
  allowFailures(/\/v1\/payments\//);
  await page.goto('/pago-exitoso?status=approved&external_reference=de-otro-navegador&payment_id=5');
  await expect(page.getByRole('heading', { level: 1, name: 'Su pago aún no está confirmado' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await axe(page, 'the return');
});

/** With a full cart; on a desktop, where the widths are set here. */
async function expectNoSidewaysScroll(page: Page, label: string): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await excessWidth(page);
    expect.soft(excess, `${label} at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

test('a shop with a full cart fits every width; drawer, menu and toasts have nothing that axe objects to', {
  tag: bothWidths,
}, async ({ page, axe, fillCart, isMobile }) => {
  await fillCart(...products.map(({ name }) => name));
  await axe(page, 'the shop with its toasts');
  if (!isMobile) await expectNoSidewaysScroll(page, 'the shop');
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page, 'the full cart drawer');
  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await axe(page, 'the empty cart drawer');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('button', { name: 'Abrir menú' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page, 'the menu');
  }
});

test('checkout with its wallet and the finished purchase too, and they fit every width', async ({
  page,
  axe,
  openCheckout,
}) => {
  await openCheckout(...products.map(({ name }) => name));
  await axe(page, '/checkout with every document');
  await expectNoSidewaysScroll(page, '/checkout');
  await payButton(page).click();
  await payLink(page).waitFor();
  await axe(page, '/checkout with the wallet');
  await payLink(page).click();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await downloadOf(page, form).waitFor();
  await axe(page, '/pago-exitoso with every document');
  await expectNoSidewaysScroll(page, '/pago-exitoso');
});
