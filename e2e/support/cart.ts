import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Returns the header's button that opens the cart.
 * @param count number of products that its name gives
 */
export const cartButton = (page: Page, count?: number): Locator =>
  page.getByRole('button', {
    name:
      count === undefined
        ? /^Abrir carrito/
        : `Abrir carrito, ${count} ${count === 1 ? 'producto' : 'productos'}`,
  });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Su carrito' });

/** Returns the way out of a page on which people work, where the cart is behind the menu. */
const close = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cerrar e ir/ });

/** Opens the menu if the cart's button is in it. */
async function showBag(page: Page): Promise<void> {
  await cartButton(page).or(close(page)).first().waitFor();
  if (await close(page).isVisible()) await page.getByRole('button', { name: 'Abrir menú' }).click();
}

/** Opens the cart and returns the drawer. */
export async function openCart(page: Page): Promise<Locator> {
  await showBag(page);
  await cartButton(page).click();
  return drawer(page);
}

/** Expects that many products in the cart, as its button says. */
export async function expectInCart(page: Page, count: number): Promise<void> {
  await showBag(page);
  await expect(cartButton(page, count)).toBeVisible();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  if (!(await menu.isVisible())) return;
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}
