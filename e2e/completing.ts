// What journeys of completing a template share.
import type { Download, Page } from 'playwright/test';
import { products } from '../src/features/catalogue/products.ts';
import { save } from './downloads.ts';

/** A visitor whose device holds the receipt of every template. */
export async function withReceipt(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const lines = products.map(({ id }) => ({ id, quantity: 1 }));
  const total = products.reduce((sum, { price }) => sum + price, 0);
  const receipt = { reference: 'ref-1', preferenceId: null, lines, total, startedAt: now };
  const stored = { attempts: [], receipts: [{ ...receipt, paymentId: '123', paidAt: now }] };
  // Of the site, and with no app to start.
  await page.goto('/robots.txt');
  await page.evaluate(
    (purchases) => localStorage.setItem('mle.purchases', purchases),
    JSON.stringify(stored),
  );
}

/** Downloads the Word file of the page that completes it. */
export function saveWord(page: Page, name = 'Descargar en Word'): Promise<Download> {
  return save(page.getByRole('button', { name }));
}

/** Opens what is done with drafts rather than in them. */
export async function showDraftOptions(page: Page): Promise<void> {
  const options = page.getByRole('region', { name: /^Borrador abierto/ }).locator('summary');
  const isOpen = await options.evaluate((summary) => summary.parentElement?.hasAttribute('open'));
  if (!isOpen) await options.click();
}
