import type { Locator, Page } from 'playwright/test';

/**
 * Returns the header's button that opens the cart.
 * @param count number of products that its name gives
 */
export const bag = (page: Page, count?: number): Locator =>
  page.getByRole('button', {
    name:
      count === undefined
        ? /^Abrir carrito/
        : `Abrir carrito, ${count} ${count === 1 ? 'producto' : 'productos'}`,
  });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Su carrito' });

/** Opens the cart and returns the drawer. */
export async function openCart(page: Page): Promise<Locator> {
  await bag(page).click();
  return drawer(page);
}
