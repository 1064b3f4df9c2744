import type { Page } from 'playwright/test';
import type { Sandbox } from './sandbox.ts';

export const payButton = (page: Page) => page.getByRole('button', { name: 'Pagar con Mercado Pago' });

/** Returns Mercado Pago's link to the payment page, which replaces the button once the payment is prepared. */
export const payLink = (page: Page) => page.getByRole('link', { name: 'Pagar con Mercado Pago' });

export async function goToPayment(page: Page): Promise<void> {
  await payButton(page).click();
  await payLink(page).click();
  await page.getByRole('heading', { name: 'Pago de prueba' }).waitFor();
}

/** Returns the number of payments that the site has prepared since the test began. */
export async function countPreferences(sandbox: Sandbox): Promise<number> {
  const requests = await sandbox.requests();
  return requests.filter(({ route }) => route === 'preference.create').length;
}

export const orderTotal = (page: Page) =>
  page.locator('div', { has: page.getByText('Total a pagar') }).last();
