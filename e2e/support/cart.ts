import type { Locator, Page } from 'playwright/test';

/** The button in the header that opens the cart. @param count how many products it says that the cart holds */
export const bag = (page: Page, count?: number): Locator =>
  page.getByRole('button', {
    name:
      count === undefined
        ? /^Abrir carrito/
        : `Abrir carrito, ${count} ${count === 1 ? 'producto' : 'productos'}`,
  });

export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Su carrito' });

/** @returns the drawer */
export async function openCart(page: Page): Promise<Locator> {
  await bag(page).click();
  return drawer(page);
}
