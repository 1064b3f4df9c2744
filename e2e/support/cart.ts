import { expect, type Locator, type Page } from 'playwright/test';

export const cartButton = (page: Page, count?: number): Locator =>
  page.getByRole('button', {
    name:
      count === undefined
        ? /^Abrir carrito/
        : `Abrir carrito, ${count} ${count === 1 ? 'producto' : 'productos'}`,
  });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Su carrito' });

/**
 * Returns the link that closes a page on which people work, such as the checkout. On these pages the cart's button is
 * in the menu.
 */
const exitLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cerrar e ir/ });

/** Opens the menu on pages that have the cart's button there. */
async function showCartButton(page: Page): Promise<void> {
  await cartButton(page).or(exitLink(page)).first().waitFor();
  if (await exitLink(page).isVisible()) await page.getByRole('button', { name: 'Abrir menú' }).click();
}

export async function openCart(page: Page): Promise<Locator> {
  await showCartButton(page);
  await cartButton(page).click();
  return drawer(page);
}

export async function expectCartCount(page: Page, count: number): Promise<void> {
  await showCartButton(page);
  await expect(cartButton(page, count)).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  if (!(await menu.isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}
