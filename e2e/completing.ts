// What journeys of completing a template share.
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright/test';
import { products } from '../src/features/catalogue/products.ts';

/** A visitor whose device holds the receipt of every template. */
export async function withReceipt(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const lines = products.map(({ id }) => ({ id, quantity: 1 }));
  const total = products.reduce((sum, { price }) => sum + price, 0);
  const receipt = { reference: 'ref-1', preferenceId: null, lines, total, startedAt: now };
  const stored = { attempts: [], receipts: [{ ...receipt, paymentId: '123', paidAt: now }] };
  await page.goto('/checkout');
  await page.evaluate(
    (purchases) => localStorage.setItem('mle.purchases', purchases),
    JSON.stringify(stored),
  );
}

export async function save(page: Page, name = 'Descargar en Word'): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return file;
}

/** The text of a downloaded document. */
export async function textOf(file: Download): Promise<string> {
  const parts = unzipSync(await readFile(await file.path()));
  const body = parts['word/document.xml'];
  if (!body) throw new Error('No document inside');
  return strFromU8(body).replace(/<[^>]+>/g, '');
}
