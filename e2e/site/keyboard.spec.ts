import type { Page } from 'playwright/test';
import { cartButton } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { openApp } from '../support/open-app.ts';
import { payLink } from '../support/paying.ts';

async function tabTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${role} ${name}`);
}

/** Expects that the menu traps the focus and returns it when it closes. */
async function expectMenuKeepsFocus(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Abrir menú' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await expect(menu.getByRole('link')).toHaveCount(9);
  for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

test('a visitor buys a template with the keyboard only', async ({ page }) => {
  await openApp(page, '/tienda');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, 'button', 'Añadir al Carrito');
  await page.keyboard.press('Enter');
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
  await openApp(page, '/tienda');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectMenuKeepsFocus(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await tabTo(page, 'button', /^Abrir carrito/);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Su carrito' });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(cartButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Finalizar Compra');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await tabTo(page, 'button', 'Pagar con Mercado Pago');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Último paso' })).toBeFocused();
  await payLink(page).waitFor();
  await tabTo(page, 'link', 'Pagar con Mercado Pago');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Pago de prueba' }).waitFor();
  await tabTo(page, 'button', 'Aprobar pago');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '¡Gracias por su compra!' }).waitFor();
  await tabTo(page, 'button', `Descargar en blanco ${formName}`);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
});
