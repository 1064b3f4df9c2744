import type { Page } from 'playwright/test';
import type { Sandbox } from './sandbox.ts';

/** Prepares the payment. */
export const payButton = (page: Page) => page.getByRole('button', { name: 'Pagar con Mercado Pago' });

/** Mercado Pago's own, in place of the button once the payment is prepared; leads to the payment page. */
export const payLink = (page: Page) => page.getByRole('link', { name: 'Pagar con Mercado Pago' });

/** From the open checkout to Mercado Pago's payment page. */
export async function goToPayment(page: Page): Promise<void> {
  await payButton(page).click();
  await payLink(page).click();
  await page.getByRole('heading', { name: 'Pago de prueba' }).waitFor();
}

/** How many payments the site has prepared since the test began. */
export async function preferencesCreated(sandbox: Sandbox): Promise<number> {
  const asked = await sandbox.requests();
  return asked.filter(({ route }) => route === 'preference.create').length;
}

/** What the checkout's order comes to. */
export const orderTotal = (page: Page) =>
  page.locator('div', { has: page.getByText('Total a pagar') }).last();
